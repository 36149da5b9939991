import { keyOfItem } from '../../practice/items';
import type { ItemRound } from '../../quiz/itemRound';
import type { Choices } from '../../settings/setting';
import { keyInfo } from '../../theory/key';
import { ACCIDENTAL_COUNTS, type KeysQuizType, keysSettings } from './settings';

const { keyTypes, quizType, mostAccidentals } = keysSettings;

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
  const needed = Math.max(mostAccidentals.read(choices), ...items.map(accidentalsIn));
  const most = ACCIDENTAL_COUNTS.find(count => count >= needed) ?? mostAccidentals.read(choices);
  const widened = mostAccidentals.write(choices, most);
  return keyTypes.write(quizType.write(widened, type), isAsked ? types : 'both');
}

function accidentalsIn(item: string): number {
  const key = keyOfItem(item);
  return key === undefined ? 0 : Math.abs(keyInfo(key).accidentals);
}
