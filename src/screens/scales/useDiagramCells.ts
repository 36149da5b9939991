import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { BARE_CELL, type CellAt } from '../../fretboard/cell';
import { type ToneStyle, toneView } from '../../fretboard/toneCells';
import { type PositionId, positionId } from '../../instrument/position';
import type { Diagram } from './diagram';
import type { ScalesStore } from './scalesStore';

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

/** The cells of a diagram, including which are sounding. */
export function useDiagramCells(store: ScalesStore, diagram: Diagram, style: ToneStyle): CellAt {
  const { id } = diagram;
  const sounding = useSyncExternalStore(
    store.subscribe,
    useCallback(() => store.soundingOn(id), [store, id]),
  );
  return useMemo(() => diagramCells(diagram, style, sounding), [diagram, style, sounding]);
}
