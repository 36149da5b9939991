import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useMetronome, usePlayer } from '../audio/Audio';
import { type Beat, NO_BEAT } from '../audio/metronome';
import { preferences } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import { usePreferenceSettings } from '../settings/useSettings';
import { useSound } from '../settings/useSound';
import type { Announcer } from '../speech/announcer';
import { useSpeech } from '../speech/Speech';
import { beatsIn } from './beat';
import type { QuizCommands, QuizWording } from './commands';
import { createQuizCommands } from './commands';
import { createQuizController, type QuizController, type QuizControllerDeps } from './controller';
import type { AnyQuiz, AnySession, QuizDefinition, QuizRun } from './definition';
import { type DrillLinks, settingsIdOf, useDrillLinks } from './drillLinks';
import { figuresOf, spokenFigures } from './figures';
import { order } from './order';
import {
  answerWithIn,
  beatsPerQuestionIn,
  drillIn,
  onlyRightIn,
  type Pace,
  type PaceSettings,
  paceIn,
} from './pace';
import { leadIn } from './pacer';
import { QuizRunner } from './QuizRunner';
import { NO_PACER, type Pacer, type QuizStore, type Quizzes, useQuizzes } from './quizzes';
import type { ItemRound } from './results';
import type { DrillLinkDeps } from './run';
import { isOpen, type Session } from './session';
import { SAME_QUESTIONS, SPOKEN_NO_VOICE, sentences } from './text';
import type { FocusTargets } from './useCues';
import { type ByEar, type EyesFreeState, eyesFreeState } from './useEyesFree';
import { createHeard, type Heard, useHeard } from './useHeard';

interface ScreenControllerDeps<Setup, Question, Answer, Quiz>
  extends Pick<
    QuizControllerDeps<Setup, Quiz>,
    'prepare' | 'whyNone' | 'show' | 'stopSound' | 'now' | 'chance'
  > {
  readonly store: QuizStore<Question, Answer, QuizRun<Setup, Quiz>>;
  readonly quizzes: Quizzes;
  /** Drills as links, in the app. */
  readonly links: DrillLinks | undefined;
  readonly settings: Settings;
  readonly rows: PaceSettings;
  readonly preferred: Settings;
  readonly speech: Pick<Announcer, 'voice' | 'say' | 'cancel'>;
  readonly metronome?: Pick<Beat, 'state' | 'timeOf'>;
}

type PaceDeps = Pick<
  ScreenControllerDeps<unknown, unknown, unknown, unknown>,
  'settings' | 'rows' | 'preferred' | 'speech'
>;

/** The pace of a quiz that starts now. If it should be eyes-free and can't, that is said. */
function startPace({ settings, rows, preferred, speech }: PaceDeps): Pace {
  const voice = speech.voice();
  const isWanted = preferred.read(preferences.eyesFree) === 'on';
  if (isWanted && voice === 'ready') return { kind: 'eyes-free' };
  if (isWanted && voice === 'none') speech.say(SPOKEN_NO_VOICE, 'lasting');
  return paceIn(settings, rows);
}

/** The actions of a screen's quiz. */
export function createScreenController<
  Setup,
  Question,
  Answer,
  Quiz extends QuizDefinition<Setup, Question, Answer>,
>(use: ScreenControllerDeps<Setup, Question, Answer, Quiz>): QuizController<Answer> {
  const {
    store,
    quizzes,
    links,
    settings,
    rows,
    preferred,
    speech,
    prepare,
    whyNone,
    metronome = NO_BEAT,
  } = use;
  const { show, stopSound, now, chance } = use;
  return createQuizController<Setup, Question, Answer, Quiz>(store, {
    ...{ prepare, show, stopSound, now, chance },
    pace: () => startPace(use),
    settingsId: ({ kind }) => settingsIdOf(settings.table, settings.choices(), kind),
    drill() {
      const drill = drillIn(settings, rows);
      const part = quizzes.course.take(settings.id);
      if (drill === undefined || part === undefined) return drill;
      const { limit: length = drill.length, spent, test } = part;
      // A test stands alone: nothing follows it.
      return test ? { length, test } : { length, isPart: true, ...(spent !== undefined && { spent }) };
    },
    beats: () => beatsPerQuestionIn(settings, rows),
    metronomeBeats: () => beatsIn(metronome.state(), metronome.timeOf),
    answerWith: () => answerWithIn(settings, rows),
    onlyRight: () => onlyRightIn(settings, rows),
    goesOnByNote: () => preferred.read(preferences.goesOnByNote) === 'on',
    chooser: () => (settings.read(order) === 'weak' ? quizzes.chooserOf(settings.id) : undefined),
    isFirstRound: () => quizzes.learner.isNewTo(settings.id),
    wanted: () => quizzes.wanted(settings.id),
    withdraw: () => quizzes.want(settings.id, undefined),
    goOn: quizzes.course.goOn,
    say: text => speech.say(text, 'news'),
    sayLasting: text => speech.say(text, 'lasting'),
    ...(whyNone && { whyNone }),
    cancelSpeech: speech.cancel,
    ...(links && { link: linkHost(links, settings.id, () => speech.say(SAME_QUESTIONS, 'lasting')) }),
  });
}

/** What a screen's quiz needs from the link in its address. */
const linkHost = (links: DrillLinks, screen: string, saySame: () => void): DrillLinkDeps => ({
  chances: () => links.chancesOf(screen),
  version: () => links.versionOf(screen),
  draw: version => links.draw(screen, version),
  drop: () => links.drop(screen),
  saySame,
});

/** How a drill is going at a moment, as spoken; empty without one. */
export function figuresIn(session: AnySession, at: number, pacer: Pacer = NO_PACER): string {
  const figures = isOpen(session) ? figuresOf(session, at) : undefined;
  if (!isOpen(session) || figures === undefined) return '';
  return sentences(spokenFigures(figures), leadIn(session, pacer, at));
}

/** What a screen brings to its quiz. */
export interface QuizDeps<Setup, Question, Answer, Quiz> {
  readonly storeIn: (quizzes: Quizzes) => QuizStore<Question, Answer, QuizRun<Setup, Quiz>>;
  /** Every type of quiz that the screen has. */
  readonly quizzes: readonly AnyQuiz[];
  readonly wording: QuizWording;
  readonly settings: Settings;
  readonly rows: PaceSettings;
  /** The quiz that starts now, and its setup; for a round of just some items one that may ask them. */
  readonly prepare: (round?: ItemRound) => { readonly quiz: Quiz; readonly setup: Setup };
  /** Why no question can be asked now; left out where one always can. */
  readonly whyNone?: () => string | undefined;
  readonly focusTargets: FocusTargets<Question, Answer, QuizRun<Setup, Quiz>>;
  /** Whether the screen shows its quiz, not another tab; it does by default. */
  readonly isShown?: boolean;
  /** Switches to the quiz, on a screen that may show something else. */
  readonly show?: () => void;
  /** Plays a question that is a sound. */
  readonly play?: (question: Question) => void;
}

/** A screen's quiz; controller and commands are made once. */
export interface QuizOfScreen<Question, Answer, R> {
  readonly session: Session<Question, Answer, R>;
  readonly eyesFree: EyesFreeState;
  readonly controller: QuizController<Answer>;
  readonly commands: QuizCommands;
  /** The session at the time of the call. */
  readonly current: () => Session<Question, Answer, R>;
  /** The sound of the open question, in a quiz that says how it sounds. */
  readonly heard: Heard;
  /** How a drill goes at the time of the call, as spoken; empty in any other quiz. */
  readonly spokenFigures: () => string;
  /** Runs it; to be rendered after everything else, since it moves the focus there. */
  readonly runner: ReactNode;
}

/** A screen's quiz while the screen is shown. Leaving the screen stops its sound, and an open quiz waits. */
export function useQuiz<Setup, Question, Answer, Quiz extends QuizDefinition<Setup, Question, Answer>>(
  deps: QuizDeps<Setup, Question, Answer, Quiz>,
): QuizOfScreen<Question, Answer, QuizRun<Setup, Quiz>> {
  const { storeIn, settings, rows, isShown = true } = deps;
  const quizzes = useQuizzes();
  const links = useDrillLinks();
  const speech = useSpeech();
  const { stop } = usePlayer();
  const metronome = useMetronome();
  const preferred = usePreferenceSettings();
  const latest = useRef(deps);
  latest.current = deps;

  const store = storeIn(quizzes);
  const session = useSyncExternalStore(store.subscribe, store.state);
  const eyesFree = useSyncExternalStore(store.subscribe, () =>
    eyesFreeState(store.state(), store.presence()),
  );

  const sound = useSound();
  // A layout effect, so that the quiz's keys work from the frame in which it appears.
  useLayoutEffect(() => {
    store.setPresence({ isShown });
    return () => store.setPresence({ isShown: false });
  }, [store, isShown]);
  useEffect(() => stop, [stop]);

  const controller = useMemo<QuizController<Answer>>(
    () =>
      createScreenController<Setup, Question, Answer, Quiz>({
        ...{ store, quizzes, links, settings, rows, preferred, speech, metronome, stopSound: stop },
        prepare: round => latest.current.prepare(round),
        whyNone: () => latest.current.whyNone?.(),
        show: () => latest.current.show?.(),
        now: () => performance.now(),
        chance: () => Math.random(),
      }),
    [store, quizzes, links, settings, rows, preferred, speech, metronome, stop],
  );

  const heard = useMemo(
    () => createHeard({ current: store.state, upcoming: controller.upcoming, sound }),
    [store, controller, sound],
  );
  useHeard({ session, eyesFree, isShown }, heard);

  const figures = useCallback(
    () => figuresIn(store.state(), performance.now(), quizzes.pacer),
    [store, quizzes],
  );
  const byEar = useRef<ByEar | undefined>(undefined);
  const commands = useMemo(
    () =>
      createQuizCommands(
        store,
        {
          ...controller,
          repeat: () => byEar.current?.repeat(),
          togglePause: () => byEar.current?.togglePause(),
          sayFigures: () => speech.say(figures()),
        },
        latest.current.wording,
        latest.current.quizzes,
        quizzes.course.next,
      ),
    [store, quizzes, controller, speech, figures],
  );

  return {
    ...{ session, eyesFree, controller, commands, heard, current: store.state, spokenFigures: figures },
    runner: (
      <QuizRunner
        {...{ store, session, isShown, eyesFree, byEar, controller }}
        focusTargets={deps.focusTargets}
        play={(question, why) => (heard.isHeard() ? heard.play(why) : latest.current.play?.(question))}
      />
    ),
  };
}
