import { type Chance, draw } from '../../quiz/chance';
import { isQuick, type Pace } from '../../quiz/pace';
import type { Verdict } from '../../quiz/session';
import { acceptsAccidentalCount, acceptsKeyName } from '../../theory/answers';
import { ALL_KEYS, type Key, keyInfo } from '../../theory/key';
import type { KeyTypes, QuestionCount, QuizType } from './settings';

/** Asks for the name of a key whose signature is shown, or for the number of accidentals of a key that is named. */
export interface KeysQuestion {
  readonly mode: QuizType;
  readonly key: Key;
  readonly pace: Pace;
}

/** What a quiz is started with. */
export interface QuizSetup {
  readonly mode: QuizType;
  readonly types: KeyTypes;
  readonly count: QuestionCount;
  readonly pace: Pace;
}

/**
 * The questions of a quiz; no key comes twice before all have come.
 *
 * @example makeQuestions({ mode: 'name-key', types: 'major', count: 5, pace }, Math.random).length // 5
 */
export function makeQuestions(
  { mode, types, count, pace }: QuizSetup,
  chance: Chance,
): readonly KeysQuestion[] {
  const keys = ALL_KEYS.filter(({ type }) => types === 'both' || type === types);
  return draw(keys, count, chance).map(key => ({ mode, key, pace }));
}

/**
 * Judges what was typed.
 *
 * @example grade({ mode: 'count-accidentals', key: { tonic: 'D', type: 'major' }, pace }, '2') // 'right'
 */
export function grade({ mode, key }: KeysQuestion, answer: string): Verdict {
  const accepted =
    mode === 'name-key'
      ? acceptsKeyName(answer, key)
      : acceptsAccidentalCount(answer, keyInfo(key).accidentals);
  return accepted ? 'right' : 'wrong';
}

/** Whether there is something to submit. */
export const isAnswer = (draft: string | undefined): draft is string =>
  draft !== undefined && draft.trim() !== '';

/**
 * Whether what was typed so far is a whole answer by itself, so that where one key answers Enter needn't be waited for: no key has
 * more than one digit of accidentals.
 *
 * @example isWhole({ mode: 'count-accidentals', … }, '3') // true
 */
export const isWhole = ({ mode, pace }: KeysQuestion, typed: string): boolean =>
  mode === 'count-accidentals' && isQuick(pace) && /^\d$/.test(typed.trim());
