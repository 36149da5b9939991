import { intervalPlan, type PlayDirection } from '../../audio/intervalPlan';
import type { PlannedTone } from '../../audio/plan';
import { endOf } from '../../audio/timeline';
import { type IntervalDirection, type Semitones, spelledTarget } from '../../theory/interval';
import { type PitchName, pitchName } from '../../theory/pitch';
import { spokenPitch } from '../../theory/spokenPitch';
import type { Line } from '../../theory/toneText';

/** An interval as it is heard, from a root (a MIDI number) and in a direction. */
export interface PlayedInterval {
  readonly root: number;
  readonly semitones: Semitones;
  readonly direction: PlayDirection;
}

/** The roots of the ear trainer, C4 to B4, as MIDI numbers. */
export const ROOTS = [60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71] as const;
export type Root = (typeof ROOTS)[number];

/** The highest note of the ear trainer, as a MIDI number: an octave above the highest root. */
export const HIGHEST = Math.max(...ROOTS) + 12;

export const samePlayed = (one: PlayedInterval, other: PlayedInterval): boolean =>
  one.root === other.root && one.semitones === other.semitones && one.direction === other.direction;

const DIRECTIONS: Record<PlayDirection, IntervalDirection> = {
  ascending: 'up',
  'ascending-both': 'up',
  descending: 'down',
  'descending-both': 'down',
};

/**
 * Whether the second note is above or below the root.
 *
 * @example wayOf('descending-both') // 'down'
 */
export const wayOf = (direction: PlayDirection): IntervalDirection => DIRECTIONS[direction];

/**
 * Whether an interval is played back to its root.
 *
 * @example isThereAndBack('ascending-both') // true
 */
export const isThereAndBack = (direction: PlayDirection): boolean =>
  direction === 'ascending-both' || direction === 'descending-both';

/**
 * The semitones from the root to the second note, negative if it is lower.
 *
 * @example signedSemitones({ root: 60, semitones: 3, direction: 'descending' }) // -3
 */
export const signedSemitones = ({ semitones, direction }: PlayedInterval): number =>
  wayOf(direction) === 'up' ? semitones : -semitones;

const tonesOf = ({ root, semitones, direction }: PlayedInterval): readonly PlannedTone[] =>
  intervalPlan(root, semitones, direction);

const sequence = (pitches: readonly PitchName[]): Line => ({
  text: pitches.join(' → '),
  spoken: pitches.map(spokenPitch).join(' to '),
});

/**
 * The notes of an interval in the order they are heard.
 *
 * @example notesOf({ root: 60, semitones: 3, direction: 'ascending' }) // { text: 'C4 → D#4', spoken: 'C 4 to D sharp 4' }
 */
export const notesOf = (heard: PlayedInterval): Line =>
  sequence(tonesOf(heard).map(({ midi }) => pitchName(midi, 'sharps')));

/**
 * The root and the second note as the interval spells them, if that differs from their sharp names and needs at most one
 * accidental; never for a tritone, which may be a fourth or a fifth.
 *
 * @example spellingOf({ root: 60, semitones: 3, direction: 'ascending' })?.text // 'C4 → Eb4'
 */
export function spellingOf(heard: PlayedInterval): Line | undefined {
  const { root, semitones, direction } = heard;
  const rootName = pitchName(root, 'sharps');
  const target = spelledTarget(rootName, semitones, wayOf(direction));
  if (target === undefined || target === pitchName(root + signedSemitones(heard), 'sharps')) return undefined;
  return sequence([rootName, target]);
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
