import type { Curriculum } from '../quiz/order';
import { INTERVALS, type IntervalName, type IntervalSounding, SHORT_NAMES } from '../theory/interval';
import { ALL_KEYS, type Key, keyInfo } from '../theory/key';

/**
 * The item practiced by a question about a key.
 *
 * @example keyItem({ tonic: 'Bb', type: 'major' }) // 'key:Bb-major'
 */
export const keyItem = ({ tonic, type }: Key): string => `key:${tonic}-${type}`;

/**
 * The item practiced by a question about an interval.
 *
 * @example intervalItem('Minor 3rd', 'up') // 'interval:m3:up'
 */
export const intervalItem = (interval: IntervalName, sounding: IntervalSounding): string =>
  `interval:${SHORT_NAMES[interval]}:${sounding}`;

/**
 * Reads an item as a key; `undefined` if it is none.
 *
 * @example keyOfItem('key:Bb-major') // { tonic: 'Bb', type: 'major' }
 */
export const keyOfItem = (item: string): Key | undefined => ALL_KEYS.find(key => keyItem(key) === item);

/** Every way in which an interval is heard, in the order in which they are learned. */
export const SOUNDINGS: readonly IntervalSounding[] = ['up', 'down', 'together'];

/**
 * Reads an item as an interval and how it is heard; `undefined` if it is none.
 *
 * @example intervalOfItem('interval:m3:up') // { interval: 'Minor 3rd', sounding: 'up' }
 */
export const intervalOfItem = (
  item: string,
): { readonly interval: IntervalName; readonly sounding: IntervalSounding } | undefined =>
  INTERVALS.flatMap(({ name }) => SOUNDINGS.map(sounding => ({ interval: name, sounding }))).find(
    ({ interval, sounding }) => intervalItem(interval, sounding) === item,
  );

/** The major keys in the order in which they are learned: from no accidentals to six, sharps and flats in turn, common keys first. */
const MAJORS = ['C', 'G', 'F', 'D', 'Bb', 'A', 'Eb', 'E', 'Ab', 'B', 'Db', 'F#', 'Gb'] as const;

const isMajorOn =
  (tonic: string) =>
  (key: Key): boolean =>
    key.type === 'major' && key.tonic === tonic;

/** The keys in the order in which a teacher brings them in, each major key before its relative minor. */
export const KEYS_CURRICULUM: Curriculum = {
  stages: MAJORS.map(tonic =>
    ALL_KEYS.filter(isMajorOn(tonic)).flatMap(key => [keyItem(key), keyItem(keyInfo(key).relative)]),
  ),
};

/** The intervals in stages, the easiest to tell first. */
const STAGES: readonly (readonly IntervalName[])[] = [
  ['Octave', 'Perfect 5th'],
  ['Perfect 4th'],
  ['Minor 3rd', 'Major 3rd'],
  ['Minor 2nd', 'Major 2nd'],
  ['Minor 6th', 'Major 6th'],
  ['Tritone'],
  ['Minor 7th', 'Major 7th'],
  ['Unison'],
];

/** The intervals that beginners mix up, and the tritone beside its neighbors. */
const PAIRS: readonly (readonly [IntervalName, IntervalName])[] = [
  ['Perfect 4th', 'Perfect 5th'],
  ['Minor 3rd', 'Major 3rd'],
  ['Minor 6th', 'Major 6th'],
  ['Tritone', 'Perfect 4th'],
  ['Tritone', 'Perfect 5th'],
];

/** The interval that can't be mixed up once it has been recognized. */
const EASY: readonly IntervalName[] = ['Unison'];

/**
 * The intervals in the order in which a teacher brings them in.
 *
 * @param soundings how the intervals are heard
 * @example intervalsCurriculum(['up']).stages[0] // ['interval:P8:up', 'interval:P5:up']
 */
export const intervalsCurriculum = (soundings: readonly IntervalSounding[]): Curriculum => ({
  stages: STAGES.map(stage => stage.flatMap(name => soundings.map(sounding => intervalItem(name, sounding)))),
  pairs: PAIRS.flatMap(([one, other]) =>
    soundings.map(sounding => [intervalItem(one, sounding), intervalItem(other, sounding)] as const),
  ),
  easy: EASY.flatMap(name => soundings.map(sounding => intervalItem(name, sounding))),
});
