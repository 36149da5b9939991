import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { CellAt } from '../../fretboard/cell';
import type { ToneStyle } from '../../fretboard/toneCells';
import { diagramCells } from './cells';
import type { Diagram } from './diagram';
import type { ScalesStore } from './scalesStore';

/** The cells of a diagram, including which are sounding. */
export function useDiagramCells(store: ScalesStore, diagram: Diagram, style: ToneStyle): CellAt {
  const { id } = diagram;
  const sounding = useSyncExternalStore(
    store.subscribe,
    useCallback(() => store.soundingOn(id), [store, id]),
  );
  return useMemo(() => diagramCells(diagram, style, sounding), [diagram, style, sounding]);
}
