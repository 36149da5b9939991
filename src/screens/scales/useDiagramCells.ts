import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { CellView } from '../../fretboard/cell';
import type { ToneStyle } from '../../fretboard/toneCells';
import type { Position } from '../../instrument/position';
import { diagramCells } from './cells';
import type { Diagram } from './diagram';
import type { ScalesStore } from './scalesStore';

/** The cells of a diagram, with what sounds on it. */
export function useDiagramCells(
  store: ScalesStore,
  diagram: Diagram,
  style: ToneStyle,
): (position: Position) => CellView {
  const { id } = diagram;
  const sounding = useSyncExternalStore(
    store.subscribe,
    useCallback(() => store.soundingOn(id), [store, id]),
  );
  return useMemo(() => diagramCells(diagram, style, sounding), [diagram, style, sounding]);
}
