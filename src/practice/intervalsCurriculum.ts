import type { Curriculum } from '../quiz/order';
import type { IntervalDirection, IntervalName } from '../theory/interval';
import { intervalItem } from './items';

/** The easiest to tell come first. */
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

/** Those that beginners mix up, and the tritone beside its neighbors. */
const PAIRS: readonly (readonly [IntervalName, IntervalName])[] = [
  ['Perfect 4th', 'Perfect 5th'],
  ['Minor 3rd', 'Major 3rd'],
  ['Minor 6th', 'Major 6th'],
  ['Tritone', 'Perfect 4th'],
  ['Tritone', 'Perfect 5th'],
];

/** A unison can't be mixed up once it has been recognized. */
const EASY: readonly IntervalName[] = ['Unison'];

/**
 * The intervals in the order in which a teacher brings them in.
 *
 * @param ways the directions in which they are heard
 * @example intervalsCurriculum(['up']).stages[0] // ['interval:P8:up', 'interval:P5:up']
 */
export const intervalsCurriculum = (ways: readonly IntervalDirection[]): Curriculum => ({
  stages: STAGES.map(stage => stage.flatMap(name => ways.map(way => intervalItem(name, way)))),
  pairs: PAIRS.flatMap(([one, other]) =>
    ways.map(way => [intervalItem(one, way), intervalItem(other, way)] as const),
  ),
  easy: EASY.flatMap(name => ways.map(way => intervalItem(name, way))),
});
