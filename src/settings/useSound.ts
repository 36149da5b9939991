import { useEffect, useMemo } from 'react';
import { useDroneSource, usePlayer } from '../audio/Audio';
import type { DroneNotes } from '../audio/drone';
import { type PlannedTone, steadyPlan } from '../audio/plan';
import { preferences } from './preferences';
import { SOUND_IS_OFF } from './text';
import { usePreferenceSettings, useSetting } from './useSettings';

/** Plays tones with the user's preferences. */
export interface Sound {
  /** Whether sound is on, read when it is asked for. */
  readonly state: 'on' | 'off';
  /** Plays, replacing the current playback; does nothing if sound is off. */
  play(tones: readonly PlannedTone[]): void;
  /** Plays with the sound of plucked strings, which suits chords; otherwise as `play`. */
  pluck(tones: readonly PlannedTone[]): void;
  /** Prepares what will probably be plucked next, so that it begins without delay. */
  preparePluck(tones: readonly PlannedTone[]): void;
  /** Sounds a steady tone to tune to until `stop`, replacing the current playback; does nothing if sound is off. */
  sustain(midi: number): void;
  /** Plays unless something is playing already; returns whether it will. */
  playAlone(tones: readonly PlannedTone[]): boolean;
  /** Stops the current playback immediately. */
  stop(): void;
}

/** Why nothing can be played, if sound is off. */
export const soundDisabled = (state: Sound['state']): string | undefined =>
  state === 'off' ? SOUND_IS_OFF : undefined;

/** The app's sound with the user's preferences applied; the same object for the life of the component. */
export function useSound(): Sound {
  const player = usePlayer();
  const settings = usePreferenceSettings();
  // Re-render when sound is turned on or off: components show it.
  useSetting(settings, preferences.sound);
  return useMemo(() => {
    const isOn = () => settings.read(preferences.sound) === 'on';
    const options = () => ({
      voice: settings.read(preferences.voice),
      volume: settings.read(preferences.volume) / 100,
    });
    return {
      get state() {
        return settings.read(preferences.sound);
      },
      play(tones) {
        if (isOn()) player.play(tones, { ...options(), interrupt: true });
      },
      pluck(tones) {
        if (isOn()) player.play(tones, { ...options(), voice: 'pluck', interrupt: true });
      },
      preparePluck(tones) {
        if (isOn()) player.prepare(tones, { ...options(), voice: 'pluck' });
      },
      sustain(midi) {
        if (isOn()) player.play(steadyPlan(midi), { ...options(), voice: 'steady', interrupt: true });
      },
      playAlone: tones => isOn() && player.play(tones, options()),
      stop: player.stop,
    };
  }, [player, settings]);
}

/** Sounds a drone while the component is mounted and the page can be seen; `undefined` sounds nothing. */
export function useDrone(notes: DroneNotes | undefined): void {
  const drone = useDroneSource();
  const settings = usePreferenceSettings();
  const sound = useSetting(settings, preferences.sound);
  const volume = useSetting(settings, preferences.droneVolume) / 100;
  const { tonic, above } = notes ?? {};
  useEffect(() => {
    if (tonic === undefined || sound === 'off') return;
    const follow = () => {
      if (document.visibilityState === 'hidden') drone.stop();
      else drone.play({ tonic, ...(above !== undefined && { above }) }, volume);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      drone.stop();
    };
  }, [drone, tonic, above, sound, volume]);
}
