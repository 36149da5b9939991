import type { Command } from '../commands/command';
import type { Hotkey } from '../commands/hotkey';
import { QUIZ_ACTIONS, START_ACTIONS } from './actions';
import { answerCommands } from './answerCommands';
import { isSelfCheck } from './answerWith';
import { isLastAnswered, type QuizController } from './controller';
import type { AnyQuiz, AnyRun, AnySession } from './definition';
import type { QuizCommands, QuizWording } from './quizCommands';
import type { QuizStore } from './quizzes';
import { isOpen } from './session';
import { DRILL_THESE } from './text';
import { type EyesFreeActs, eyesFreeState } from './useEyesFree';

/** What can only be done where the user checks their own answers. */
export type SelfCheckActs = Pick<QuizController<never>, 'showAnswer' | 'judge'>;

interface SelfCheckCommandsDeps {
  /** The first part of their ids: `notes-quiz`. */
  readonly id: string;
  readonly group: string;
  /** The session, if the quiz is on the page. */
  readonly shown: () => AnySession | undefined;
  readonly acts: SelfCheckActs;
}

/**
 * The commands that only a self-check has.
 *
 * @example selfCheckCommands(use).showAnswer.title // 'Show Answer'
 */
export function selfCheckCommands({ id, group, shown, acts }: SelfCheckCommandsDeps) {
  const shared = { group, scope: 'quiz', isPedal: true } as const;
  const isChecking = () => shown()?.status === 'checking';
  const showAnswer: Command = {
    ...shared,
    id: `${id}.show-answer`,
    ...QUIZ_ACTIONS.showAnswer,
    hotkeys: ['Space'],
    hint: 'answer',
    get isOffered() {
      const session = shown();
      return session?.status === 'asking' && isSelfCheck(session.run);
    },
    run: acts.showAnswer,
  };
  const knew: Command = {
    ...shared,
    id: `${id}.knew`,
    ...QUIZ_ACTIONS.knew,
    hotkeys: ['k'],
    hint: 'knew it',
    get isOffered() {
      return isChecking();
    },
    run: () => acts.judge('right'),
  };
  const didNot: Command = {
    ...shared,
    id: `${id}.did-not`,
    ...QUIZ_ACTIONS.didNot,
    hotkeys: ['j'],
    hint: "didn't",
    get isOffered() {
      return isChecking();
    },
    run: () => acts.judge('wrong'),
  };
  return { showAnswer, knew, didNot };
}

/** What can only be done in a drill. */
export interface DrillActs extends Pick<QuizController<never>, 'finish'> {
  /** Says how it goes. */
  sayFigures(): void;
}

interface DrillCommandsDeps {
  /** The first part of their ids: `notes-quiz`. */
  readonly id: string;
  readonly group: string;
  /** Whether a drill is open on the page. */
  readonly isDrill: () => boolean;
  readonly acts: DrillActs;
}

/**
 * The commands that only a drill has.
 *
 * @example drillCommands(use).finish.title // 'Finish'
 */
export function drillCommands({ id, group, isDrill, acts }: DrillCommandsDeps) {
  const finish: Command = {
    id: `${id}.finish`,
    group,
    scope: 'quiz',
    ...QUIZ_ACTIONS.finish,
    hotkeys: ['shift+q'],
    get isOffered() {
      return isDrill();
    },
    run: acts.finish,
  };
  const figures: Command = {
    id: `${id}.figures`,
    group,
    // On a neck, its own key says the place as well.
    scope: 'screen',
    ...QUIZ_ACTIONS.figures,
    // A text field keeps its printable keys, so each has a key with a modifier as well.
    hotkeys: ['o', 'mod+o'],
    get isOffered() {
      return isDrill();
    },
    run: acts.sayFigures,
  };
  return { finish, figures };
}

type Acts = Omit<
  QuizController<never>,
  'draft' | 'answer' | 'pick' | 'advance' | 'finish' | 'hear' | 'listen'
> &
  Pick<EyesFreeActs, 'repeat' | 'togglePause'> &
  DrillActs;

interface StartDeps {
  readonly store: Pick<QuizStore<unknown, unknown, AnyRun>, 'state' | 'presence'>;
  readonly acts: Pick<QuizController<never>, 'start' | 'drillThese' | 'itemRound' | 'whyNone'>;
  readonly wording: QuizWording;
}

/** The commands that start a quiz. */
export function startCommands({
  store,
  acts,
  wording,
}: StartDeps): Pick<QuizCommands, 'start' | 'drillThese'> {
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
