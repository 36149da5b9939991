import { type Action, bindAll } from '../../commands/action';
import type { Command } from '../../commands/command';
import { START_KEYWORDS, START_QUIZ } from '../../quiz/commands';
import type { Quizzes } from '../../quiz/quizzes';
import { DRILL_THESE } from '../../quiz/text';
import type { PracticeApi } from '../../results/practiceApi';
import type { Settings } from '../../settings/settings';
import type { ScreenActions } from '../action';
import { type PictureDeps, pictureActions } from '../picture';
import { progressSettings } from './settings';
import { ALL_RIGHT, NO_ANSWERS_TO_DRAW, NOT_READ_YET, NOTHING_TO_DRILL, QUIZ_WAITS } from './text';
import type { ProgressView } from './view';

/** What the commands of the Progress screen read and call. */
interface ProgressCommandsDeps extends PictureDeps {
  /** `undefined` until the answers have been read. */
  readonly view: () => Pick<ProgressView, 'tab' | 'weakest' | 'isAllRight' | 'days'> | undefined;
  readonly settings: Pick<Settings, 'read'>;
  readonly quizzes: Pick<Quizzes, 'active'>;
  readonly practice: Pick<PracticeApi, 'start' | 'drill'>;
}

const shared = { group: 'Progress', scope: 'screen', opening: 'start' } as const;

/** The commands of the Progress screen, except those of its settings and its neck. */
const PROGRESS_ACTIONS = {
  /** Opens the tab's screen and asks its weakest items. */
  drillThese: {
    ...shared,
    ...{ id: 'progress.drill-these', title: DRILL_THESE, where: 'on Progress' },
    keywords: ['weakest', 'weak spots', 'drill my weak spots', 'mistakes', 'practice what i get wrong'],
    hotkeys: ['x'],
    hint: 'drill these',
    disabled({ view, settings, quizzes }) {
      const shown = view();
      if (shown === undefined) return NOT_READ_YET;
      if (shown.isAllRight) return ALL_RIGHT;
      if (shown.weakest.items.length === 0) return NOTHING_TO_DRILL;
      const tab = settings.read(progressSettings.tab);
      return quizzes.active().some(({ screen }) => screen === tab) ? QUIZ_WAITS : undefined;
    },
    run({ view, practice }) {
      const shown = view();
      if (shown) practice.drill(shown.tab, shown.weakest);
    },
  },
  /** Opens the tab's screen and starts its quiz. */
  start: {
    ...shared,
    ...{ id: 'progress.begin', title: START_QUIZ },
    keywords: START_KEYWORDS,
    hotkeys: ['q'],
    hint: 'quiz',
    run: ({ practice, settings }) => practice.start(settings.read(progressSettings.tab)),
  },
  ...pictureActions<ProgressCommandsDeps>({
    ...{ id: 'progress', group: shared.group },
    disabled({ view }) {
      const shown = view();
      if (shown === undefined) return NOT_READ_YET;
      return shown.days.length === 0 ? NO_ANSWERS_TO_DRAW : undefined;
    },
  }),
} as const satisfies Record<string, Action<ProgressCommandsDeps>>;

/** What other screens list of this one. */
export const progressActions: ScreenActions = { actions: PROGRESS_ACTIONS };

/** The commands of the Progress screen, except those of its settings and its neck. */
export interface ProgressCommands extends Readonly<Record<keyof typeof PROGRESS_ACTIONS, Command>> {
  readonly all: readonly Command[];
}

/**
 * Creates the commands of the Progress screen.
 *
 * @example createProgressCommands(deps).drillThese.disabled // 'There are no answers to choose from yet'
 */
export function createProgressCommands(deps: ProgressCommandsDeps): ProgressCommands {
  const commands = bindAll<keyof typeof PROGRESS_ACTIONS, ProgressCommandsDeps>(PROGRESS_ACTIONS, deps);
  return { ...commands, all: Object.values(commands) };
}
