import { memo, useMemo } from 'react';
import type { ToneStyle } from '../../fretboard/toneCells';
import { Panel } from '../../ui/Panel';
import type { Diagram } from './diagrams';
import type { Shown } from './shown';
import styles from './TextPanel.module.css';
import { TextTwin } from './TextTwin';
import { twinOf } from './words';

/** Every diagram of the page in text: to be read by ear, copied or printed. */
export const TextPanel = memo(function TextPanel({ shown, style }: { shown: Shown; style: ToneStyle }) {
  return (
    <Panel title="Text">
      <ul className={styles.twins} data-mode={shown.mode}>
        {shown.diagrams.map(diagram => (
          <li key={diagram.id} className={styles.item}>
            {shown.mode === 'patterns' && <h3 className={styles.name}>{`${diagram.name} in text`}</h3>}
            <DiagramTwin diagram={diagram} style={style} />
          </li>
        ))}
      </ul>
    </Panel>
  );
});

function DiagramTwin({ diagram, style }: { diagram: Diagram; style: ToneStyle }) {
  const twin = useMemo(() => twinOf(diagram, style), [diagram, style]);
  if (diagram.notes.length === 0) return <p>No note is in view: choose a string in the filter.</p>;
  return <TextTwin name={diagram.name} twin={twin} drawing={diagram.id === 'neck' ? 'scrolls' : 'shrinks'} />;
}
