import { isTimed, isTimeLimit, minutesOf, type QuizLength } from '../quiz/session';
import { counted } from '../quiz/text';
import { isQuizScreen } from './parts';
import type { Skill } from './path';

/** A drill of a workout: a screen, and the query that a link to the drill would have, without the defaults. */
export type WorkoutDrill = Pick<Skill, 'screen' | 'query'>;

/** Drills under a name, done one after the other. */
export interface Workout {
  readonly name: string;
  readonly drills: readonly WorkoutDrill[];
}

/** How a workout begins in an address; what follows the `#` is sent to no server. */
export const WORKOUT_START = '#workout=';

/** As many drills may a workout have. */
export const MOST_DRILLS = 20;

/** As many characters may its name have. */
export const LONGEST_NAME = 80;

/** No query of a drill is longer: one of every setting has some 600 characters. */
const LONGEST_QUERY = 1000;

/** What a query consists of, as browsers write one. */
const QUERY = /^\?[\w.*+%&=-]+$/;

/** Characters without a width of their own, which could hide or turn what stands beside them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu;

/**
 * A name as it may be shown: one line of plain text, not too long; empty if nothing of it is left.
 *
 * @example nameOf('  Lesson\n3 ') // 'Lesson 3'
 */
export const nameOf = (text: string): string => {
  const line = text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  return [...line].slice(0, LONGEST_NAME).join('').trimEnd();
};

/** Whether what came from elsewhere can be a drill; whether its screen knows every setting, only that can tell. */
export const isWorkoutDrill = (drill: {
  readonly screen: string | undefined;
  readonly query: string;
}): drill is WorkoutDrill =>
  isQuizScreen(drill.screen) && drill.query.length <= LONGEST_QUERY && QUERY.test(drill.query);

/** How long a drill without a length is. */
const USUAL_LENGTH = 12;

/**
 * How long a drill is.
 *
 * @example lengthOf({ screen: 'notes', query: '?quiz=name-note&length=2m' }) // '2m'
 */
export function lengthOf({ query }: Pick<WorkoutDrill, 'query'>): QuizLength {
  const code = new URLSearchParams(query).get('length') ?? '';
  if (code === 'endless' || isTimeLimit(code)) return code;
  return /^[1-9]\d{0,2}$/.test(code) ? Number(code) : USUAL_LENGTH;
}

/** How long a question takes, with a look at its answer (seconds). */
const A_QUESTION = 6;

/** How long a drill takes that only its user ends (minutes). */
const AN_ENDLESS_DRILL = 5;

function minutesIn(drill: WorkoutDrill): number {
  const length = lengthOf(drill);
  if (isTimed(length)) return minutesOf(length);
  return length === 'endless' ? AN_ENDLESS_DRILL : (length * A_QUESTION) / 60;
}

/**
 * How long a workout takes, about (minutes).
 *
 * @example minutesOfAll([{ screen: 'notes', query: '?length=2m' }]) // 2
 */
export const minutesOfAll = (drills: readonly WorkoutDrill[]): number =>
  Math.max(1, Math.round(drills.reduce((total, drill) => total + minutesIn(drill), 0)));

/**
 * How much there is to do in a workout.
 *
 * @example sizeText(workout.drills) // '4 drills, about 9 minutes'
 */
export function sizeText(drills: readonly WorkoutDrill[]): string {
  if (drills.length === 0) return 'no drills yet';
  const minutes = minutesOfAll(drills);
  return `${counted(drills.length, 'drill')}, about ${counted(minutes, 'minute')}`;
}

/**
 * A workout in one line.
 *
 * @example workoutText(workout) // 'Lesson 3: 4 drills, about 9 minutes'
 */
export const workoutText = ({ name, drills }: Workout): string => `${name}: ${sizeText(drills)}`;

/**
 * A drill of a workout that is done, in its place.
 *
 * @example placeText(2, 4, 'Name the Quality, 12 questions') // '2 of 4: Name the Quality, 12 questions'
 */
export const placeText = (number: number, all: number, drill: string): string =>
  `${number} of ${all}: ${drill}`;

/** The title of what follows the last drill of a workout. */
export const WORKOUT_DONE = 'See Your Result';

/** The workout with one more drill at its end, unless it is full. */
export const withDrill = (workout: Workout, drill: WorkoutDrill): Workout =>
  workout.drills.length < MOST_DRILLS ? { ...workout, drills: [...workout.drills, drill] } : workout;

/** The workout without one of its drills. */
export const withoutDrill = (workout: Workout, at: number): Workout => ({
  ...workout,
  drills: workout.drills.filter((_, index) => index !== at),
});

/**
 * The workout with one drill in another place; the same one if there is no such place.
 *
 * @example moved(workout, 0, 1).drills[1] // what was the first drill
 */
export function moved(workout: Workout, from: number, to: number): Workout {
  const drill = workout.drills[from];
  if (drill === undefined || to < 0 || to >= workout.drills.length) return workout;
  return { ...workout, drills: workout.drills.toSpliced(from, 1).toSpliced(to, 0, drill) };
}

/** The workout with another name; the same one if nothing of that can be shown. */
export function renamed(workout: Workout, text: string): Workout {
  const name = nameOf(text);
  return name === '' || name === workout.name ? workout : { ...workout, name };
}

/** The workout with one drill of another length. */
export function withLength(workout: Workout, at: number, length: string): Workout {
  const drill = workout.drills[at];
  if (drill === undefined) return workout;
  const params = new URLSearchParams(drill.query);
  params.set('length', length);
  return { ...workout, drills: workout.drills.with(at, { ...drill, query: `?${params}` }) };
}

/**
 * A name that no other workout has: with a number after it, if need be.
 *
 * @example freeName('Lesson 3', ['Lesson 3', 'Lesson 3 (2)']) // 'Lesson 3 (3)'
 */
export function freeName(wanted: string, taken: readonly string[]): string {
  const base = [...wanted.replace(/ \(\d{1,3}\)$/, '')].slice(0, LONGEST_NAME - 6).join('');
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${base} (${number})`;
    if (!taken.includes(name)) return name;
  }
}

/** A workout as it is stored: its name, and a line for each drill. */
export const formatWorkout = ({ name, drills }: Workout): string =>
  [name, ...drills.map(({ screen, query }) => `${screen} ${query}`)].join('\n');

/**
 * Reads a workout that was stored. A drill that can't be read is left out; without a name there is none.
 *
 * @example parseWorkout('Lesson 3\nnotes ?drill=on\ntuner ?x=y')?.drills.length // 1
 */
export function parseWorkout(text: string): Workout | undefined {
  const [first = '', ...lines] = text.split('\n');
  const name = nameOf(first);
  if (name === '') return undefined;
  const drills = lines.flatMap(line => {
    const [screen, query = '', ...rest] = line.split(' ');
    const drill = { screen, query };
    return rest.length === 0 && isWorkoutDrill(drill) ? [drill] : [];
  });
  return { name, drills: drills.slice(0, MOST_DRILLS) };
}

/** Whether two workouts are alike in all that they say. */
export const isSameWorkout = (one: Workout, other: Workout): boolean =>
  formatWorkout(one) === formatWorkout(other);
