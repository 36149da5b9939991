import { type Degree, degreeSemitones, type Tone, tonesOver } from './degree';
import { type NoteName, type NoteSigns, noteText, pitchClass, pitchClassOf, spokenNoteName } from './note';

interface ScaleKind {
  /** Shown and spoken after the key: "C melodic minor". */
  readonly spoken: string;
  /** Other names of the scale, long and short. */
  readonly aliases: readonly string[];
  readonly degrees: readonly Degree[];
}

const SCALE_TABLE = {
  major: {
    spoken: 'major',
    aliases: ['ionian', 'maj', 'do re mi'],
    degrees: ['1', '2', '3', '4', '5', '6', '7'],
  },
  'melodic-minor': {
    spoken: 'melodic minor',
    aliases: ['jazz minor', 'minor', 'min'],
    degrees: ['1', '2', '♭3', '4', '5', '6', '7'],
  },
  'natural-minor': {
    spoken: 'natural minor',
    aliases: ['aeolian'],
    degrees: ['1', '2', '♭3', '4', '5', '♭6', '♭7'],
  },
} as const satisfies Record<string, ScaleKind>;

export type ScaleType = keyof typeof SCALE_TABLE;

/** The types the Scales screen offers; the natural minor is for the Keys screen. */
export const SELECTOR_SCALE_TYPES = ['major', 'melodic-minor'] as const satisfies readonly ScaleType[];
export type SelectorScaleType = (typeof SELECTOR_SCALE_TYPES)[number];

/** The keys the Scales screen offers, in order. */
export const SCALE_KEYS = [
  'C',
  'G',
  'D',
  'A',
  'E',
  'B',
  'F#',
  'F',
  'Bb',
  'Eb',
  'Ab',
  'Db',
  'Gb',
] as const satisfies readonly NoteName[];
export type ScaleKey = (typeof SCALE_KEYS)[number];

/** In semitones. */
const FIFTH = 7;

/** A scale; `tones` runs from the tonic up, each note once. */
export interface Scale {
  readonly key: NoteName;
  readonly type: ScaleType;
  readonly tones: readonly Tone[];
}

/** A whole step, a half step, or the augmented second of some scales (three semitones). */
export type Step = 'W' | 'H' | 'W+H';

const STEP_OF: Record<number, Step> = { 1: 'H', 2: 'W', 3: 'W+H' };

/**
 * The scale of a type on a tonic, spelled by letter.
 *
 * @throws RangeError if a note would need three accidentals.
 * @example scale('Gb', 'melodic-minor').tones.map(tone => tone.note) // ['Gb', 'Ab', 'Bbb', 'Cb', 'Db', 'Eb', 'F']
 */
export function scale(key: NoteName, type: ScaleType): Scale {
  return { key, type, tones: tonesOver(key, SCALE_TABLE[type].degrees) };
}

/**
 * The steps of a scale from its tonic up to the octave.
 *
 * @example scaleSteps('major').join('-') // 'W-W-H-W-W-W-H'
 */
export function scaleSteps(type: ScaleType): readonly Step[] {
  const heights = [...SCALE_TABLE[type].degrees.map(degreeSemitones), 12];
  return heights.slice(1).map((height, index) => {
    const step = STEP_OF[height - (heights[index] ?? 0)];
    if (step === undefined) throw new RangeError(`the ${type} scale has a step wider than three semitones`);
    return step;
  });
}

/**
 * A scale type as shown and spoken.
 *
 * @example spokenScaleType('melodic-minor') // 'melodic minor'
 */
export function spokenScaleType(type: ScaleType): string {
  return SCALE_TABLE[type].spoken;
}

/**
 * The name of a scale type in title case.
 *
 * @example scaleTypeTitle('melodic-minor') // 'Melodic Minor'
 */
export const scaleTypeTitle = (type: ScaleType): string =>
  SCALE_TABLE[type].spoken.replace(/\b[a-z]/g, letter => letter.toUpperCase());

/** Other names of a scale type, such as `ionian` for the major scale. */
export const scaleTypeAliases = (type: ScaleType): readonly string[] => SCALE_TABLE[type].aliases;

/**
 * A scale's name as displayed.
 *
 * @example scaleName(scale('Bb', 'melodic-minor'), 'symbols') // 'B♭ melodic minor'
 */
export function scaleName({ key, type }: Scale, signs: NoteSigns): string {
  return `${noteText(key, signs)} ${spokenScaleType(type)}`;
}

/**
 * A scale's name as spoken.
 *
 * @example spokenScale(scale('Bb', 'melodic-minor')) // 'B flat melodic minor'
 */
export function spokenScale({ key, type }: Scale): string {
  return `${spokenNoteName(key)} ${spokenScaleType(type)}`;
}

/**
 * The key a fifth above or below on the circle of fifths. The seventh position is F# on the way up and Gb on the way down.
 *
 * @example keyAfter('B', 'next') // 'F#'
 * @example keyAfter('Db', 'previous') // 'Gb'
 */
export function keyAfter(key: ScaleKey, direction: 'next' | 'previous'): ScaleKey {
  const pitch = pitchClass(pitchClassOf(key) + (direction === 'next' ? FIFTH : -FIFTH));
  const spellings = SCALE_KEYS.filter(candidate => pitchClassOf(candidate) === pitch);
  return spellings.at(direction === 'next' ? 0 : -1) ?? key;
}
