import { createRef, useMemo, useState } from 'react';
import { arpeggioPlan, singlePlan } from '../../audio/plan';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { useInstrument } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import { midiAt, type Position } from '../../instrument/position';
import { isSelfCheck } from '../../quiz/answerWith';
import type { ItemRound } from '../../quiz/itemRound';
import { isSameQuestion, isSolved } from '../../quiz/session';
import { BLOCKED_BY_QUESTION } from '../../quiz/text';
import type { FocusTargets } from '../../quiz/useCues';
import { type QuizOfScreen, useQuiz } from '../../quiz/useQuiz';
import type { Settings } from '../../settings/settings';
import { SOUND_IS_OFF } from '../../settings/text';
import { useSound } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import { type ActingDeps, useRefusal } from '../useNeckQuiz';
import { notesWording } from './actions';
import { createNotesCommands, createPlaceCommands } from './commands';
import type { AnyNotesQuiz, NotesQuestion, NotesSetup } from './quiz/question';
import { choicesFor, NOTES_QUIZZES, type NotesRun, notesQuiz, notesSetup } from './quiz/quizzes';
import { notesSettings } from './settings';

/** The quiz that starts now, and its setup. */
function prepare(settings: Settings, instrument: Instrument, round?: ItemRound) {
  if (round) settings.apply(choicesFor(round, settings.choices(), instrument));
  const setup = notesSetup(settings, instrument);
  settings.write(notesSettings.highlights, []);
  return { quiz: NOTES_QUIZZES[settings.read(notesSettings.quizType)], setup };
}

/** Acts on a place of the neck while a question is asked. */
function pickAt(
  { current, acts }: Pick<QuizOfScreen<NotesQuestion, unknown, NotesRun>, 'current' | 'acts'>,
  place: Position,
  { say, refuse }: Pick<ActingDeps, 'say' | 'refuse'>,
): void {
  const session = current();
  if (session.status !== 'asking') return;
  const { quiz, pace } = session.run;
  if (quiz.pick === undefined || isSelfCheck(session.run)) {
    refuse(BLOCKED_BY_QUESTION);
    return;
  }
  const picked = quiz.pick(session.question, session.draft, place, pace);
  if (picked === undefined) return;
  if (picked.draft === undefined) {
    refuse(picked.say);
    return;
  }
  acts.draft(picked.draft);
  // A pick that ends the question is followed by its verdict instead.
  if (isSameQuestion(session, current())) say(picked.say);
}

const MIDDLE_C = 60;

const createRefs = () => ({
  neck: createRef<NeckHandle>(),
  advance: createRef<HTMLButtonElement>(),
  start: createRef<HTMLButtonElement>(),
});

/** What the quiz moves the focus to. */
type NotesRefs = ReturnType<typeof createRefs>;

const placesOf = ({ neck, advance, start }: NotesRefs): FocusTargets<NotesQuestion, unknown, NotesRun> => ({
  question(session) {
    const target = session.status === 'asking' ? session.run.quiz.targetOf(session.question) : undefined;
    neck.current?.focus(target);
  },
  advance() {
    // Enter works on the neck too, where the marks can be read.
    if (!neck.current?.hasFocus()) advance.current?.focus();
  },
  start() {
    if (start.current) start.current.focus();
    else neck.current?.focus();
  },
});

/** Runs the Notes screen: its quiz, its sound, and what acting on a place of the neck does. */
export function useNotes(settings: Settings) {
  const { say } = useSpeech();
  const sound = useSound();
  const instrument = useInstrument();
  const [refs] = useState(createRefs);
  const [places] = useState(() => placesOf(refs));

  const quiz = useQuiz<NotesSetup, NotesQuestion, unknown, AnyNotesQuiz>({
    storeIn: notesQuiz,
    quizzes: Object.values(NOTES_QUIZZES),
    wording: notesWording,
    settings,
    rows: notesSettings,
    places,
    prepare: round => prepare(settings, instrument, round),
  });
  const { current, acts, commands: quizCommands } = quiz;
  const { refuse, refusedIn } = useRefusal(current, say);

  const { actOn, commands, placeCommands } = useMemo(() => {
    const playPlace = (place: Position) => {
      if (sound.state === 'off') say(SOUND_IS_OFF);
      else sound.play(singlePlan(midiAt(instrument, place)));
    };
    const actOn = (place: Position) => {
      if (current().status === 'asking') pickAt({ current, acts }, place, { say, refuse });
      else playPlace(place);
    };
    const play = () => {
      const session = current();
      const highlights = settings.read(notesSettings.highlights);
      if (isSolved(session)) sound.play(singlePlan(session.run.quiz.midiOf(session.last.question)));
      else if (highlights.length > 0) sound.play(arpeggioPlan(highlights.map(pitch => MIDDLE_C + pitch)));
      else if (refs.neck.current) playPlace(refs.neck.current.cursor());
    };
    const commands = createNotesCommands({
      ...{ session: current, quiz: quizCommands, settings, sound, say, play },
    });
    const placeCommands = createPlaceCommands({ instrument, session: current, pick: actOn });
    return { actOn, commands, placeCommands };
  }, [current, acts, quizCommands, settings, sound, instrument, say, refuse, refs]);

  return { quiz, commands, placeCommands, refs, actOn, refused: refusedIn(quiz.session) };
}

/** The Notes screen's quiz, its commands and what they act on. */
export type Notes = ReturnType<typeof useNotes>;
