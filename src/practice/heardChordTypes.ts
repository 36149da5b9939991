import type { Curriculum } from '../quiz/order';
import { CHORD_TYPES, type ChordType } from '../theory/chord';
import { TYPE_STAGES } from './chords';
import { TRIAD_SOUNDINGS, type TriadSounding } from './heardTriads';

/** A type of chord as it is heard, whatever the root and the shape. */
export interface EarChordType {
  readonly type: ChordType;
  readonly sounding: TriadSounding;
}

/**
 * The item practiced by naming a type of chord by ear.
 *
 * @example earChordTypeItem({ type: 'm7', sounding: 'together' }) // 'ear-chord-type:m7:together'
 */
export const earChordTypeItem = ({ type, sounding }: EarChordType): string =>
  `ear-chord-type:${type}:${sounding}`;

/**
 * Reads an item as a type of chord that is named by ear; `undefined` if it is none.
 *
 * @example earChordTypeOfItem('ear-chord-type:m7:together') // { type: 'm7', sounding: 'together' }
 */
export function earChordTypeOfItem(item: string): EarChordType | undefined {
  const [kind, typeCode, code] = item.split(':');
  const type = CHORD_TYPES.find(each => each === typeCode);
  const sounding = TRIAD_SOUNDINGS.find(each => each === code);
  return kind === 'ear-chord-type' && type && sounding ? { type, sounding } : undefined;
}

/** The types that differ by one note, so that their sounds are mixed up. */
const NEIGHBORS: readonly (readonly [ChordType, ChordType])[] = [
  ['major', 'minor'],
  ['major', '7'],
  ['7', 'maj7'],
  ['7', 'm7'],
  ['minor', 'm7'],
  ['minor', 'dim'],
  ['major', 'aug'],
  ['sus2', 'sus4'],
];

/** The types that are named by ear in the order in which a teacher brings them in. */
export function earChordTypesCurriculum(sounding: TriadSounding): Curriculum {
  const itemOf = (type: ChordType) => earChordTypeItem({ type, sounding });
  const [first = [], second = [], ...others] = TYPE_STAGES;
  return {
    // One type alone can't be told from another.
    stages: [[...first, ...second], ...others].map(stage => stage.map(itemOf)),
    pairs: NEIGHBORS.map(([one, other]) => [itemOf(one), itemOf(other)] as const),
  };
}
