import type { Instrument } from '../../instrument/instrument';
import type { NeckNote } from '../../instrument/pattern';
import { placeInWords } from '../../instrument/position';
import type { Shape } from '../../instrument/shape';
import { wordsOf } from '../../theory/note';

/**
 * A note of a shape and its place, in words.
 *
 * @example noteWords(STANDARD_GUITAR, { note: 'Eb', degree: '♭3', position: { guitarString: 3, fret: 8 } }) // 'E flat on string 3, fret 8'
 */
export const noteWords = (instrument: Instrument, { note, position }: NeckNote): string =>
  `${wordsOf(note)} on ${placeInWords(instrument, position)}`;

function spanWords({ lowFret, highFret }: Shape): string {
  if (highFret === 0) return 'open strings';
  return lowFret === highFret ? `fret ${lowFret}` : `frets ${lowFret} to ${highFret}`;
}

/**
 * A close-position shape as it stands in the list: its inversion and the frets that it spans.
 *
 * @example shapeText(closeShapes(STANDARD_GUITAR, triad('C', 'major'), '1-2-3', 12)[1]) // 'Root position, frets 3 to 5'
 */
export function shapeText(shape: Shape): string {
  const { inversion } = shape;
  return `${inversion.charAt(0).toUpperCase()}${inversion.slice(1)}, ${spanWords(shape)}`;
}

/**
 * A close-position shape with the place of each of its notes, the lowest first.
 *
 * @example shapeWords(STANDARD_GUITAR, shape) // 'Root position, frets 3 to 5: C on string 3, fret 5; E on string 2, fret 5; …'
 */
export function shapeWords(instrument: Instrument, shape: Shape): string {
  return `${shapeText(shape)}: ${shape.notes.map(note => noteWords(instrument, note)).join('; ')}`;
}
