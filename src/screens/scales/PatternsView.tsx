import { useSyncExternalStore } from 'react';
import type { ToneStyle } from '../../fretboard/toneCells';
import type { ScalesCommands } from './commands';
import type { Diagram } from './diagram';
import { PatternCard } from './PatternCard';
import styles from './PatternsView.module.css';
import { PatternTools } from './PatternTools';
import type { ScalesStore } from './scalesStore';
import type { Shown } from './shown';

interface PatternsViewProps {
  readonly store: ScalesStore;
  readonly commands: ScalesCommands;
  readonly shown: Shown;
  readonly inUse: Diagram;
  readonly style: ToneStyle;
}

/** Every pattern of the scale in a grid; the commands below it act on the one last focused. */
export function PatternsView({ store, commands, shown, inUse, style }: PatternsViewProps) {
  const { diagrams } = shown;
  const running = useSyncExternalStore(store.subscribe, store.running);
  const copied = useSyncExternalStore(store.subscribe, store.copied);
  return (
    <ul className={styles.grid}>
      {diagrams.map(diagram => {
        const isInUse = diagram === inUse;
        const pattern = diagram.id === 'neck' ? undefined : commands.patterns.get(diagram.id);
        return (
          <li key={diagram.id} className={styles.item} data-in-use={isInUse || undefined}>
            <PatternCard store={store} diagram={diagram} style={style} isInUse={isInUse} />
            {pattern && (
              <PatternTools
                buttons={pattern.buttons}
                playback={running === diagram.id ? 'playing' : 'silent'}
                copied={copied?.diagram === diagram ? copied.outcome : undefined}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
