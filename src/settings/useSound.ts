import { useMemo } from 'react';
import { usePlayer } from '../audio/Audio';
import type { PlannedTone } from '../audio/plan';
import { preferences } from './preferences';
import { usePreferenceSettings, useSetting } from './useSettings';

export const SOUND_IS_OFF = 'Sound is off in the settings';

/** Plays tones as the user likes to hear them. */
export interface Sound {
  /** As it is set at the moment of asking. */
  readonly state: 'on' | 'off';
  /** Plays, in place of whatever sounds; does nothing with sound off. */
  play(tones: readonly PlannedTone[]): void;
  /** Plays unless something sounds already, and says whether it will. */
  playAlone(tones: readonly PlannedTone[]): boolean;
  /** Silences whatever sounds, at once. */
  stop(): void;
}

/** The sound of the app with the user's preferences applied: the same object for the life of the component. */
export function useSound(): Sound {
  const player = usePlayer();
  const settings = usePreferenceSettings();
  // Whether there is sound is shown as well.
  useSetting(settings, preferences.sound);
  return useMemo(() => {
    const isOn = () => settings.read(preferences.sound) === 'on';
    const wishes = () => ({
      voice: settings.read(preferences.voice),
      volume: settings.read(preferences.volume) / 100,
    });
    return {
      get state() {
        return settings.read(preferences.sound);
      },
      play(tones) {
        if (isOn()) player.play(tones, { ...wishes(), interrupt: true });
      },
      playAlone: tones => isOn() && player.play(tones, wishes()),
      stop: player.stop,
    };
  }, [player, settings]);
}
