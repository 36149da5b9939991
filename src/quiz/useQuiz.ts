import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { usePlayer } from '../audio/Audio';
import { preferences } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import { usePreferenceSettings } from '../settings/useSettings';
import { useSpeech } from '../speech/Speech';
import { createQuizActs, type QuizActs } from './acts';
import { createQuizCommands, type QuizCommands, type QuizWording } from './commands';
import { cueFor, type QuizCue, type QuizPlace } from './cues';
import type { AnyQuiz, QuizDefinition, Run } from './definition';
import { type EyesFreeState, eyesFreeState } from './eyesFree';
import { endedByItself, type PaceSettings } from './pace';
import { type QuizStore, type Quizzes, useQuizzes } from './Quizzes';
import { isOpen, type Open, openQuestion, type Session } from './session';
import { useAdvance } from './useAdvance';
import { useAnswerClock } from './useAnswerClock';
import { useCues } from './useCues';
import { useEyesFree, useStartPace } from './useEyesFree';
import { usePresentation } from './usePresentation';

/** The places that a screen lends to the focus of its quiz; where one isn't lent, the focus stays. */
export interface QuizPlaces<Question, Answer, R> {
  question(session: Open<Question, Answer, R>): void;
  /** What submits a draft. */
  draft?(): void;
  /** What goes on after a verdict. */
  advance(): void;
  start(): void;
  /** Results that come by themselves take no key that was meant for the last question. */
  results?(arrival: 'by-itself' | 'asked-for'): void;
}

/** What a screen tells of its quiz. */
export interface QuizUse<Setup, Question, Answer, Quiz> {
  readonly storeIn: (quizzes: Quizzes) => QuizStore<Question, Answer, Run<Setup, Quiz>>;
  /** Every type of quiz that the screen has. */
  readonly quizzes: readonly AnyQuiz[];
  readonly wording: QuizWording;
  readonly settings: Settings;
  readonly rows: PaceSettings;
  /** The quiz that starts now, and what with. */
  readonly prepare: () => { readonly quiz: Quiz; readonly setup: Setup };
  readonly places: QuizPlaces<Question, Answer, Run<Setup, Quiz>>;
  /** Whether the screen shows its quiz, not another of its tabs. */
  readonly isShown?: boolean;
  /** Brings the quiz onto the page, where something else may be shown. */
  readonly show?: () => void;
  /** Plays a question that is heard. */
  readonly play?: (question: Question) => void;
}

/** A screen's quiz. Acts and commands are made once. */
export interface QuizOfScreen<Question, Answer, R> {
  readonly session: Session<Question, Answer, R>;
  readonly eyesFree: EyesFreeState;
  readonly acts: QuizActs<Answer>;
  readonly commands: QuizCommands;
  /** The session at the moment of asking. */
  readonly current: () => Session<Question, Answer, R>;
}

/**
 * Runs the quiz of a screen while that is shown: session, focus, speech, sound and pace. Beneath a dialog nothing goes
 * on, sounds or opens by itself. When the screen is left its sound ends, and an open quiz waits.
 */
export function useQuiz<Setup, Question, Answer, Quiz extends QuizDefinition<Setup, Question, Answer>>(
  use: QuizUse<Setup, Question, Answer, Quiz>,
): QuizOfScreen<Question, Answer, Run<Setup, Quiz>> {
  const { settings, rows, isShown = true } = use;
  const store = use.storeIn(useQuizzes());
  const session = useSyncExternalStore(store.subscribe, store.state);
  const eyesFree = useSyncExternalStore(store.subscribe, () =>
    eyesFreeState(store.state(), store.presence()),
  );
  const { say, cancel } = useSpeech();
  const { stop } = usePlayer();
  const wishes = usePreferenceSettings();
  const latest = useRef(use);
  latest.current = use;

  // In the frame in which a quiz is seen its keys work.
  useLayoutEffect(() => {
    store.setPresence({ isShown });
    return () => store.setPresence({ isShown: false });
  }, [store, isShown]);
  useEffect(() => stop, [stop]);

  const startPace = useStartPace(settings, rows);
  const acts = useMemo(
    () =>
      createQuizActs<Setup, Question, Answer, Quiz>(store, {
        prepare: () => latest.current.prepare(),
        pace: startPace,
        show: () => latest.current.show?.(),
        stopSound: stop,
        say: text => say(text, 'news'),
        cancelSpeech: cancel,
        now: () => performance.now(),
        chance: () => Math.random(),
      }),
    [store, startPace, stop, say, cancel],
  );

  const results = () => wishes.read(preferences.results);
  const play = (question: Question) => latest.current.play?.(question);
  useCues(
    session,
    (before, after): QuizCue => {
      const cue = cueFor(before, after, results());
      return isLent(cue.focus, latest.current.places) ? cue : { ...cue, focus: 'none' };
    },
    (to, current) => moveFocus(to, current, latest.current.places),
  );
  const present = usePresentation({ store, session, isShown, results, play });
  useAdvance(session, isShown, acts.advance);
  useAnswerClock(store);
  const eyesFreeActs = useEyesFree({
    store,
    isShown,
    focusQuestion() {
      const current = store.state();
      if (isOpen(current)) latest.current.places.question(current);
    },
    present,
    play() {
      const current = store.state();
      if (isOpen(current)) play(openQuestion(current));
    },
  });

  const commands = useMemo(
    () =>
      createQuizCommands(
        {
          session: store.state,
          isShown: () => store.presence().isShown,
          eyesFree: () => eyesFreeState(store.state(), store.presence()),
        },
        acts,
        eyesFreeActs,
        latest.current.wording,
        latest.current.quizzes,
      ),
    [store, acts, eyesFreeActs],
  );
  return { session, eyesFree, acts, commands, current: store.state };
}

function isLent<Question, Answer, R>(place: QuizPlace, places: QuizPlaces<Question, Answer, R>): boolean {
  switch (place) {
    case 'draft':
      return places.draft !== undefined;
    case 'results':
      return places.results !== undefined;
    case 'question':
    case 'advance':
    case 'start':
    case 'none':
      return true;
  }
}

function moveFocus<Setup, Question, Answer, Quiz>(
  to: QuizPlace,
  session: Session<Question, Answer, Run<Setup, Quiz>>,
  places: QuizPlaces<Question, Answer, Run<Setup, Quiz>>,
): void {
  switch (to) {
    case 'question':
      if (isOpen(session)) places.question(session);
      return;
    case 'draft':
      places.draft?.();
      return;
    case 'advance':
      places.advance();
      return;
    case 'start':
      places.start();
      return;
    case 'results':
      if (session.status === 'completed')
        places.results?.(endedByItself(session) ? 'by-itself' : 'asked-for');
      return;
    case 'none':
      return;
  }
}
