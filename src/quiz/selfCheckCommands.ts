import type { Command } from '../commands/command';
import { QUIZ_ACTIONS } from './actions';
import type { QuizActs } from './acts';
import { isSelfCheck } from './answerWith';
import type { AnySession } from './definition';

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
