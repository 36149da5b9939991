import { type Degree, degreeSemitones, type Tone, tonesOver } from './degree';
import { degreeName } from './degreeName';
import { type NoteName, type PitchClass, pitchClass } from './note';
import { degreesOf, type ScaleType } from './scale';
import { withoutGaps } from './wayHome';

const OCTAVE = 12;

/** The twelve notes above a tonic as they are called where a scale doesn't say otherwise. */
const CHROMATIC: readonly Degree[] = ['1', '♭2', '2', '♭3', '3', '4', '♭5', '5', '♭6', '6', '♭7', '7'];

/** A degree that is named by ear, and how it is named by a key: its number, or with Shift what is a semitone below that. */
export interface HeardDegree {
  readonly degree: Degree;
  readonly number: number;
  readonly isLowered: boolean;
  /** Whether it is a note of its scale, not one between two of them. */
  readonly isOwn: boolean;
}

const numberIn = (degree: Degree): number => Number(degree.slice(-1));

/** A note of a scale under its number, or lowered where the scale has a higher one of that number. */
const own = (type: ScaleType): readonly HeardDegree[] => {
  const all = degreesOf(type);
  return all.map(degree => ({
    degree,
    number: numberIn(degree),
    isLowered: degreeName(degree, all).length > 1,
    isOwn: true,
  }));
};

/** A note that isn't in a scale: it fills a gap of it, or is a semitone below one of its notes; `undefined` for the rest. */
function between(type: ScaleType, semitones: number): Omit<HeardDegree, 'degree' | 'isOwn'> | undefined {
  const all = withoutGaps(type);
  const gap = all.find(each => degreeSemitones(each) === semitones);
  if (gap) return { number: numberIn(gap), isLowered: false };
  const above = all.find(each => degreeSemitones(each) === (semitones + 1) % OCTAVE);
  return above && { number: numberIn(above), isLowered: true };
}

const known = new Map<ScaleType, readonly HeardDegree[]>();

function heardIn(type: ScaleType): readonly HeardDegree[] {
  const inScale = own(type);
  const isTaken = ({ number, isLowered }: Pick<HeardDegree, 'number' | 'isLowered'>) =>
    inScale.some(each => each.number === number && each.isLowered === isLowered);
  const others = CHROMATIC.flatMap((degree, semitones): readonly HeardDegree[] => {
    if (inScale.some(each => degreeSemitones(each.degree) === semitones)) return [];
    const key = between(type, semitones);
    return key === undefined || isTaken(key) ? [] : [{ degree, ...key, isOwn: false }];
  });
  return [...inScale, ...others].toSorted(
    (one, other) => degreeSemitones(one.degree) - degreeSemitones(other.degree),
  );
}

/**
 * The degrees that can be named by ear above the tonic of a scale, from the tonic up: its own, and the notes between them that a
 * key can name.
 *
 * @example heardDegrees('major').map(({ degree }) => degree).join(' ') // '1 ♭2 2 ♭3 3 4 ♭5 5 ♭6 6 ♭7 7'
 */
export function heardDegrees(type: ScaleType): readonly HeardDegree[] {
  const found = known.get(type) ?? heardIn(type);
  known.set(type, found);
  return found;
}

/**
 * The note of a degree above a tonic, spelled by letter where that takes at most two accidentals.
 *
 * @example heardTone('Eb', '♭3').note // 'Gb'
 */
export function heardTone(tonic: NoteName, degree: Degree): Tone {
  const [tone] = tonesOver(tonic, [degree]);
  if (tone === undefined) throw new RangeError(`no ${degree} above ${tonic}`);
  return tone;
}

/** The lowest tonic that is asked about: the F sharp below middle C, as a MIDI number. */
const LOWEST_TONIC = 54;

/**
 * The tonic of a key where it is heard, as a MIDI number: from F sharp 3 to F 4.
 *
 * @example tonicMidi(0) // 60
 */
export const tonicMidi = (pitch: PitchClass): number => LOWEST_TONIC + pitchClass(pitch - LOWEST_TONIC);
