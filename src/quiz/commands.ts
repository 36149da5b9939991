import type { Command } from '../commands/command';
import type { Hotkey } from '../commands/hotkey';
import { QUIZ_ACTIONS } from './actions';
import type { QuizActs } from './acts';
import { answerCommands } from './answerCommands';
import { isSelfCheck } from './answerWith';
import type { AnyQuiz, AnyRun, AnySession } from './definition';
import { type DrillActs, drillCommands } from './drillCommands';
import type { EyesFreeActs } from './eyesFree';
import { eyesFreeState } from './eyesFreeState';
import { isLastAnswered } from './lastAnswered';
import { isOpen } from './open';
import type { QuizStore } from './Quizzes';
import type { QuizCommands, QuizWording } from './quizCommands';
import { selfCheckCommands } from './selfCheckCommands';
import { DRILL_THESE } from './setupText';
import { START_ACTIONS } from './startActions';

type Acts = Omit<QuizActs<never>, 'draft' | 'answer' | 'pick' | 'advance' | 'finish' | 'hear' | 'listen'> &
  Pick<EyesFreeActs, 'repeat' | 'togglePause'> &
  DrillActs;

interface StartUse {
  readonly store: Pick<QuizStore<unknown, unknown, AnyRun>, 'state' | 'presence'>;
  readonly acts: Pick<QuizActs<never>, 'start' | 'drillThese' | 'itemRound' | 'whyNone'>;
  readonly wording: QuizWording;
}

/** The commands that start a quiz. */
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
 * The commands of a screen's quiz, made once: titles and whether they are offered are read when they are needed.
 *
 * @param quizzes the types of quiz that the screen has
 * @example createQuizCommands(store, acts, wording, [findNote, nameNote]).start.title // 'Start Quiz'
 */
export function createQuizCommands(
  store: Pick<QuizStore<unknown, unknown, AnyRun>, 'state' | 'presence'>,
  acts: Acts,
  wording: QuizWording,
  quizzes: readonly AnyQuiz[],
): QuizCommands {
  const { id, group } = wording;
  const shared = { group, scope: 'quiz' } as const;
  const shown = () => (store.presence().isShown ? store.state() : undefined);
  const isLast = () => {
    const session = store.state();
    return wording.resultsTitle !== undefined && isOpen(session) && isLastAnswered(session);
  };
  const isDrill = () => {
    const session = shown();
    return session !== undefined && isOpen(session) && session.run.drill !== undefined;
  };
  const hasResults = () => shown()?.status === 'completed';
  const eyesFree = () => eyesFreeState(store.state(), store.presence());
  const { start, drillThese } = startCommands({ store, acts, wording });

  const startAgain: Command = {
    id: `${id}.start-again`,
    title: QUIZ_ACTIONS.startAgain.title,
    group,
    scope: wording.results === 'dialog' ? 'dialog' : 'screen',
    hotkeys: ['q'],
    keywords: [...QUIZ_ACTIONS.startAgain.keywords, ...wording.startKeywords],
    hint: 'quiz',
    get isOffered() {
      return hasResults();
    },
    run: acts.startAgain,
  };
  const submit: Command = {
    ...shared,
    id: `${id}.submit`,
    ...QUIZ_ACTIONS.submit,
    hotkeys: ['Enter'],
    hint: 'submit',
    get isOffered() {
      const session = shown();
      return session?.status === 'asking' && !isSelfCheck(session.run);
    },
    get disabled() {
      const session = store.state();
      if (session.status !== 'asking') return undefined;
      const { quiz } = session.run;
      return quiz.answerIn(session.draft) === undefined ? quiz.missingAnswer : undefined;
    },
    run: acts.submit,
  };
  const giveUp: Command = {
    ...shared,
    id: `${id}.give-up`,
    ...QUIZ_ACTIONS.giveUp,
    // A text field keeps its printable keys, so each has a key with a modifier as well.
    hotkeys: ['/', 'mod+/'],
    get isOffered() {
      return shown()?.status === 'asking';
    },
    run: acts.giveUp,
  };
  const next: Command = {
    ...shared,
    id: `${id}.next`,
    isPedal: true,
    hotkeys: ['Enter'],
    get title() {
      return (isLast() ? wording.resultsTitle : undefined) ?? QUIZ_ACTIONS.next.title;
    },
    get keywords() {
      return isLast() ? START_ACTIONS.results.keywords : QUIZ_ACTIONS.next.keywords;
    },
    get hint() {
      return isLast() ? 'results' : 'next';
    },
    get isOffered() {
      return shown()?.status === 'feedback';
    },
    run: acts.next,
  };
  /** Leaves for the setup or for the results. */
  const leave = (
    to: 'quit' | 'end',
    keywords: readonly string[],
    titleIn: (session: AnySession) => string | undefined,
  ): Command => {
    const title = () => {
      const session = shown();
      return session && titleIn(session);
    };
    return {
      ...shared,
      id: `${id}.${to}`,
      // In a drill it belongs to Finish.
      get hotkeys(): readonly Hotkey[] {
        return isDrill() ? [] : ['shift+q'];
      },
      keywords,
      get title() {
        return title() ?? '';
      },
      get isOffered() {
        return title() !== undefined;
      },
      run: acts[to],
    };
  };
  const quit = leave('quit', wording.quitKeywords, session => wording.quitTitle(session));
  const end = leave('end', wording.endKeywords ?? [], session => wording.endTitle?.(session));

  const { finish, figures } = drillCommands({ id, group, isDrill, acts });
  const { showAnswer, knew, didNot } = selfCheckCommands({ id, group, shown, acts });
  const answers = answerCommands({ shown, quizzes, answerBy: acts.answerBy, ...shared, id });
  const repeat: Command = {
    ...shared,
    id: `${id}.repeat`,
    ...QUIZ_ACTIONS.repeat,
    isPedal: true,
    // A text field keeps its printable keys, so each has a key with a modifier as well.
    hotkeys: ['.', 'mod+.'],
    // Elsewhere the question can be read, and the status line has room for few keys.
    get hint() {
      return eyesFree() === 'off' ? undefined : 'repeat';
    },
    get isOffered() {
      const session = shown();
      return session !== undefined && isOpen(session);
    },
    run: acts.repeat,
  };
  const pause: Command = {
    ...shared,
    id: `${id}.pause`,
    hotkeys: [';', 'mod+;'],
    keywords: ['stop', 'wait', 'resume', 'continue', 'eyes-free'],
    get title() {
      return eyesFree() === 'paused' ? 'Resume' : 'Pause';
    },
    get hint() {
      return eyesFree() === 'paused' ? 'resume' : 'pause';
    },
    get isOffered() {
      return eyesFree() !== 'off';
    },
    run: acts.togglePause,
  };
  const all = [
    ...[start, startAgain, drillThese, submit, showAnswer, knew, didNot, giveUp, next, quit, end, finish],
    ...[...answers, repeat, figures, pause],
  ];
  return {
    ...{ start, startAgain, drillThese, submit, showAnswer, knew, didNot, giveUp, next, quit, end, finish },
    ...{ answers, repeat, figures, pause, all },
  };
}
