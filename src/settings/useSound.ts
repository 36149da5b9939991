import { useMemo } from 'react';
import { usePlayer } from '../audio/Audio';
import type { Tone } from '../audio/plan';
import { preferences } from './preferences';
import { usePreferences } from './useSettings';

export const SOUND_IS_OFF = 'Sound is off in the settings';

/** Plays tones as the user likes to hear them. */
export interface Sound {
  readonly state: 'on' | 'off';
  /** Plays, in place of whatever sounds; does nothing with sound off. */
  play(tones: readonly Tone[]): void;
  /** Plays unless something sounds already, and says whether it will. */
  playAlone(tones: readonly Tone[]): boolean;
  /** Silences whatever sounds, at once. */
  stop(): void;
}

/** The sound of the app with the user's preferences applied. */
export function useSound(): Sound {
  const player = usePlayer();
  const choices = usePreferences();
  return useMemo(() => {
    const state = preferences.sound.read(choices);
    const wishes = {
      voice: preferences.voice.read(choices),
      volume: preferences.volume.read(choices) / 100,
    };
    return {
      state,
      play(tones) {
        if (state === 'on') player.play(tones, { ...wishes, interrupt: true });
      },
      playAlone: tones => state === 'on' && player.play(tones, wishes),
      stop: player.stop,
    };
  }, [player, choices]);
}
