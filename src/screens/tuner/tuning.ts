import type { Instrument } from '../../instrument/instrument';
import type { Sound } from '../../listening/listener';
import { semitonesOf } from '../../listening/pitch';
import type { TunedString } from './settings';

/** Within this, a string is in tune (cents): less than a trained ear notices between two strings. */
export const IN_TUNE = 5;

/** How many readings, ten a second, are looked at together: one alone may be off. */
const TOGETHER = 5;

/** How far apart they may be if the string is to be measured (cents). */
const STEADY = 4;

/** A string further off than this says nothing about the instrument's offset (cents). */
const FARTHEST = 50;

export type Zone = 'flat' | 'in tune' | 'sharp';

/** What a string sounds like, compared with its note. */
export interface StringReading {
  /** The place of the string. */
  readonly guitarString: number;
  /** How far it is from its note (cents). */
  readonly cents: number;
  readonly zone: Zone;
  /** In Hz. */
  readonly frequency: number;
  /** The nearest note, as a MIDI number. */
  readonly midi: number;
}

/** What the tuner knows. */
export interface Tuning {
  /** What sounds now, or has sounded last. */
  readonly reading: StringReading | undefined;
  readonly sounding: 'yes' | 'no';
  /** The last readings of the same string, latest last. */
  readonly latest: readonly StringReading[];
  /** How far each string was from its note when it was measured (cents), by its place. */
  readonly measured: ReadonlyMap<number, number>;
  /** The level of the room (dBFS); left out before listening. */
  readonly floor?: number;
  readonly level?: number;
}

export const NO_TUNING: Tuning = { reading: undefined, sounding: 'no', latest: [], measured: new Map() };

/** What a reading is compared with. */
export interface Target {
  readonly instrument: Instrument;
  readonly guitarString: TunedString;
  /** In Hz. */
  readonly a4: number;
}

/**
 * Which side of its note a string is on.
 *
 * @example zoneOf(-7) // 'flat'
 */
export function zoneOf(cents: number): Zone {
  if (Math.abs(cents) <= IN_TUNE) return 'in tune';
  return cents < 0 ? 'flat' : 'sharp';
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The place of the string whose open note is nearest. */
function nearestTo(semitones: number, { strings }: Instrument): number {
  const distances = strings.map(({ open }) => Math.abs(open - semitones));
  return distances.indexOf(Math.min(...distances));
}

/**
 * A frequency compared with an open string; `undefined` if the instrument has no such string.
 *
 * @example readingOf(111, { instrument: STANDARD_GUITAR, guitarString: 'nearest', a4: 440 })?.zone // 'sharp'
 */
export function readingOf(
  frequency: number,
  { instrument, guitarString, a4 }: Target,
): StringReading | undefined {
  const semitones = semitonesOf(frequency, { a4, offset: 0 });
  const place = guitarString === 'nearest' ? nearestTo(semitones, instrument) : guitarString;
  const string = instrument.strings[place];
  if (string === undefined) return undefined;
  const cents = (semitones - string.open) * 100;
  return { guitarString: place, cents, zone: zoneOf(cents), frequency, midi: Math.round(semitones) };
}

/** The readings together, without the scatter of each. */
function smooth(latest: readonly StringReading[]): StringReading | undefined {
  const last = latest.at(-1);
  if (last === undefined) return undefined;
  const cents = middleOf(latest.map(each => each.cents));
  const frequency = middleOf(latest.map(each => each.frequency));
  return { ...last, cents, frequency, zone: zoneOf(cents) };
}

const isSteady = (latest: readonly StringReading[]): boolean => {
  const cents = latest.map(each => each.cents);
  return latest.length === TOGETHER && Math.max(...cents) - Math.min(...cents) <= STEADY;
};

/** How few readings say anything of a string that has died away early. */
const FEWEST = 3;

/** What has been said of the strings while they are tuned. */
export interface ReadingSpeech {
  /** Whether a string has been plucked whose reading hasn't been said. */
  readonly pluck: 'unsaid' | 'said';
  /** The reading that was said last. */
  readonly last: StringReading | undefined;
}

export const NOTHING_SAID: ReadingSpeech = { pluck: 'said', last: undefined };

/** Whether a string reads so differently from what was said of it that a player who turns the peg wants to know. */
const isAnother = (reading: StringReading, last: StringReading | undefined): boolean =>
  last?.guitarString === reading.guitarString &&
  (last.zone !== reading.zone || Math.abs(last.cents - reading.cents) >= IN_TUNE);

/**
 * What is to be said of the strings now: after a pluck, its reading once it is steady or has died away; and while the string
 * rings on, each steady reading that is another one.
 *
 * @example readingToSay(before, after, { pluck: 'unsaid', last: undefined })?.zone // 'flat'
 */
export function readingToSay(
  before: Tuning,
  { reading, latest, sounding }: Tuning,
  { pluck, last }: ReadingSpeech,
): StringReading | undefined {
  if (sounding === 'no')
    return pluck === 'unsaid' && before.latest.length >= FEWEST ? before.reading : undefined;
  if (reading === undefined || !isSteady(latest)) return undefined;
  return pluck === 'unsaid' || isAnother(reading, last) ? reading : undefined;
}

/**
 * The tuning while nothing is read, though something sounds.
 *
 * @example withoutReading(tuning, { level: -20, floor: -70 }).sounding // 'no'
 */
export const withoutReading = (tuning: Tuning, { level, floor }: Sound): Tuning => ({
  ...{ ...tuning, sounding: 'no', latest: [], level, floor },
});

/**
 * The tuning after the next sound.
 *
 * @example withSound(NO_TUNING, { level: -20, floor: -70, frequency: 110 }, target).reading?.zone // 'in tune'
 */
export function withSound(tuning: Tuning, sound: Sound, target: Target): Tuning {
  const { level, floor, frequency } = sound;
  const next = frequency === undefined ? undefined : readingOf(frequency, target);
  if (next === undefined) return withoutReading(tuning, sound);
  const before = tuning.latest.filter(
    ({ guitarString, midi }) => guitarString === next.guitarString && Math.abs(midi - next.midi) <= 1,
  );
  const latest = [...before, next].slice(-TOGETHER);
  const reading = smooth(latest);
  const isMeasured = reading && isSteady(latest) && Math.abs(reading.cents) <= FARTHEST;
  return {
    ...{ reading, latest, level, floor, sounding: 'yes' },
    measured: isMeasured
      ? new Map([...tuning.measured, [reading.guitarString, reading.cents]])
      : tuning.measured,
  };
}

/**
 * Whether a string has just come into tune: measured now, and not before or not as in tune.
 *
 * @example hasComeIntoTune(before, after) // the place of the string, or undefined
 */
export function hasComeIntoTune(before: Tuning, { measured, reading }: Tuning): number | undefined {
  if (reading === undefined || measured === before.measured) return undefined;
  const { guitarString, zone } = reading;
  if (zone !== 'in tune') return undefined;
  const was = before.measured.get(guitarString);
  return was === undefined || zoneOf(was) !== 'in tune' ? guitarString : undefined;
}

/**
 * How far the whole instrument is from A4 (cents): the middle of its strings. `undefined` until all have been measured.
 *
 * @example offsetOf(NO_TUNING, STANDARD_GUITAR) // undefined
 */
export function offsetOf({ measured }: Tuning, { strings }: Instrument): number | undefined {
  return measured.size < strings.length ? undefined : middleOf([...measured.values()]);
}
