import { preferences } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import type { Announcer } from '../speech/announcer';
import { createQuizActs, type LinkHost, type QuizController, type QuizControllerDeps } from './controller';
import type { AnySession, QuizDefinition, QuizRun } from './definition';
import type { DrillLinks } from './drillLinks';
import { figuresOf, spokenFigures } from './figures';
import { order } from './order';
import { answerWithIn, drillIn, onlyRightIn, type Pace, type PaceSettings, paceIn } from './pace';
import type { QuizStore, Quizzes } from './quizzes';
import { isOpen } from './session';
import { SAME_QUESTIONS, SPOKEN_NO_VOICE } from './text';

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
export function screenActs<Setup, Question, Answer, Quiz extends QuizDefinition<Setup, Question, Answer>>(
  use: ScreenControllerDeps<Setup, Question, Answer, Quiz>,
): QuizController<Answer> {
  const { store, quizzes, links, settings, rows, speech, prepare, whyNone, show, stopSound, now, chance } =
    use;
  return createQuizActs<Setup, Question, Answer, Quiz>(store, {
    ...{ prepare, show, stopSound, now, chance },
    pace: () => startPace(use),
    drill: () => drillIn(settings, rows),
    answerWith: () => answerWithIn(settings, rows),
    onlyRight: () => onlyRightIn(settings, rows),
    chooser: () => (settings.read(order) === 'weak' ? quizzes.chooserOf(settings.id) : undefined),
    wanted: () => quizzes.wanted(settings.id),
    withdraw: () => quizzes.want(settings.id, undefined),
    say: text => speech.say(text, 'news'),
    sayLasting: text => speech.say(text, 'lasting'),
    ...(whyNone && { whyNone }),
    cancelSpeech: speech.cancel,
    ...(links && { link: linkHost(links, settings.id, () => speech.say(SAME_QUESTIONS, 'lasting')) }),
  });
}

/** What a screen's quiz needs from the link in its address. */
const linkHost = (links: DrillLinks, screen: string, saySame: () => void): LinkHost => ({
  chances: () => links.chancesOf(screen),
  version: () => links.versionOf(screen),
  drop: () => links.drop(screen),
  saySame,
});

/** How a drill is going at a moment, as spoken; empty without one. */
export function figuresIn(session: AnySession, at: number): string {
  const figures = isOpen(session) ? figuresOf(session, at) : undefined;
  return figures === undefined ? '' : spokenFigures(figures);
}
