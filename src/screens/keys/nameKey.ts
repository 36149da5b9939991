import { spokenAnswer } from '../../quiz/answerText';
import { answerOf } from '../../quiz/session';
import { acceptsKeyName } from '../../theory/answers';
import { ALL_KEYS, type Key, keyName, spokenKey } from '../../theory/key';
import { spokenNoteName } from '../../theory/note';
import { anyKeysQuiz, type KeysQuiz } from './definition';
import { FIELD_HINTS, namePrompt, otherSpellingText, spokenFilledIn, spokenName } from './quizText';

/** In alphabetical order, which reveals nothing about the signatures. */
const tonicsOf = (keys: readonly Key[]) => [...new Set(keys.map(({ tonic }) => tonic))].sort();

/** Name the key of a signature. */
export const nameKey: KeysQuiz = {
  ...anyKeysQuiz,
  id: 'name-key',
  field: { hint: FIELD_HINTS.name, keyboard: 'text' },
  signature: 'asked',
  answerCodes: tonicsOf(ALL_KEYS),

  answersTo: ({ key }) =>
    tonicsOf(ALL_KEYS.filter(({ type }) => type === key.type)).map(tonic => ({
      code: tonic,
      answer: tonic,
      text: tonic,
      spoken: spokenNoteName(tonic),
    })),
  solutionOf: ({ key }) => key.tonic,
  grade: ({ key }, answer) => (acceptsKeyName(answer, key) ? 'right' : 'wrong'),

  promptOf: ({ key }) => namePrompt(key),
  spokenQuestion: asked => spokenName(asked, asked.question.key),
  spokenDraft(question, draft) {
    const option = nameKey.answersTo(question).find(({ answer }) => answer === draft);
    return spokenFilledIn(option?.spoken ?? draft);
  },
  spokenVerdict(answered) {
    const judgment = spokenAnswer(spokenKey(answered.question.key), answered.verdict);
    const remark = nameKey.remarkOn(answered);
    return remark === undefined ? judgment : `${judgment} ${remark.spoken}`;
  },
  correctText: ({ key }) => keyName(key, 'letters'),
  remarkOn(answered) {
    const answer = answerOf(answered);
    return answer === undefined ? undefined : otherSpellingText(answer, answered.question.key);
  },
};
