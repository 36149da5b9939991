import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePlayer } from '../audio/Audio';
import { type PlannedTone, singlePlan, startingWith } from '../audio/plan';
import type { Playback, Player } from '../audio/player';
import type { Instrument } from '../instrument/instrument';
import { midiAt, type Position, type PositionId, positionId } from '../instrument/position';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings } from '../settings/useSettings';
import { type Sound, useSound } from '../settings/useSound';

/** A tone to play, and the positions that are marked on the neck while it sounds. */
export interface NeckTone {
  readonly tone: PlannedTone;
  readonly places: readonly Position[];
}

/** Sound that is shown on a neck while it plays; created once, and read when needed. */
export interface NeckSound {
  state(): Sound['state'];
  /** Plays, replacing the current playback; does nothing if sound is off. */
  play(tones: readonly NeckTone[]): void;
  /** Stops the current playback immediately. */
  stop(): void;
  status(): Playback['status'];
  /** The positions sounding now; the same set until that changes. */
  sounding(): ReadonlySet<PositionId>;
  subscribe(listener: () => void): () => void;
}

/** The sound of a single position. */
export const placeTones = (instrument: Instrument, place: Position): readonly NeckTone[] =>
  singlePlan(midiAt(instrument, place)).map(tone => ({ tone, places: [place] }));

export const NOWHERE: ReadonlySet<PositionId> = new Set();

interface NeckSoundOptions {
  readonly player: Pick<Player, 'snapshot' | 'subscribe' | 'stop'>;
  readonly state: () => Sound['state'];
  readonly play: (tones: readonly PlannedTone[]) => void;
}

export function createNeckSound({ player, state, play }: NeckSoundOptions): NeckSound {
  let played: readonly NeckTone[] = [];
  let known = { index: -1, played, places: NOWHERE };

  const placesAt = (index: number): ReadonlySet<PositionId> => {
    const tones = played.map(({ tone }) => tone);
    const places = startingWith(tones, index).flatMap(each => played[each]?.places ?? []);
    return new Set(places.map(positionId));
  };

  return {
    state,
    play(tones) {
      played = tones;
      play(tones.map(({ tone }) => tone));
    },
    stop: player.stop,
    status: () => player.snapshot().status,
    sounding() {
      const now = player.snapshot();
      const index = now.status === 'playing' ? now.sounding : undefined;
      if (index === undefined) return NOWHERE;
      if (known.index !== index || known.played !== played)
        known = { index, played, places: placesAt(index) };
      return known.places;
    },
    subscribe: player.subscribe,
  };
}

/** The sound of a screen's necks; it stops when the screen is left. */
export function useNeckSound(): NeckSound {
  const player = usePlayer();
  const choices = usePreferenceSettings();
  const sound = useSound();
  const latest = useRef(sound);
  latest.current = sound;
  const [neckSound] = useState(() =>
    createNeckSound({
      player,
      state: () => choices.read(preferences.sound),
      play: tones => latest.current.play(tones),
    }),
  );
  useEffect(() => neckSound.stop, [neckSound]);
  return neckSound;
}

/** The positions sounding now; the component re-renders when they change. */
export const useSounding = (sound: NeckSound): ReadonlySet<PositionId> =>
  useSyncExternalStore(sound.subscribe, sound.sounding);
