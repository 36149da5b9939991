import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePlayer } from '../audio/Audio';
import type { Settings } from '../settings/settings';
import { usePreferenceSettings } from '../settings/useSettings';
import { useSpeech } from '../speech/Speech';
import { FailedDialog } from '../ui/FailedDialog';
import type { Later } from '../ui/later';
import { isDialogOpen } from '../ui/lazyDialog';
import { whenIdle } from '../ui/whenIdle';
import type { QuizActs } from './acts';
import type { AnyQuiz, QuizDefinition, QuizRun } from './definition';
import { useDrillLinks } from './drillLinks';
import { type EarlyAct, earlyActs } from './earlyActs';
import { earlyCommands } from './earlyCommands';
import type { QuizEngine } from './engine';
import { type EyesFreeState, eyesFreeState } from './eyesFreeState';
import type { ItemRound } from './itemRound';
import type { PaceSettings } from './pace';
import { NO_QUIZ, type QuizStore, type Quizzes, useQuizzes } from './Quizzes';
import type { QuizCommands, QuizWording } from './quizCommands';
import type { Session } from './session';
import { QUIZ_FAILED } from './setupText';
import type { QuizPlaces } from './useCues';
import type { ByEar } from './useEyesFree';

/** What a screen's quiz needs from its start on; fetched after the screen has been drawn. */
export interface QuizCode<Setup, Question, Answer, Quiz> {
  readonly engine: QuizEngine;
  readonly storeIn: (quizzes: Quizzes) => QuizStore<Question, Answer, QuizRun<Setup, Quiz>>;
  /** Every type of quiz that the screen has. */
  readonly quizzes: readonly AnyQuiz[];
}

/** What a screen brings to its quiz. */
export interface QuizUse<
  Setup,
  Question,
  Answer,
  Quiz,
  Code extends QuizCode<Setup, Question, Answer, Quiz>,
> {
  readonly code: Later<Code>;
  readonly wording: QuizWording;
  readonly settings: Settings;
  readonly rows: PaceSettings;
  /** The quiz that starts now, and its setup; for a round of just some items one that may ask them. */
  readonly prepare: (code: Code, round?: ItemRound) => { readonly quiz: Quiz; readonly setup: Setup };
  /** Why no question can be asked now; left out where one always can. */
  readonly whyNone?: (code: Code) => string | undefined;
  readonly places: QuizPlaces<Question, Answer, QuizRun<Setup, Quiz>>;
  /** Whether the screen shows its quiz, not another tab; it does by default. */
  readonly isShown?: boolean;
  /** Switches to the quiz, on a screen that may show something else. */
  readonly show?: () => void;
  /** Plays a question that is a sound. */
  readonly play?: (question: Question) => void;
}

/** A screen's quiz; acts and commands are made once, and once more when its code arrives. */
export interface QuizOfScreen<Question, Answer, R, Code = unknown> {
  readonly session: Session<Question, Answer, R>;
  readonly eyesFree: EyesFreeState;
  readonly acts: QuizActs<Answer>;
  readonly commands: QuizCommands;
  /** The session at the time of the call. */
  readonly current: () => Session<Question, Answer, R>;
  /** How a drill goes at the time of the call, as spoken; empty in any other quiz. */
  readonly spokenFigures: () => string;
  /** `undefined` until it has been fetched: before the first question at the latest. */
  readonly code: Code | undefined;
  /** Runs it; to be rendered after everything else, since it moves the focus there. */
  readonly runner: ReactNode;
}

/**
 * A screen's quiz while the screen is shown. What runs it is fetched when the browser is idle or, at the latest, when the
 * quiz is started; then it starts as soon as that is there. Leaving the screen stops its sound, and an open quiz waits.
 */
export function useQuiz<
  Setup,
  Question,
  Answer,
  Quiz extends QuizDefinition<Setup, Question, Answer>,
  Code extends QuizCode<Setup, Question, Answer, Quiz>,
>(
  use: QuizUse<Setup, Question, Answer, Quiz, Code>,
): QuizOfScreen<Question, Answer, QuizRun<Setup, Quiz>, Code> {
  const { settings, rows, isShown = true } = use;
  const quizzes = useQuizzes();
  const links = useDrillLinks();
  const speech = useSpeech();
  const { stop } = usePlayer();
  const preferred = usePreferenceSettings();
  const latest = useRef(use);
  latest.current = use;

  const { code, early, begin, giveUp } = useCode(use.code);
  useStarting(early?.status === 'waiting');
  const store: QuizStore<Question, Answer, QuizRun<Setup, Quiz>> = code?.storeIn(quizzes) ?? NO_QUIZ;
  const session = useSyncExternalStore(store.subscribe, store.state);
  const eyesFree = useSyncExternalStore(store.subscribe, () =>
    eyesFreeState(store.state(), store.presence()),
  );

  // A layout effect, so that the quiz's keys work from the frame in which it appears.
  useLayoutEffect(() => {
    store.setPresence({ isShown });
    return () => store.setPresence({ isShown: false });
  }, [store, isShown]);
  useEffect(() => stop, [stop]);

  const acts = useMemo<QuizActs<Answer>>(
    () =>
      code
        ? code.engine.screenActs<Setup, Question, Answer, Quiz>({
            ...{ store, quizzes, links, settings, rows, preferred, speech, stopSound: stop },
            prepare: round => latest.current.prepare(code, round),
            whyNone: () => latest.current.whyNone?.(code),
            show: () => latest.current.show?.(),
            now: () => performance.now(),
            chance: () => Math.random(),
          })
        : earlyActs({ begin, wanted: () => quizzes.wanted(settings.id) }),
    [code, store, quizzes, links, settings, rows, preferred, speech, stop, begin],
  );
  useEffect(() => {
    if (code === undefined || early?.status !== 'waiting') return;
    giveUp();
    // Something else has come in between.
    if (!isDialogOpen()) acts[early.act]();
  }, [code, early, giveUp, acts]);

  const figures = useCallback(
    () => code?.engine.figuresIn(store.state(), performance.now()) ?? '',
    [code, store],
  );
  const byEar = useRef<ByEar | undefined>(undefined);
  const commands = useMemo(() => {
    const { wording } = latest.current;
    if (code === undefined) return earlyCommands({ store, acts, wording });
    return code.engine.createQuizCommands(
      store,
      {
        ...acts,
        repeat: () => byEar.current?.repeat(),
        togglePause: () => byEar.current?.togglePause(),
        sayFigures: () => speech.say(figures()),
      },
      wording,
      code.quizzes,
    );
  }, [code, store, acts, speech, figures]);

  const runner = code && (
    <code.engine.QuizRunner
      {...{ store, session, isShown, eyesFree, byEar, acts }}
      places={use.places}
      play={question => latest.current.play?.(question)}
    />
  );
  const failed = early?.status === 'failed' && (
    <FailedDialog text={QUIZ_FAILED} onRetry={() => begin(early.act)} onClose={giveUp} />
  );
  return {
    ...{ session, eyesFree, acts, commands, current: store.state, spokenFigures: figures, code },
    runner: failed || runner,
  };
}

/** Keys would change the setup of a quiz that is starting, or answer a question that nobody has seen. */
function useStarting(isStarting: boolean): void {
  const quizzes = useQuizzes();
  useLayoutEffect(() => (isStarting ? quizzes.awaitCode() : undefined), [quizzes, isStarting]);
}

/** What the user has asked for before the code was there. */
interface Early {
  readonly act: EarlyAct;
  readonly status: 'waiting' | 'failed';
}

/** The code of a quiz once it has been fetched, and what waits for it. */
function useCode<Code>(later: Later<Code>) {
  const [code, setCode] = useState(later.now);
  const [early, setEarly] = useState<Early | undefined>(undefined);
  useEffect(() => {
    if (code !== undefined) return;
    return whenIdle([async () => setCode(await later.fetch())]);
  }, [later, code]);
  const begin = useCallback(
    async (act: EarlyAct) => {
      setEarly({ act, status: 'waiting' });
      try {
        setCode(await later.fetch());
      } catch {
        setEarly({ act, status: 'failed' });
      }
    },
    [later],
  );
  const giveUp = useCallback(() => setEarly(undefined), []);
  return { code, early, begin, giveUp };
}
