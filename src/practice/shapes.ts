import type { Instrument } from '../instrument/instrument';
import {
  closeShapes,
  INVERSION_CODES,
  INVERSIONS,
  type Inversion,
  type StringSet,
  stringSetsOf,
} from '../instrument/shape';
import type { Curriculum } from '../quiz/order';
import { TRIAD_QUALITIES, type TriadQuality, triad } from '../theory/triad';
import { tuningId } from './neckItems';

/** A close-position shape, whatever its root and its place on the neck: a hand learns it once for all of them. */
export interface ShapeForm {
  /** Three neighboring strings. */
  readonly set: StringSet;
  readonly quality: TriadQuality;
  readonly inversion: Inversion;
}

/** Every set of three strings, the highest first. */
export const setsOfThree = (instrument: Instrument): readonly StringSet[] =>
  stringSetsOf(instrument).filter(set => set !== 'All');

/**
 * The item practiced by a question about a shape.
 *
 * @example shapeItem(STANDARD_GUITAR, { set: '1-2-3', quality: 'minor', inversion: 'first inversion' })
 *   // 'shape:E2-A2-D3-G3-B3-E4:1-2-3:minor:first'
 */
export const shapeItem = (instrument: Instrument, { set, quality, inversion }: ShapeForm): string =>
  `shape:${tuningId(instrument)}:${set}:${quality}:${INVERSION_CODES[inversion]}`;

/** Every shape that three strings could have, however wide. */
const allForms = (instrument: Instrument): readonly ShapeForm[] =>
  setsOfThree(instrument).flatMap(set =>
    TRIAD_QUALITIES.flatMap(quality => INVERSIONS.map(inversion => ({ set, quality, inversion }))),
  );

/** Whether a hand can play a shape, whose width doesn't depend on its root. */
const isPlayable = (instrument: Instrument, { set, quality, inversion }: ShapeForm): boolean =>
  closeShapes(instrument, triad('C', quality), set, Math.max(...instrument.fretCounts)).some(
    shape => shape.inversion === inversion,
  );

/** The shapes of an instrument; finding them takes longer than a key may. */
const known = new WeakMap<Instrument, readonly ShapeForm[]>();

/**
 * Every shape of an instrument, set by set.
 *
 * @example shapeForms(STANDARD_GUITAR).length // 48: four sets, four qualities, three inversions
 */
export function shapeForms(instrument: Instrument): readonly ShapeForm[] {
  const forms = known.get(instrument) ?? allForms(instrument).filter(form => isPlayable(instrument, form));
  known.set(instrument, forms);
  return forms;
}

/**
 * Reads an item as a shape of an instrument, also one that is too wide to be asked; `undefined` if it is none.
 *
 * @example shapeOfItem(STANDARD_GUITAR, 'shape:E2-A2-D3-G3-B3-E4:1-2-3:minor:first')?.quality // 'minor'
 */
export const shapeOfItem = (instrument: Instrument, item: string): ShapeForm | undefined =>
  allForms(instrument).find(form => shapeItem(instrument, form) === item);

/** The qualities that differ by one fret, so that their shapes are mixed up. */
const NEIGHBORS: readonly (readonly [TriadQuality, TriadQuality])[] = [
  ['major', 'minor'],
  ['minor', 'diminished'],
];

/**
 * The shapes in the order in which a teacher brings them in: major and minor, one set of strings after the other from the
 * highest; then diminished and augmented the same way.
 *
 * @example shapesCurriculum(STANDARD_GUITAR).stages[0]?.length // 6: major and minor on strings 1, 2 and 3
 */
export function shapesCurriculum(instrument: Instrument): Curriculum {
  const sets = setsOfThree(instrument);
  const stage = (set: StringSet, qualities: readonly TriadQuality[]) =>
    INVERSIONS.flatMap(inversion =>
      qualities.map(quality => shapeItem(instrument, { set, quality, inversion })),
    );
  return {
    stages: [
      ...sets.map(set => stage(set, ['major', 'minor'])),
      ...sets.map(set => stage(set, ['diminished', 'augmented'])),
    ],
    pairs: NEIGHBORS.flatMap(([one, other]) =>
      sets.flatMap(set =>
        INVERSIONS.map(
          inversion =>
            [
              shapeItem(instrument, { set, quality: one, inversion }),
              shapeItem(instrument, { set, quality: other, inversion }),
            ] as const,
        ),
      ),
    ),
  };
}
