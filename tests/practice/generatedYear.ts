import { type Answer, idAt } from '../../src/practice/answer.ts';
import { type Chance, pick } from '../../src/quiz/seed.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Quiz {
  readonly screen: string;
  readonly quiz: string;
  readonly items: readonly string[];
  /** The time of someone who has just begun (milliseconds). */
  readonly time: number;
  /** Whether something may be taken for something else, and not only missed. */
  readonly codesOf: (item: string, items: readonly string[], chance: Chance) => Wrong;
}

type Wrong = Pick<Answer, 'asked' | 'answered'>;

const TUNING = 'E2-A2-D3-G3-B3-E4';
const NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'];

/** The strings as they are learned, and the note of each when it is open. */
const STRINGS = [
  { string: 6, open: 4 },
  { string: 5, open: 9 },
  { string: 4, open: 2 },
  { string: 1, open: 4 },
  { string: 3, open: 7 },
  { string: 2, open: 11 },
];

const isSharp = (name: string): boolean => name.endsWith('#');

/** Every place of twelve frets, the naturals first. */
const PLACES = STRINGS.flatMap(({ string, open }) =>
  Array.from({ length: 13 }, (_, fret) => ({
    item: `place:${TUNING}:${string}:${fret}`,
    name: NAMES[(open + fret) % 12] ?? '',
  })),
).toSorted((a, b) => Number(isSharp(a.name)) - Number(isSharp(b.name)));

const NOTES = NAMES.toSorted((a, b) => Number(isSharp(a)) - Number(isSharp(b)));
const MAJORS = ['C', 'G', 'F', 'D', 'Bb', 'A', 'Eb', 'E', 'Ab', 'B', 'Db', 'F#', 'Gb'];
const MINORS = ['A', 'E', 'D', 'B', 'G', 'F#', 'C', 'C#', 'F', 'G#', 'Bb', 'D#', 'Eb'];
const KEYS = MAJORS.flatMap((major, index) => [`key:${major}-major`, `key:${MINORS[index]}-minor`]);
const INTERVALS = ['P8', 'P5', 'P4', 'm3', 'M3', 'm2', 'M2', 'm6', 'M6', 'TT', 'm7', 'M7', 'P1'];

const codeOf = (item: string): string => item.split(':')[1] ?? '';

/** A neighbor in the teacher's order: those are mixed up most. */
function neighbor(item: string, items: readonly string[], chance: Chance): string {
  const at = items.indexOf(item);
  return items[at + (chance() < 0.5 ? -2 : 2)] ?? items[at === 2 ? 0 : 2] ?? item;
}

const QUIZZES: readonly Quiz[] = [
  {
    ...{ screen: 'notes', quiz: 'name-note', time: 4200 },
    items: PLACES.map(({ item }) => item),
    codesOf: () => ({ asked: 'C', answered: 'D' }),
  },
  {
    ...{ screen: 'notes', quiz: 'find-note', time: 9000 },
    items: NOTES.map(name => `note:${TUNING}:${name}`),
    codesOf: () => ({ asked: 'C', answered: '' }),
  },
  {
    ...{ screen: 'keys', quiz: 'name-key', time: 5200 },
    items: KEYS,
    codesOf: () => ({ asked: 'C', answered: 'G' }),
  },
  {
    ...{ screen: 'keys', quiz: 'count-accidentals', time: 4000 },
    items: KEYS,
    codesOf: () => ({ asked: '0', answered: '1' }),
  },
  {
    ...{ screen: 'intervals', quiz: 'interval', time: 3600 },
    items: INTERVALS.flatMap(name => [`interval:${name}:up`, `interval:${name}:down`]),
    codesOf: (item, items, chance) => ({
      asked: codeOf(item),
      answered: codeOf(neighbor(item, items, chance)),
    }),
  },
];

interface Year {
  /** The last day, at this time (milliseconds since 1970). */
  readonly until: number;
  readonly chance: Chance;
  /** How many days back it begins. */
  readonly days?: number;
  /** How many rounds of twelve there are on a day with practice. */
  readonly rounds?: number;
}

const ROUND = 12;

/**
 * The answers of someone who practices on two days out of three, and who gets better: items late in the teacher's order
 * stay harder. The same chance makes the same year.
 *
 * @example [...generatedYear({ until: Date.UTC(2026, 10, 22), chance: () => 0.5 })].length // some thousands
 */
export function* generatedYear({ until, chance, days = 365, rounds = 2 }: Year): Generator<Answer> {
  for (let day = days - 1; day >= 0; day--) {
    if (chance() < 0.34 && day > 0) continue;
    const skill = 1 - day / days;
    for (let round = 0; round < rounds; round++) {
      const start = until - day * DAY - (rounds - round) * 10 * 60_000;
      yield* roundOf(pick(QUIZZES, chance), start, skill, chance);
    }
  }
}

function* roundOf(quiz: Quiz, start: number, skill: number, chance: Chance): Generator<Answer> {
  const { items } = quiz;
  for (let number = 0; number < ROUND; number++) {
    const item = pick(items, chance);
    const difficulty = items.indexOf(item) / items.length;
    const isRight = chance() < 0.55 + 0.5 * skill - 0.35 * difficulty;
    const time = start + number * 6000;
    const pace = quiz.time * (1 - 0.55 * skill) * (0.7 + 0.6 * difficulty) * (0.7 + 0.6 * chance());
    const wrong = quiz.codesOf(item, items, chance);
    yield {
      version: 1,
      id: idAt(time, quiz.screen),
      ...{ time, date: new Date(time).toISOString().slice(0, 10) },
      ...{ screen: quiz.screen, quiz: quiz.quiz, item, asked: wrong.asked },
      answered: isRight ? wrong.asked : wrong.answered,
      verdict: isRight ? 'right' : 'wrong',
      milliseconds: Math.round(pace),
      ...{ way: 'keys', pace: 'calm', grade: isRight ? 3 : 1 },
      round: idAt(start, quiz.screen),
      length: ROUND,
      ...(quiz.quiz === 'find-note' && { places: placesOf(item, isRight, chance) }),
    };
  }
}

/** The places of a note: in a wrong answer, one is missed. */
function placesOf(item: string, isRight: boolean, chance: Chance): NonNullable<Answer['places']> {
  const all = PLACES.filter(({ name }) => item.endsWith(`:${name}`)).map(place => place.item);
  if (isRight) return { found: all, missed: [], wrong: [] };
  const missed = pick(all, chance);
  return { found: all.filter(place => place !== missed), missed: [missed], wrong: [] };
}
