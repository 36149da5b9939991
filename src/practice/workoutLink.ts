import { hashOf } from '../quiz/seed';
import { isQuizScreen } from './parts';
import { isWorkoutDrill, MOST_DRILLS, nameOf, WORKOUT_START, type Workout } from './workout';

const VERSION = 1;

/** No link is longer: twenty drills with every setting have some 12,000 characters. */
const LONGEST = 20_000;

/** A check has always as many digits, so that one that was cut off isn't taken for another. */
const DIGITS = 7;

/** What a link means: a workout, nothing that can be read, or something that only a later version of Fretty knows. */
export type WorkoutReading =
  | { readonly kind: 'workout'; readonly workout: Workout }
  | { readonly kind: 'damaged' | 'newer' };

const checkOf = (text: string): string => hashOf(text).toString(36).padStart(DIGITS, '0');

/** A name with all signs escaped that programs might take for the end of an address. */
const escaped = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * A workout as the part of an address that follows its `#`: version, check, name, then each drill.
 *
 * @example workoutHash({ name: 'Lesson 3', drills }) // '#workout=1-0z4k9ab/Lesson%203/notes?quiz=name-note&drill=on'
 */
export function workoutHash({ name, drills }: Workout): string {
  const text = [escaped(name), ...drills.map(({ screen, query }) => `${screen}${query}`)].join('/');
  return `${WORKOUT_START}${VERSION}-${checkOf(text)}/${text}`;
}

const DAMAGED: WorkoutReading = { kind: 'damaged' };
const NEWER: WorkoutReading = { kind: 'newer' };

/**
 * The workout in the part of an address that follows its `#`; `undefined` if it has none. All of it counts or nothing.
 *
 * @example workoutIn('#workout=1-0z4k9ab/Lesson%2') // { kind: 'damaged' }: it was cut off
 */
export function workoutIn(hash: string): WorkoutReading | undefined {
  if (!hash.startsWith(WORKOUT_START)) return undefined;
  if (hash.length > LONGEST) return DAMAGED;
  const [, version = '', check, text = ''] =
    /^([1-9]\d*)-([^/]*)\/(.*)$/s.exec(hash.slice(WORKOUT_START.length)) ?? [];
  if (Number(version) > VERSION) return NEWER;
  if (Number(version) !== VERSION || check !== checkOf(text)) return DAMAGED;
  const [first = '', ...parts] = text.split('/');
  const given = unescaped(first);
  const name = nameOf(given ?? '');
  if (name === '' || name !== given || parts.length === 0 || parts.length > MOST_DRILLS) return DAMAGED;
  const read = parts.map(part => {
    const at = part.indexOf('?');
    return { screen: part.slice(0, at), query: part.slice(at) };
  });
  if (read.some(({ screen }) => /^[a-z]+$/.test(screen) && !isQuizScreen(screen))) return NEWER;
  const drills = read.filter(isWorkoutDrill);
  return drills.length < read.length ? DAMAGED : { kind: 'workout', workout: { name, drills } };
}
