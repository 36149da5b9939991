import { memo, useCallback } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { NeckBoard } from '../../fretboard/NeckBoard';
import type { ToneStyle } from '../../fretboard/toneCells';
import type { Position } from '../../instrument/position';
import { Spoken } from '../../ui/Spoken';
import type { Diagram } from './diagram';
import styles from './PatternCard.module.css';
import type { ScalesStore } from './scalesStore';
import { patternCaption } from './text';
import { useDiagramCells } from './useDiagramCells';

interface PatternCardProps {
  readonly store: ScalesStore;
  readonly diagram: Diagram;
  readonly style: ToneStyle;
  readonly isInUse: boolean;
}

/** One pattern on a neck of just its frets; re-renders only if something of its own changes. */
export const PatternCard = memo(function PatternCard({ store, diagram, style, isInUse }: PatternCardProps) {
  const { instrument, id, name, firstFret, lastFret } = diagram;
  const hear = useCallback((place: Position) => store.hear(id, place), [store, id]);
  return (
    <div>
      <h3 className={styles.name} data-in-use={isInUse || undefined}>
        {name}
      </h3>
      <p className={styles.caption}>
        <Spoken {...patternCaption(diagram, style.signs)} />
      </p>
      <NeckBoard
        name={name}
        instrument={instrument}
        firstFret={firstFret}
        lastFret={lastFret}
        size="small"
        home={diagram.notes[0]?.position}
        bareCells="skipped"
        cellAt={useDiagramCells(store, diagram, style)}
        onAct={hear}
        onHear={hear}
        onFocus={useCallback(() => store.use(id), [store, id])}
        handle={useCallback((neck: NeckHandle | null) => store.keepNeck(id, neck), [store, id])}
      />
    </div>
  );
});
