import { spokenProgress } from '../../quiz/text';
import { acceptsKeyName } from '../../theory/answers';
import { ALL_KEYS, type Key, keyName, keyWords } from '../../theory/key';
import { wordsOf } from '../../theory/note';
import { anyKeysQuiz, type KeysQuiz } from './definition';
import { otherSpellingText, signatureText, spokenFilledIn } from './text';

/** By letter: an order that tells nothing of the signatures. */
const tonicsOf = (keys: readonly Key[]) => [...new Set(keys.map(({ tonic }) => tonic))].sort();

/** Name the key of a signature. */
export const nameKey: KeysQuiz = {
  ...anyKeysQuiz,
  id: 'name-key',
  field: { hint: 'its note, with or without major or minor', keyboard: 'text' },
  signature: 'asked',
  answerCodes: tonicsOf(ALL_KEYS),

  answersTo: ({ key }) =>
    tonicsOf(ALL_KEYS.filter(({ type }) => type === key.type)).map(tonic => ({
      code: tonic,
      answer: tonic,
      text: tonic,
      words: wordsOf(tonic),
    })),
  grade: ({ key }, answer) => (acceptsKeyName(answer, key) ? 'right' : 'wrong'),

  promptOf: ({ key }) => ({
    before: 'Name the ',
    subject: { text: key.type },
    after: ' key with this signature',
  }),
  // The signature comes first, and its number of accidentals is left to be counted.
  spokenQuestion(asked) {
    const { key } = asked.question;
    return `${spokenProgress(asked)} Signature: ${signatureText(key).words}. Name the ${key.type} key.`;
  },
  spokenDraft(question, draft) {
    const option = nameKey.answersTo(question).find(({ answer }) => answer === draft);
    return spokenFilledIn(option?.words ?? draft);
  },
  spokenVerdict(answered) {
    const name = keyWords(answered.question.key);
    const judgment = answered.verdict === 'right' ? `Right: ${name}.` : `Wrong. It is ${name}.`;
    const remark = nameKey.remarkOn(answered);
    return remark === undefined ? judgment : `${judgment} ${remark.words}`;
  },
  correctText: ({ key }) => keyName(key, 'letters'),
  remarkOn: ({ question, answer }) => otherSpellingText(answer, question.key),
};
