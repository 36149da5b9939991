import { type Instrument, namesOf } from '../../instrument/instrument';
import { centsText, signedCents, spokenDistance } from '../../listening/text';
import { drawnPitch, spokenName, spokenPitchName } from '../../theory/names';
import { pitchClass } from '../../theory/note';
import { type PitchName, pitchName, pitchParts } from '../../theory/pitch';
import type { StringReading, Tuning, Zone } from './tuning';
import { zoneOf } from './tuning';

export const TITLES = { tuner: 'Tuner', strings: 'Strings', reference: 'Reference' } as const;

/** How to begin with a screen reader. */
export const BEGIN =
  'Press colon and type listen, then play an open string. To hear its reading again, type read it aloud.';

/** Before anything is heard. */
export const PLAY_A_STRING = 'Play an open string.';
export const NOT_YET = 'Listen first, then play an open string.';

/** What is said then. */
export const NOTHING_HEARD = 'Nothing has been heard yet.';

/** Why there is nothing to measure again. */
export const NOTHING_MEASURED = 'No string has been measured yet';

export const NOT_MEASURED = 'not measured';

const openOf = ({ strings }: Instrument, place: number) => strings[place];

const drawn = (instrument: Instrument, pitch: PitchName): string => drawnPitch(pitch, namesOf(instrument));
const spoken = (instrument: Instrument, pitch: PitchName): string =>
  spokenPitchName(pitch, namesOf(instrument));

/**
 * The note of an open string.
 *
 * @example openName(STANDARD_GUITAR, 0) // 'E2'
 */
export function openName(instrument: Instrument, place: number): string {
  const string = openOf(instrument, place);
  return string ? drawn(instrument, string.openNote) : '';
}

/** The same as spoken, where the names on the instrument have printed signs. */
export function spokenOpenName(instrument: Instrument, place: number): string | undefined {
  const string = openOf(instrument, place);
  return string && instrument.names && spoken(instrument, string.openNote);
}

/**
 * The note that is heard: that of its string as its tuning is written, and any other with sharps.
 *
 * @example heardName(STANDARD_GUITAR, { midi: 45, guitarString: 1, … }) // 'A2'
 */
export function heardName(
  instrument: Instrument,
  { midi, guitarString }: Pick<StringReading, 'midi' | 'guitarString'>,
): string {
  const string = openOf(instrument, guitarString);
  return drawn(instrument, string?.open === midi ? string.openNote : pitchName(midi, 'sharps'));
}

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

/** What to do to a string, by the side of its note that it is on. */
export const ADVICE: Readonly<Record<Zone, string>> = {
  flat: 'Too low: tighten',
  'in tune': 'In tune',
  sharp: 'Too high: loosen',
};

/** In place of a note before anything is heard. */
export const NO_NOTE = '–';

const spokenZone = (cents: number): string =>
  [zoneOf(cents) === 'in tune' ? 'in tune' : '', centsText(cents)].filter(text => text !== '').join(', ');

const spokenString = (instrument: Instrument, place: number): string => {
  const string = openOf(instrument, place);
  return string ? `String ${string.number}, ${spoken(instrument, string.openNote)}` : '';
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
  const heard = open === midi ? '' : ` You played ${spoken(instrument, pitchName(midi, 'sharps'))}.`;
  return `${spokenString(instrument, guitarString)}: ${spokenZone(cents)}.${heard}`;
};

/**
 * A string that has come into tune, as spoken.
 *
 * @example spokenInTune(STANDARD_GUITAR, 1) // 'String 5, A 2: in tune.'
 */
export const spokenInTune = (instrument: Instrument, place: number): string =>
  `${spokenString(instrument, place)}: in tune.`;

/** A string by its note alone; where another string has the same note, with its number. */
function spokenBrief(instrument: Instrument, place: number): string {
  const string = openOf(instrument, place);
  if (string === undefined) return '';
  const name = spokenName(pitchParts(string.openNote).note, namesOf(instrument));
  const same = instrument.strings.filter(({ open }) => pitchClass(open) === pitchClass(string.open));
  return same.length > 1 ? `String ${string.number}, ${name}` : name;
}

/** Further off than this (cents), the note that is played is said as well: it may be another string. */
const FAR = 150;

/**
 * A reading as said after a pluck, while the player turns the peg: as short as it can be.
 *
 * @param before the string that was said last, which needn't be named to say that it is in tune
 * @example spokenPluck(STANDARD_GUITAR, reading, undefined) // 'A, 16 flat.'
 */
export function spokenPluck(
  instrument: Instrument,
  reading: StringReading,
  before: number | undefined,
): string {
  const { guitarString, cents, midi } = reading;
  const zone = zoneOf(cents);
  const name = spokenBrief(instrument, guitarString);
  if (zone === 'in tune') return before === guitarString ? 'In tune.' : `${name}, in tune.`;
  const heard = Math.abs(cents) <= FAR ? '' : ` You played ${spoken(instrument, pitchName(midi, 'sharps'))}.`;
  return `${name}, ${spokenDistance(cents)} ${zone}.${heard}`;
}

/** What is shown and said of the tone that a string is tuned to. */
export const TONE = {
  stop: 'Stop Tone',
  shown: (name: string, number: number) =>
    `Tone: ${name}, string ${number}. Turn the peg until the beats slow down and stop.`,
  paused: 'Readings pause while it sounds.',
  stopped: 'Tone stopped.',
} as const;

/**
 * A tone that begins, as spoken.
 *
 * @example spokenTone(STANDARD_GUITAR, 1, 'paused') // 'Tone: A 2, string 5. Readings pause while it sounds.'
 */
export function spokenTone(instrument: Instrument, place: number, readings: 'paused' | 'none'): string {
  const string = openOf(instrument, place);
  if (string === undefined) return '';
  const tone = `Tone: ${spoken(instrument, string.openNote)}, string ${string.number}.`;
  return readings === 'paused' ? `${tone} ${TONE.paused}` : tone;
}

const decibels = (level: number): string => `${Math.round(level)} dB`.replace('-', '−');

/** The level of what is heard against that of the room. */
export const levelText = ({ level, floor }: Pick<Tuning, 'level' | 'floor'>): string =>
  level === undefined || floor === undefined ? '' : `Level ${decibels(level)}, room noise ${decibels(floor)}`;

/**
 * What listening has learned from the open strings.
 *
 * @example learnedText(-3.2, -62, 440) // 'All strings measured: 3 cents flat of A4 = 440 Hz. Room noise …'
 */
export function learnedText(offset: number, floor: number, a4: number): string {
  const off = centsText(offset);
  const where = off === '' ? 'in tune with' : `${off} of`;
  return `All strings measured: ${where} A4 = ${a4} Hz. Room noise: ${decibels(floor)}. Listening takes both into account.`;
}

/** Before that. */
export const TO_LEARN =
  'Once every open string has been measured, listening takes the tuning and the noise of the room into account.';
