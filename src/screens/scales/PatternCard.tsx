import { memo, useCallback, useMemo } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { NeckBoard } from '../../fretboard/NeckBoard';
import type { ToneStyle } from '../../fretboard/toneCells';
import type { Position, PositionId } from '../../instrument/position';
import { Spoken } from '../../ui/Spoken';
import { diagramCells } from './cells';
import type { Diagram, DiagramId } from './diagrams';
import styles from './PatternCard.module.css';
import { patternCaption } from './words';

interface PatternCardProps {
  readonly diagram: Diagram;
  readonly style: ToneStyle;
  readonly standing: 'in-use' | 'waiting';
  readonly sounding: ReadonlySet<PositionId>;
  readonly onHear: (id: DiagramId, place: Position) => void;
  readonly onUse: (id: DiagramId) => void;
  readonly keepNeck: (id: DiagramId, neck: NeckHandle | null) => void;
}

/** One pattern: a neck of just its frets. It is drawn again only if something of its own has changed. */
export const PatternCard = memo(function PatternCard(props: PatternCardProps) {
  const { diagram, style, standing, sounding, onHear, onUse, keepNeck } = props;
  const { instrument, id, name, firstFret, lastFret } = diagram;
  const cellAt = useMemo(() => diagramCells(diagram, style, sounding), [diagram, style, sounding]);
  const hear = (place: Position) => onHear(id, place);
  return (
    <div>
      <h3 className={styles.name} data-standing={standing}>
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
        cellAt={cellAt}
        onAct={hear}
        onHear={hear}
        onFocus={useCallback(() => onUse(id), [onUse, id])}
        handle={useCallback((neck: NeckHandle | null) => keepNeck(id, neck), [keepNeck, id])}
      />
    </div>
  );
});
