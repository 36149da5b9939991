import { BARE_CELL, type CellAt } from '../../fretboard/cell';
import { type ToneStyle, toneView } from '../../fretboard/toneCells';
import { type PositionId, positionId } from '../../instrument/position';
import type { Diagram } from './diagram';

/**
 * The neck of a diagram: only its notes, and which of them are sounding.
 *
 * @example diagramCells(cMajorOnTheNeck, { display: 'notes', signs: 'letters' }, new Set())({ guitarString: 0, fret: 8 })
 *   // { text: 'C', spoken: 'C', mark: 'root' }
 */
export function diagramCells(
  { notes }: Diagram,
  style: ToneStyle,
  sounding: ReadonlySet<PositionId>,
): CellAt {
  const views = new Map(notes.map(note => [positionId(note.position), toneView(note, style)]));
  return position => {
    const id = positionId(position);
    const view = views.get(id) ?? BARE_CELL;
    return sounding.has(id) ? { ...view, sounding: true } : view;
  };
}
