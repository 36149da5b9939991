import type { Instrument } from '../instrument/instrument';
import { type Pattern, type PatternSystem, patternSystemsOf, patternsOf } from '../instrument/pattern';
import type { Curriculum } from '../quiz/order';
import {
  SCALE_KEYS,
  type ScaleKey,
  SELECTOR_SCALE_TYPES,
  type SelectorScaleType,
  scale,
} from '../theory/scale';
import { tuningId } from './neckItems';

/** A degree of a scale: which note it is. Degrees are counted from 1. */
export interface ScaleDegree {
  readonly key: ScaleKey;
  readonly type: SelectorScaleType;
  readonly degree: number;
}

/** A degree within a pattern: where it lies, whatever the key. */
export interface PatternDegree {
  readonly system: PatternSystem;
  readonly pattern: Pattern['id'];
  readonly type: SelectorScaleType;
  readonly degree: number;
}

/**
 * The item practiced by a question about a degree of a scale.
 *
 * @example degreeItem({ key: 'Eb', type: 'major', degree: 3 }) // 'degree:Eb-major:3'
 */
export const degreeItem = ({ key, type, degree }: ScaleDegree): string => `degree:${key}-${type}:${degree}`;

/**
 * The item practiced by a question about a degree within a pattern.
 *
 * @example patternItem(STANDARD_GUITAR, { system: 'caged', pattern: 'E', type: 'major', degree: 6 })
 *   // 'pattern:E2-A2-D3-G3-B3-E4:caged:E:major:6'
 */
export const patternItem = (
  instrument: Instrument,
  { system, pattern, type, degree }: PatternDegree,
): string => `pattern:${tuningId(instrument)}:${system}:${pattern}:${type}:${degree}`;

const degreesOf = (type: SelectorScaleType): readonly number[] =>
  scale('C', type).tones.map((_, index) => index + 1);

/** As many degrees as the longest scale has, counted from 1. */
export const ALL_DEGREES: readonly number[] = SELECTOR_SCALE_TYPES.map(degreesOf).reduce((one, other) =>
  other.length > one.length ? other : one,
);

/** Every degree of every scale, key by key. */
export const SCALE_DEGREES: readonly ScaleDegree[] = SELECTOR_SCALE_TYPES.flatMap(type =>
  SCALE_KEYS.flatMap(key => degreesOf(type).map(degree => ({ key, type, degree }))),
);

/**
 * Every degree within every pattern of an instrument.
 *
 * @example patternDegrees(STANDARD_GUITAR).length // 168: 12 patterns of 2 scales with 7 degrees
 */
export const patternDegrees = (instrument: Instrument): readonly PatternDegree[] =>
  patternSystemsOf(instrument).flatMap(system =>
    SELECTOR_SCALE_TYPES.flatMap(type =>
      patternsOf(system, instrument, scale('C', type)).flatMap(({ id }) =>
        degreesOf(type).map(degree => ({ system, pattern: id, type, degree })),
      ),
    ),
  );

/**
 * Reads an item as a degree of a scale; `undefined` if it is none.
 *
 * @example degreeOfItem('degree:Eb-major:3') // { key: 'Eb', type: 'major', degree: 3 }
 */
export const degreeOfItem = (item: string): ScaleDegree | undefined =>
  SCALE_DEGREES.find(each => degreeItem(each) === item);

/**
 * Reads an item as a degree within a pattern of an instrument; `undefined` if it is none.
 *
 * @example patternOfItem(STANDARD_GUITAR, 'pattern:E2-A2-D3-G3-B3-E4:caged:E:major:6')?.pattern // 'E'
 */
export const patternOfItem = (instrument: Instrument, item: string): PatternDegree | undefined =>
  patternDegrees(instrument).find(each => patternItem(instrument, each) === item);

/** From no accidentals to six, sharps and flats in turn. */
const KEYS_TO_LEARN: readonly ScaleKey[] = [
  ...(['C', 'G', 'F', 'D', 'Bb', 'A', 'Eb'] as const),
  ...(['E', 'Ab', 'B', 'Db', 'F#', 'Gb'] as const),
];

/** The degrees that songs are built on, then the others. */
const isPrimary = ({ degree }: { readonly degree: number }): boolean => [1, 4, 5].includes(degree);

const inTwo = <T extends { readonly degree: number }>(
  degrees: readonly T[],
  itemOf: (degree: T) => string,
): Curriculum['stages'] => [
  degrees.filter(isPrimary).map(itemOf),
  degrees.filter(degree => !isPrimary(degree)).map(itemOf),
];

/**
 * The degrees of all scales in the order in which a teacher brings them in: key by key, first 1, 4 and 5.
 *
 * @example DEGREES_CURRICULUM.stages[0] // ['degree:C-major:1', 'degree:C-major:4', 'degree:C-major:5']
 */
export const DEGREES_CURRICULUM: Curriculum = {
  stages: SELECTOR_SCALE_TYPES.flatMap(type =>
    KEYS_TO_LEARN.flatMap(key =>
      inTwo(
        degreesOf(type).map(degree => ({ key, type, degree })),
        degreeItem,
      ),
    ),
  ),
};

/**
 * The degrees within the patterns of a system, pattern by pattern, first 1, 4 and 5.
 *
 * @example patternsCurriculum(STANDARD_GUITAR, 'caged').stages.length // 20
 */
export function patternsCurriculum(instrument: Instrument, system: PatternSystem): Curriculum {
  const all = patternDegrees(instrument).filter(each => each.system === system);
  const groups = [...new Set(all.map(({ type, pattern }) => `${type} ${pattern}`))];
  return {
    stages: groups.flatMap(group =>
      inTwo(
        all.filter(({ type, pattern }) => `${type} ${pattern}` === group),
        each => patternItem(instrument, each),
      ),
    ),
  };
}
