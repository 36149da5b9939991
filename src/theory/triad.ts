import { type Degree, type Tone, tonesOver } from './degree';
import { type NoteName, type NoteSigns, noteText, spokenNoteName } from './note';

export const TRIAD_QUALITIES = ['major', 'minor', 'diminished', 'augmented'] as const;

/** The quality of a triad; shown and spoken as written here. */
export type TriadQuality = (typeof TRIAD_QUALITIES)[number];

/** In semitones above the root: 0-4-7, 0-3-7, 0-3-6, 0-4-8. */
const TRIAD_DEGREES: Record<TriadQuality, readonly Degree[]> = {
  major: ['R', '3', '5'],
  minor: ['R', '♭3', '5'],
  diminished: ['R', '♭3', '♭5'],
  augmented: ['R', '3', '♯5'],
};

/** A triad; `tones` runs root, third, fifth. */
export interface Triad {
  readonly root: NoteName;
  readonly quality: TriadQuality;
  readonly tones: readonly Tone[];
}

/**
 * The triad of a quality on a root, spelled by letter.
 *
 * @throws RangeError if a note would need three accidentals; for the chromatic note names none does.
 * @example triad('B', 'augmented').tones.map(tone => tone.note) // ['B', 'D#', 'F##']
 */
export function triad(root: NoteName, quality: TriadQuality): Triad {
  return { root, quality, tones: tonesOver(root, TRIAD_DEGREES[quality]) };
}

/**
 * A triad's name as displayed.
 *
 * @example triadName(triad('C#', 'minor'), 'letters') // 'C# minor'
 */
export function triadName({ root, quality }: Triad, signs: NoteSigns): string {
  return `${noteText(root, signs)} ${quality}`;
}

/**
 * A triad's name as spoken.
 *
 * @example spokenTriad(triad('C#', 'minor')) // 'C sharp minor'
 */
export function spokenTriad({ root, quality }: Triad): string {
  return `${spokenNoteName(root)} ${quality}`;
}
