import { useCallback, useMemo, useState } from 'react';
import { usePlayback } from '../audio/Audio';
import { type PlannedTone, singlePlan } from '../audio/plan';
import type { Playback } from '../audio/player';
import { startingWith } from '../audio/timeline';
import type { Instrument } from '../instrument/instrument';
import { midiAt, type Position, type PositionId, positionId } from '../instrument/position';
import { useSound } from '../settings/useSound';

/** A tone to play, and the places of a neck that are marked while it sounds. */
export interface NeckTone {
  readonly tone: PlannedTone;
  readonly places: readonly Position[];
}

/** Sound that can be followed on a neck. */
export interface NeckSound {
  readonly state: 'on' | 'off';
  /** Plays, in place of whatever sounds; does nothing with sound off. */
  play(tones: readonly NeckTone[]): void;
  /** Silences whatever sounds, at once. */
  stop(): void;
  readonly status: Playback['status'];
  /** The places of what sounds now. */
  readonly sounding: ReadonlySet<PositionId>;
}

/** One place of a neck by itself. */
export const placeTones = (instrument: Instrument, place: Position): readonly NeckTone[] =>
  singlePlan(midiAt(instrument, place)).map(tone => ({ tone, places: [place] }));

const NOWHERE: ReadonlySet<PositionId> = new Set();

/** Plays on a neck, and tells where it is heard at the moment. */
export function useNeckSound(): NeckSound {
  const sound = useSound();
  const playback = usePlayback();
  const [heard, setHeard] = useState<readonly NeckTone[]>([]);
  const index = playback.status === 'playing' ? playback.sounding : undefined;

  const sounding = useMemo(() => {
    if (index === undefined) return NOWHERE;
    const tones = heard.map(({ tone }) => tone);
    const places = startingWith(tones, index).flatMap(each => heard[each]?.places ?? []);
    return new Set(places.map(positionId));
  }, [heard, index]);

  const play = useCallback(
    (tones: readonly NeckTone[]) => {
      setHeard(tones);
      sound.play(tones.map(({ tone }) => tone));
    },
    [sound],
  );

  return { state: sound.state, status: playback.status, sounding, play, stop: sound.stop };
}
