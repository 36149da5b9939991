import { oneOf } from '../settings/optionSetting';
import type { Setting } from '../settings/setting';

/** How a quiz is answered: with its keys and buttons, or off the page, where the user says whether they knew the answer. */
export type AnswerWith = 'keys' | 'self-check';

/** How the questions of a screen are answered. */
export const answerWith: Setting<AnswerWith> = oneOf<AnswerWith>({
  id: 'with',
  label: 'Answer With',
  keywords: ['how to answer', 'answering'],
  control: 'radios',
  options: [
    { value: 'keys', text: 'Keys', keywords: ['keyboard', 'buttons', 'graded'] },
    {
      value: 'self-check',
      text: 'Self-check',
      keywords: ['pedal', 'foot switch', 'hands on the guitar', 'flash cards', 'on my own guitar'],
    },
  ],
  initial: 'keys',
});

/** The part of a session that says how it is answered. */
interface Answering {
  readonly answerWith?: 'self-check';
}

/**
 * Whether the user checks their own answers.
 *
 * @example isSelfCheck(session.run) // false, unless it was started with Answer With on Self-check
 */
export const isSelfCheck = (run: Answering): boolean => run.answerWith === 'self-check';
