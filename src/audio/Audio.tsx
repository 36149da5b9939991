import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type Drone, type DroneNotes, NO_DRONE } from './drone';
import { type Beat, NO_BEAT } from './metronome';
import { type Playback, type Player, SILENT } from './player';

/** Outside the app, nothing plays. */
const NO_PLAYER: Player = {
  play: () => false,
  prepare() {},
  stop() {},
  snapshot: () => SILENT,
  subscribe: () => () => {},
};

const PlayerContext = createContext(NO_PLAYER);
const DroneContext = createContext(NO_DRONE);
const ClicksContext = createContext(NO_PLAYER);
const BeatContext = createContext(NO_BEAT);

interface AudioProps {
  readonly player: Player;
  readonly drone?: Drone;
  readonly clicks?: Player;
  readonly beat?: Beat;
  readonly children: ReactNode;
}

/** Provides the app's one player, the drone beneath it, the clicks beside it, and the beat of the metronome. */
export function Audio({
  player,
  drone = NO_DRONE,
  clicks = NO_PLAYER,
  beat = NO_BEAT,
  children,
}: AudioProps) {
  return (
    <PlayerContext value={player}>
      <DroneContext value={drone}>
        <ClicksContext value={clicks}>
          <BeatContext value={beat}>{children}</BeatContext>
        </ClicksContext>
      </DroneContext>
    </PlayerContext>
  );
}

/** The drone, for components that only start and stop it: what it sounds doesn't re-render them. */
export const useDroneSource = (): Drone => useContext(DroneContext);

/** What the drone sounds now; re-renders when that changes. */
export function useDroneNotes(): DroneNotes | undefined {
  const { subscribe, sounding } = useDroneSource();
  return useSyncExternalStore(subscribe, sounding);
}

/** The player of a metronome's clicks: chords can be played over them. */
export const useClicks = (): Player => useContext(ClicksContext);

/** The beat of the app's metronome; no beat re-renders what uses it. */
export const useMetronome = (): Beat => useContext(BeatContext);

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
