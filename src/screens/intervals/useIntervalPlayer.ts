import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { usePlayback, usePlayer } from '../../audio/Audio';
import { singlePlan } from '../../audio/plan';
import type { Playback } from '../../audio/player';
import { useSound } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import { type PlayedInterval, type PlayedTone, playlist } from './playedInterval';

/** The sound of the Intervals screen. */
export interface Listening {
  readonly sound: 'on' | 'off';
  readonly playback: Playback['status'];
  /** The tone that is sounding, if any. */
  readonly now: PlayedTone | undefined;
  /** Read at the moment of asking: a press may come before the page has rendered the previous one. */
  isSilent(): boolean;
  /** Plays intervals in a row unless something is playing already; returns whether it will. */
  play(intervals: readonly PlayedInterval[]): boolean;
  /** Plays a single note unless something is playing already. */
  playNote(midi: number): void;
  stop(): void;
}

/** Plays intervals, and holds back all speech while something is playing. */
export function useIntervalPlayer(): Listening {
  const { state: sound, playAlone, stop } = useSound();
  const playback = usePlayback();
  const player = usePlayer();
  const [tones, setTones] = useState<readonly PlayedTone[]>([]);
  const isSilent = useCallback(() => player.snapshot().status === 'silent', [player]);
  const { pause } = useSpeech();

  const play = useCallback(
    (intervals: readonly PlayedInterval[]) => {
      const list = playlist(intervals);
      const isPlayed = playAlone(list.map(({ tone }) => tone));
      if (isPlayed) setTones(list);
      return isPlayed;
    },
    [playAlone],
  );

  const playNote = useCallback(
    (midi: number) => {
      if (playAlone(singlePlan(midi))) setTones([]);
    },
    [playAlone],
  );

  const { status } = playback;
  useLayoutEffect(() => (status === 'playing' ? pause() : undefined), [status, pause]);
  const now =
    playback.status === 'playing' && playback.sounding !== undefined ? tones[playback.sounding] : undefined;
  return useMemo(
    () => ({ sound, playback: status, now, isSilent, play, playNote, stop }),
    [sound, status, now, isSilent, play, playNote, stop],
  );
}
