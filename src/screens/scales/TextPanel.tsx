import { memo, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { ToneStyle } from '../../fretboard/toneCells';
import type { Settings } from '../../settings/settings';
import { Panel } from '../../ui/Panel';
import { useToneStyle } from '../useToneStyle';
import type { Diagram } from './diagram';
import type { ScalesStore } from './scalesStore';
import { scalesSettings } from './settings';
import type { Shown } from './shown';
import styles from './TextPanel.module.css';
import { TextVersion } from './TextVersion';
import { NO_NOTE_TO_READ, PANELS, textVersionOf, textVersionTitle } from './text';

/** Every diagram of the page in text, for screen readers, copying and printing. */
export const TextPanel = memo(function TextPanel({
  settings,
  store,
}: {
  settings: Settings;
  store: ScalesStore;
}) {
  const shown = useSyncExternalStore(store.subscribe, store.shown);
  const style = useToneStyle(settings, scalesSettings.display);
  // The neck is painted first; its text may come a frame later.
  return <Versions shown={useDeferredValue(shown)} style={useDeferredValue(style)} />;
});

const Versions = memo(function Versions({ shown, style }: { shown: Shown; style: ToneStyle }) {
  return (
    <Panel title={PANELS.text}>
      <ul className={styles.versions} data-mode={shown.mode}>
        {shown.diagrams.map(diagram => (
          <li key={diagram.id} className={styles.item}>
            {shown.mode === 'patterns' && <h3 className={styles.name}>{textVersionTitle(diagram.name)}</h3>}
            <DiagramText diagram={diagram} style={style} />
          </li>
        ))}
      </ul>
    </Panel>
  );
});

function DiagramText({ diagram, style }: { diagram: Diagram; style: ToneStyle }) {
  const version = useMemo(() => textVersionOf(diagram, style), [diagram, style]);
  if (diagram.notes.length === 0) return <p>{NO_NOTE_TO_READ}</p>;
  return (
    <TextVersion
      name={diagram.name}
      version={version}
      drawing={diagram.id === 'neck' ? 'scrolls' : 'shrinks'}
    />
  );
}
