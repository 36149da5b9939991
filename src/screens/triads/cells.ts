import type { CellAt, Emphasis } from '../../fretboard/cell';
import { type ToneStyle, toneCells } from '../../fretboard/toneCells';
import { type PositionId, positionId } from '../../instrument/position';
import { stringsOfSet } from '../../instrument/shape';
import type { TriadView } from './view';

/**
 * The neck of a triad: its notes on the strings of the set, those of the chosen shape highlighted, and what is sounding.
 *
 * @example triadCells(view, { display: 'intervals', signs: 'letters' }, new Set())({ guitarString: 3, fret: 5 })
 *   // { text: 'R', spoken: 'C', interval: 'root', mark: 'root' }
 */
export function triadCells(
  { instrument, triad, set, shape }: TriadView,
  style: ToneStyle,
  sounding: ReadonlySet<PositionId>,
): CellAt {
  const strings = stringsOfSet(instrument, set);
  const inSet = toneCells(instrument, triad.tones, style, ({ guitarString }) =>
    strings.includes(guitarString),
  );
  const inShape = shape && new Set(shape.notes.map(({ position }) => positionId(position)));

  const emphasisAt = (id: PositionId): Emphasis | undefined => {
    if (inShape === undefined) return undefined;
    return inShape.has(id) ? 'strong' : 'weak';
  };

  return position => {
    const id = positionId(position);
    const view = inSet(position);
    const emphasis = view.mark && emphasisAt(id);
    return {
      ...view,
      ...(emphasis && { emphasis }),
      ...(sounding.has(id) && { sounding: true }),
    };
  };
}
