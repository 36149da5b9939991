import { useEffect, useMemo } from 'react';
import { Neck } from '../../fretboard/Neck';
import { NECK_TITLES } from '../../fretboard/text';
import { useInstrument } from '../../fretboard/useInstrument';
import type { Position } from '../../instrument/position';
import { isSelfCheck } from '../../quiz/answerWith';
import { asGivenUp } from '../../quiz/definition';
import { Question } from '../../quiz/Question';
import { isOpen, isSolved, openQuestion, type Solved } from '../../quiz/session';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { soundDisabled } from '../../settings/useSound';
import { jumpsIn } from '../pickedPlaces';
import { exploredCells } from './cells';
import { NotesAnswer } from './NotesAnswer';
import { PlaceHeadline } from './PlaceHeadline';
import type { NotesQuestion } from './quiz/question';
import type { NotesRun } from './quiz/quizzes';
import { notesSettings } from './settings';
import type { Notes } from './useNotes';

/** The places that the answer or the verdict is about. */
const seenIn = ({ status, run, last }: Solved<NotesQuestion, unknown, NotesRun>): readonly Position[] =>
  run.quiz.seenIn(status === 'checking' ? asGivenUp(last.question) : last);

/** The neck, to explore or to answer on. A running quiz keeps the neck it started with. */
export function NotesNeck({ settings, notes }: { readonly settings: Settings; readonly notes: Notes }) {
  const { quiz, commands, refs, actOn } = notes;
  const { session } = quiz;
  const instrument = useInstrument();
  const preferred = usePreferenceSettings();
  const signs = useSetting(preferred, preferences.signs);
  const sound = useSetting(preferred, preferences.sound);
  const frets = useSetting(settings, notesSettings.frets);
  const accidentals = useSetting(settings, notesSettings.accidentals);
  const highlights = useSetting(settings, notesSettings.highlights);
  const unmarked = useSetting(settings, notesSettings.others);
  const cellAt = useMemo(
    () =>
      isOpen(session)
        ? session.run.quiz.cellsOf(session, signs)
        : exploredCells({ instrument, accidentals, signs }, highlights, unmarked),
    [session, instrument, signs, accidentals, highlights, unmarked],
  );
  const mistakes = useMemo(
    () => (session.status === 'feedback' ? session.run.quiz.mistakesOf?.(session.last) : undefined),
    [session],
  );
  // The neck goes to what is asked, and to what the verdict is about.
  useEffect(() => {
    if (!isOpen(session)) return;
    const target = session.status === 'asking' && session.run.quiz.targetOf(session.question);
    const seen = isSolved(session) ? seenIn(session) : undefined;
    const places = target ? [target] : (seen ?? []);
    if (places.length > 0) refs.neck.current?.reveal(places);
  }, [session, refs]);
  const jumps = useMemo(() => {
    if (!isOpen(session)) return undefined;
    const { instrument, frets } = openQuestion(session).setup;
    return jumpsIn(session.status, mistakes, { instrument, firstFret: 0, lastFret: frets }, cellAt);
  }, [session, mistakes, cellAt]);
  const others = useMemo(() => [commands.play], [commands]);
  const isPicked = session.status === 'asking' && !isSelfCheck(session.run);
  const picks = isPicked && session.run.quiz.pick !== undefined;
  const hearDisabled = session.status === 'asking' ? BLOCKED_BY_QUESTION : soundDisabled(sound);
  return (
    <Neck
      name="Fretboard"
      instrument={isOpen(session) ? openQuestion(session).setup.instrument : instrument}
      lastFret={isOpen(session) ? openQuestion(session).setup.frets : frets}
      cellAt={cellAt}
      onAct={actOn}
      onHear={session.status === 'asking' ? undefined : actOn}
      actTitle={picks ? 'Select this position' : NECK_TITLES.hear}
      actDisabled={picks ? undefined : hearDisabled}
      {...jumps}
      alsoHere={quiz.spokenFigures}
      tools={isOpen(session) && !mistakes?.length ? 'hidden' : 'drawn'}
      others={isOpen(session) ? undefined : others}
      headline={(place, here) =>
        isOpen(session) ? (
          <Question session={session} eyesFree={quiz.eyesFree} commands={quiz.commands} here={here} />
        ) : (
          <PlaceHeadline instrument={instrument} frets={frets} accidentals={accidentals} place={place} />
        )
      }
      handle={refs.neck}
    >
      {isOpen(session) && <NotesAnswer session={session} notes={notes} />}
    </Neck>
  );
}
