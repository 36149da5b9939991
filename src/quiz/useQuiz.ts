import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { usePlayer } from '../audio/Audio';
import { preferences } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import { usePreferenceSettings } from '../settings/useSettings';
import { useSpeech } from '../speech/Speech';
import { createQuizActs, type QuizActs } from './acts';
import { createQuizCommands, type QuizCommands, type QuizWording } from './commands';
import type { AnyQuiz, AnySession, QuizDefinition, QuizRun } from './definition';
import { type EyesFreeState, eyesFreeState } from './eyesFree';
import { figuresOf } from './figures';
import { spokenFigures } from './figuresText';
import type { ItemRound } from './itemRound';
import { order } from './order';
import { answerWithIn, drillIn, type PaceSettings } from './pace';
import { type QuizStore, type Quizzes, useQuizzes } from './Quizzes';
import { isOpen, type Session } from './session';
import { useAdvance } from './useAdvance';
import { useAnswerClock } from './useAnswerClock';
import { type QuizPlaces, useCues } from './useCues';
import { useEyesFree, useStartPace } from './useEyesFree';
import { usePresentation } from './usePresentation';

/** What a screen brings to its quiz. */
export interface QuizUse<Setup, Question, Answer, Quiz> {
  readonly storeIn: (quizzes: Quizzes) => QuizStore<Question, Answer, QuizRun<Setup, Quiz>>;
  /** Every type of quiz that the screen has. */
  readonly quizzes: readonly AnyQuiz[];
  readonly wording: QuizWording;
  readonly settings: Settings;
  readonly rows: PaceSettings;
  /** The quiz that starts now, and its setup; for a round of just some items one that may ask them. */
  readonly prepare: (round?: ItemRound) => { readonly quiz: Quiz; readonly setup: Setup };
  readonly places: QuizPlaces<Question, Answer, QuizRun<Setup, Quiz>>;
  /** Whether the screen shows its quiz, not another tab; it does by default. */
  readonly isShown?: boolean;
  /** Switches to the quiz, on a screen that may show something else. */
  readonly show?: () => void;
  /** Plays a question that is a sound. */
  readonly play?: (question: Question) => void;
}

/** A screen's quiz; acts and commands are made once. */
export interface QuizOfScreen<Question, Answer, R> {
  readonly session: Session<Question, Answer, R>;
  readonly eyesFree: EyesFreeState;
  readonly acts: QuizActs<Answer>;
  readonly commands: QuizCommands;
  /** The session at the time of the call. */
  readonly current: () => Session<Question, Answer, R>;
  /** How a drill goes at the time of the call, as spoken; empty in any other quiz. */
  readonly spokenFigures: () => string;
}

/**
 * Runs a screen's quiz while the screen is shown: session, focus, speech, sound and pace. Beneath a dialog nothing
 * advances, plays or opens by itself. Leaving the screen stops its sound, and an open quiz waits.
 */
export function useQuiz<Setup, Question, Answer, Quiz extends QuizDefinition<Setup, Question, Answer>>(
  use: QuizUse<Setup, Question, Answer, Quiz>,
): QuizOfScreen<Question, Answer, QuizRun<Setup, Quiz>> {
  const { settings, rows, isShown = true } = use;
  const quizzes = useQuizzes();
  const store = use.storeIn(quizzes);
  const session = useSyncExternalStore(store.subscribe, store.state);
  const eyesFree = useSyncExternalStore(store.subscribe, () =>
    eyesFreeState(store.state(), store.presence()),
  );
  const { say, cancel } = useSpeech();
  const { stop } = usePlayer();
  const preferred = usePreferenceSettings();
  const latest = useRef(use);
  latest.current = use;

  // A layout effect, so that the quiz's keys work from the frame in which it appears.
  useLayoutEffect(() => {
    store.setPresence({ isShown });
    return () => store.setPresence({ isShown: false });
  }, [store, isShown]);
  useEffect(() => stop, [stop]);

  const startPace = useStartPace(settings, rows);
  const acts = useMemo(
    () =>
      createQuizActs<Setup, Question, Answer, Quiz>(store, {
        prepare: round => latest.current.prepare(round),
        pace: startPace,
        drill: () => drillIn(settings, rows),
        answerWith: () => answerWithIn(settings, rows),
        chooser: () => (settings.read(order) === 'weak' ? quizzes.chooserOf(settings.id) : undefined),
        wanted: () => quizzes.wanted(settings.id),
        withdraw: () => quizzes.want(settings.id, undefined),
        show: () => latest.current.show?.(),
        stopSound: stop,
        say: text => say(text, 'news'),
        cancelSpeech: cancel,
        now: () => performance.now(),
        chance: () => Math.random(),
      }),
    [store, quizzes, settings, rows, startPace, stop, say, cancel],
  );
  const figures = useCallback(() => figuresIn(store.state()), [store]);

  const results = () => preferred.read(preferences.results);
  useCues(session, results, use.places);
  const play = (question: Question) => latest.current.play?.(question);
  const present = usePresentation({ store, session, isShown, results, play });
  useAdvance(session, isShown, acts.advance);
  useAnswerClock(store);
  const eyesFreeActs = useEyesFree({
    store,
    isShown,
    isEyesFree: eyesFree !== 'off',
    places: use.places,
    present,
    play,
  });

  const commands = useMemo(() => {
    const { wording, quizzes } = latest.current;
    const sayFigures = () => say(figures());
    return createQuizCommands(store, { ...acts, ...eyesFreeActs, sayFigures }, wording, quizzes);
  }, [store, acts, eyesFreeActs, say, figures]);
  return { session, eyesFree, acts, commands, current: store.state, spokenFigures: figures };
}

/** How a drill goes at this moment, as spoken; empty without one. */
function figuresIn(session: AnySession): string {
  const figures = isOpen(session) ? figuresOf(session, performance.now()) : undefined;
  return figures === undefined ? '' : spokenFigures(figures);
}
