import type { Shape } from '../../instrument/shape';

function spanText({ lowFret, highFret }: Shape): string {
  if (highFret === 0) return 'open strings';
  return lowFret === highFret ? `fret ${lowFret}` : `frets ${lowFret} to ${highFret}`;
}

const INVERSION_TITLES: Record<Shape['inversion'], string> = {
  'root position': 'Root position',
  'first inversion': 'First inversion',
  'second inversion': 'Second inversion',
};

/**
 * A close-position shape in the list of shapes: its inversion and the frets it spans. On its own here, since the settings are
 * loaded before the screen and the rest of its text.
 *
 * @example shapeText(closeShapes(STANDARD_GUITAR, triad('C', 'major'), '1-2-3', 12)[1]) // 'Root position, frets 3 to 5'
 */
export const shapeText = (shape: Shape): string => `${INVERSION_TITLES[shape.inversion]}, ${spanText(shape)}`;

/**
 * A shape in few words.
 *
 * @example shapeBrief(closeShapes(STANDARD_GUITAR, triad('C', 'major'), '1-2-3', 12)[1]) // 'Root position from fret 3'
 */
export const shapeBrief = ({ inversion, lowFret }: Shape): string =>
  `${INVERSION_TITLES[inversion]} from fret ${lowFret}`;
