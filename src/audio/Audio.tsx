import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type Playback, type Player, SILENT } from './player';

/** The context of the player; outside the app, nothing plays. */
const PlayerContext = createContext<Player>({
  play: () => false,
  stop() {},
  snapshot: () => SILENT,
  subscribe: () => () => {},
});

/** Provides the app's one player. */
export function Audio({ player, children }: { player: Player; children: ReactNode }) {
  return <PlayerContext value={player}>{children}</PlayerContext>;
}

/** The player, for components that only start and stop sound: playback doesn't re-render them. */
export const usePlayer = (): Player => useContext(PlayerContext);

/**
 * The current playback; re-renders on every note.
 *
 * @example usePlayback() // { status: 'playing', sounding: 0 }
 */
export function usePlayback(): Playback {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, player.snapshot);
}
