import type { Command } from '../commands/command';
import type { QuizActs } from './acts';
import type { AnswerOption, AnyQuiz, AnySession } from './definition';
import type { EyesFreeActs, EyesFreeState } from './eyesFree';
import { isLastAnswered, isOpen, openQuestion } from './session';
import { ANSWERED_ALREADY } from './text';

/** A screen's quiz as its commands see it: asked anew each time. */
export interface QuizForCommands {
  session(): AnySession;
  /** Whether the quiz is on the page, not behind a tab of its screen. */
  isShown(): boolean;
  eyesFree(): EyesFreeState;
}

/** What the commands of a quiz are called on one screen. */
export interface QuizWording {
  /** The first part of their ids: `notes-quiz`. */
  readonly id: string;
  /** What they are listed under: `Notes quiz`. */
  readonly group: string;
  /** What starting it is called now; `undefined` where it isn't offered. */
  startTitle(quiz: QuizForCommands): string | undefined;
  readonly startKeywords: readonly string[];
  /** What leaving for the setup is called now. */
  quitTitle(session: AnySession): string | undefined;
  readonly quitKeywords: readonly string[];
  /** What leaving for the results is called now, where that can be done. */
  endTitle?(session: AnySession): string | undefined;
  readonly endKeywords?: readonly string[];
  /** What going on after the last answer is called, where it has a name of its own. */
  readonly resultsTitle?: string;
}

/** The commands that every quiz has. */
export interface QuizCommands {
  readonly start: Command;
  readonly submit: Command;
  readonly next: Command;
  readonly quit: Command;
  readonly end: Command;
  /** One for each code of `quizzes`; those of the open question are offered. */
  readonly answers: readonly Command[];
  readonly repeat: Command;
  readonly pause: Command;
  /** All of them, in the order of the palette. */
  readonly all: readonly Command[];
}

type Acts = Pick<QuizActs<never>, 'start' | 'answerBy' | 'submit' | 'next' | 'quit' | 'end'>;

/**
 * The commands of a screen's quiz, made once: what they are called and whether they are offered is asked for when it is
 * needed.
 *
 * @param quizzes the types of quiz that the screen has
 * @example createQuizCommands(quiz, acts, eyesFree, wording, [findNote, nameNote]).start.title // 'Start Quiz'
 */
export function createQuizCommands(
  quiz: QuizForCommands,
  acts: Acts,
  eyesFree: Pick<EyesFreeActs, 'repeat' | 'togglePause'>,
  wording: QuizWording,
  quizzes: readonly AnyQuiz[],
): QuizCommands {
  const { id, group } = wording;
  const shared = { group, scope: 'quiz' } as const;
  const shown = () => (quiz.isShown() ? quiz.session() : undefined);
  const isLast = () => {
    const session = quiz.session();
    return wording.resultsTitle !== undefined && isOpen(session) && isLastAnswered(session);
  };
  const quitTitle = () => {
    const session = shown();
    return session && wording.quitTitle(session);
  };
  const endTitle = () => {
    const session = shown();
    return session && wording.endTitle?.(session);
  };

  const start: Command = {
    id: `${id}.start`,
    get title() {
      return wording.startTitle(quiz) ?? '';
    },
    get isOffered() {
      return wording.startTitle(quiz) !== undefined;
    },
    group,
    scope: 'screen',
    hotkeys: ['q'],
    keywords: wording.startKeywords,
    hint: 'quiz',
    run: acts.start,
  };
  const submit: Command = {
    ...shared,
    id: `${id}.submit`,
    title: 'Submit Answer',
    hotkeys: ['Enter'],
    hint: 'submit',
    get isOffered() {
      return shown()?.status === 'asking';
    },
    get disabled() {
      const session = quiz.session();
      if (session.status !== 'asking') return undefined;
      const definition = session.run.quiz;
      return definition.answerIn(session.draft) === undefined ? definition.missingAnswer : undefined;
    },
    run: acts.submit,
  };
  const next: Command = {
    ...shared,
    id: `${id}.next`,
    hotkeys: ['Enter'],
    get title() {
      return (isLast() ? wording.resultsTitle : undefined) ?? 'Next Question';
    },
    get hint() {
      return isLast() ? 'results' : 'next';
    },
    get isOffered() {
      return shown()?.status === 'feedback';
    },
    run: acts.next,
  };
  const quit: Command = {
    ...shared,
    id: `${id}.quit`,
    hotkeys: ['shift+q'],
    keywords: wording.quitKeywords,
    get title() {
      return quitTitle() ?? '';
    },
    get isOffered() {
      return quitTitle() !== undefined;
    },
    run: acts.quit,
  };
  const end: Command = {
    ...shared,
    id: `${id}.end`,
    hotkeys: ['shift+q'],
    keywords: wording.endKeywords ?? [],
    get title() {
      return endTitle() ?? '';
    },
    get isOffered() {
      return endTitle() !== undefined;
    },
    run: acts.end,
  };
  const codes = [...new Set(quizzes.flatMap(({ answerCodes }) => answerCodes))];
  const options = answerOptions(shown);
  const answers = codes.map(code => {
    const option = () => options().get(code);
    const isAnswered = () => shown()?.status === 'feedback';
    return answerCommand({ code, wording, option, isAnswered, run: () => acts.answerBy(code) });
  });
  const isEyesFree = () => quiz.eyesFree() !== 'off';
  const repeat: Command = {
    ...shared,
    id: `${id}.repeat`,
    title: 'Repeat',
    // A text field keeps what it is typed, so each has a key with a modifier as well.
    hotkeys: ['.', 'mod+.'],
    keywords: ['again', 'question', 'say', 'hear', 'eyes-free'],
    hint: 'repeat',
    get isOffered() {
      return isEyesFree();
    },
    run: eyesFree.repeat,
  };
  const pause: Command = {
    ...shared,
    id: `${id}.pause`,
    hotkeys: [';', 'mod+;'],
    keywords: ['stop', 'wait', 'resume', 'continue', 'eyes-free'],
    get title() {
      return quiz.eyesFree() === 'paused' ? 'Go on' : 'Pause';
    },
    get hint() {
      return quiz.eyesFree() === 'paused' ? 'go on' : 'pause';
    },
    get isOffered() {
      return isEyesFree();
    },
    run: eyesFree.togglePause,
  };
  const all = [start, submit, next, quit, end, ...answers, repeat, pause];
  return { start, submit, next, quit, end, answers, repeat, pause, all };
}

type Options = ReadonlyMap<string, AnswerOption<unknown>>;

/** The answers to the open question by their codes, made once a question: its commands ask for them again and again. */
function answerOptions(shown: () => AnySession | undefined): () => Options {
  let last: AnySession | undefined;
  let options: Options = new Map();
  return () => {
    const session = shown();
    if (session === last) return options;
    last = session;
    const answers = session && isOpen(session) ? session.run.quiz.answersTo(openQuestion(session)) : [];
    options = new Map(answers.map(option => [option.code, option]));
    return options;
  };
}

interface AnswerCommand {
  readonly code: string;
  readonly wording: QuizWording;
  readonly option: () => AnswerOption<unknown> | undefined;
  readonly isAnswered: () => boolean;
  readonly run: () => void;
}

function answerCommand({ code, wording: { id, group }, option, isAnswered, run }: AnswerCommand): Command {
  return {
    id: `${id}.answer.${code}`,
    group,
    scope: 'quiz',
    get title() {
      return `Answer ${option()?.text ?? code}`;
    },
    get spoken() {
      const spoken = option()?.spoken;
      return spoken === undefined ? undefined : `Answer ${spoken}`;
    },
    get hotkeys() {
      const hotkey = option()?.hotkey;
      return hotkey === undefined ? [] : [hotkey];
    },
    get keywords() {
      return option()?.keywords ?? [];
    },
    get disabled() {
      return isAnswered() ? ANSWERED_ALREADY : undefined;
    },
    get isOffered() {
      return option() !== undefined;
    },
    run,
  };
}
