import type { Instrument } from '../../instrument/instrument';
import { centsText, signedCents } from '../../listening/text';
import { type PitchName, pitchName } from '../../theory/pitch';
import { spokenPitch } from '../../theory/spokenPitch';
import type { StringReading, Tuning } from './tuning';
import { zoneOf } from './tuning';

export const TITLES = { tuner: 'Tuner', strings: 'Strings', reference: 'Reference' } as const;

/** How to begin with a screen reader. */
export const BEGIN = 'Press colon and type listen, play an open string, then type say the reading.';

/** Before anything is heard. */
export const PLAY_A_STRING = 'Play an open string.';
export const NOT_YET = 'Listen first, then play an open string.';

/** What is said then. */
export const NOTHING_HEARD = 'Nothing has been heard yet.';

/** Why there is nothing to measure again. */
export const NOTHING_MEASURED = 'No string has been measured yet';

export const NOT_MEASURED = 'not measured';

const openOf = ({ strings }: Instrument, place: number) => strings[place];

/**
 * The note of an open string.
 *
 * @example openName(STANDARD_GUITAR, 0) // 'E2'
 */
export const openName = (instrument: Instrument, place: number): PitchName | undefined =>
  openOf(instrument, place)?.openNote;

/**
 * The note that is heard.
 *
 * @example heardName({ midi: 45, … }) // 'A2'
 */
export const heardName = ({ midi }: StringReading): PitchName => pitchName(midi, 'sharps');

/**
 * A frequency.
 *
 * @example hertzText(110.04) // '110.0 Hz'
 */
export const hertzText = (frequency: number): string => `${frequency.toFixed(1)} Hz`;

/**
 * How far a string is off, in words.
 *
 * @example zoneText(-7) // '−7 cents, flat'
 */
export const zoneText = (cents: number): string => `${signedCents(cents)}, ${zoneOf(cents)}`;

const spokenZone = (cents: number): string =>
  [zoneOf(cents) === 'in tune' ? 'in tune' : '', centsText(cents)].filter(text => text !== '').join(', ');

const spokenString = (instrument: Instrument, place: number): string => {
  const string = openOf(instrument, place);
  return string ? `String ${string.number}, ${spokenPitch(string.openNote)}` : '';
};

/**
 * A reading as spoken.
 *
 * @example spokenReading(STANDARD_GUITAR, reading) // 'String 5, A 2: 7 cents flat.'
 */
export const spokenReading = (
  instrument: Instrument,
  { guitarString, cents, midi }: StringReading,
): string => {
  const open = openOf(instrument, guitarString)?.open;
  const heard = open === midi ? '' : ` You play ${spokenPitch(pitchName(midi, 'sharps'))}.`;
  return `${spokenString(instrument, guitarString)}: ${spokenZone(cents)}.${heard}`;
};

/**
 * A string that has come into tune, as spoken.
 *
 * @example spokenInTune(STANDARD_GUITAR, 1) // 'String 5, A 2: in tune.'
 */
export const spokenInTune = (instrument: Instrument, place: number): string =>
  `${spokenString(instrument, place)}: in tune.`;

const decibels = (level: number): string => `${Math.round(level)} dB`.replace('-', '−');

/** The level of what is heard against that of the room. */
export const levelText = ({ level, floor }: Pick<Tuning, 'level' | 'floor'>): string =>
  level === undefined || floor === undefined ? '' : `Level ${decibels(level)}, the room ${decibels(floor)}`;

/**
 * What listening has learned from the open strings.
 *
 * @example learnedText(-3.2, -62) // 'All strings are measured: the tuning is 3 cents flat …'
 */
export function learnedText(offset: number, floor: number): string {
  const where = centsText(offset) || 'exactly at A4';
  return `All strings are measured: the tuning is ${where}, the room is at ${decibels(floor)}. Listening takes both into account.`;
}

/** Before that. */
export const TO_LEARN =
  'Once every open string has been measured, listening takes the tuning and the noise of the room into account.';
