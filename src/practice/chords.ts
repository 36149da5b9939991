import type { Instrument } from '../instrument/instrument';
import type { Curriculum } from '../quiz/order';
import { CHORD_TYPES, type ChordType } from '../theory/chord';
import { chromaticName, isNatural, PITCH_CLASSES, type PitchClass } from '../theory/note';
import { soundingTuningId } from './neckItems';

/** A chord that is asked: its root and its type. */
export interface AskedChord {
  readonly type: ChordType;
  readonly root: PitchClass;
}

/**
 * The item practiced by a question about a chord on a neck: the shape that players learn first of it.
 *
 * @example chordItem(STANDARD_GUITAR, { type: 'm7', root: 9 }) // 'chord:E2-A2-D3-G3-B3-E4:m7:A'
 */
export const chordItem = (instrument: Instrument, { type, root }: AskedChord): string =>
  `chord:${soundingTuningId(instrument)}:${type}:${chromaticName(root, 'sharps')}`;

/**
 * Reads an item as a chord on an instrument; `undefined` if it is none.
 *
 * @example chordOfItem(STANDARD_GUITAR, 'chord:E2-A2-D3-G3-B3-E4:m7:A') // { type: 'm7', root: 9 }
 */
export function chordOfItem(instrument: Instrument, item: string): AskedChord | undefined {
  const [kind, tuning, typeCode, name] = item.split(':');
  const type = CHORD_TYPES.find(each => each === typeCode);
  const root = PITCH_CLASSES.find(pitch => chromaticName(pitch, 'sharps') === name);
  if (kind !== 'chord' || tuning !== soundingTuningId(instrument)) return undefined;
  return type === undefined || root === undefined ? undefined : { type, root };
}

/** The roots by fourths from E: on most necks those with open strings come first. */
const BY_FOURTHS: readonly PitchClass[] = [4, 9, 2, 7, 0, 5, 10, 3, 8, 1, 6, 11];

/** The types of chords in the order in which a teacher brings them in, those that belong together at a time. */
export const TYPE_STAGES: readonly (readonly ChordType[])[] = [
  ['major'],
  ['minor'],
  ['7'],
  ['maj7', 'm7'],
  ['5', 'sus2', 'sus4'],
  ['6', 'm6', 'add9'],
  ['9', 'maj9', 'm9'],
  ['dim', 'dim7', 'm7b5'],
  ['aug', 'm-maj7'],
];

/**
 * The chords in the order in which a teacher brings them in: the natural roots of a type, then its other roots, which are barre
 * chords on most necks; major, minor and seventh chords before the rest.
 *
 * @example chordsCurriculum(STANDARD_GUITAR).stages[0]?.[0] // 'chord:E2-A2-D3-G3-B3-E4:major:E'
 */
export function chordsCurriculum(instrument: Instrument): Curriculum {
  const itemsOf = (types: readonly ChordType[], isAsked: (root: PitchClass) => boolean) =>
    BY_FOURTHS.filter(isAsked).flatMap(root => types.map(type => chordItem(instrument, { type, root })));
  const [first = [], second = [], third = [], ...others] = TYPE_STAGES;
  const early = [first, second, third];
  return {
    stages: [
      ...early.map(types => itemsOf(types, isNatural)),
      ...early.map(types => itemsOf(types, root => !isNatural(root))),
      ...others.flatMap(types => [itemsOf(types, isNatural), itemsOf(types, root => !isNatural(root))]),
    ],
    pairs: PITCH_CLASSES.map(
      root =>
        [
          chordItem(instrument, { type: 'major', root }),
          chordItem(instrument, { type: 'minor', root }),
        ] as const,
    ),
  };
}
