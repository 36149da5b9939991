import { type Degree, type Tone, tonesOver } from './degree';
import { drawnName, type NoteName, type NoteSigns, wordsOf } from './note';

export const TRIAD_QUALITIES = ['major', 'minor', 'diminished', 'augmented'] as const;

/** What kind of triad it is; the word is drawn and spoken as it stands. */
export type TriadQuality = (typeof TRIAD_QUALITIES)[number];

/** In semitones above the root: 0-4-7, 0-3-7, 0-3-6, 0-4-8. */
export const TRIAD_DEGREES: Record<TriadQuality, readonly Degree[]> = {
  major: ['R', '3', '5'],
  minor: ['R', '♭3', '5'],
  diminished: ['R', '♭3', '♭5'],
  augmented: ['R', '3', '♯5'],
};

/** A triad, its `tones` in order from the root: root, third, fifth. */
export interface Triad {
  readonly root: NoteName;
  readonly quality: TriadQuality;
  readonly tones: readonly Tone[];
}

/**
 * The triad of a quality over a root, spelled by letter.
 *
 * @throws RangeError when a note would need three accidentals, which happens over none of the chromatic names.
 * @example triad('B', 'augmented').tones.map(tone => tone.note) // ['B', 'D#', 'F##']
 */
export function triad(root: NoteName, quality: TriadQuality): Triad {
  return { root, quality, tones: tonesOver(root, TRIAD_DEGREES[quality]) };
}

/**
 * A triad's name as it is drawn.
 *
 * @example triadName(triad('C#', 'minor'), 'letters') // 'C# minor'
 */
export function triadName({ root, quality }: Triad, signs: NoteSigns): string {
  return `${drawnName(root, signs)} ${quality}`;
}

/**
 * A triad's name as it is spoken.
 *
 * @example triadWords(triad('C#', 'minor')) // 'C sharp minor'
 */
export function triadWords({ root, quality }: Triad): string {
  return `${wordsOf(root)} ${quality}`;
}
