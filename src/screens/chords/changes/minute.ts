import type { Chord } from '../../../theory/chord';
import { isSameChord } from '../../../theory/chord';

/** How long changes are counted, and how long one has before that to take up the guitar (milliseconds). */
export const MINUTE = 60_000;
export const LEAD_IN = 3000;

/** Two counts can't be nearer to each other: a strum sounds string after string, and a pedal may bounce (milliseconds). */
const LEAST_GAP = 200;

/** The places in the list of two chords that a player changes between. */
export interface Pair {
  readonly from: number;
  readonly to: number;
}

/** One minute of changes; times are on one clock, in milliseconds. */
export type Minute =
  | { readonly status: 'idle' }
  | { readonly status: 'ready'; readonly pair: Pair; readonly beginsAt: number }
  | {
      readonly status: 'counting';
      readonly pair: Pair;
      readonly endsAt: number;
      readonly count: number;
      readonly countedAt: number;
    }
  | { readonly status: 'over'; readonly pair: Pair; readonly count: number };

export const IDLE: Minute = { status: 'idle' };

/** Whether a minute is under way. */
export const isUnderWay = ({ status }: Minute): boolean => status === 'ready' || status === 'counting';

/**
 * The chord on the neck and the next one in the list that is another chord; `undefined` if all are the same.
 *
 * @param index the place of the chord on the neck; the first, if it isn't of the list
 */
export function pairFrom(chords: readonly Chord[], index = 0): Pair | undefined {
  const from = chords[index];
  const places = chords.map((_, step) => (index + step) % chords.length);
  const to = places.find(place => {
    const chord = chords[place];
    return from !== undefined && chord !== undefined && !isSameChord(from, chord);
  });
  return to === undefined ? undefined : { from: index, to };
}

/** A minute that begins after its lead-in. */
export const begun = (pair: Pair, now: number): Minute => ({
  ...{ status: 'ready', pair },
  beginsAt: now + LEAD_IN,
});

/** A minute some time later: it begins, and ends. */
export function later(minute: Minute, now: number): Minute {
  if (minute.status === 'ready' && now >= minute.beginsAt) {
    const { pair, beginsAt } = minute;
    return later({ status: 'counting', pair, endsAt: beginsAt + MINUTE, count: 0, countedAt: 0 }, now);
  }
  if (minute.status === 'counting' && now >= minute.endsAt)
    return { status: 'over', pair: minute.pair, count: minute.count };
  return minute;
}

/** A minute in which one more change has been played; one before its beginning or right after another isn't counted. */
export function counted(minute: Minute, now: number): Minute {
  const then = later(minute, now);
  if (then.status !== 'counting' || now - then.countedAt < LEAST_GAP) return then;
  return { ...then, count: then.count + 1, countedAt: now };
}

/** The place of the chord to be played now: it changes with each count. */
export const placeIn = (minute: Minute): number | undefined => {
  if (minute.status === 'idle') return undefined;
  const { from, to } = minute.pair;
  return 'count' in minute && minute.count % 2 === 1 ? to : from;
};

/** The chord to change to. */
export function wantedIn(minute: Minute, chords: readonly Chord[]): Chord | undefined {
  if (minute.status === 'idle') return undefined;
  const { from, to } = minute.pair;
  return chords[placeIn(minute) === from ? to : from];
}

/** The whole seconds that are left of the lead-in or of the minute. */
export function secondsLeft(minute: Minute, now: number): number {
  const end =
    minute.status === 'ready' ? minute.beginsAt : minute.status === 'counting' ? minute.endsAt : now;
  return Math.max(0, Math.ceil((end - now) / 1000));
}

/**
 * Whether a pitch that is heard tells one chord from another: it is a note of the new one that the old one lacks. A note that
 * both have may come from either, so it counts for nothing.
 */
export function tells(pitch: number, before: Chord, after: Chord): boolean {
  const has = ({ tones }: Chord) => tones.some(tone => tone.pitch === pitch);
  return has(after) && !has(before);
}
