import { type Action, bindAll } from '../../commands/action';
import type { Command } from '../../commands/command';
import { START_KEYWORDS } from '../../quiz/commands';
import type { Quizzes } from '../../quiz/quizzes';
import { quizWaitsText } from '../../quiz/text';
import type { PracticeApi } from '../../results/practiceApi';
import type { ScreenActions } from '../action';
import { GO_ON, NOT_READ, START, START_OVER } from './text';
import type { TodayView } from './view';

/** What the commands of the Today screen read and call. */
interface TodayCommandsDeps {
  /** Calls back with what there is to practice: at once, or as soon as the answers have been read. */
  readonly withView: (run: (view: TodayView) => void) => void;
  /** Whether the answers can't be read. */
  readonly isFailed: () => boolean;
  readonly quizzes: Pick<Quizzes, 'active'>;
  readonly practice: Pick<PracticeApi, 'today' | 'screenName'>;
}

const shared = { group: 'Today', scope: 'screen', opening: 'start' } as const;

/** Whether a practice was begun and isn't done. */
function isUnderWay({ practice }: TodayCommandsDeps): boolean {
  const begun = practice.today.current();
  return begun !== undefined && begun.at < begun.parts.length;
}

function whyNot({ isFailed, quizzes, practice }: TodayCommandsDeps): string | undefined {
  const [waiting] = quizzes.active();
  if (waiting) return quizWaitsText(practice.screenName(waiting.screen));
  return isFailed() ? NOT_READ : undefined;
}

const TODAY_ACTIONS = {
  /** Begins today's practice, or goes on with it. */
  start: {
    ...shared,
    ...{ id: 'today.start', title: START, where: 'on Today' },
    titleNow(deps) {
      if (isUnderWay(deps)) return GO_ON;
      return deps.practice.today.current() === undefined ? undefined : START_OVER;
    },
    keywords: [...START_KEYWORDS, 'continue', 'go on', 'resume'],
    hotkeys: ['q'],
    hint: 'start',
    disabled: whyNot,
    run(deps) {
      if (isUnderWay(deps)) deps.practice.today.goOn();
      else deps.withView(({ minutes, plan, known }) => deps.practice.today.begin(minutes, plan, known));
    },
  },
} as const satisfies Record<string, Action<TodayCommandsDeps>>;

/** What other screens list of this one. */
export const todayActions: ScreenActions = { actions: TODAY_ACTIONS };

/** The commands of the Today screen, except those of its settings and its path. */
export interface TodayCommands extends Readonly<Record<keyof typeof TODAY_ACTIONS, Command>> {
  readonly all: readonly Command[];
}

/**
 * Creates the commands of the Today screen.
 *
 * @example createTodayCommands(deps).start.title // 'Go On' once a practice has begun
 */
export function createTodayCommands(deps: TodayCommandsDeps): TodayCommands {
  const commands = bindAll<keyof typeof TODAY_ACTIONS, TodayCommandsDeps>(TODAY_ACTIONS, deps);
  return { ...commands, all: Object.values(commands) };
}
