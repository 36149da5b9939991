import { drawnName, type NoteNames, spokenName } from '../theory/names';
import { isNatural, partsOf, pitchClass } from '../theory/note';
import { midiOf, type PitchName, parsePitchName, pitchName, pitchParts } from '../theory/pitch';
import { notesRunTogether, type TypedPitch, typedPitch } from '../theory/typedPitches';
import { hasBassStrings } from './fingering';
import { type Gauge, type Instrument, isShort, stringsOf } from './instrument';
import { INSTRUMENTS } from './instruments';

/** How few and how many strings an own tuning may have. */
export const STRING_COUNTS = { least: 3, most: 12 } as const;

/** The lowest and the highest note of an open string, A0 and A5: what can be heard and played of the frets above them. */
const LOWEST = 21;
const HIGHEST = 81;

const SEPARATOR = '-';

/** The names of open notes, bottom row first, as they stand in an address: `D2-A2-D3-G3-A3-D4`. */
export type TuningCode = string;

/** An open note with the simplest name that keeps the player's sharp or flat: Cb4 is B3, and F## is G. */
function plainName(name: PitchName): PitchName {
  const { note } = pitchParts(name);
  const midi = midiOf(name);
  const isPlain = partsOf(note).accidental.length <= 1 && !isNatural(pitchClass(midi));
  return isPlain ? name : pitchName(midi, 'sharps');
}

const isInRange = (midi: number): boolean => midi >= LOWEST && midi <= HIGHEST;

/** The open note that a part of a code stands for, if it is one as Fretty writes it. */
function noteInCode(text: string): PitchName | undefined {
  const name = parsePitchName(text);
  return name !== undefined && plainName(name) === text && isInRange(midiOf(name)) ? name : undefined;
}

/**
 * Reads the open notes of an own tuning from its code; `undefined` if it is none.
 *
 * @example openNotesOf('D2-A2-D3-G3-A3-D4')?.length // 6
 */
export function openNotesOf(code: TuningCode): readonly PitchName[] | undefined {
  const parts = code.split(SEPARATOR);
  if (parts.length < STRING_COUNTS.least || parts.length > STRING_COUNTS.most) return undefined;
  const notes = parts.flatMap(part => noteInCode(part) ?? []);
  return notes.length === parts.length ? notes : undefined;
}

/** The code of open notes, bottom row first. */
export const tuningCode = (openNotes: readonly PitchName[]): TuningCode => openNotes.join(SEPARATOR);

const noteOf = (openNote: PitchName) => pitchParts(openNote).note;

/**
 * The notes of a tuning in a row, without their octaves.
 *
 * @example notesText(['D2', 'A2', 'D3', 'F#3', 'A3', 'D4']) // 'D A D F# A D'
 */
export const notesText = (openNotes: readonly PitchName[], names?: NoteNames): string =>
  openNotes.map(openNote => drawnName(noteOf(openNote), names)).join(' ');

/** The same as spoken. */
export const spokenNotes = (openNotes: readonly PitchName[], names?: NoteNames): string =>
  openNotes.map(openNote => spokenName(noteOf(openNote), names)).join(' ');

/** How low a string of each gauge is tuned at least (MIDI numbers), the thinnest first: a guitar's strings have a guitar's. */
const GAUGE_FROM: readonly (readonly [gauge: Gauge, lowest: number])[] = [
  [1, 58],
  [2, 54],
  [3, 48],
  [4, 43],
];

const gaugeOf = (midi: number): Gauge => GAUGE_FROM.find(([, lowest]) => midi >= lowest)?.[0] ?? 5;

const made = new Map<TuningCode, Instrument>();

/** The ready-made instrument with a short string that has just these open notes: nobody tunes five full strings like a banjo. */
function shortStringed(openNotes: readonly PitchName[]): Instrument | undefined {
  const like = readyMadeLike(openNotes);
  return like?.strings.some(isShort) ? like : undefined;
}

/**
 * The instrument in an own tuning: the same object each time. Its neck is a guitar's or, without any string as low as a bass
 * needs, a ukulele's. With the open notes of a banjo it has a banjo's strings and neck, so that a tuning means one instrument.
 *
 * @example ownTuning(['D2', 'A2', 'D3', 'G3', 'A3', 'D4']).name // 'D A D G A D'
 */
export function ownTuning(openNotes: readonly PitchName[]): Instrument {
  const id = tuningCode(openNotes);
  const known = made.get(id);
  if (known !== undefined) return known;
  const like = shortStringed(openNotes);
  const strings =
    like?.strings ??
    stringsOf(
      openNotes,
      openNotes.map(note => gaugeOf(midiOf(note))),
    );
  const { guitar, ukulele } = INSTRUMENTS;
  const { fretCounts, inlays } = like ?? (hasBassStrings({ strings }) ? guitar : ukulele);
  const instrument: Instrument = {
    ...{ id, strings, fretCounts, inlays, hand: guitar.hand },
    name: notesText(openNotes),
    spoken: spokenNotes(openNotes),
  };
  made.set(id, instrument);
  return instrument;
}

/** Why what was typed is no tuning. */
export type TuningFault =
  | { readonly kind: 'count'; readonly strings: number }
  /** A string whose text is no note, or whose note is too low or too high. */
  | { readonly kind: 'no-note'; readonly guitarString: number; readonly text: string }
  | { readonly kind: 'out-of-range'; readonly guitarString: number; readonly openNote: PitchName };

/** What a typed tuning means. */
export type TypedTuning = { readonly kind: 'tuning'; readonly openNotes: readonly PitchName[] } | TuningFault;

/**
 * The notes of a typed tuning, one by one, whatever divides them.
 *
 * @example typedNotes('D A D G A D').length // 6
 * @example typedNotes('DADF#AD').length // 6
 */
export function typedNotes(text: string, names?: NoteNames): readonly string[] {
  const words = text.split(/[\s,;/|-]+/).filter(word => word !== '');
  const [only = '', ...others] = words;
  if (others.length > 0 || typedPitch(only, names)) return words;
  return notesRunTogether(only, names) ?? words;
}

/** The pitch of a note that is nearest to another; of two, the lower. */
function nearest({ note, octave }: TypedPitch, to: number): PitchName {
  if (octave !== undefined) return `${note}${octave}`;
  const above = midiOf(`${note}-1`);
  const lower = above + 12 * Math.floor((to - above) / 12);
  const midi = to - lower <= lower + 12 - to ? lower : lower + 12;
  return `${note}${Math.round((midi - above) / 12) - 1}`;
}

const distance = (names: readonly PitchName[], opens: readonly number[]): number =>
  names.reduce((sum, name, place) => sum + Math.abs(midiOf(name) - (opens[place] ?? 0)), 0);

/** Strings that are further, on average, from those of a ready-made instrument aren't tuned after it (semitones). */
const LIKE = 2.5;

/** The notes as near as they can be to those of the ready-made instrument that is most like them, if one is. */
function likeReadyMade(notes: readonly TypedPitch[]): readonly PitchName[] | undefined {
  const candidates = Object.values<Instrument>(INSTRUMENTS)
    .filter(({ strings }) => strings.length === notes.length)
    .map(({ strings }) => {
      const opens = strings.map(({ open }) => open);
      const names = notes.map((note, place) => nearest(note, opens[place] ?? 0));
      return { names, far: distance(names, opens) / notes.length };
    })
    .toSorted((one, other) => one.far - other.far);
  const [best] = candidates;
  return best && best.far <= LIKE ? best.names : undefined;
}

/** A guitar's lowest note, near which a tuning begins that is like no ready-made one (MIDI number). */
const BEGINS_NEAR = 40;

/** The notes from the first one up, each at the pitch of the one before or the next above it. */
function rising(notes: readonly TypedPitch[]): readonly PitchName[] {
  const names: PitchName[] = [];
  for (const note of notes) {
    const before = names.at(-1);
    names.push(nearest(note, before === undefined ? BEGINS_NEAR : midiOf(before) + 6));
  }
  return names;
}

/**
 * Reads a tuning that somebody has typed, from the bottom row up, in some names or in English. Notes without an octave get that of the ready-made instrument
 * that is most like them or, if none is, rise from string to string.
 *
 * @example typedTuning('D A D G A D') // { kind: 'tuning', openNotes: ['D2', 'A2', 'D3', 'G3', 'A3', 'D4'] }
 * @example typedTuning('E A D G H E', 'german') // { kind: 'tuning', openNotes: ['E2', 'A2', 'D3', 'G3', 'B3', 'E4'] }
 * @example typedTuning('D A X G A D') // { kind: 'no-note', guitarString: 4, text: 'X' }
 */
export function typedTuning(text: string, names?: NoteNames): TypedTuning {
  const words = typedNotes(text, names);
  const count = words.length;
  const at = words.findIndex(word => typedPitch(word, names) === undefined);
  if (at >= 0) return { kind: 'no-note', guitarString: count - at, text: words[at] ?? '' };
  if (count < STRING_COUNTS.least || count > STRING_COUNTS.most) return { kind: 'count', strings: count };
  const notes = words.flatMap(word => typedPitch(word, names) ?? []);
  const openNotes = (likeReadyMade(notes) ?? rising(notes)).map(plainName);
  const out = openNotes.findIndex(name => !isInRange(midiOf(name)));
  const openNote = openNotes[out];
  return openNote === undefined
    ? { kind: 'tuning', openNotes }
    : { kind: 'out-of-range', guitarString: count - out, openNote };
}

/**
 * Open notes with one string a semitone higher or lower; the same ones if it can't go there.
 *
 * @example stepped(['E2', 'A2', 'D3'], 0, -1) // ['Eb2', 'A2', 'D3']
 */
export function stepped(openNotes: readonly PitchName[], place: number, by: 1 | -1): readonly PitchName[] {
  const name = openNotes[place];
  const midi = name === undefined ? Number.NaN : midiOf(name) + by;
  return isInRange(midi) ? openNotes.with(place, pitchName(midi, by > 0 ? 'sharps' : 'flats')) : openNotes;
}

/** A fourth, which most strings are apart (semitones). */
const FOURTH = 5;

/** Open notes with one more string below the others, a fourth under the bottom one. */
export function withStringBelow(openNotes: readonly PitchName[]): readonly PitchName[] {
  const [bottom] = openNotes;
  if (bottom === undefined || openNotes.length >= STRING_COUNTS.most) return openNotes;
  const midi = midiOf(bottom) - FOURTH;
  return [pitchName(isInRange(midi) ? midi : midi + 12, 'sharps'), ...openNotes];
}

/** Open notes without the bottom string. */
export const withoutStringBelow = (openNotes: readonly PitchName[]): readonly PitchName[] =>
  openNotes.length > STRING_COUNTS.least ? openNotes.slice(1) : openNotes;

/**
 * The ready-made instrument that has the same open notes, if one has.
 *
 * @example readyMadeLike(['D2', 'A2', 'D3', 'G3', 'A3', 'D4'])?.id // 'guitar-dadgad'
 */
export const readyMadeLike = (openNotes: readonly PitchName[]): Instrument | undefined =>
  Object.values<Instrument>(INSTRUMENTS).find(
    ({ strings }) =>
      strings.length === openNotes.length &&
      strings.every(({ open }, place) => open === midiOf(openNotes[place] ?? 'C0')),
  );
