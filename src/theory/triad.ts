import { accidentalsIn, type Degree, type Tone, tonesOver } from './degree';
import { drawnName, type NoteNames, spokenName } from './names';
import { chromaticName, type NoteName, type NoteSigns, type PitchClass } from './note';

export const TRIAD_QUALITIES = ['major', 'minor', 'diminished', 'augmented'] as const;

/** The quality of a triad; shown and spoken as written here. */
export type TriadQuality = (typeof TRIAD_QUALITIES)[number];

/**
 * A quality as an option of a select.
 *
 * @example qualityTitle('minor') // 'Minor'
 */
export const qualityTitle = (quality: TriadQuality): string =>
  quality.charAt(0).toUpperCase() + quality.slice(1);

/** The degrees of each quality, in semitones above the root: 0-4-7, 0-3-7, 0-3-6, 0-4-8. */
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

/** How players write the five black keys as roots, where either spelling takes as many accidentals. */
const USUAL_ROOTS: readonly NoteName[] = ['Db', 'Eb', 'F#', 'Ab', 'Bb'];

/**
 * The triad of a quality on a pitch class, spelled as players write it: with the fewest accidentals.
 *
 * @example usualTriad(10, 'major').root // 'Bb', since A# major has a C##
 * @example usualTriad(1, 'minor').root // 'C#', since Db minor has an Fb
 */
export function usualTriad(root: PitchClass, quality: TriadQuality): Triad {
  const [sharp, flat] = [
    triad(chromaticName(root, 'sharps'), quality),
    triad(chromaticName(root, 'flats'), quality),
  ];
  const difference = accidentalsIn(sharp.tones) - accidentalsIn(flat.tones);
  if (difference !== 0) return difference < 0 ? sharp : flat;
  return USUAL_ROOTS.includes(sharp.root) ? sharp : flat;
}

/**
 * A triad's name as displayed.
 *
 * @example triadName(triad('C#', 'minor'), 'letters') // 'C# minor'
 */
export function triadName({ root, quality }: Triad, signs: NoteSigns, names?: NoteNames): string {
  return `${drawnName(root, names, signs)} ${quality}`;
}

/**
 * A triad's name as spoken.
 *
 * @example spokenTriad(triad('C#', 'minor')) // 'C sharp minor'
 */
export function spokenTriad({ root, quality }: Triad, names?: NoteNames): string {
  return `${spokenName(root, names)} ${quality}`;
}
