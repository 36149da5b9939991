import { memo, useCallback, useEffect, useRef } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { NeckBoard } from '../../fretboard/NeckBoard';
import type { ToneStyle } from '../../fretboard/toneCells';
import type { Position } from '../../instrument/position';
import { useSetting, useSettings } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import stack from '../../ui/stack.module.css';
import type { Diagram } from './diagram';
import styles from './FretboardView.module.css';
import type { ScalesStore } from './scalesStore';
import { scalesSettings } from './settings';
import { EMPTY_NECK, SPOKEN_NO_STRING } from './text';
import { useDiagramCells } from './useDiagramCells';

/** Says why the neck shows no notes, if it doesn't; that no string is chosen is spoken as well. */
export const EmptyNeck = memo(function EmptyNeck({ notes }: { readonly notes: 'some' | 'none' }) {
  const { say } = useSpeech();
  const hasStrings = useSetting(useSettings('scales'), scalesSettings.strings).length > 0;
  const had = useRef(hasStrings);
  useEffect(() => {
    if (had.current && !hasStrings) say(SPOKEN_NO_STRING);
    had.current = hasStrings;
  }, [hasStrings, say]);
  if (notes === 'some') return null;
  return <p className={stack.notice}>{EMPTY_NECK[hasStrings ? 'no-note' : 'no-string']}</p>;
});

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
