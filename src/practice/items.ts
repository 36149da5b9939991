import { INTERVALS, type IntervalDirection, type IntervalName } from '../theory/interval';
import { ALL_KEYS, type Key } from '../theory/key';
import { SHORT_NAMES } from '../theory/shortNames';

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
export const intervalItem = (interval: IntervalName, way: IntervalDirection): string =>
  `interval:${SHORT_NAMES[interval]}:${way}`;

/**
 * Reads an item as a key; `undefined` if it is none.
 *
 * @example keyOfItem('key:Bb-major') // { tonic: 'Bb', type: 'major' }
 */
export const keyOfItem = (item: string): Key | undefined => ALL_KEYS.find(key => keyItem(key) === item);

const INTERVAL_WAYS: readonly IntervalDirection[] = ['up', 'down'];

/**
 * Reads an item as an interval and its direction; `undefined` if it is none.
 *
 * @example intervalOfItem('interval:m3:up') // { interval: 'Minor 3rd', way: 'up' }
 */
export const intervalOfItem = (
  item: string,
): { readonly interval: IntervalName; readonly way: IntervalDirection } | undefined =>
  INTERVALS.flatMap(({ name }) => INTERVAL_WAYS.map(way => ({ interval: name, way }))).find(
    ({ interval, way }) => intervalItem(interval, way) === item,
  );
