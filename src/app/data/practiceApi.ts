import type { ScreenId } from '../../commands/command';
import type { Quizzes } from '../../quiz/quizzes';
import type { PracticeApi } from '../../results/practiceApi';
import { drillTexts } from '../../screens/drillText';
import { tableOf } from '../../screens/tables';
import type { AllSettings } from '../../settings/useSettings';
import type { DeferredCommands } from '../deferredCommands';
import type { Navigation } from '../links/navigation';
import type { Answers, Recorder } from './answers';

interface PracticeApiDeps extends Pick<Recorder, 'now' | 'dateOf'> {
  readonly answers: Pick<Answers, 'answerLog' | 'roundOf'>;
  readonly quizzes: Pick<Quizzes, 'want'>;
  readonly navigation: Pick<Navigation, 'open' | 'current' | 'subscribe'>;
  readonly deferredCommands: DeferredCommands;
  readonly screens: AllSettings['screens'];
}

/** Creates the API through which screens use the user's answers. */
export function createPracticeApi(deps: PracticeApiDeps): PracticeApi {
  const { now, dateOf, answers, quizzes, navigation, deferredCommands, screens } = deps;
  const openAndRun = (screen: ScreenId, command: string) => {
    if (navigation.current()?.id !== screen) navigation.open(screen);
    deferredCommands.run(screen, `${screen}-quiz.${command}`);
  };
  /** Withdraws a round if its screen is left before it could start. */
  const withdrawWhenLeft = (screen: ScreenId) => {
    const stop = navigation.subscribe(() => {
      if (navigation.current()?.id === screen) return;
      quizzes.want(screen, undefined);
      stop();
    });
  };
  return {
    log: async () => (await answers.answerLog()).log,
    today: () => dateOf(now()),
    roundOf: answers.roundOf,
    describe: (screen, way) => drillTexts(tableOf(screen), screens[screen].choices(), way),
    start: screen => openAndRun(screen, 'start'),
    drill(screen, round) {
      quizzes.want(screen, round);
      openAndRun(screen, 'drill-these');
      withdrawWhenLeft(screen);
    },
  };
}
