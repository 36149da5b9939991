import { Interval, Note } from 'tonal';
import { drawnName, type NoteNames, spokenName } from './names';
import { type NoteName, type NoteSigns, type PitchClass, parseNoteName, partsOf, pitchClassOf } from './note';

/** The degrees of scales and triads. */
export const DEGREES = [
  ...(['R', '1', '♭2', '2', '♭3', '3', '4', '♯4'] as const),
  ...(['♭5', '5', '♯5', '♭6', '6', '♭7', '7'] as const),
] as const;

/** The label of a note within a triad or a chord (where the root is `R`) or a scale (where it is `1`), as displayed. */
export type Degree = (typeof DEGREES)[number] | '♭♭7' | '9';

/** `interval` is the interval above the root in tonal's shorthand: number, then quality. */
const DEGREE_TABLE: Record<Degree, { readonly spoken: string; readonly interval: string }> = {
  R: { spoken: 'root', interval: '1P' },
  '1': { spoken: 'root', interval: '1P' },
  '♭2': { spoken: 'flat second', interval: '2m' },
  '2': { spoken: 'second', interval: '2M' },
  '♭3': { spoken: 'flat third', interval: '3m' },
  '3': { spoken: 'third', interval: '3M' },
  '4': { spoken: 'fourth', interval: '4P' },
  '♯4': { spoken: 'sharp fourth', interval: '4A' },
  '♭5': { spoken: 'flat fifth', interval: '5d' },
  '5': { spoken: 'fifth', interval: '5P' },
  '♯5': { spoken: 'sharp fifth', interval: '5A' },
  '♭6': { spoken: 'flat sixth', interval: '6m' },
  '6': { spoken: 'sixth', interval: '6M' },
  '♭7': { spoken: 'flat seventh', interval: '7m' },
  '7': { spoken: 'seventh', interval: '7M' },
  '♭♭7': { spoken: 'double flat seventh', interval: '7d' },
  '9': { spoken: 'ninth', interval: '9M' },
};

/** One note of a triad or a scale: its spelling, its degree above the root, and its pitch class. */
export interface Tone {
  readonly note: NoteName;
  readonly degree: Degree;
  readonly pitch: PitchClass;
}

/**
 * A degree as spoken.
 *
 * @example spokenDegree('♭3') // 'flat third'
 */
export function spokenDegree(degree: Degree): string {
  return DEGREE_TABLE[degree].spoken;
}

/**
 * A degree's distance above its root in semitones, 0 to 11.
 *
 * @example degreeSemitones('♯5') // 8
 */
export function degreeSemitones(degree: Degree): number {
  const known = semitonesOf.get(degree) ?? Interval.semitones(DEGREE_TABLE[degree].interval) % 12;
  semitonesOf.set(degree, known);
  return known;
}

/** Tonal reads its texts anew each time, and the curricula of all skills ask for some thousand tones. */
const semitonesOf = new Map<Degree, number>();
const tonesOf = new Map<`${NoteName} ${Degree}`, Tone>();

/** The note of a degree over a root. */
function toneOver(root: NoteName, degree: Degree): Tone {
  const note = parseNoteName(Note.transpose(root, DEGREE_TABLE[degree].interval));
  if (note === undefined) throw new RangeError(`the ${spokenDegree(degree)} of ${root} has no spelling`);
  return { note, degree, pitch: pitchClassOf(note) };
}

/**
 * The notes of the given degrees over a root, spelled by letter: a third is always two letters up.
 *
 * @throws RangeError if a note would need three accidentals; for the chromatic note names none does.
 * @example tonesOver('C', ['R', '♭3']) // [{ note: 'C', degree: 'R', pitch: 0 }, { note: 'Eb', degree: '♭3', pitch: 3 }]
 */
export function tonesOver(root: NoteName, degrees: readonly Degree[]): readonly Tone[] {
  return degrees.map(degree => {
    const id = `${root} ${degree}` as const;
    const tone = tonesOf.get(id) ?? toneOver(root, degree);
    tonesOf.set(id, tone);
    return tone;
  });
}

/**
 * The note of a triad or a scale with a given pitch class, or `undefined` if there is none.
 *
 * @example toneAt(tonesOver('C', ['R', '♭3']), 3) // { note: 'Eb', degree: '♭3', pitch: 3 }
 */
export function toneAt(tones: readonly Tone[], pitch: PitchClass): Tone | undefined {
  return tones.find(tone => tone.pitch === pitch);
}

/**
 * How many accidentals some notes need, a double one counted twice.
 *
 * @example accidentalsIn(tonesOver('A#', ['R', '3', '5'])) // 4: A# C## E#
 */
export const accidentalsIn = (tones: readonly Tone[]): number =>
  tones.reduce((count, { note }) => count + partsOf(note).accidental.length, 0);

/** A text as displayed and as spoken. */
export interface Line {
  readonly text: string;
  readonly spoken: string;
}

/** A triad or a scale in text: its name, and its notes and intervals from the root up. */
export interface ToneText {
  readonly name: Line;
  readonly notes: Line;
  readonly intervals: Line;
}

/**
 * A triad or a scale in text.
 *
 * @example toneText(name, triad('C', 'minor').tones, 'letters').notes // { text: 'C Eb G', spoken: 'C, E flat, G' }
 */
export function toneText(name: Line, tones: readonly Tone[], signs: NoteSigns, names?: NoteNames): ToneText {
  return {
    name,
    notes: {
      text: tones.map(({ note }) => drawnName(note, names, signs)).join(' '),
      spoken: tones.map(({ note }) => spokenName(note, names)).join(', '),
    },
    intervals: {
      text: tones.map(({ degree }) => degree).join(' '),
      spoken: tones.map(({ degree }) => spokenDegree(degree)).join(', '),
    },
  };
}
