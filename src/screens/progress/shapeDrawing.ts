import type { Instrument } from '../../instrument/instrument';
import { closeShapes, stringsOfSet } from '../../instrument/shape';
import { type ShapeForm, shapeForms } from '../../practice/shapes';
import { triad } from '../../theory/triad';

/** A note of a shape: its string, counted from the lowest of the set, and its fret, counted from the lowest of the shape. */
interface ShapeDot {
  readonly string: number;
  readonly fret: number;
  readonly isRoot: boolean;
}

/** A shape as it looks anywhere on the neck. */
export interface DrawnShape {
  readonly form: ShapeForm;
  readonly dots: readonly ShapeDot[];
}

/** Any root will do: a shape looks the same from each. */
const ROOT = 'C';

function drawn(instrument: Instrument, form: ShapeForm): DrawnShape {
  const lastFret = Math.max(...instrument.fretCounts);
  const strings = stringsOfSet(instrument, form.set);
  const shape = closeShapes(instrument, triad(ROOT, form.quality), form.set, lastFret).find(
    ({ inversion }) => inversion === form.inversion,
  );
  const dots = (shape?.notes ?? []).map(({ position, degree }) => ({
    string: strings.indexOf(position.guitarString),
    fret: position.fret - (shape?.lowFret ?? 0),
    isRoot: degree === 'R',
  }));
  return { form, dots };
}

/**
 * Every shape of an instrument, set by set, as it looks.
 *
 * @example drawnShapes(STANDARD_GUITAR)[0]?.dots // major in root position, strings 1-2-3: the root is two frets above the fifth
 */
export const drawnShapes = (instrument: Instrument): readonly DrawnShape[] =>
  shapeForms(instrument).map(form => drawn(instrument, form));

/**
 * How many frets the widest of some shapes takes.
 *
 * @example fretsOf(drawnShapes(STANDARD_GUITAR)) // 4
 */
export const fretsOf = (shapes: readonly DrawnShape[]): number =>
  1 + Math.max(...shapes.flatMap(({ dots }) => dots.map(({ fret }) => fret)));
