import { keyOfItem } from '../../practice/items';
import type { ItemRound } from '../../quiz/itemRound';
import type { Choices } from '../../settings/setting';
import { type KeysQuizType, keysSettings } from './settings';

const { keyTypes, quizType } = keysSettings;

const QUIZ_TYPES: readonly KeysQuizType[] = ['name-key', 'count-accidentals'];

/**
 * The choices with which a round of just some items can be asked: its type of quiz, and the types of its keys.
 *
 * @example choicesFor({ quiz: 'count-accidentals', items: ['key:A-minor'] }, new Map([['types', 'major']])).get('types') // undefined: both
 */
export function choicesFor({ quiz, items }: ItemRound, choices: Choices): Choices {
  const types = keyTypes.read(choices);
  const isAsked = items.every(item => types === 'both' || keyOfItem(item)?.type === types);
  const type = QUIZ_TYPES.find(each => each === quiz) ?? quizType.read(choices);
  return keyTypes.write(quizType.write(choices, type), isAsked ? types : 'both');
}
