import { intervalPlan, type PlayManner } from '../../audio/intervalPlan';
import { endOf, type PlannedTone } from '../../audio/plan';
import { type Instrument, placesOf } from '../../instrument/instrument';
import { midiAt } from '../../instrument/position';
import { type Fingering, handShape } from '../../instrument/reach';
import { createStore, type Store } from '../../quiz/quizzes';
import type { Settings } from '../../settings/settings';
import type { Line } from '../../theory/degree';
import {
  type IntervalDirection,
  type IntervalSounding,
  type Semitones,
  spelledTarget,
} from '../../theory/interval';
import { drawnPitch, type NoteNames, spokenPitchName } from '../../theory/names';
import { type PitchName, pitchName } from '../../theory/pitch';

/** An interval as it is heard: from a root (a MIDI number), and in a direction or with both notes together. */
export interface PlayedInterval {
  readonly root: number;
  readonly semitones: Semitones;
  readonly direction: PlayManner;
}

/** The roots of the ear trainer, C4 to B4, as MIDI numbers. */
export const ROOTS = [60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71] as const;
export type Root = (typeof ROOTS)[number];

/** The highest note of the ear trainer, as a MIDI number: an octave above the highest root. */
export const HIGHEST = Math.max(...ROOTS) + 12;

export const samePlayed = (one: PlayedInterval, other: PlayedInterval): boolean =>
  one.root === other.root && one.semitones === other.semitones && one.direction === other.direction;

const SOUNDINGS: Record<PlayManner, IntervalSounding> = {
  ascending: 'up',
  'ascending-both': 'up',
  descending: 'down',
  'descending-both': 'down',
  together: 'together',
};

/**
 * How an interval is heard, by which its items differ.
 *
 * @example soundingOf('descending-both') // 'down'
 */
export const soundingOf = (direction: PlayManner): IntervalSounding => SOUNDINGS[direction];

/**
 * Whether the second note is above or below the root.
 *
 * @example wayOf('together') // 'up'
 */
export const wayOf = (direction: PlayManner): IntervalDirection =>
  soundingOf(direction) === 'down' ? 'down' : 'up';

/**
 * Whether an interval is played back to its root.
 *
 * @example isThereAndBack('ascending-both') // true
 */
export const isThereAndBack = (direction: PlayManner): boolean =>
  direction === 'ascending-both' || direction === 'descending-both';

/**
 * The semitones from the root to the second note, negative if it is lower.
 *
 * @example signedSemitones({ root: 60, semitones: 3, direction: 'descending' }) // -3
 */
export const signedSemitones = ({ semitones, direction }: PlayedInterval): number =>
  wayOf(direction) === 'up' ? semitones : -semitones;

/** How the notes of an interval are fingered on a neck. */
export const fingeringOf = ({ direction }: PlayedInterval): Fingering =>
  direction === 'together' ? 'at once' : 'in turn';

const tonesOf = ({ root, semitones, direction }: PlayedInterval): readonly PlannedTone[] =>
  intervalPlan(root, semitones, direction);

/** Notes one after the other, or at once. */
function lineOf(direction: PlayManner, pitches: readonly PitchName[], names: NoteNames | undefined): Line {
  const drawn = pitches.map(pitch => drawnPitch(pitch, names));
  const spoken = pitches.map(pitch => spokenPitchName(pitch, names));
  return direction === 'together'
    ? { text: drawn.join(' + '), spoken: spoken.join(' and ') }
    : { text: drawn.join(' → '), spoken: spoken.join(' to ') };
}

/**
 * The notes of an interval in the order they are heard.
 *
 * @example notesOf({ root: 60, semitones: 3, direction: 'ascending' }) // { text: 'C4 → D#4', spoken: 'C 4 to D sharp 4' }
 */
export const notesOf = (heard: PlayedInterval, names?: NoteNames): Line =>
  lineOf(
    heard.direction,
    tonesOf(heard).map(({ midi }) => pitchName(midi, 'sharps')),
    names,
  );

/**
 * The root and the second note as the interval spells them, if that differs from their sharp names and needs at most one
 * accidental; never for a tritone, which may be a fourth or a fifth.
 *
 * @example spellingOf({ root: 60, semitones: 3, direction: 'ascending' })?.text // 'C4 → Eb4'
 */
export function spellingOf(heard: PlayedInterval, names?: NoteNames): Line | undefined {
  const { root, semitones, direction } = heard;
  const rootName = pitchName(root, 'sharps');
  const target = spelledTarget(rootName, semitones, wayOf(direction));
  if (target === undefined || target === pitchName(root + signedSemitones(heard), 'sharps')) return undefined;
  return lineOf(direction, [rootName, target], names);
}

/** One tone of a playback, with the interval it belongs to and which of its two notes it is. */
export interface PlayedTone {
  readonly tone: PlannedTone;
  readonly heard: PlayedInterval;
  readonly note: 'root' | 'target';
}

/** The pause between two intervals played in a row (seconds). */
const BREATH = 0.6;

const noteAt = (place: number): 'root' | 'target' => (place % 4 === 0 || place % 4 === 3 ? 'root' : 'target');

/**
 * The tones of intervals played in a row, with a pause between them.
 *
 * @example playlist([right, yours])[2]?.tone.start // 2.2: the first lasts 1.6 s
 */
export function playlist(intervals: readonly PlayedInterval[]): readonly PlayedTone[] {
  const tones: PlayedTone[] = [];
  for (const heard of intervals) {
    const from = tones.length === 0 ? 0 : endOf(tones.map(({ tone }) => tone)) + BREATH;
    const plan = tonesOf(heard).map(tone => ({ ...tone, start: from + tone.start }));
    tones.push(...plan.map((tone, place) => ({ tone, heard, note: noteAt(place) })));
  }
  return tones;
}

/** How many intervals are remembered; no more than fit beside the neck. */
export const MOST_REMEMBERED = 6;

/** What was played in practice. */
export interface Played {
  readonly last: PlayedInterval | undefined;
  /** Each interval once, the newest first. */
  readonly recent: readonly PlayedInterval[];
}

export interface PlayedEvent {
  /** A replay leaves the order as it is, so that the list doesn't move under the pointer. */
  readonly type: 'played' | 'replayed';
  readonly heard: PlayedInterval;
}

const NOTHING: Played = { last: undefined, recent: [] };

/**
 * What has been played after one more interval.
 *
 * @example remember({ last: third, recent: [third] }, { type: 'played', heard: fifth }).recent // [fifth, third]
 */
export function remember({ recent }: Played, { type, heard }: PlayedEvent): Played {
  if (type === 'replayed') return { last: heard, recent };
  const others = recent.filter(other => !samePlayed(other, heard));
  return { last: heard, recent: [heard, ...others].slice(0, MOST_REMEMBERED) };
}

const stores = new WeakMap<Settings, Store<Played, PlayedEvent>>();

/** What was played in practice. Like the screen's settings, it is kept while other screens are shown. */
export function playedOf(settings: Settings): Store<Played, PlayedEvent> {
  const store = stores.get(settings) ?? createStore(remember, NOTHING);
  stores.set(settings, store);
  return store;
}

const OCTAVE = 12;

/** With so many semitones from its lowest to its highest note, a neck has every interval in some octave. */
const ENOUGH = OCTAVE + 11;

const lowestOf = ({ strings }: Instrument): number => Math.min(...strings.map(({ open }) => open));
const highestOf = (instrument: Instrument, lastFret: number): number =>
  Math.max(...placesOf(instrument).map(guitarString => midiAt(instrument, { guitarString, fret: lastFret })));

/**
 * The frets that an instrument's neck shows on the Intervals screen: the fewest with room for every note of the trainer or,
 * where none has, for every interval in some octave.
 *
 * @example lastFretOf(INSTRUMENTS['bass-4']) // 12: its 27 semitones have any octave
 */
export function lastFretOf(instrument: Instrument): number {
  const counts = instrument.fretCounts.toSorted((one, other) => one - other);
  return (
    counts.find(count => highestOf(instrument, count) >= HIGHEST) ??
    counts.find(count => highestOf(instrument, count) - lowestOf(instrument) >= ENOUGH) ??
    Math.max(...counts)
  );
}

/** The pitches that can be played on an instrument, as MIDI numbers. */
export interface PlayableRange {
  readonly lowest: number;
  readonly highest: number;
}

/**
 * What can be played on the neck that the Intervals screen shows.
 *
 * @example playableOn(INSTRUMENTS['bass-4']) // { lowest: 28, highest: 55 }
 */
export const playableOn = (instrument: Instrument): PlayableRange => ({
  lowest: lowestOf(instrument),
  highest: highestOf(instrument, lastFretOf(instrument)),
});

/** How many octaves something is moved, the nearest first. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3] as const;

/**
 * A root in the octave nearest to its own in which an instrument can play it and the second note.
 *
 * @param root a MIDI number
 * @param semitones from the root to the second note; negative if that is lower
 * @example playableRoot({ lowest: 28, highest: 55 }, 60, 7) // 48: C3, and G3 above it
 */
export function playableRoot({ lowest, highest }: PlayableRange, root: number, semitones: number): number {
  const roots = SHIFTS.map(octaves => root + OCTAVE * octaves);
  return (
    roots.find(
      each => Math.min(each, each + semitones) >= lowest && Math.max(each, each + semitones) <= highest,
    ) ?? root
  );
}

/**
 * An instrument that sounds some octaves higher, or lower if they are negative.
 *
 * @example soundingAbove(STANDARD_GUITAR, 1).strings[0]?.open // 52
 */
export const soundingAbove = (instrument: Instrument, octaves: number): Instrument =>
  octaves === 0
    ? instrument
    : {
        ...instrument,
        strings: instrument.strings.map(each => ({ ...each, open: each.open + OCTAVE * octaves })),
      };

/**
 * How many octaves above its own pitch an instrument is shown, so that its neck has some intervals from one root, each under
 * one hand; 0 if it has them anyway.
 *
 * @param root a MIDI number
 * @param semitones the intervals; a negative one goes down
 * @example octavesAbove(INSTRUMENTS['bass-4'], 12, 60, [12]) // 2: C2 on string 3 to C3 on string 1
 */
export function octavesAbove(
  instrument: Instrument,
  lastFret: number,
  root: number,
  semitones: readonly number[],
): number {
  const isReached = (octaves: number) =>
    semitones.every(each => handShape(soundingAbove(instrument, octaves), lastFret, root, [each]));
  return SHIFTS.find(isReached) ?? 0;
}
