import { type Degree, degreeSemitones } from './degree';
import { degreesOf, isMinor, type ScaleType } from './scale';

const OCTAVE = 12;

/** As many degrees leave no gap. */
const COMPLETE = 7;

const numberIn = (degree: Degree): string => degree.slice(-1);

/**
 * A scale without gaps: a pentatonic, or the blues scale, has them filled by the major or the natural minor scale.
 *
 * @example withoutGaps('major-pentatonic') // ['1', '2', '3', '5', '6', '4', '7']
 */
export function withoutGaps(type: ScaleType): readonly Degree[] {
  const own = degreesOf(type);
  if (own.length >= COMPLETE || type === 'whole-tone') return own;
  const parent = degreesOf(isMinor(type) ? 'natural-minor' : 'major');
  return [...own, ...parent.filter(degree => !own.some(each => numberIn(each) === numberIn(degree)))];
}

/** Whether a degree is pulled down to the tonic: 2, 3, 4 and the flat fifth; all above are pulled up. */
const falls = (degree: Degree): boolean => degreeSemitones(degree) < 6 || degree === '♭5';

/**
 * The notes between a degree and its tonic, as semitones above the tonic below, in the order in which a melody passes them;
 * the tonic is the last. A degree that isn't in the scale passes over the note that it alters.
 *
 * @example wayHome('3', 'major') // [2, 0]
 * @example wayHome('6', 'major') // [11, 12]
 * @example wayHome('♭6', 'major') // [10, 12]: not by the 7, an augmented second away
 */
export function wayHome(degree: Degree, type: ScaleType): readonly number[] {
  const at = degreeSemitones(degree);
  if (at === 0) return [];
  const all = withoutGaps(type);
  const isOwn = all.includes(degree);
  const passed = all
    .filter(each => isOwn || numberIn(each) !== numberIn(degree))
    .map(degreeSemitones)
    .toSorted((one, other) => one - other);
  if (falls(degree)) return passed.filter(each => each < at).toReversed();
  if (degree === '♭6' && !isOwn) return [degreeSemitones('♭7'), OCTAVE];
  return [...passed.filter(each => each > at), OCTAVE];
}
