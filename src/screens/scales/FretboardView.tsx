import { useCallback } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { NeckBoard } from '../../fretboard/NeckBoard';
import type { ToneStyle } from '../../fretboard/toneCells';
import type { Position } from '../../instrument/position';
import type { Diagram } from './diagram';
import { EmptyNeck } from './EmptyNeck';
import styles from './FretboardView.module.css';
import type { ScalesStore } from './scalesStore';
import { useDiagramCells } from './useDiagramCells';

interface FretboardViewProps {
  readonly store: ScalesStore;
  readonly diagram: Diagram;
  readonly frets: number;
  readonly style: ToneStyle;
}

/** The whole neck with the notes that pass the filter. */
export function FretboardView({ store, diagram, frets, style }: FretboardViewProps) {
  const { id, instrument, name } = diagram;
  const hear = useCallback((place: Position) => store.hear(id, place), [store, id]);
  return (
    <div className={styles.neck}>
      <NeckBoard
        name={name}
        instrument={instrument}
        lastFret={frets}
        cellAt={useDiagramCells(store, diagram, style)}
        onAct={hear}
        onHear={hear}
        handle={useCallback((neck: NeckHandle | null) => store.keepNeck(id, neck), [store, id])}
      />
      <EmptyNeck notes={diagram.notes.length > 0 ? 'some' : 'none'} />
    </div>
  );
}
