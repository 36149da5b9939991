import type { Command } from '../commands/command';
import { isSelfCheck } from './answerWith';
import type { AnswerOption, AnyQuiz, AnySession } from './definition';
import { isPassing } from './pace';
import { isOpen, openQuestion } from './session';
import { ANSWER, ANSWERED_ALREADY } from './text';

interface AnswerCommandsDeps {
  /** The first part of their ids: `notes-quiz`. */
  readonly id: string;
  readonly group: string;
  readonly scope: 'quiz';
  readonly quizzes: readonly AnyQuiz[];
  /** The session, if the quiz is on the page. */
  readonly shown: () => AnySession | undefined;
  readonly answerBy: (code: string) => void;
}

/**
 * A command for each answer code of a screen's quizzes; those of the open question are offered.
 *
 * @example answerCommands(use)[0]?.title // 'Answer C'
 */
export function answerCommands({
  id,
  group,
  scope,
  quizzes,
  shown,
  answerBy,
}: AnswerCommandsDeps): readonly Command[] {
  const codes = [...new Set(quizzes.flatMap(({ answerCodes }) => answerCodes))];
  const options = answerOptions(shown);
  const series = { id: `${id}.answer`, title: ANSWER };
  return codes.map((code): Command => {
    const option = () => options().get(code);
    return {
      id: `${id}.answer.${code}`,
      group,
      scope,
      get title() {
        return `${ANSWER} ${option()?.text ?? code}`;
      },
      get spoken() {
        const spoken = option()?.spoken;
        return spoken === undefined ? undefined : `${ANSWER} ${spoken}`;
      },
      get hotkeys() {
        const hotkey = option()?.hotkey;
        return hotkey === undefined ? [] : [hotkey];
      },
      series,
      get brief() {
        return option()?.spoken ?? option()?.text;
      },
      get choice() {
        return option()?.text;
      },
      get keyRule() {
        return option()?.keyRule;
      },
      get keywords() {
        return option()?.keywords ?? [];
      },
      get disabled() {
        const session = shown();
        return session?.status === 'feedback' && !isPassing(session) ? ANSWERED_ALREADY : undefined;
      },
      get isOffered() {
        return option() !== undefined;
      },
      run: () => answerBy(code),
    };
  });
}

type Options = ReadonlyMap<string, AnswerOption<unknown>>;

/** The answers to the open question by their codes, cached: each of the commands reads them several times. */
function answerOptions(shown: () => AnySession | undefined): () => Options {
  let last: AnySession | undefined;
  let options: Options = new Map();
  return () => {
    const session = shown();
    if (session === last) return options;
    last = session;
    const isAnswered = session && isOpen(session) && !isSelfCheck(session.run);
    const answers = isAnswered ? session.run.quiz.answersTo(openQuestion(session)) : [];
    options = new Map(answers.map(option => [option.code, option]));
    return options;
  };
}
