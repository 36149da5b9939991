import { memo, useCallback, useMemo, useSyncExternalStore } from 'react';
import { NeckTools } from '../../fretboard/NeckTools';
import type { NeckStops } from '../../fretboard/neckCommands';
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
import { PATTERN_STOPS } from './text';

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
  const stops = useStops(store, id);
  const { previousPattern, nextPattern, copy, braille, stop, play } = commands;
  return (
    <div>
      <div className={styles.tools}>
        <NeckTools
          instrument={instrument}
          neck={useCallback(() => store.neckOf(id), [store, id])}
          onAct={useCallback(place => store.hear(id, place), [store, id])}
          actTitle={NECK_TITLES.hear}
          actDisabled={soundDisabled(sound)}
          stops={stops}
        />
        <div className={stack.tools}>
          {[previousPattern, nextPattern, copy, braille].map(command => (
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

/** The notes of a pattern in the order of pitch, each of which sounds when a key goes to it. The neck has none. */
function useStops(store: ScalesStore, id: DiagramId): NeckStops | undefined {
  const pattern = useSyncExternalStore(store.subscribe, () =>
    id === 'neck' ? undefined : store.diagram(id),
  );
  const hearing = useSetting(usePreferenceSettings(), preferences.hearing);
  return useMemo(() => {
    if (!pattern) return undefined;
    return {
      ...PATTERN_STOPS,
      places: pattern.notes.map(({ position }) => position),
      // With this preference a place sounds whenever the cursor comes to it.
      onArrive: hearing === 'on' ? undefined : place => store.hear(id, place),
    };
  }, [store, pattern, id, hearing]);
}
