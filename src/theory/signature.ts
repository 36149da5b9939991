import type { NoteName } from './note';

/** An accidental of a key signature; `staffStep` counts lines and spaces up from the bottom line of the treble staff. */
export interface SignatureMark {
  readonly note: NoteName;
  readonly staffStep: number;
}

/**
 * The sharps in the order of key signatures, each at its position on the treble staff (E4 is step 0).
 *
 * @see https://en.wikipedia.org/wiki/Key_signature
 */
const SHARPS: readonly SignatureMark[] = [
  { note: 'F#', staffStep: 8 },
  { note: 'C#', staffStep: 5 },
  { note: 'G#', staffStep: 9 },
  { note: 'D#', staffStep: 6 },
  { note: 'A#', staffStep: 3 },
  { note: 'E#', staffStep: 7 },
  { note: 'B#', staffStep: 4 },
];
const FLATS: readonly SignatureMark[] = [
  { note: 'Bb', staffStep: 4 },
  { note: 'Eb', staffStep: 7 },
  { note: 'Ab', staffStep: 3 },
  { note: 'Db', staffStep: 6 },
  { note: 'Gb', staffStep: 2 },
  { note: 'Cb', staffStep: 5 },
  { note: 'Fb', staffStep: 1 },
];

/**
 * The accidentals of a key signature; `accidentals` is positive for sharps and negative for flats, -7 to 7.
 *
 * @example signatureOf(2).map(mark => mark.note) // ['F#', 'C#']
 */
export function signatureOf(accidentals: number): readonly SignatureMark[] {
  return (accidentals < 0 ? FLATS : SHARPS).slice(0, Math.abs(accidentals));
}

/**
 * A number of accidentals as shown and spoken.
 *
 * @example spokenSignature(-1) // '1 flat'
 */
export function spokenSignature(accidentals: number): string {
  if (accidentals === 0) return 'no sharps or flats';
  const count = Math.abs(accidentals);
  return `${count} ${accidentals < 0 ? 'flat' : 'sharp'}${count === 1 ? '' : 's'}`;
}
