import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type Playback, type Player, SILENT } from './player';

/** Outside the app, nothing plays. */
const NO_PLAYER: Player = {
  play: () => false,
  stop() {},
  snapshot: () => SILENT,
  subscribe: () => () => {},
};

const PlayerContext = createContext(NO_PLAYER);
const DroneContext = createContext(NO_PLAYER);

interface AudioProps {
  readonly player: Player;
  readonly drone?: Player;
  readonly children: ReactNode;
}

/** Provides the app's one player, and the one of the drone beneath it. */
export function Audio({ player, drone = NO_PLAYER, children }: AudioProps) {
  return (
    <PlayerContext value={player}>
      <DroneContext value={drone}>{children}</DroneContext>
    </PlayerContext>
  );
}

/** The player of the drone: nothing waits for it, and no time stops while it sounds. */
export const useDronePlayer = (): Player => useContext(DroneContext);

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
