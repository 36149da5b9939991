import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePlayback, usePlayer } from '../../audio/Audio';
import { singlePlan } from '../../audio/plan';
import type { Playback } from '../../audio/player';
import { useSpeech } from '../../speech/Speech';
import type { Cue } from '../common/useCues';
import { useSound } from '../common/useSound';
import { type Heard, type HeardTone, playlist } from './heard';

/** What is played on the screen, and what is said about it. */
export interface Listening {
  readonly sound: 'on' | 'off';
  readonly playback: Playback['status'];
  /** The tone that is heard now, if one is. */
  readonly now: HeardTone | undefined;
  /** Asked at the moment of a press, which may come before the page has seen the last one. */
  isSilent(): boolean;
  /** Plays intervals one after the other, unless something sounds already; says whether it will. */
  play(intervals: readonly Heard[]): boolean;
  /** Plays a note by itself, unless something sounds already. */
  playNote(midi: number): void;
  stop(): void;
  /** Says a text as soon as nothing sounds. */
  tell(text: string, weight?: Weight): void;
}

type Weight = Cue<unknown>['weight'];

/** Plays intervals on a screen where nothing is spoken while something sounds. */
export function useListening(): Listening {
  const { state: sound, playAlone, stop } = useSound();
  const playback = usePlayback();
  const player = usePlayer();
  const [tones, setTones] = useState<readonly HeardTone[]>([]);
  const isSilent = useCallback(() => player.snapshot().status === 'silent', [player]);
  const tell = useTelling(playback.status, isSilent);
  useEffect(() => stop, [stop]);

  const play = useCallback(
    (intervals: readonly Heard[]) => {
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
  const now =
    playback.status === 'playing' && playback.sounding !== undefined ? tones[playback.sounding] : undefined;
  return useMemo(
    () => ({ sound, playback: status, now, isSilent, play, playNote, stop, tell }),
    [sound, status, now, isSilent, play, playNote, stop, tell],
  );
}

interface Unheard {
  readonly text: string;
  readonly weight: Weight;
}

/**
 * Speaks between sounds: what is said while one plays waits for its end, whoever says it. The newest text replaces those
 * that nobody has heard yet, but no verdict.
 */
function useTelling(status: Playback['status'], isSilent: () => boolean): Listening['tell'] {
  const speech = useSpeech();
  const unheard = useRef<readonly Unheard[]>([]);
  const words = useCallback(() => unheard.current.map(({ text }) => text).join(' '), []);

  useEffect(
    () =>
      speech.subscribe(() => {
        if (speech.text() === words()) unheard.current = [];
      }),
    [speech, words],
  );

  useLayoutEffect(() => {
    if (status === 'silent') return;
    const release = speech.hold();
    return () => {
      release();
      if (unheard.current.length > 0) speech.say(words());
    };
  }, [status, speech, words]);

  return useCallback(
    (text: string, weight?: Weight) => {
      const verdicts = unheard.current.filter(each => each.weight === 'verdict');
      unheard.current = [...verdicts, { text, weight }];
      if (isSilent()) speech.say(words());
    },
    [isSilent, speech, words],
  );
}
