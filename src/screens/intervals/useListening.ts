import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { usePlayback, usePlayer } from '../../audio/Audio';
import { singlePlan } from '../../audio/plan';
import type { Playback } from '../../audio/player';
import { useSound } from '../../settings/useSound';
import { useSpeech } from '../../speech/Speech';
import { type PlayedInterval, type PlayedTone, playlist } from './playedInterval';

/** What is played on the screen. */
export interface Listening {
  readonly sound: 'on' | 'off';
  readonly playback: Playback['status'];
  /** The tone that is heard now, if one is. */
  readonly now: PlayedTone | undefined;
  /** Asked at the moment of a press, which may come before the page has seen the last one. */
  isSilent(): boolean;
  /** Plays intervals one after the other, unless something sounds already; says whether it will. */
  play(intervals: readonly PlayedInterval[]): boolean;
  /** Plays a note by itself, unless something sounds already. */
  playNote(midi: number): void;
  stop(): void;
}

/** Plays intervals, and holds back all speech while something sounds. */
export function useListening(): Listening {
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
