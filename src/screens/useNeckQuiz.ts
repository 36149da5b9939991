import { createRef, useMemo, useRef, useState } from 'react';
import { arpeggioPlan, singlePlan } from '../audio/plan';
import type { NeckHandle } from '../fretboard/Fretboard';
import { midiAt, type Position } from '../instrument/position';
import { isSelfCheck } from '../quiz/answerWith';
import { isOpen, isSameQuestion, isSolved, openQuestion } from '../quiz/session';
import { GIVES_AWAY } from '../quiz/text';
import type { QuizPlaces } from '../quiz/useCues';
import { type QuizOfScreen, type QuizUse, useQuiz } from '../quiz/useQuiz';
import { SOUND_IS_OFF } from '../settings/text';
import { useSound } from '../settings/useSound';
import { useSpeech } from '../speech/Speech';
import type { AnyNeckRun, AnyNeckSession, NeckQuiz } from './neckQuiz';

const createRefs = () => ({
  neck: createRef<NeckHandle>(),
  advance: createRef<HTMLButtonElement>(),
  start: createRef<HTMLButtonElement>(),
});

/** What the quiz moves the focus to. */
export type NeckQuizRefs = ReturnType<typeof createRefs>;

const placesOf = (
  { neck, advance }: NeckQuizRefs,
  start: () => void,
): QuizPlaces<unknown, unknown, AnyNeckRun> => ({
  question: session => neck.current?.focus(session.run.quiz.targetOf(openQuestion(session))),
  advance() {
    // Enter works on the neck too, where the marks can be read.
    if (!neck.current?.hasFocus()) advance.current?.focus();
  },
  start,
});

/** The quiz of a screen that asks on a neck. */
export interface NeckQuizOfScreen {
  readonly quiz: QuizOfScreen<unknown, unknown, AnyNeckRun>;
  readonly refs: NeckQuizRefs;
  /** Focuses the button that starts it or, while the controls are hidden, what the screen shows. */
  readonly focusStart: () => void;
  /** What acting on a place of the question's neck does. */
  readonly actOn: (place: Position) => void;
  /** Plays what the open question is about. */
  readonly playQuestion: () => void;
  /** Whether it may be heard before it is answered. */
  readonly isHeardInQuestion: () => boolean;
}

const heardIn = (session: AnyNeckSession): readonly Position[] =>
  isOpen(session) ? session.run.quiz.heardIn(session) : [];

interface NeckQuizUse<Setup, Question>
  extends Omit<QuizUse<Setup, Question, unknown, NeckQuiz<Setup, Question, unknown>>, 'places'> {
  /** Focuses what the screen shows without a question. */
  readonly focusHome: () => void;
}

/** Runs a screen's quiz on a neck: session, focus and sound, and what acting on a place does. */
export function useNeckQuiz<Setup, Question>({
  focusHome,
  ...use
}: NeckQuizUse<Setup, Question>): NeckQuizOfScreen {
  const { say } = useSpeech();
  const sound = useSound();
  const [refs] = useState(createRefs);
  const latest = useRef(focusHome);
  latest.current = focusHome;
  const [{ places, focusStart }] = useState(() => {
    const focusStart = () => {
      if (refs.start.current) refs.start.current.focus();
      else latest.current();
    };
    return { places: placesOf(refs, focusStart), focusStart };
  });
  const quiz = useQuiz<Setup, Question, unknown, NeckQuiz<Setup, Question, unknown>>({ ...use, places });
  const { current, acts } = quiz;

  const acting = useMemo(() => {
    const actOn = (place: Position) => {
      const session = current();
      if (!isOpen(session)) return;
      const { quiz, pace } = session.run;
      if (isSolved(session)) {
        if (sound.state === 'off') say(SOUND_IS_OFF);
        else sound.play(singlePlan(midiAt(quiz.neckOf(session.last.question).instrument, place)));
        return;
      }
      if (quiz.pick === undefined || isSelfCheck(session.run)) {
        say(GIVES_AWAY);
        return;
      }
      const picked = quiz.pick(session.question, session.draft, place, pace);
      if (picked === undefined) return;
      if (picked.draft !== undefined) acts.draft(picked.draft);
      // A pick that ends the question is followed by its verdict instead.
      if (isSameQuestion(session, current())) say(picked.say);
    };
    const playQuestion = () => {
      const session = current();
      if (!isOpen(session)) return;
      const { instrument } = session.run.quiz.neckOf(openQuestion(session));
      const [lowest, ...others] = heardIn(session).map(place => midiAt(instrument, place));
      if (lowest === undefined) return;
      sound.play(others.length === 0 ? singlePlan(lowest) : arpeggioPlan([lowest, ...others]));
    };
    const isHeardInQuestion = () => heardIn(current()).length > 0;
    return { actOn, playQuestion, isHeardInQuestion };
  }, [current, acts, sound, say]);
  return { quiz, refs, focusStart, ...acting };
}
