import { STANDARD_GUITAR } from '../../../src/instrument/instrument';
import type { Position } from '../../../src/instrument/position';
import type { NotesSetup } from '../../../src/screens/notes/definition';
import type { FindNoteQuestion } from '../../../src/screens/notes/findNote';
import type { NameNoteQuestion } from '../../../src/screens/notes/nameNote';

export const place = (guitarString: number, fret: number): Position => ({ guitarString, fret });

/** The whole of a neck with 12 frets, in sharps. */
export const setup: NotesSetup = {
  instrument: STANDARD_GUITAR,
  frets: 12,
  accidentals: 'sharps',
  strings: [0, 1, 2, 3, 4, 5],
};

/** Every C on the two lowest strings: string 6, fret 8 and string 5, fret 3. */
export const findC: FindNoteQuestion = {
  setup: { ...setup, strings: [0, 1] },
  note: 0,
  correctPositions: [place(0, 8), place(1, 3)],
};

/** The G sharp on string 6, fret 4. */
export const nameGSharp: NameNoteQuestion = { setup, note: 8, targetPosition: place(0, 4) };
