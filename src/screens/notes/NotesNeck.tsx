import { useEffect, useMemo } from 'react';
import { Neck } from '../../fretboard/Neck';
import { NECK_TITLES } from '../../fretboard/text';
import { useInstrument } from '../../fretboard/useInstrument';
import type { Position } from '../../instrument/position';
import { Answer } from '../../quiz/Answer';
import { AnswerRadios } from '../../quiz/AnswerRadios';
import { isSelfCheck } from '../../quiz/answerWith';
import { isQuick } from '../../quiz/pace';
import { Question } from '../../quiz/Question';
import { isOpen, isSolved, openQuestion, type Solved, verdictOn } from '../../quiz/session';
import { unanswered } from '../../quiz/solution';
import { GIVES_AWAY, SELF_CHECK_WAITING } from '../../quiz/text';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { soundDisabled } from '../../settings/useSound';
import type { NoteName } from '../../theory/note';
import { useShell } from '../../ui/shell';
import { NeckVerdict } from '../NeckVerdict';
import { ANSWERED, MISTAKES } from '../neckQuizText';
import { exploredCells } from './cells';
import type { NotesQuestion } from './definition';
import { PlaceHeadline } from './PlaceHeadline';
import type { NotesRun, NotesSession } from './quiz';
import { notesSettings } from './settings';
import type { Notes } from './useNotes';

/** Why the cursor can't jump to another place of the note now or, after a verdict on places, to a mistake. */
function jumpDisabled(session: NotesSession, mistakes: readonly Position[] | undefined): string | undefined {
  if (mistakes) return mistakes.length === 0 ? MISTAKES.none : undefined;
  return isOpen(session) ? GIVES_AWAY : undefined;
}

type SolvedNotes = Solved<NotesQuestion, unknown, NotesRun>;

/** The places that the answer or the verdict is about. */
const seenIn = ({ status, run, last }: SolvedNotes): readonly Position[] =>
  run.quiz.seenIn(status === 'checking' ? unanswered(last.question) : last);

/** What is said below the answer or the verdict. */
function linesOf({ status, run, last }: SolvedNotes, nameOf: (name: NoteName) => string): readonly string[] {
  const shown = status === 'checking' ? run.quiz.solutionLines?.(last.question) : undefined;
  return shown ?? run.quiz.reviewOf(last, nameOf);
}

/** How to answer. */
const waitingIn = (run: NotesRun): string =>
  isSelfCheck(run) ? SELF_CHECK_WAITING : run.quiz.waiting[isQuick(run.pace) ? 'quick' : 'calm'];

/** The neck, to explore or to answer on. A running quiz keeps the neck it started with. */
export function NotesNeck({ settings, notes }: { readonly settings: Settings; readonly notes: Notes }) {
  const { quiz, commands, refs, actOn } = notes;
  const { session } = quiz;
  const { withSigns } = useShell();
  const instrument = useInstrument();
  const preferred = usePreferenceSettings();
  const signs = useSetting(preferred, preferences.signs);
  const sound = useSetting(preferred, preferences.sound);
  const frets = useSetting(settings, notesSettings.frets);
  const accidentals = useSetting(settings, notesSettings.accidentals);
  const highlights = useSetting(settings, notesSettings.highlights);
  const others = useSetting(settings, notesSettings.others);
  const cellAt = useMemo(
    () =>
      isOpen(session)
        ? session.run.quiz.cellsOf(session, signs)
        : exploredCells({ instrument, accidentals, signs }, highlights, others),
    [session, instrument, signs, accidentals, highlights, others],
  );
  const mistakes = useMemo(
    () => (session.status === 'feedback' ? session.run.quiz.mistakesOf?.(session.last) : undefined),
    [session],
  );
  // The neck goes to what is asked, and to what the verdict is about.
  useEffect(() => {
    if (!isOpen(session)) return;
    const target = session.status === 'asking' && session.run.quiz.targetOf(session.question);
    const places = target ? [target] : isSolved(session) ? seenIn(session) : [];
    if (places.length > 0) refs.neck.current?.reveal(places);
  }, [session, refs]);
  const isGraded = isOpen(session) && !isSelfCheck(session.run);
  const answers = isGraded && session.run.quiz.answerCodes.length > 0 && session.run.quiz.pick === undefined;
  const picks = isGraded && session.status === 'asking' && session.run.quiz.pick !== undefined;
  const hearDisabled = session.status === 'asking' ? GIVES_AWAY : soundDisabled(sound);
  return (
    <Neck
      name="Fretboard"
      instrument={isOpen(session) ? openQuestion(session).setup.instrument : instrument}
      lastFret={isOpen(session) ? openQuestion(session).setup.frets : frets}
      cellAt={cellAt}
      onAct={actOn}
      onHear={session.status === 'asking' ? undefined : actOn}
      actTitle={picks ? 'Select this place' : NECK_TITLES.hear}
      actDisabled={picks ? undefined : hearDisabled}
      samePitchDisabled={jumpDisabled(session, mistakes)}
      stops={mistakes && { places: mistakes, next: MISTAKES.next, previous: MISTAKES.previous }}
      alsoHere={quiz.spokenFigures}
      tools={isOpen(session) && !mistakes?.length ? 'hidden' : 'drawn'}
      others={isOpen(session) ? [] : [commands.play]}
      headline={(place, here) =>
        isOpen(session) ? (
          <Question session={session} eyesFree={quiz.eyesFree} commands={commands.quiz} here={here} />
        ) : (
          <PlaceHeadline instrument={instrument} frets={frets} accidentals={accidentals} place={place} />
        )
      }
      handle={refs.neck}
    >
      {isOpen(session) && (
        <Answer
          session={session}
          commands={commands.quiz}
          advanceRef={refs.advance}
          layout={answers ? 'beside' : 'below'}
          waiting={waitingIn(session.run)}
          // Otherwise Play is in the sidebar, beside the notes to choose.
          others={isSolved(session) ? [commands.play] : []}
          verdict={
            isSolved(session) && (
              <NeckVerdict
                verdict={verdictOn(session)}
                correct={withSigns(session.run.quiz.correctText(session.last.question))}
                lines={linesOf(session, name => withSigns(name))}
              />
            )
          }
        >
          {answers && (
            <AnswerRadios
              session={session}
              layout="keyboard"
              locked={session.status === 'feedback' ? ANSWERED : undefined}
              onChoose={quiz.acts.draft}
            />
          )}
        </Answer>
      )}
    </Neck>
  );
}
