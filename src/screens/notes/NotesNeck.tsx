import { useEffect, useMemo } from 'react';
import { Neck } from '../../fretboard/Neck';
import { NECK_TITLES } from '../../fretboard/text';
import { useInstrument } from '../../fretboard/useInstrument';
import type { Position } from '../../instrument/position';
import { Answer } from '../../quiz/Answer';
import { AnswerRadios } from '../../quiz/AnswerRadios';
import { isQuick } from '../../quiz/pace';
import { Question } from '../../quiz/Question';
import { isOpen, openQuestion } from '../../quiz/session';
import { GIVES_AWAY } from '../../quiz/text';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { soundDisabled } from '../../settings/useSound';
import { useShell } from '../../ui/shell';
import { NeckVerdict } from '../NeckVerdict';
import { ANSWERED, MISTAKES } from '../neckQuizText';
import { exploredCells } from './cells';
import { PlaceHeadline } from './PlaceHeadline';
import type { NotesSession } from './quiz';
import { notesSettings } from './settings';
import type { Notes } from './useNotes';

/** Why the cursor can't jump to another place of the note now or, after a verdict on places, to a mistake. */
function jumpDisabled(session: NotesSession, mistakes: readonly Position[] | undefined): string | undefined {
  if (mistakes) return mistakes.length === 0 ? MISTAKES.none : undefined;
  return isOpen(session) ? GIVES_AWAY : undefined;
}

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
    const seen = session.status === 'feedback' ? session.run.quiz.seenIn(session.last) : [];
    const places = target ? [target] : seen;
    if (places.length > 0) refs.neck.current?.reveal(places);
  }, [session, refs]);
  const answers =
    isOpen(session) && session.run.quiz.answerCodes.length > 0 && session.run.quiz.pick === undefined;
  const picks = session.status === 'asking' && session.run.quiz.pick !== undefined;
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
          waiting={session.run.quiz.waiting[isQuick(session.run.pace) ? 'quick' : 'calm']}
          // Otherwise Play is in the sidebar, beside the notes to choose.
          others={session.status === 'feedback' ? [commands.play] : []}
          verdict={
            session.status === 'feedback' && (
              <NeckVerdict
                verdict={session.last.verdict}
                correct={withSigns(session.run.quiz.correctText(session.last.question))}
                lines={session.run.quiz.reviewOf(session.last, name => withSigns(name))}
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
