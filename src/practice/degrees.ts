import type { Instrument } from '../instrument/instrument';
import { inLessons, type Pattern, type PatternSystem, patternsOf, systemsFor } from '../instrument/pattern';
import type { Curriculum } from '../quiz/order';
import { type DegreeName, degreeNames } from '../theory/degreeName';
import {
  keysOfType,
  SCALE_TYPES,
  type ScaleKey,
  type ScaleType,
  scale,
  TYPES_TO_LEARN,
} from '../theory/scale';
import { tuningId } from './neckItems';

export interface ScaleDegree {
  readonly key: ScaleKey;
  readonly type: ScaleType;
  readonly degree: DegreeName;
}

/** A degree within a pattern, whatever the key. */
export interface PatternDegree {
  readonly system: PatternSystem;
  readonly pattern: Pattern['id'];
  readonly type: ScaleType;
  readonly degree: DegreeName;
}

/**
 * The item practiced by a question about a degree of a scale.
 *
 * @example degreeItem({ key: 'Eb', type: 'major', degree: '3' }) // 'degree:Eb-major:3'
 */
export const degreeItem = ({ key, type, degree }: ScaleDegree): string => `degree:${key}-${type}:${degree}`;

/**
 * The item practiced by a question about a degree within a pattern.
 *
 * @example patternItem(STANDARD_GUITAR, { system: 'caged', pattern: 'E', type: 'major', degree: '6' })
 *   // 'pattern:E2-A2-D3-G3-B3-E4:caged:E:major:6'
 */
export const patternItem = (
  instrument: Instrument,
  { system, pattern, type, degree }: PatternDegree,
): string => `pattern:${tuningId(instrument)}:${system}:${pattern}:${type}:${degree}`;

/** Every degree of every scale, key by key. */
export const SCALE_DEGREES: readonly ScaleDegree[] = SCALE_TYPES.flatMap(type => {
  const degrees = degreeNames(type);
  return keysOfType(type).flatMap(key => degrees.map(degree => ({ key, type, degree })));
});

/** Every degree within every pattern of an instrument, by its item; finding the patterns takes longer than a key may. */
const known = new WeakMap<Instrument, ReadonlyMap<string, PatternDegree>>();

function patternDegreesByItem(instrument: Instrument): ReadonlyMap<string, PatternDegree> {
  const all =
    known.get(instrument) ?? new Map(allIn(instrument).map(each => [patternItem(instrument, each), each]));
  known.set(instrument, all);
  return all;
}

const allIn = (instrument: Instrument): readonly PatternDegree[] =>
  SCALE_TYPES.flatMap(type => {
    const of = scale('C', type);
    const degrees = degreeNames(type);
    return systemsFor(instrument, of).flatMap(system =>
      patternsOf(system, instrument, of).flatMap(({ id }) =>
        degrees.map(degree => ({ system, pattern: id, type, degree })),
      ),
    );
  });

/**
 * Every degree within every pattern of an instrument.
 *
 * @example patternDegrees(STANDARD_GUITAR)[0] // { system: '3-notes-per-string', pattern: 1, type: 'major', degree: '1' }
 */
export const patternDegrees = (instrument: Instrument): readonly PatternDegree[] => [
  ...patternDegreesByItem(instrument).values(),
];

const SCALE_DEGREES_BY_ITEM: ReadonlyMap<string, ScaleDegree> = new Map(
  SCALE_DEGREES.map(each => [degreeItem(each), each]),
);

/**
 * Reads an item as a degree of a scale; `undefined` if it is none.
 *
 * @example degreeOfItem('degree:Eb-major:3') // { key: 'Eb', type: 'major', degree: '3' }
 */
export const degreeOfItem = (item: string): ScaleDegree | undefined => SCALE_DEGREES_BY_ITEM.get(item);

/**
 * Reads an item as a degree within a pattern of an instrument; `undefined` if it is none.
 *
 * @example patternOfItem(STANDARD_GUITAR, 'pattern:E2-A2-D3-G3-B3-E4:caged:E:major:6')?.pattern // 'E'
 */
export const patternOfItem = (instrument: Instrument, item: string): PatternDegree | undefined =>
  patternDegreesByItem(instrument).get(item);

/** The keys in the order in which they are learned: from no accidentals to six, sharps and flats in turn. */
const KEYS_TO_LEARN: readonly ScaleKey[] = [
  ...(['C', 'G', 'F', 'D', 'Bb', 'A', 'Eb'] as const),
  ...(['E', 'Ab', 'B', 'Db', 'F#', 'Gb', 'C#', 'G#', 'D#', 'A#'] as const),
];

/** Whether a degree is one of those that songs are built on, which come first. */
const isPrimary = ({ degree }: Pick<ScaleDegree, 'degree'>): boolean => ['1', '4', '5'].includes(degree);

const inTwo = <T extends Pick<ScaleDegree, 'degree'>>(
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
  stages: TYPES_TO_LEARN.flatMap(type =>
    KEYS_TO_LEARN.filter(key => keysOfType(type).includes(key)).flatMap(key =>
      inTwo(
        SCALE_DEGREES.filter(each => each.type === type && each.key === key),
        degreeItem,
      ),
    ),
  ),
};

/**
 * Degrees within patterns in the order in which a teacher brings them in: pattern by pattern, of CAGED the E shape first, and
 * of each 1, 4 and 5 first.
 *
 * @example patternsCurriculum(STANDARD_GUITAR, eShapeOfMajor).stages[0]?.length // 3
 */
export function patternsCurriculum(instrument: Instrument, degrees: readonly PatternDegree[]): Curriculum {
  const inOrder = degrees.toSorted(
    (one, other) => TYPES_TO_LEARN.indexOf(one.type) - TYPES_TO_LEARN.indexOf(other.type),
  );
  const scaleOf = ({ type, system }: PatternDegree) => `${type} ${system}`;
  return {
    stages: [...new Set(inOrder.map(scaleOf))].flatMap(of => {
      const ofScale = inOrder.filter(each => scaleOf(each) === of);
      const patterns = [...new Set(ofScale.map(({ pattern }) => pattern))].map(id => ({ id }));
      return inLessons(patterns).flatMap(({ id }) =>
        inTwo(
          ofScale.filter(({ pattern }) => pattern === id),
          each => patternItem(instrument, each),
        ),
      );
    }),
  };
}
