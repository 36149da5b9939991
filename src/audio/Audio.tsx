import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Playback, Player } from './player';

const PlayerContext = createContext<Player | undefined>(undefined);

/** Provides the app's one player. */
export function Audio({ player, children }: { player: Player; children: ReactNode }) {
  return <PlayerContext value={player}>{children}</PlayerContext>;
}

/**
 * The player, for components that only start and stop sound: playback doesn't re-render them.
 *
 * @example usePlayer().play(singlePlan(60), { voice: 'pluck', volume: 0.8, interrupt: true })
 */
export function usePlayer(): Player {
  const player = useContext(PlayerContext);
  if (player === undefined) throw new Error('The player is only available inside the app');
  return player;
}

/**
 * What is playing now; re-renders on every note.
 *
 * @example usePlayback() // { status: 'playing', sounding: 0 }
 */
export function usePlayback(): Playback {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, player.snapshot);
}
