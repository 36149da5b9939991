import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useDroneSource } from '../audio/Audio';
import type { DroneNotes } from '../audio/drone';
import type { Action, ActionTexts } from '../commands/action';
import { useListener } from '../listening/Listening';
import { isInUse, type ListeningState } from '../listening/listener';
import { BLOCKED_BY_QUESTION } from '../quiz/text';
import { preferences } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import { turnTitle } from '../settings/text';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';
import { soundDisabled } from '../settings/useSound';
import { useSpeech } from '../speech/Speech';
import type { Line } from '../theory/degree';
import { drawnName, type NoteNames, spokenName } from '../theory/names';
import { chromaticName, type NoteName, type PitchClass, pitchClass } from '../theory/note';
import type { Scale } from '../theory/scale';
import { DRONE, notesLine, octaveLine, spokenDrone } from './droneText';

/** The lowest tonic, A2 as a MIDI number: below it, small loudspeakers hardly sound. */
const LOWEST = 45;

const FIFTH = 7;
const OCTAVE = 12;

const tonicOf = (pitch: PitchClass): number => LOWEST + pitchClass(pitch - LOWEST);

const lineOf = (note: NoteName, names: NoteNames = 'english'): Line => ({
  text: drawnName(note, names),
  spoken: spokenName(note, names),
});

/**
 * The drone of a scale: its tonic, with the fifth if the scale has it, else with the octave.
 *
 * @example droneOfScale(scale('C', 'major')).name?.text // 'C and G'
 */
export function droneOfScale({ key, tones }: Scale, names?: NoteNames): DroneNotes {
  const [first] = tones;
  const pitch = first?.pitch ?? 0;
  const fifth = tones.find(tone => tone.pitch === pitchClass(pitch + FIFTH));
  const name = fifth
    ? notesLine(lineOf(key, names), lineOf(fifth.note, names))
    : octaveLine(lineOf(key, names));
  return { tonic: tonicOf(pitch), above: fifth ? FIFTH : OCTAVE, name };
}

/**
 * The drone of a note by itself: the note and its fifth.
 *
 * @example droneOfNote(10, 'flats').name?.text // 'Bb and F'
 */
export function droneOfNote(
  pitch: PitchClass,
  style: 'sharps' | 'flats',
  names: NoteNames = 'english',
): DroneNotes {
  const named = (each: PitchClass) => lineOf(chromaticName(each, style), names);
  return { tonic: tonicOf(pitch), name: notesLine(named(pitch), named(pitchClass(pitch + FIFTH))) };
}

/** The drone of a screen, which is played along with. */
export interface DroneSwitch {
  state(): 'on' | 'off';
  /** Why it can't be switched on now, if so. */
  disabled(): string | undefined;
  toggle(): void;
}

interface DroneOptions {
  readonly settings: Settings;
  /** What to sound with the settings as they are: when it is switched on, or, given what sounds, when a setting changes. */
  readonly notes: (sounding: DroneNotes | undefined) => DroneNotes;
  readonly quiz: 'open' | 'none';
}

const hearsIt = (state: ListeningState): boolean => isInUse(state) && state.source === 'microphone';

const isSame = (one: DroneNotes, other: DroneNotes): boolean =>
  one.tonic === other.tonic && one.above === other.above && one.name?.text === other.name?.text;

/**
 * The drone of a screen. It follows the settings, and ends when the screen is left, the page is hidden, a quiz starts, the
 * microphone listens, or sound is turned off.
 */
export function useDroneSwitch({ settings, notes, quiz }: DroneOptions): DroneSwitch {
  const drone = useDroneSource();
  const listener = useListener();
  const preferred = usePreferenceSettings();
  const sound = useSetting(preferred, preferences.sound);
  const volume = useSetting(preferred, preferences.droneVolume) / 100;
  const { say } = useSpeech();
  const latest = useRef({ notes, quiz, volume });
  latest.current = { notes, quiz, volume };
  /** What this screen has sounded last: a question may have a drone of its own. */
  const own = useRef<DroneNotes>(undefined);

  const made = useMemo(() => {
    const sounding = () => (own.current === drone.sounding() ? own.current : undefined);
    const play = (next: DroneNotes) => {
      own.current = next;
      drone.play(next, latest.current.volume);
    };
    const stop = () => {
      if (sounding()) drone.stop();
      own.current = undefined;
    };
    const replay = () => {
      const now = sounding();
      if (now) play(now);
    };
    const follow = () => {
      const now = sounding();
      const next = now && latest.current.notes(now);
      if (now && next && !isSame(now, next)) play(next);
    };
    return {
      stop,
      replay,
      follow,
      state: (): 'on' | 'off' => (sounding() ? 'on' : 'off'),
      disabled() {
        if (latest.current.quiz === 'open') return BLOCKED_BY_QUESTION;
        if (hearsIt(listener.state())) return DRONE.heard;
        return soundDisabled(preferred.read(preferences.sound));
      },
      toggle() {
        const isOn = sounding() !== undefined;
        const next = latest.current.notes(undefined);
        if (isOn) stop();
        else play(next);
        say(isOn ? DRONE.off : spokenDrone(next));
      },
    };
  }, [drone, listener, preferred, say]);

  const { replay, follow, stop } = made;
  useEffect(() => settings.subscribe(follow), [settings, follow]);
  // Before the question can sound.
  useLayoutEffect(() => {
    if (quiz === 'open' || sound === 'off') stop();
  }, [quiz, sound, stop]);
  const known = useRef(volume);
  useEffect(() => {
    if (known.current !== volume) replay();
    known.current = volume;
  }, [volume, replay]);
  useEffect(() => {
    const listened = () => {
      if (hearsIt(listener.state())) stop();
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') stop();
    };
    const forget = listener.subscribe(listened);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      forget();
      document.removeEventListener('visibilitychange', hidden);
      stop();
    };
  }, [listener, stop]);
  return made;
}

/** What the command of the drone reads and calls. */
export interface DroneDeps {
  readonly drone: DroneSwitch;
}

/** Switches the drone of a screen on and off. */
export const droneAction = ({ id, group, where }: Pick<ActionTexts, 'id' | 'group'> & { where: string }) =>
  ({
    ...{ id, group, where, title: DRONE.title, scope: 'screen' },
    keywords: DRONE.keywords,
    titleNow: ({ drone }) => turnTitle(DRONE.title, drone.state() === 'on' ? 'off' : 'on'),
    hotkeys: ['shift+h'],
    disabled: ({ drone }) => drone.disabled(),
    run: ({ drone }) => drone.toggle(),
  }) satisfies Action<DroneDeps>;
