import type { Clicking, MetronomePace } from '../audio/metronome';

const WHERE: Readonly<Record<Clicking, string>> = {
  on: 'a click on every beat',
  between: 'a click between the beats',
  none: 'no click, the light only',
};

const barText = (beats: number): string => (beats === 1 ? '' : `, ${beats} beats in a bar`);

/** Where the clicks are in words; with the volume at nothing there are none. */
const clickText = ({ clicking, volume }: MetronomePace): string => WHERE[volume === 0 ? 'none' : clicking];

/**
 * A tempo as spoken.
 *
 * @example spokenTempo(96) // 'Tempo 96'
 */
export const spokenTempo = (beatsPerMinute: number): string => `Tempo ${beatsPerMinute}`;

/** The texts of the metronome. */
export const METRONOME = {
  /** The name of the bar that is shown while it goes. */
  name: 'Metronome',
  command: {
    id: 'metronome.toggle',
    title: 'Metronome',
    group: 'Metronome',
    keywords: ['beat', 'click', 'tempo', 'in time', 'rhythm', 'start the beat', 'keep time'],
  },
  tap: {
    id: 'metronome.tap',
    title: 'Tap Tempo',
    group: 'Metronome',
    keywords: ['tap', 'set the tempo', 'speed', 'beat'],
  },
  stop: 'Stop the Metronome',
  hint: 'stop the beat',
  /**
   * Said once when it starts.
   *
   * @example METRONOME.started({ beatsPerMinute: 80, beats: 4, clicking: 'on', volume: 1 }) // 'Metronome on: 80 a minute, 4 beats in a bar, a click on every beat.'
   */
  started: (pace: MetronomePace): string =>
    `Metronome on: ${pace.beatsPerMinute} a minute${barText(pace.beats)}, ${clickText(pace)}.`,
  stopped: 'Metronome off.',
  failed: "The metronome can't start: this browser gives Fretty no sound.",
  /** Its tempo, beside the light. */
  tempo: (beatsPerMinute: number): string => `${beatsPerMinute} a minute`,
  /** The mark in the status line; the number is that of the beat. */
  mark: (beatsPerMinute: number, beat: number | undefined): string => `♩ ${beatsPerMinute} · ${beat ?? '–'}`,
} as const;
