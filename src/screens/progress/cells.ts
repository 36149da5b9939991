import type { CellAt, Lightness } from '../../fretboard/cell';
import type { Instrument } from '../../instrument/instrument';
import { pitchClassAt } from '../../instrument/position';
import type { Figures } from '../../practice/figures';
import { stepOf } from '../../practice/steps';
import { type AccidentalStyle, chromaticName, spokenNoteName } from '../../theory/note';
import { figureText, spokenFigures } from './text';
import { type ProgressView, placeFigures } from './view';

/** What a picture shows of an item: its figure, how light it is, and all of its figures in words. */
export interface Tile {
  readonly text: string;
  readonly lightness: Lightness;
  readonly spoken: string;
}

/**
 * The tile of an item.
 *
 * @example tileOf(view, undefined).spoken // 'no answers yet'
 */
export const tileOf = (
  { measure, target }: Pick<ProgressView, 'measure' | 'target'>,
  figures: Figures | undefined,
): Tile => ({
  text: figureText(figures, measure),
  lightness: (figures && stepOf(figures, measure, target)) ?? 'none',
  spoken: spokenFigures(figures),
});

/**
 * The neck, with a figure at each place.
 *
 * @example figureCells(view, STANDARD_GUITAR, 'sharps')({ guitarString: 1, fret: 3 }).figures
 *   // '72 percent, 1.9 seconds, 14 answers'
 */
export const figureCells =
  (view: ProgressView, instrument: Instrument, style: AccidentalStyle): CellAt =>
  place => {
    const { text, lightness, spoken } = tileOf(view, placeFigures(view, instrument, place));
    const name = chromaticName(pitchClassAt(instrument, place), style);
    return { text, lightness, spoken: spokenNoteName(name), figures: spoken };
  };
