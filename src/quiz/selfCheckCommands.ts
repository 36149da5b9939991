import type { Command } from '../commands/command';
import type { QuizActs } from './acts';
import { isSelfCheck } from './answerWith';
import type { AnySession } from './definition';
import { SELF_CHECK } from './openText';

/** What can only be done where the user checks their own answers. */
export type SelfCheckActs = Pick<QuizActs<never>, 'showAnswer' | 'judge'>;

interface SelfCheckCommandsUse {
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
export function selfCheckCommands({ id, group, shown, acts }: SelfCheckCommandsUse) {
  const shared = { group, scope: 'quiz', isPedal: true } as const;
  const isChecking = () => shown()?.status === 'checking';
  const showAnswer: Command = {
    ...shared,
    id: `${id}.show-answer`,
    title: SELF_CHECK.show,
    hotkeys: ['Space'],
    keywords: ['reveal', 'solution', 'turn over'],
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
    title: SELF_CHECK.knew,
    hotkeys: ['k'],
    keywords: ['right', 'correct', 'yes'],
    hint: 'knew it',
    get isOffered() {
      return isChecking();
    },
    run: () => acts.judge('right'),
  };
  const didNot: Command = {
    ...shared,
    id: `${id}.did-not`,
    title: SELF_CHECK.didNot,
    hotkeys: ['j'],
    keywords: ['wrong', 'incorrect', 'no', 'didnt know'],
    hint: "didn't",
    get isOffered() {
      return isChecking();
    },
    run: () => acts.judge('wrong'),
  };
  return { showAnswer, knew, didNot };
}
