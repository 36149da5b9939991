import { memo, useCallback, useSyncExternalStore } from 'react';
import { NeckTools } from '../../fretboard/NeckTools';
import { NECK_TITLES } from '../../fretboard/text';
import type { Instrument } from '../../instrument/instrument';
import { preferences } from '../../settings/preferences';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { soundDisabled } from '../../settings/useSound';
import { CommandButton } from '../../ui/CommandButton';
import stack from '../../ui/stack.module.css';
import { CopyNotice } from './CopyNotice';
import type { ScalesCommands } from './commands';
import styles from './DiagramTools.module.css';
import type { DiagramId } from './diagram';
import type { ScalesStore } from './scalesStore';

interface DiagramToolsProps {
  readonly store: ScalesStore;
  readonly commands: ScalesCommands;
  readonly instrument: Instrument;
  /** The diagram in use. */
  readonly id: DiagramId;
}

/** What can be done with the diagram in use: the commands of its neck, and those that play and copy it. */
export const DiagramTools = memo(function DiagramTools({
  store,
  commands,
  instrument,
  id,
}: DiagramToolsProps) {
  const sound = useSetting(usePreferenceSettings(), preferences.sound);
  const copied = useSyncExternalStore(store.subscribe, store.copied);
  const playback = useSyncExternalStore(store.subscribe, store.playback);
  const { previousPattern, nextPattern, copy, stop, play } = commands;
  return (
    <div>
      <div className={styles.tools}>
        <NeckTools
          instrument={instrument}
          neck={useCallback(() => store.neckOf(id), [store, id])}
          onAct={useCallback(place => store.hear(id, place), [store, id])}
          actTitle={NECK_TITLES.hear}
          actDisabled={soundDisabled(sound)}
        />
        <div className={stack.tools}>
          {[previousPattern, nextPattern, copy].map(command => (
            <CommandButton key={command.id} tone="text" command={command} whenDisabled="keep-focus" />
          ))}
          {/* One button for both, so it stays under the user's finger. */}
          <CommandButton
            tone="text"
            command={playback === 'playing' ? stop : play}
            whenDisabled="keep-focus"
          />
        </div>
      </div>
      {id === 'neck' && copied?.diagram.id === id && <CopyNotice outcome={copied.outcome} />}
    </div>
  );
});
