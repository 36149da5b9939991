import { accidentalsIn, type Degree, degreeSemitones, type Tone, tonesOver } from './degree';
import { drawnName, type NoteNames, spokenName } from './names';
import { type NoteName, type NoteSigns, pitchClass, pitchClassOf } from './note';

/** The types of scales of the Scales screen. Quizzes draw from them in this order, so that a seed keeps its questions. */
export const SCALE_TYPES = [
  ...(['major', 'melodic-minor', 'natural-minor', 'harmonic-minor'] as const),
  ...(['dorian', 'phrygian', 'lydian', 'mixolydian', 'locrian'] as const),
  ...(['major-pentatonic', 'minor-pentatonic', 'blues', 'whole-tone', 'diminished'] as const),
] as const;
export type ScaleType = (typeof SCALE_TYPES)[number];

/** The types of scales in the order of menus and of learning: those that players meet first come before the rest. */
export const TYPES_TO_LEARN: readonly ScaleType[] = [
  ...(['major', 'natural-minor', 'minor-pentatonic', 'melodic-minor', 'harmonic-minor'] as const),
  ...(['dorian', 'phrygian', 'lydian', 'mixolydian', 'locrian'] as const),
  ...(['major-pentatonic', 'blues', 'whole-tone', 'diminished'] as const),
];

/** The types that a quiz asks about unless others are ticked. */
export const FIRST_SCALE_TYPES = ['major', 'melodic-minor'] as const satisfies readonly ScaleType[];

interface ScaleKind {
  /** The name of the type after the key: "C melodic minor". */
  readonly text: string;
  /** Other names of the scale, long and short. */
  readonly aliases: readonly string[];
  readonly degrees: readonly Degree[];
}

/**
 * Each scale by its degrees, which decide its spelling.
 *
 * @see https://en.wikipedia.org/wiki/List_of_musical_scales_and_modes
 */
const SCALE_TABLE: Record<ScaleType, ScaleKind> = {
  major: {
    text: 'major',
    aliases: ['ionian', 'maj', 'do re mi'],
    degrees: ['1', '2', '3', '4', '5', '6', '7'],
  },
  'melodic-minor': {
    text: 'melodic minor',
    aliases: ['jazz minor', 'melodic'],
    degrees: ['1', '2', '♭3', '4', '5', '6', '7'],
  },
  'natural-minor': {
    text: 'natural minor',
    aliases: ['minor', 'min', 'm', 'aeolian', 'aeolian mode', 'natural min', 'pure minor'],
    degrees: ['1', '2', '♭3', '4', '5', '♭6', '♭7'],
  },
  'harmonic-minor': {
    text: 'harmonic minor',
    aliases: ['harmonic min', 'harmonic'],
    degrees: ['1', '2', '♭3', '4', '5', '♭6', '7'],
  },
  dorian: {
    text: 'dorian',
    aliases: ['dorian mode'],
    degrees: ['1', '2', '♭3', '4', '5', '6', '♭7'],
  },
  phrygian: {
    text: 'phrygian',
    aliases: ['phrygian mode'],
    degrees: ['1', '♭2', '♭3', '4', '5', '♭6', '♭7'],
  },
  lydian: {
    text: 'lydian',
    aliases: ['lydian mode'],
    degrees: ['1', '2', '3', '♯4', '5', '6', '7'],
  },
  mixolydian: {
    text: 'mixolydian',
    aliases: ['mixolydian mode', 'mixo'],
    degrees: ['1', '2', '3', '4', '5', '6', '♭7'],
  },
  locrian: {
    text: 'locrian',
    aliases: ['locrian mode'],
    degrees: ['1', '♭2', '♭3', '4', '♭5', '♭6', '♭7'],
  },
  'major-pentatonic': {
    text: 'major pentatonic',
    aliases: ['maj pentatonic', 'major penta'],
    degrees: ['1', '2', '3', '5', '6'],
  },
  'minor-pentatonic': {
    text: 'minor pentatonic',
    aliases: ['pentatonic', 'min pentatonic', 'minor penta', 'm pentatonic'],
    degrees: ['1', '♭3', '4', '5', '♭7'],
  },
  blues: {
    text: 'blues',
    aliases: ['blues scale', 'minor blues', 'blue note'],
    degrees: ['1', '♭3', '4', '♭5', '5', '♭7'],
  },
  'whole-tone': {
    text: 'whole tone',
    aliases: ['whole tone scale', 'wholetone'],
    degrees: ['1', '2', '3', '♯4', '♯5', '♭7'],
  },
  diminished: {
    text: 'diminished (half-whole)',
    aliases: ['half whole', 'diminished scale', 'dominant diminished', 'octatonic'],
    degrees: ['1', '♭2', '♭3', '3', '♯4', '5', '6', '♭7'],
  },
};

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

/** Further keys of scales with a minor third, where players write C# minor and not Db minor with its Bbb. */
const MINOR_KEYS = ['C#', 'G#', 'D#', 'A#'] as const satisfies readonly NoteName[];

/** Every key that some scale is offered in. */
export const ALL_SCALE_KEYS = [...SCALE_KEYS, ...MINOR_KEYS] as const;
export type ScaleKey = (typeof ALL_SCALE_KEYS)[number];

/** A fifth in semitones. */
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

/** Whether a scale is heard as minor: it has a minor third, and no major one. */
export const isMinor = (type: ScaleType): boolean =>
  SCALE_TABLE[type].degrees.includes('♭3') && !SCALE_TABLE[type].degrees.includes('3');

/**
 * The keys that a scale is offered in: the specification's thirteen and, with a minor third, four more; the melodic minor
 * has just the thirteen, as specified.
 *
 * @example keysOfType('natural-minor').length // 17
 */
export const keysOfType = (type: ScaleType): readonly ScaleKey[] =>
  isMinor(type) && type !== 'melodic-minor' ? ALL_SCALE_KEYS : SCALE_KEYS;

/**
 * A key as a scale is offered in it: respelled where it isn't.
 *
 * @example keyOfType('C#', 'major') // 'Db'
 */
export function keyOfType(key: ScaleKey, type: ScaleType): ScaleKey {
  const keys = keysOfType(type);
  if (keys.includes(key)) return key;
  return keys.find(each => pitchClassOf(each) === pitchClassOf(key)) ?? key;
}

/**
 * The keys among some that players write for a scale: of two with the same pitch the one with fewer accidentals, or both.
 *
 * @example usualKeys(['Db', 'C#', 'F#', 'Gb'], 'natural-minor') // ['C#', 'F#']
 */
export function usualKeys(keys: readonly ScaleKey[], type: ScaleType): readonly ScaleKey[] {
  const count = (key: ScaleKey) => accidentalsIn(scale(key, type).tones);
  return keys.filter(
    key =>
      !keys.some(
        other => pitchClassOf(other) === pitchClassOf(key) && other !== key && count(other) < count(key),
      ),
  );
}

/**
 * The scale of a type on a tonic, spelled by letter.
 *
 * @throws RangeError if a note would need three accidentals; in the keys of the Scales screen none does.
 * @example scale('Gb', 'melodic-minor').tones.map(tone => tone.note) // ['Gb', 'Ab', 'Bbb', 'Cb', 'Db', 'Eb', 'F']
 */
export function scale(key: NoteName, type: ScaleType): Scale {
  return { key, type, tones: tonesOver(key, SCALE_TABLE[type].degrees) };
}

/** The degrees of a scale, from the tonic up. */
export const degreesOf = (type: ScaleType): readonly Degree[] => SCALE_TABLE[type].degrees;

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
 * A scale type within a text.
 *
 * @example scaleTypeText('diminished') // 'diminished (half-whole)'
 */
export const scaleTypeText = (type: ScaleType): string => SCALE_TABLE[type].text;

/**
 * A scale type as spoken.
 *
 * @example spokenScaleType('diminished') // 'diminished half-whole'
 */
export const spokenScaleType = (type: ScaleType): string => scaleTypeText(type).replaceAll(/[()]/g, '');

/**
 * The name of a scale type in title case, without parentheses, which only tell it from another.
 *
 * @example scaleTypeTitle('melodic-minor') // 'Melodic Minor'
 */
export const scaleTypeTitle = (type: ScaleType): string =>
  scaleTypeText(type).replace(/(?<=^| )[a-z]/g, letter => letter.toUpperCase());

/** Other names of a scale type, such as `ionian` for the major scale. */
export const scaleTypeAliases = (type: ScaleType): readonly string[] => SCALE_TABLE[type].aliases;

/**
 * A scale's name as displayed.
 *
 * @example scaleName(scale('Bb', 'melodic-minor'), 'symbols') // 'B♭ melodic minor'
 */
export function scaleName({ key, type }: Scale, signs: NoteSigns, names?: NoteNames): string {
  return `${drawnName(key, names, signs)} ${scaleTypeText(type)}`;
}

/**
 * A scale's name as spoken.
 *
 * @example spokenScale(scale('Bb', 'melodic-minor')) // 'B flat melodic minor'
 */
export function spokenScale({ key, type }: Scale, names?: NoteNames): string {
  return `${spokenName(key, names)} ${spokenScaleType(type)}`;
}

/**
 * The key a fifth above or below on the circle of fifths, of those that a scale is offered in. Where two are spelled for the
 * same pitch, one with sharps leads to sharps and one with flats to flats; from a natural, up leads to sharps.
 *
 * @example keyAfter('B', 'next') // 'F#'
 * @example keyAfter('Db', 'previous') // 'Gb'
 * @example keyAfter('F#', 'next', 'natural-minor') // 'C#'
 */
export function keyAfter(key: ScaleKey, direction: 'next' | 'previous', type: ScaleType = 'major'): ScaleKey {
  const pitch = pitchClass(pitchClassOf(key) + (direction === 'next' ? FIFTH : -FIFTH));
  const spellings = keysOfType(type).filter(candidate => pitchClassOf(candidate) === pitch);
  const isSharp = key.includes('#') || (!key.includes('b') && direction === 'next');
  return spellings.find(each => each.includes('#') === isSharp) ?? spellings[0] ?? key;
}
