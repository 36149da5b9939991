import { earChordOfItem } from '../../../practice/heardChords';
import { keyOfItem } from '../../../practice/items';
import { askedIn } from '../../../practice/parts';
import type { QuizRun } from '../../../quiz/definition';
import { quizOf } from '../../../quiz/quizStore';
import type { ItemRound } from '../../../quiz/results';
import type { Session } from '../../../quiz/session';
import { namesIn } from '../../../settings/noteNames';
import type { Choices } from '../../../settings/setting';
import type { Settings } from '../../../settings/settings';
import { keyInfo } from '../../../theory/key';
import type { Asks } from '../../definition';
import { ACCIDENTAL_COUNTS, chordsToAsk, type KeysQuizType, keysSettings } from '../settings';
import { chordByEar } from './chordByEar';
import { countAccidentals, nameKey } from './keyQuizzes';
import type { KeysQuestion, KeysQuiz, KeysSetup } from './question';

/** Every type of quiz on the Keys screen. */
export const KEYS_QUIZZES: Readonly<Record<KeysQuizType, KeysQuiz>> = {
  'name-key': nameKey,
  'count-accidentals': countAccidentals,
  'ear-chord': chordByEar,
};

export type KeysRun = QuizRun<KeysSetup, KeysQuiz>;
export type KeysSession = Session<KeysQuestion, string, KeysRun>;

/** The key quiz of a running app. */
export const keysQuiz = quizOf<KeysSetup, KeysQuestion, string, KeysQuiz>('keys');

/** The setup for a quiz that starts now. */
export function keysSetup(settings: Pick<Settings, 'read' | 'choices'>): KeysSetup {
  const names = namesIn(settings.choices());
  return {
    types: settings.read(keysSettings.keyTypes),
    count: settings.read(keysSettings.questionCount),
    ...(settings.read(keysSettings.quizType) === 'ear-chord' && {
      byEar: { chords: chordsToAsk(settings.choices()), row: settings.read(keysSettings.row) },
    }),
    ...(settings.read(keysSettings.drill) === 'on' && { most: settings.read(keysSettings.mostAccidentals) }),
    ...(names !== 'english' && { names }),
  };
}

const { keyTypes, quizType, mostAccidentals, chords } = keysSettings;

const QUIZ_TYPES: readonly KeysQuizType[] = ['name-key', 'count-accidentals', 'ear-chord'];

/** The items that the quiz asks with some settings. */
export const keysAsks: Asks = settings =>
  askedIn('keys', KEYS_QUIZZES[settings.read(quizType)], keysSetup(settings));

/**
 * The choices with which a round of just some items can be asked: its type of quiz, and the types of its keys.
 *
 * @example choicesFor({ quiz: 'count-accidentals', items: ['key:A-minor'] }, new Map([['types', 'major']])).get('types') // undefined: both
 */
export function choicesFor({ quiz, items }: ItemRound, choices: Choices): Choices {
  const types = keyTypes.read(choices);
  const isAsked = items.every(
    item => types === 'both' || (keyOfItem(item) ?? earChordOfItem(item))?.type === types,
  );
  const type = QUIZ_TYPES.find(each => each === quiz) ?? quizType.read(choices);
  const needed = Math.max(mostAccidentals.read(choices), ...items.map(accidentalsIn));
  const most = ACCIDENTAL_COUNTS.find(count => count >= needed) ?? mostAccidentals.read(choices);
  const widened = mostAccidentals.write(choices, most);
  const heard = items.flatMap(item => earChordOfItem(item)?.number ?? []);
  const asked = heard.length === 0 ? widened : chords.write(widened, [...chordsToAsk(choices), ...heard]);
  return keyTypes.write(quizType.write(asked, type), isAsked ? types : 'both');
}

function accidentalsIn(item: string): number {
  const key = keyOfItem(item);
  return key === undefined ? 0 : Math.abs(keyInfo(key).accidentals);
}
