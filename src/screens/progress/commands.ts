import type { Command } from '../../commands/command';
import type { Quizzes } from '../../quiz/quizzes';
import type { PracticeApi } from '../../results/practiceApi';
import type { Settings } from '../../settings/settings';
import { progressSettings } from './settings';
import { NOT_READ_YET, NOTHING_TO_DRILL, PROGRESS_TEXTS, QUIZ_WAITS } from './text';
import type { ProgressView } from './view';

interface ProgressCommandsOptions {
  /** `undefined` until the answers have been read. */
  readonly view: () => Pick<ProgressView, 'tab' | 'weakest'> | undefined;
  readonly settings: Pick<Settings, 'read'>;
  readonly quizzes: Pick<Quizzes, 'active'>;
  readonly desk: Pick<PracticeApi, 'start' | 'drill'>;
}

/** The commands of the Progress screen, except those of its settings and its neck. */
export interface ProgressCommands {
  /** Opens the tab's screen and asks its weakest items. */
  readonly drillThese: Command;
  /** Opens the tab's screen and starts its quiz. */
  readonly start: Command;
  readonly all: readonly Command[];
}

/**
 * Creates the commands of the Progress screen.
 *
 * @example createProgressCommands(options).drillThese.disabled // 'There are no answers to choose from yet'
 */
export function createProgressCommands({
  view,
  settings,
  quizzes,
  desk,
}: ProgressCommandsOptions): ProgressCommands {
  const tab = () => settings.read(progressSettings.tab);
  const drillThese: Command = {
    ...PROGRESS_TEXTS.drillThese,
    opening: 'start',
    scope: 'screen',
    hotkeys: ['x'],
    hint: 'drill these',
    get disabled() {
      const shown = view();
      if (shown === undefined) return NOT_READ_YET;
      if (shown.weakest.items.length === 0) return NOTHING_TO_DRILL;
      return quizzes.active().some(({ screen }) => screen === tab()) ? QUIZ_WAITS : undefined;
    },
    run() {
      const shown = view();
      if (shown) desk.drill(shown.tab, shown.weakest);
    },
  };
  const start: Command = {
    ...PROGRESS_TEXTS.start,
    opening: 'start',
    scope: 'screen',
    hotkeys: ['q'],
    hint: 'quiz',
    run: () => desk.start(tab()),
  };
  return { drillThese, start, all: [drillThese, start] };
}
