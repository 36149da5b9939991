import { type Action, bindAll } from '../commands/action';
import type { Command } from '../commands/command';
import { answerCommands } from './answerCommands';
import { isSelfCheck } from './answerWith';
import type { QuizController } from './controller';
import type { AnyQuiz, AnyRun, AnySession } from './definition';
import type { QuizStore } from './quizzes';
import { isLastAnswered } from './run';
import { isOpen } from './session';
import { DRILL_THESE } from './text';
import { type EyesFreeControls, eyesFreeState } from './useEyesFree';

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

export const START_QUIZ = 'Start Quiz';

/** What a quiz is called that waits on another screen. */
export const BACK_TO_THE_QUIZ = 'Back to the Quiz';

/** The words for starting any quiz. */
export const START_KEYWORDS = [
  ...['begin', 'restart', 'start again', 'practice', 'test', 'exam', 'game'],
  'ask me questions',
] as const;

/** Leaving a quiz for its setup. */
export const QUIT_QUIZ = {
  title: 'Quit Quiz',
  keywords: ['end', 'stop', 'stop quiz', 'end quiz', 'leave', 'exit', 'abort', 'cancel'],
} as const;

/** Going on to the results. */
export const SEE_RESULTS = {
  title: 'See Results',
  keywords: ['statistics', 'stats', 'score', 'progress', 'how well', 'percent', 'accuracy'],
} as const;

const AGAIN = ['repeat', 'once more', 'restart'] as const;

/** Where there is a quiz to act on, within a sentence. */
const IN_A_QUIZ = 'in a quiz';
export const AT_THE_END = 'at the end of a quiz';
const IN_A_DRILL = 'in a drill';
const IN_A_PRACTICE = "in the results of a part of today's practice";
const IN_A_SELF_CHECK = 'in a self-check';

/** What the commands of a quiz do to it. */
type QuizControls = Omit<
  QuizController<never>,
  'upcoming' | 'draft' | 'answer' | 'pick' | 'passOn' | 'advance' | 'finish' | 'hear' | 'hearStrum' | 'listen'
> &
  Pick<EyesFreeControls, 'repeat' | 'togglePause'> &
  Pick<QuizController<never>, 'finish'> & {
    /** Says how a drill goes. */
    sayFigures(): void;
  };

/** What the commands of a quiz read and call. */
interface QuizCommandsDeps {
  readonly store: Pick<QuizStore<unknown, unknown, AnyRun>, 'state' | 'presence'>;
  readonly controller: QuizControls;
  readonly wording: QuizWording;
  /** What comes after a drill that is a part of a practice, as a title. */
  readonly nextPart: () => string | undefined;
}

/** The session, if the quiz is on the page. */
const shownIn = ({ store }: QuizCommandsDeps): AnySession | undefined =>
  store.presence().isShown ? store.state() : undefined;

const hasResults = (deps: QuizCommandsDeps): boolean => shownIn(deps)?.status === 'completed';

/** Whether Enter counts in the results: not as long as it may be meant for the last question. */
function isSettled({ store }: QuizCommandsDeps): boolean {
  const session = store.state();
  return session.status === 'completed' && store.presence().settled === session.answered;
}

/** The title of the next part of a practice, in the results of one. */
function nextPart(deps: QuizCommandsDeps): string | undefined {
  const session = shownIn(deps);
  return session?.status === 'completed' && session.run.drill?.isPart ? deps.nextPart() : undefined;
}

const isChecking = (deps: QuizCommandsDeps): boolean => shownIn(deps)?.status === 'checking';

/** Whether a drill is open on the page. */
function isDrill(deps: QuizCommandsDeps): boolean {
  const session = shownIn(deps);
  return session !== undefined && isOpen(session) && session.run.drill !== undefined;
}

/** Whether the results are next, under a title of their own. */
function isLast({ store, wording }: QuizCommandsDeps): boolean {
  const session = store.state();
  return wording.resultsTitle !== undefined && isOpen(session) && isLastAnswered(session);
}

const startTitle = ({ store, wording }: QuizCommandsDeps): string | undefined =>
  wording.startTitle(store.state(), store.presence().isShown);

const eyesFree = ({ store }: QuizCommandsDeps) => eyesFreeState(store.state(), store.presence());

/** The title of leaving for the setup or for the results; `undefined` where it isn't offered. */
function leaveTitle(deps: QuizCommandsDeps, to: 'quit' | 'end'): string | undefined {
  const session = shownIn(deps);
  if (session === undefined) return undefined;
  return to === 'quit' ? deps.wording.quitTitle(session) : deps.wording.endTitle?.(session);
}

const shared = { group: 'Quiz', scope: 'quiz' } as const;

/** The commands that every quiz has, in palette order. Their ids and groups are completed by the wording of their screen. */
const QUIZ_ACTIONS = {
  start: {
    ...shared,
    ...{ id: 'start', title: START_QUIZ, scope: 'screen' },
    titleNow: startTitle,
    keywordsNow: ({ wording }) => wording.startKeywords,
    isOffered: deps => startTitle(deps) !== undefined,
    hotkeys: deps => (hasResults(deps) ? [] : ['q']),
    opening: 'start',
    hint: 'quiz',
    disabled: ({ controller }) => controller.whyNone(),
    run: ({ controller }) => controller.start(),
  },
  /** From the results, straight to a first question. */
  startAgain: {
    ...shared,
    ...{ id: 'start-again', title: 'Start Again', where: AT_THE_END },
    scope: ({ wording }) => (wording.results === 'dialog' ? 'dialog' : 'screen'),
    keywords: AGAIN,
    keywordsNow: ({ wording }) => [...AGAIN, ...wording.startKeywords],
    hotkeys: deps => (isSettled(deps) && nextPart(deps) === undefined ? ['q', 'Enter'] : ['q']),
    hint: 'quiz',
    isOffered: hasResults,
    run: ({ controller }) => controller.startAgain(),
  },
  /** From the results of one part of a practice, to the next. */
  goOn: {
    ...shared,
    ...{ id: 'go-on', title: 'Go On', where: IN_A_PRACTICE },
    scope: ({ wording }) => (wording.results === 'dialog' ? 'dialog' : 'quiz'),
    keywords: ['next', 'continue', 'next part', 'practice today'],
    titleNow: nextPart,
    hotkeys: deps => (isSettled(deps) ? ['Enter'] : []),
    hint: 'go on',
    isOffered: deps => nextPart(deps) !== undefined,
    run: ({ controller }) => controller.goOn(),
  },
  /** From the results, to a round of the weakest items; from elsewhere, to a round of any items. */
  drillThese: {
    ...shared,
    ...{ id: 'drill-these', title: DRILL_THESE },
    // On a page of results it takes precedence over the leader of Quick Drill.
    scope: ({ wording }) => (wording.results === 'dialog' ? 'dialog' : 'quiz'),
    keywordsNow: ({ wording }) => ['weakest', 'mistakes', 'weak spots', 'again', ...wording.startKeywords],
    hotkeys: ['x'],
    hint: 'drill these',
    isOffered: ({ controller }) => controller.itemRound() !== undefined,
    run: ({ controller }) => controller.drillThese(),
  },
  submit: {
    ...shared,
    ...{ id: 'submit', title: 'Submit Answer', where: IN_A_QUIZ },
    keywords: ['check', 'enter', 'confirm'],
    hotkeys: ['Enter'],
    hint: 'submit',
    isOffered(deps) {
      const session = shownIn(deps);
      return session?.status === 'asking' && !isSelfCheck(session.run);
    },
    disabled({ store }) {
      const session = store.state();
      if (session.status !== 'asking') return undefined;
      const { quiz } = session.run;
      return quiz.answerIn(session.draft) === undefined ? quiz.missingAnswer : undefined;
    },
    isLate: ({ controller }) => controller.isLate(),
    run: ({ controller }) => controller.submit(),
  },
  /** Shows the answer where the user checks their own, who then says whether they knew it. */
  showAnswer: {
    ...shared,
    ...{ id: 'show-answer', title: 'Show Answer', where: IN_A_SELF_CHECK, isPedal: true },
    keywords: ['reveal', 'solution', 'turn over'],
    hotkeys: ['Space'],
    hint: 'answer',
    isOffered(deps) {
      const session = shownIn(deps);
      return session?.status === 'asking' && isSelfCheck(session.run);
    },
    run: ({ controller }) => controller.showAnswer(),
  },
  knew: {
    ...shared,
    ...{ id: 'knew', title: 'I Knew It', where: IN_A_SELF_CHECK, isPedal: true },
    keywords: ['right', 'correct', 'yes'],
    hotkeys: ['k'],
    hint: 'knew it',
    isOffered: isChecking,
    run: ({ controller }) => controller.judge('right'),
  },
  didNot: {
    ...shared,
    ...{ id: 'did-not', title: "I Didn't", where: IN_A_SELF_CHECK, isPedal: true },
    keywords: ['wrong', 'incorrect', 'no', 'didnt know'],
    hotkeys: ['j'],
    hint: "didn't",
    isOffered: isChecking,
    run: ({ controller }) => controller.judge('wrong'),
  },
  /** Shows the answer of a question that the user can't answer. */
  giveUp: {
    ...shared,
    ...{ id: 'give-up', title: "I Don't Know", where: IN_A_QUIZ },
    keywords: ['give up', 'dont', 'skip', 'show the answer', 'pass', 'solution'],
    // A text field keeps its printable keys, so each has a key with a modifier as well.
    hotkeys: ['/', 'mod+/'],
    isOffered: deps => shownIn(deps)?.status === 'asking',
    run: ({ controller }) => controller.giveUp(),
  },
  next: {
    ...shared,
    ...{ id: 'next', title: 'Next Question', where: IN_A_QUIZ, isPedal: true },
    keywords: ['continue', 'skip'],
    titleNow: deps => (isLast(deps) ? deps.wording.resultsTitle : undefined),
    keywordsNow: deps => (isLast(deps) ? SEE_RESULTS.keywords : undefined),
    hotkeys: ['Enter'],
    hint: deps => (isLast(deps) ? 'results' : 'next'),
    isOffered: deps => shownIn(deps)?.status === 'feedback',
    run: ({ controller }) => controller.next(),
  },
  quit: {
    ...shared,
    ...{ id: 'quit', ...QUIT_QUIZ, where: IN_A_QUIZ },
    titleNow: deps => leaveTitle(deps, 'quit'),
    keywordsNow: ({ wording }) => wording.quitKeywords,
    // In a drill it belongs to Finish.
    hotkeys: deps => (isDrill(deps) ? [] : ['shift+q']),
    isOffered: deps => leaveTitle(deps, 'quit') !== undefined,
    run: ({ controller }) => controller.quit(),
  },
  end: {
    ...shared,
    ...{ id: 'end', title: 'End Quiz' },
    titleNow: deps => leaveTitle(deps, 'end'),
    keywordsNow: ({ wording }) => wording.endKeywords,
    hotkeys: deps => (isDrill(deps) ? [] : ['shift+q']),
    isOffered: deps => leaveTitle(deps, 'end') !== undefined,
    run: ({ controller }) => controller.end(),
  },
  /** Ends a drill with its results. */
  finish: {
    ...shared,
    ...{ id: 'finish', title: 'Finish', where: IN_A_DRILL },
    keywords: ['end', 'stop', 'done', 'enough', 'results'],
    hotkeys: ['shift+q'],
    isOffered: isDrill,
    run: ({ controller }) => controller.finish(),
  },
  repeat: {
    ...shared,
    ...{ id: 'repeat', title: 'Repeat the question', where: IN_A_QUIZ, isPedal: true },
    keywords: ['again', 'say', 'hear', 'eyes-free'],
    // A text field keeps its printable keys, so each has a key with a modifier as well.
    hotkeys: ['.', 'mod+.'],
    // Elsewhere the question can be read, and the status line has room for few keys.
    hint: deps => (eyesFree(deps) === 'off' ? undefined : 'repeat'),
    isOffered(deps) {
      const session = shownIn(deps);
      return session !== undefined && isOpen(session);
    },
    run: ({ controller }) => controller.repeat(),
  },
  /** Says how a drill is going. On a neck, its own key says the place as well. */
  figures: {
    ...shared,
    ...{ id: 'figures', title: 'How am I doing?', where: IN_A_DRILL, scope: 'screen' },
    keywords: [
      ...['score', 'figures', 'accuracy', 'time left', 'how many questions'],
      ...['answers per minute', 'answers a minute', 'say'],
    ],
    // A text field keeps its printable keys, so each has a key with a modifier as well.
    hotkeys: ['o', 'mod+o'],
    isOffered: isDrill,
    run: ({ controller }) => controller.sayFigures(),
  },
  pause: {
    ...shared,
    ...{ id: 'pause', title: 'Pause' },
    titleNow: deps => (eyesFree(deps) === 'paused' ? 'Resume' : undefined),
    keywords: ['stop', 'wait', 'resume', 'continue', 'eyes-free'],
    hotkeys: [';', 'mod+;'],
    hint: deps => (eyesFree(deps) === 'paused' ? 'resume' : 'pause'),
    isOffered: deps => eyesFree(deps) !== 'off',
    run: ({ controller }) => controller.togglePause(),
  },
} as const satisfies Record<string, Action<QuizCommandsDeps>>;

type QuizActionName = keyof typeof QUIZ_ACTIONS;

/** What a quiz has wherever there is one: other screens list it with where that is. */
export const ACTIONS_IN_QUIZZES: Readonly<Record<string, Action<QuizCommandsDeps>>> = QUIZ_ACTIONS;

/** The commands that every quiz has. */
export interface QuizCommands extends Readonly<Record<QuizActionName, Command>> {
  /** One for each answer code; those of the open question are offered. */
  readonly answers: readonly Command[];
  /** All of them, in the order of the palette. */
  readonly all: readonly Command[];
}

/**
 * The commands of a screen's quiz, made once: titles and whether they are offered are read when they are needed.
 *
 * @param quizzes the types of quiz that the screen has
 * @param nextPart what comes after a drill that is a part of a practice, as a title
 * @example createQuizCommands(store, controller, wording, [findNote, nameNote]).start.title // 'Start Quiz'
 */
export function createQuizCommands(
  store: QuizCommandsDeps['store'],
  controller: QuizControls,
  wording: QuizWording,
  quizzes: readonly AnyQuiz[],
  nextPart: QuizCommandsDeps['nextPart'] = () => undefined,
): QuizCommands {
  const { id, group } = wording;
  const deps: QuizCommandsDeps = { store, controller, wording, nextPart };
  const complete = (action: Action<QuizCommandsDeps>) => ({ ...action, id: `${id}.${action.id}`, group });
  const answers = answerCommands({
    ...{ id, group, scope: 'quiz', quizzes, answerBy: controller.answerBy },
    shown: () => shownIn(deps),
  });
  const { repeat, figures, pause, ...others } = QUIZ_ACTIONS;
  const first = bindAll(others, deps, complete);
  const last = bindAll({ repeat, figures, pause }, deps, complete);
  return { ...first, ...last, answers, all: [...Object.values(first), ...answers, ...Object.values(last)] };
}
