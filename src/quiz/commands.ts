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
import { isLastAnswered, isOpen } from './open';
import type { QuizStore } from './Quizzes';
import { selfCheckCommands } from './selfCheckCommands';
import { DRILL_THESE, GIVE_UP, START_AGAIN } from './setupText';

/** What the commands of a quiz are called on one screen. */
export interface QuizWording {
  /** The first part of their ids: `notes-quiz`. */
  readonly id: string;
  /** What they are listed under: `Notes quiz`. */
  readonly group: string;
  /** The title of the start now; `undefined` where it isn't offered. A quiz behind a tab of its screen isn't shown. */
  startTitle(session: AnySession, isShown: boolean): string | undefined;
  readonly startKeywords: readonly string[];
  /** The title of leaving for the setup now; `undefined` where it isn't offered. */
  quitTitle(session: AnySession): string | undefined;
  readonly quitKeywords: readonly string[];
  /** The title of leaving for the results now; `undefined` where it isn't offered. */
  endTitle?(session: AnySession): string | undefined;
  readonly endKeywords?: readonly string[];
  /** The title of what follows the last answer, where it isn't `Next Question`. */
  readonly resultsTitle?: string;
  /** Where its results are shown: in a dialog, or as a part of the page. */
  readonly results: 'dialog' | 'page';
}

/** The commands that every quiz has. */
export interface QuizCommands {
  readonly start: Command;
  /** From the results, straight to a first question. */
  readonly startAgain: Command;
  /** From the results, to a round of the weakest items; from elsewhere, to a round of any items. */
  readonly drillThese: Command;
  readonly submit: Command;
  /** Shows the answer of a question that the user can't answer. */
  readonly giveUp: Command;
  /** Shows the answer where the user checks their own, who then says whether they knew it. */
  readonly showAnswer: Command;
  readonly knew: Command;
  readonly didNot: Command;
  readonly next: Command;
  readonly quit: Command;
  readonly end: Command;
  /** Ends a drill with its results. */
  readonly finish: Command;
  /** Says how a drill is going. */
  readonly figures: Command;
  /** One for each answer code; those of the open question are offered. */
  readonly answers: readonly Command[];
  readonly repeat: Command;
  readonly pause: Command;
  /** All of them, in the order of the palette. */
  readonly all: readonly Command[];
}

type Acts = Omit<QuizActs<never>, 'draft' | 'answer' | 'advance' | 'finish'> &
  Pick<EyesFreeActs, 'repeat' | 'togglePause'> &
  DrillActs;

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
  const startTitle = () => wording.startTitle(store.state(), store.presence().isShown);

  const start: Command = {
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
    hint: 'quiz',
    run: acts.start,
  };
  const startAgain: Command = {
    id: `${id}.start-again`,
    title: START_AGAIN,
    group,
    scope: wording.results === 'dialog' ? 'dialog' : 'screen',
    hotkeys: ['q'],
    keywords: ['repeat', 'once more', 'restart', ...wording.startKeywords],
    hint: 'quiz',
    get isOffered() {
      return hasResults();
    },
    run: acts.startAgain,
  };
  const drillThese: Command = {
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
    title: GIVE_UP,
    // A text field keeps its printable keys, so each has a key with a modifier as well.
    hotkeys: ['/', 'mod+/'],
    keywords: ['give up', 'dont', 'skip', 'show the answer', 'pass', 'solution'],
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
      return isLast() ? QUIZ_ACTIONS.results.keywords : QUIZ_ACTIONS.next.keywords;
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
