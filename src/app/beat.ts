import { type Beat, beatInBar, type Clicking, type Metronome, type MetronomePace } from '../audio/metronome';
import type { Command } from '../commands/command';
import { createListeners } from '../listeners';
import { type ClickMode, preferences as rows } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import type { Announcer } from '../speech/announcer';
import type { Navigation } from './links/navigation';
import { METRONOME, spokenTempo } from './metronomeText';
import { IDLE_TAPS, tapped } from './tapTempo';

/** The app's metronome, with the user's preferences applied. */
export interface BeatControl {
  readonly metronome: Metronome;
  /** The same for drills on the beat. */
  readonly shared: Beat;
  readonly commands: Readonly<Record<'metronome' | 'tap', Command>>;
  /** Stops it if it goes, and says so if the user has started it. */
  stop(): void;
  /** Calls the listener when it starts, stops or has another pace, but not on every beat; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

interface BeatDeps {
  readonly metronome: Metronome;
  readonly preferences: Settings;
  readonly navigation: Pick<Navigation, 'current'>;
  readonly announcer: Pick<Announcer, 'say'>;
  /** The time on a clock that never jumps (milliseconds). */
  now(): number;
}

const CLICKING: Readonly<Record<ClickMode, Clicking>> = {
  light: 'none',
  'off-beat': 'between',
  headphones: 'on',
};

/** How long after the last tap the tempo is said (milliseconds): said sooner, it would speak over the next one. */
const SAID_AFTER = 1500;

/** Creates the metronome's commands; a changed preference takes effect at once while it goes. */
export function createBeat({ metronome, preferences, navigation, announcer, now }: BeatDeps): BeatControl {
  const { subscribe, notify } = createListeners();
  const { say } = announcer;
  const isOn = () => metronome.state().status === 'on';
  const paceNow = (): MetronomePace => ({
    beatsPerMinute: preferences.read(rows.tempo),
    beats: preferences.read(rows.beats),
    clicking: CLICKING[preferences.read(rows.click)],
    volume: preferences.read(rows.sound) === 'on' ? preferences.read(rows.volume) / 100 : 0,
  });

  let state: 'off' | 'on' = 'off';
  metronome.subscribe(() => {
    const hasFailed = state === 'on' && !isOn();
    if ((state === 'on') === isOn()) return;
    state = isOn() ? 'on' : 'off';
    notify();
    if (hasFailed) say(METRONOME.failed, 'lasting');
  });
  let known = JSON.stringify(paceNow());
  preferences.subscribe(() => {
    const pace = paceNow();
    const next = JSON.stringify(pace);
    if (next === known) return;
    known = next;
    if (isOn()) metronome.start(pace);
    notify();
  });

  /** Who has started it without a word; `undefined` while the user has, or it is off. */
  let joined: object | undefined;
  const start = () => {
    joined = undefined;
    const pace = paceNow();
    // Who refuses at once never was on, so nothing has been said of it.
    if (metronome.start(pace)) say(METRONOME.started(pace), 'news');
    else say(METRONOME.failed, 'lasting');
  };
  const end = () => {
    joined = undefined;
    state = 'off';
    metronome.stop();
    notify();
  };
  const stop = () => {
    if (!isOn()) return;
    end();
    say(METRONOME.stopped, 'remark');
  };
  const join = () => {
    if (isOn()) return () => {};
    const mine = {};
    if (metronome.start(paceNow())) joined = mine;
    else say(METRONOME.failed, 'lasting');
    return () => {
      if (isOn() && joined === mine) end();
    };
  };

  let taps = IDLE_TAPS;
  let saying: ReturnType<typeof setTimeout> | undefined;
  const tap = () => {
    taps = tapped(taps, now());
    if (taps.tempo === undefined) return;
    preferences.choose(rows.tempo, { code: String(taps.tempo), text: String(taps.tempo) });
    clearTimeout(saying);
    saying = setTimeout(() => say(spokenTempo(preferences.read(rows.tempo)), 'remark'), SAID_AFTER);
  };

  const toggle: Command = {
    ...METRONOME.command,
    get title() {
      return isOn() ? METRONOME.stop : METRONOME.command.title;
    },
    get hint() {
      return isOn() ? METRONOME.hint : undefined;
    },
    get isOffered() {
      return navigation.current()?.id !== 'chords';
    },
    scope: 'global',
    hotkeys: ['shift+m'],
    run: () => (isOn() ? stop() : start()),
  };
  const tempo: Command = { ...METRONOME.tap, scope: 'global', hotkeys: ['shift+y'], run: tap };
  return {
    ...{ metronome, commands: { metronome: toggle, tap: tempo }, subscribe },
    shared: { state: metronome.state, timeOf: metronome.timeOf, subscribe: metronome.subscribe, join },
    stop: () => (joined ? end() : stop()),
  };
}

/**
 * Whether each beat of a bar is the one that sounds.
 *
 * @example barMarks(5, 4) // [false, true, false, false]
 */
export const barMarks = (beat: number | undefined, beats: number): readonly boolean[] =>
  Array.from({ length: beats }, (_, index) => beat !== undefined && beatInBar(beat, beats) === index + 1);
