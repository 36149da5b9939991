import clsx from 'clsx';
import { memo, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { ToneStyle } from '../../fretboard/toneCells';
import { useOrientation } from '../../fretboard/useInstrument';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { CommandButton } from '../../ui/CommandButton';
import fold from '../../ui/fold.module.css';
import { Panel } from '../../ui/Panel';
import { useSafeId } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { useToneStyle } from '../useToneStyle';
import type { ScalesCommands } from './commands';
import type { Diagram } from './diagram';
import type { ScalesStore } from './scalesStore';
import { scalesSettings } from './settings';
import type { Shown } from './shown';
import styles from './TextPanel.module.css';
import { TextVersion } from './TextVersion';
import { FOLD_TITLES, NO_NOTE_TO_READ, PANELS, textVersionOf, textVersionTitle } from './text';

interface VersionsProps {
  readonly settings: Settings;
  readonly store: ScalesStore;
}

interface TextPanelProps extends VersionsProps {
  readonly commands: Pick<ScalesCommands, 'braille'>;
}

/** Every diagram of the page in text, for screen readers, copying and printing; folded until it is asked for. */
export const TextPanel = memo(function TextPanel({ settings, store, commands }: TextPanelProps) {
  const versions = useSafeId();
  const state = useSetting(settings, scalesSettings.textVersions);
  const diagrams = useSyncExternalStore(store.subscribe, () => store.shown().diagrams.length);
  if (diagrams === 0) return null;
  return (
    <Panel title={PANELS.text} className={clsx(stack.stack, state === 'off' && styles.folded)}>
      <div className={styles.head}>
        <button
          type="button"
          className={fold.fold}
          aria-expanded={state === 'on'}
          aria-controls={state === 'on' ? versions : undefined}
          onClick={() => settings.write(scalesSettings.textVersions, state === 'on' ? 'off' : 'on')}
        >
          {FOLD_TITLES[state]}
        </button>
        <CommandButton tone="text" command={commands.braille} whenDisabled="keep-focus" />
      </div>
      {state === 'on' && <Versions id={versions} settings={settings} store={store} />}
    </Panel>
  );
});

function Versions({ id, settings, store }: VersionsProps & { readonly id: string }) {
  const shown = useSyncExternalStore(store.subscribe, store.shown);
  const style = useToneStyle(settings, scalesSettings.display);
  // The neck is painted first; its text may come a frame later.
  return <VersionList id={id} shown={useDeferredValue(shown)} style={useDeferredValue(style)} />;
}

interface VersionListProps {
  readonly id: string;
  readonly shown: Shown;
  readonly style: ToneStyle;
}

const VersionList = memo(function VersionList({ id, shown, style }: VersionListProps) {
  return (
    <ul id={id} className={styles.versions} data-mode={shown.mode}>
      {shown.diagrams.map(diagram => (
        <li key={diagram.id} className={styles.item}>
          {shown.mode === 'patterns' && <h3 className={styles.name}>{textVersionTitle(diagram.name)}</h3>}
          <DiagramText diagram={diagram} style={style} />
        </li>
      ))}
    </ul>
  );
});

function DiagramText({ diagram, style }: { diagram: Diagram; style: ToneStyle }) {
  const orientation = useOrientation();
  const version = useMemo(() => textVersionOf(diagram, style, orientation), [diagram, style, orientation]);
  if (diagram.notes.length === 0) return <p>{NO_NOTE_TO_READ}</p>;
  return (
    <TextVersion
      name={diagram.name}
      version={version}
      drawing={diagram.id === 'neck' ? 'scrolls' : 'shrinks'}
    />
  );
}
