import type { DigitKey } from '../../commands/hotkey';
import { acceptsAccidentalCount } from '../../theory/answers';
import { keyInfo } from '../../theory/key';
import { anyKeysQuiz, type KeysQuiz } from './definition';
import {
  countAnswerText,
  countPrompt,
  FIELD_HINTS,
  spokenCount,
  spokenCountVerdict,
  spokenFilledIn,
} from './quizText';

/** No key of the circle has more than six. */
const COUNTS: readonly DigitKey[] = ['0', '1', '2', '3', '4', '5', '6'];

/** Count the accidentals of a key. */
export const countAccidentals: KeysQuiz = {
  ...anyKeysQuiz,
  id: 'count-accidentals',
  field: { hint: FIELD_HINTS.count, keyboard: 'numeric' },
  signature: 'answer',
  answerCodes: COUNTS,

  answersTo: () => COUNTS.map(count => ({ code: count, answer: count, text: count, hotkey: count })),
  // No key has ten accidentals, so one digit is a whole answer and needs no Enter.
  isFinal: (_, draft) => /^\d$/.test(draft.trim()),
  grade: ({ key }, answer) => (acceptsAccidentalCount(answer, keyInfo(key).accidentals) ? 'right' : 'wrong'),

  promptOf: ({ key }) => countPrompt(key),
  spokenQuestion: asked => spokenCount(asked, asked.question.key),
  spokenDraft: (_, draft) => spokenFilledIn(draft),
  spokenVerdict: ({ question, verdict }) => spokenCountVerdict(question.key, verdict),
  correctText: ({ key }) => countAnswerText(key),
  remarkOn: () => undefined,
};
