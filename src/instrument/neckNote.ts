import { type Degree, type Tone, toneAt } from '../theory/degree';
import type { NoteName } from '../theory/note';
import type { Instrument } from './instrument';
import { midiAt, type Position, pitchClassAt } from './position';

/** A note of a scale or a triad, at a position on the neck. */
export interface NeckNote {
  readonly position: Position;
  readonly note: NoteName;
  readonly degree: Degree;
}

/**
 * The note that a triad or a scale has at a position; `undefined` if it has none there.
 *
 * @example neckNoteAt(STANDARD_GUITAR, scale('C', 'major').tones, { guitarString: 0, fret: 8 })?.degree // '1'
 */
export function neckNoteAt(
  instrument: Instrument,
  tones: readonly Tone[],
  position: Position,
): NeckNote | undefined {
  const tone = toneAt(tones, pitchClassAt(instrument, position));
  return tone && { position, note: tone.note, degree: tone.degree };
}

/**
 * Each pitch of some notes once, lowest first: of its places, the one nearest the nut.
 *
 * @example climbing(STANDARD_GUITAR, cMajor).map(({ note }) => note).slice(0, 3) // ['E', 'F', 'G']
 */
export function climbing(instrument: Instrument, notes: readonly NeckNote[]): readonly NeckNote[] {
  const byPitch = new Map(
    notes
      .toSorted((one, other) => other.position.fret - one.position.fret)
      .map(note => [midiAt(instrument, note.position), note] as const),
  );
  return [...byPitch].sort(([one], [other]) => one - other).map(([, note]) => note);
}
