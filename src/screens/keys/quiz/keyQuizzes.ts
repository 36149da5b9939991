import type { DigitKey } from '../../../commands/hotkey';
import { answerOf } from '../../../quiz/session';
import { spokenAnswer } from '../../../quiz/text';
import { acceptsAccidentalCount, acceptsKeyName, tonicIn } from '../../../theory/answers';
import { ALL_KEYS, type Key, keyInfo, keyName, spokenKey } from '../../../theory/key';
import { drawnName, otherWords, spokenName, typedName } from '../../../theory/names';
import {
  countAnswerText,
  countPrompt,
  FIELD_HINTS,
  namePrompt,
  otherSpellingText,
  spokenCount,
  spokenCountVerdict,
  spokenFilledIn,
  spokenNaming,
} from '../text';
import { anyKeysQuiz, type KeysQuiz } from './question';

/** In alphabetical order, which reveals nothing about the signatures. */
const tonicsOf = (keys: readonly Key[]) => [...new Set(keys.map(({ tonic }) => tonic))].sort();

/** Name the key of a signature. */
export const nameKey: KeysQuiz = {
  ...anyKeysQuiz,
  id: 'name-key',
  field: { hint: FIELD_HINTS.name, keyboard: 'text' },
  signature: 'asked',
  answerCodes: tonicsOf(ALL_KEYS),

  answersTo: ({ key, names }) =>
    tonicsOf(ALL_KEYS.filter(({ type }) => type === key.type)).map(tonic => ({
      code: tonic,
      answer: typedName(tonic, names),
      text: drawnName(tonic, names),
      spoken: spokenName(tonic, names),
      ...(names && { keywords: otherWords(tonic, names) }),
    })),
  solutionOf: ({ key, names }) => typedName(key.tonic, names),
  grade: ({ key, names }, answer) => (acceptsKeyName(answer, key, names) ? 'right' : 'wrong'),
  // The log has English names, whatever was typed.
  codesOf: ({ key, names }, answer = '') => ({
    asked: key.tonic,
    answered: tonicIn(answer, key, names) ?? answer,
  }),

  promptOf: ({ key }) => namePrompt(key),
  spokenQuestion: asked => spokenNaming(asked, asked.question),
  spokenDraft(question, draft) {
    const option = nameKey.answersTo(question).find(({ answer }) => answer === draft);
    return spokenFilledIn(option?.spoken ?? draft);
  },
  spokenVerdict(answered) {
    const { key, names } = answered.question;
    const judgment = spokenAnswer(spokenKey(key, names), answered.verdict);
    const remark = nameKey.remarkOn(answered);
    return remark === undefined ? judgment : `${judgment} ${remark.spoken}`;
  },
  correctText: ({ key, names }) => keyName(key, 'letters', names),
  remarkOn(answered) {
    const answer = answerOf(answered);
    return answer === undefined ? undefined : otherSpellingText(answer, answered.question);
  },
};

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

  promptOf: countPrompt,
  spokenQuestion: asked => spokenCount(asked, asked.question),
  spokenDraft: (_, draft) => spokenFilledIn(draft),
  spokenVerdict: ({ question, verdict }) => spokenCountVerdict(question, verdict),
  correctText: ({ key }) => countAnswerText(key),
  remarkOn: () => undefined,
};
