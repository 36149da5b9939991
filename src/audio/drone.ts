import { createListeners } from '../listeners';
import type { Line } from '../theory/degree';
import { dronePlan } from './plan';
import type { Player } from './player';

/** What a drone sounds. */
export interface DroneNotes {
  /** A MIDI number. */
  readonly tonic: number;
  /** The semitones from the tonic to the note above it; left out for a fifth. */
  readonly above?: number;
  /** Both notes by name; left out where that would give an answer away. */
  readonly name?: Line;
}

/** A drone, beneath everything else that sounds. */
export interface Drone {
  /** Sounds these notes instead of others; returns whether they will sound. */
  play(notes: DroneNotes, volume: number): boolean;
  stop(): void;
  /** What sounds now; the same object until that changes. */
  sounding(): DroneNotes | undefined;
  /** Calls the listener on every change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates the app's drone, on a player of its own: nothing waits for it, and no time stops while it sounds.
 *
 * @example createDrone(createPlayer()).play({ tonic: 48 }, 0.8) // true
 */
export function createDrone(player: Player): Drone {
  const { subscribe, notify } = createListeners();
  let sounding: DroneNotes | undefined;
  const show = (next: DroneNotes | undefined) => {
    if (sounding === next) return;
    sounding = next;
    notify();
  };
  player.subscribe(() => {
    if (player.snapshot().status === 'silent') show(undefined);
  });
  return {
    play(notes, volume) {
      const plan = dronePlan(notes.tonic, notes.above);
      const isPlayed = player.play(plan, { voice: 'drone', volume, interrupt: true });
      show(isPlayed ? notes : undefined);
      return isPlayed;
    },
    stop() {
      player.stop();
      show(undefined);
    },
    sounding: () => sounding,
    subscribe,
  };
}

/** No drone: it never sounds. */
export const NO_DRONE: Drone = {
  play: () => false,
  stop() {},
  sounding: () => undefined,
  subscribe: () => () => {},
};
