import type { Command } from '../commands/command';
import type { Hotkey } from '../commands/hotkey';
import type { QuizActs } from './acts';
import type { AnyRun } from './definition';
import type { QuizStore } from './Quizzes';
import type { QuizCommands, QuizWording } from './quizCommands';
import { DRILL_THESE } from './setupText';

interface StartUse {
  readonly store: Pick<QuizStore<unknown, unknown, AnyRun>, 'state' | 'presence'>;
  readonly acts: Pick<QuizActs<never>, 'start' | 'drillThese' | 'itemRound' | 'whyNone'>;
  readonly wording: QuizWording;
}

/**
 * The commands that start a quiz.
 *
 * @example startCommands(use).start.title // 'Start Quiz'
 */
export function startCommands({
  store,
  acts,
  wording,
}: StartUse): Pick<QuizCommands, 'start' | 'drillThese'> {
  const { id, group } = wording;
  const startTitle = () => wording.startTitle(store.state(), store.presence().isShown);
  const hasResults = () => store.presence().isShown && store.state().status === 'completed';
  return {
    start: {
      id: `${id}.start`,
      get title() {
        return startTitle() ?? '';
      },
      get isOffered() {
        return startTitle() !== undefined;
      },
      group,
      scope: 'screen',
      get hotkeys(): readonly Hotkey[] {
        return hasResults() ? [] : ['q'];
      },
      keywords: wording.startKeywords,
      opening: 'start',
      hint: 'quiz',
      get disabled() {
        return acts.whyNone();
      },
      run: acts.start,
    },
    drillThese: {
      id: `${id}.drill-these`,
      title: DRILL_THESE,
      group,
      // On a page of results it takes precedence over the leader of Quick Drill.
      scope: wording.results === 'dialog' ? 'dialog' : 'quiz',
      hotkeys: ['x'],
      keywords: ['weakest', 'mistakes', 'weak spots', 'again', ...wording.startKeywords],
      hint: 'drill these',
      get isOffered() {
        return acts.itemRound() !== undefined;
      },
      run: acts.drillThese,
    },
  };
}

/**
 * The commands of a quiz whose code is still to be fetched: those that start it. No others exist yet.
 *
 * @example earlyCommands(use).all.length // 2
 */
export function earlyCommands(use: StartUse): QuizCommands {
  const { id, group } = use.wording;
  const starting = startCommands(use);
  const absent: Command = {
    id: `${id}.absent`,
    title: '',
    ...{ group, scope: 'quiz', isOffered: false },
    run() {},
  };
  return {
    ...starting,
    ...{ startAgain: absent, submit: absent, giveUp: absent, showAnswer: absent, knew: absent },
    ...{ didNot: absent, next: absent, quit: absent, end: absent, finish: absent, figures: absent },
    ...{ answers: [], repeat: absent, pause: absent },
    all: Object.values(starting),
  };
}
