import type { Figures } from '../../practice/figures';
import { pitchClassOf } from '../../theory/note';
import type { ScaleKey, ScaleType } from '../../theory/scale';
import type { Band } from '../circleGeometry';
import type { ScaleBlock, ScaleRow } from './scaleBlocks';
import type { ProgressView } from './view';

/** The names around the wheel, by fifths. */
const RIM: readonly ScaleKey[] = ['C', 'G', 'D', 'A', 'E', 'B', 'F#', 'Db', 'Ab', 'Eb', 'Bb', 'F'];

const FIFTH = 7;

const placeOf = (key: ScaleKey): number => (pitchClassOf(key) * FIFTH) % RIM.length;

/** As many rings have figures that can be read on a phone. */
const MOST_RINGS = 3;

const OUTER = 88;
const INNER = 26;

/** How high a ring is at most. */
const HIGHEST = 24;

/** Some rings of the same height, from the rim inward. */
function bandsOf(count: number): readonly Band[] {
  const height = Math.min(HIGHEST, (OUTER - INNER) / count);
  return Array.from({ length: count }, (_, ring) => {
    const outer = OUTER - ring * height;
    return { inner: outer - height, outer };
  });
}

/**
 * The figures of several items as one: each weighs as much as it has answers.
 *
 * @example together([{ answers: 1, percent: 100, time: 2000 }, { answers: 3, percent: 60, time: undefined }])
 *   // { answers: 4, percent: 70, time: 2000 }
 */
export function together(all: readonly Figures[]): Figures | undefined {
  const answers = all.reduce((total, each) => total + each.answers, 0);
  if (answers === 0) return undefined;
  const timed = all.flatMap(each =>
    each.time === undefined ? [] : [{ time: each.time, answers: each.answers }],
  );
  const timedAnswers = timed.reduce((total, each) => total + each.answers, 0);
  return {
    answers,
    percent: Math.round(all.reduce((total, each) => total + each.percent * each.answers, 0) / answers),
    time:
      timedAnswers === 0
        ? undefined
        : timed.reduce((total, each) => total + each.time * each.answers, 0) / timedAnswers,
  };
}

/** A scale in the keys of one pitch, as a whole. */
export interface ScaleSector {
  readonly type: ScaleType;
  /** The keys that have answers: two, if both spellings have some. */
  readonly keys: readonly ScaleKey[];
  readonly place: number;
  readonly band: Band;
  readonly figures: Figures | undefined;
}

/** A wheel of keys and scales. */
export interface ScaleWheel {
  /** The scale of each ring, from the rim inward. */
  readonly types: readonly ScaleType[];
  readonly sectors: readonly ScaleSector[];
  /** The keys at each place: two, if both spellings have answers. */
  readonly rim: readonly (readonly ScaleKey[])[];
}

/**
 * The scales that were answered most, by key: around the wheel the keys by fifths, on its rings the scales.
 *
 * @example scaleWheel(blocks, figures).types // ['major', 'blues']
 */
export function scaleWheel(blocks: readonly ScaleBlock[], figures: ProgressView['figures']): ScaleWheel {
  const figuresIn = ({ items }: ScaleRow) => [...items.values()].flatMap(item => figures.get(item) ?? []);
  const answersTo = ({ rows }: ScaleBlock) => together(rows.flatMap(figuresIn))?.answers ?? 0;
  const most = blocks.toSorted((a, b) => answersTo(b) - answersTo(a)).slice(0, MOST_RINGS);
  const shown = blocks.filter(block => most.includes(block));
  const bands = bandsOf(shown.length);
  const sectors = shown.flatMap(({ type, rows }, ring) =>
    RIM.flatMap((_, place) => {
      const band = bands[ring];
      const own = rows.filter(row => row.key && placeOf(row.key) === place && figuresIn(row).length > 0);
      const keys = own.flatMap(({ key }) => key ?? []);
      return band ? [{ type, keys, place, band, figures: together(own.flatMap(figuresIn)) }] : [];
    }),
  );
  const rim = RIM.map((usual, at) => {
    const keys = new Set(sectors.filter(({ place }) => place === at).flatMap(sector => sector.keys));
    return keys.size === 0 ? [usual] : [...keys];
  });
  return { types: shown.map(({ type }) => type), sectors, rim };
}
