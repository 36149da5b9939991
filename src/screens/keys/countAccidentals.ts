import type { DigitKey } from '../../commands/hotkey';
import { spokenProgress } from '../../quiz/text';
import { acceptsAccidentalCount } from '../../theory/answers';
import { keyInfo, keyWords } from '../../theory/key';
import { anyKeysQuiz, type KeysQuiz } from './definition';
import { countAnswerText, countFact, keyText, spokenFilledIn } from './text';

/** No key of the circle has more. */
const COUNTS: readonly DigitKey[] = ['0', '1', '2', '3', '4', '5', '6'];

/** Count the accidentals of a key. */
export const countAccidentals: KeysQuiz = {
  ...anyKeysQuiz,
  id: 'count-accidentals',
  field: { hint: 'a number', keyboard: 'numeric' },
  signature: 'answer',
  answerCodes: COUNTS,

  answersTo: () => COUNTS.map(count => ({ code: count, answer: count, text: count, hotkey: count })),
  // No key has more than one digit of accidentals, so that Enter needn't be waited for.
  isFinal: (_, draft) => /^\d$/.test(draft.trim()),
  grade: ({ key }, answer) => (acceptsAccidentalCount(answer, keyInfo(key).accidentals) ? 'right' : 'wrong'),

  promptOf({ key }) {
    const { drawn, words } = keyText(key);
    return { before: 'How many sharps or flats has ', subject: { text: drawn, words }, after: '?' };
  },
  spokenQuestion: asked =>
    `${spokenProgress(asked)} How many sharps or flats has ${keyWords(asked.question.key)}?`,
  spokenDraft: (_, draft) => spokenFilledIn(draft),
  spokenVerdict: ({ question: { key }, verdict }) =>
    verdict === 'right' ? `Right: ${countFact(key)}.` : `Wrong. ${countFact(key)}.`,
  correctText: ({ key }) => countAnswerText(key),
  remarkOn: () => undefined,
};
