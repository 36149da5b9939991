import type { NeckNote } from '../../instrument/pattern';
import { placeInWords } from '../../instrument/position';
import type { Shape } from '../../instrument/shape';
import { STANDARD_TUNING } from '../../instrument/tuning';
import { wordsOf } from '../../theory/note';

/**
 * A note of a shape and its place, in words.
 *
 * @example noteWords({ note: 'Eb', degree: '♭3', position: { guitarString: 3, fret: 8 } }) // 'E flat on string 3, fret 8'
 */
export const noteWords = ({ note, position }: NeckNote): string =>
  `${wordsOf(note)} on ${placeInWords(STANDARD_TUNING, position)}`;

function spanWords({ lowFret, highFret }: Shape): string {
  if (highFret === 0) return 'open strings';
  return lowFret === highFret ? `fret ${lowFret}` : `frets ${lowFret} to ${highFret}`;
}

/**
 * A close-position shape as it stands in the list: its inversion and the frets that it spans.
 *
 * @example shapeText(closeShapes(STANDARD_TUNING, triad('C', 'major'), '1-2-3', 12)[1]) // 'Root position, frets 3 to 5'
 */
export function shapeText(shape: Shape): string {
  const { inversion } = shape;
  return `${inversion.charAt(0).toUpperCase()}${inversion.slice(1)}, ${spanWords(shape)}`;
}

/**
 * A close-position shape with the place of each of its notes, the lowest first.
 *
 * @example shapeWords(shape) // 'Root position, frets 3 to 5: C on string 3, fret 5; E on string 2, fret 5; …'
 */
export function shapeWords(shape: Shape): string {
  return `${shapeText(shape)}: ${shape.notes.map(noteWords).join('; ')}`;
}
