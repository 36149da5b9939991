import type { Instrument } from '../../../instrument/instrument';
import type { Voicing } from '../../../instrument/voicing';
import type { Chord } from '../../../theory/chord';
import type { ChordList } from '../../../theory/chordList';
import { pitchClassOf } from '../../../theory/note';
import type { ToldShape } from '../text';

/** What the screen shows of a list: its chords, their shapes, and which of them is on the neck. */
export interface ShownChanges {
  readonly instrument: Instrument;
  readonly list: ChordList;
  readonly chords: readonly Chord[];
  /** The first shape of each chord; `undefined` where none fits a hand. */
  readonly shapes: readonly (Voicing | undefined)[];
  readonly index: number | undefined;
}

/** Whether two chords sound the same, however they are spelled. */
export function isSameChord(one: Chord, other: Chord): boolean {
  const pitches = ({ root, bass }: Chord) => [root, bass].map(name => name && pitchClassOf(name)).join(' ');
  return one.type === other.type && pitches(one) === pitches(other);
}

/** The chord of a list before the one on the neck, in its first shape; before the first comes the last. */
export function shapeBefore({ instrument, chords, shapes, index }: ShownChanges): ToldShape | undefined {
  if (index === undefined || chords.length < 2) return undefined;
  const before = (index + chords.length - 1) % chords.length;
  const [chord, voicing] = [chords[before], shapes[before]];
  return chord && voicing && { instrument, chord, voicing };
}
