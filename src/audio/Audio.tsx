import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { createPlayer, type Playback, type Player } from './player';

const PlayerContext = createContext<Player>(createPlayer());

/** Gives the app its one player. */
export function Audio({ player, children }: { player: Player; children: ReactNode }) {
  return <PlayerContext value={player}>{children}</PlayerContext>;
}

/**
 * The player, for a component that only starts and stops sound: playing doesn't render it again.
 *
 * @example usePlayer().play(singlePlan(60), { voice: 'pluck', volume: 0.8, interrupt: true })
 */
export const usePlayer = (): Player => useContext(PlayerContext);

/**
 * What is heard now; renders again with every tone.
 *
 * @example usePlayback() // { status: 'playing', sounding: 0 }
 */
export function usePlayback(): Playback {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, player.snapshot);
}

/**
 * The player together with what is heard now.
 *
 * @example const { player, state } = useAudio()
 */
export function useAudio(): { readonly player: Player; readonly state: Playback } {
  return { player: usePlayer(), state: usePlayback() };
}
