import { useSyncExternalStore } from 'react';
import { usePlayer } from './Audio';
import type { Playback } from './player';

/**
 * What is playing now; re-renders on every note.
 *
 * @example usePlayback() // { status: 'playing', sounding: 0 }
 */
export function usePlayback(): Playback {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, player.snapshot);
}
