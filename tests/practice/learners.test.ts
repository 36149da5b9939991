import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Course,
  course,
  ERRING,
  EXPERIENCED,
  EXPONENTIAL,
  FAST,
  FORGETFUL,
  type Learner,
  type Order,
  PLACES,
  SLOW,
} from './learners';

const QUESTIONS = 1500;
const SEEDS = [1, 2, 3];
const LEARNERS = [FAST, SLOW, FORGETFUL, EXPONENTIAL, EXPERIENCED, ERRING];

const courses = new Map<string, readonly Course[]>();
const coursesOf = ({ name }: Learner, order: Order) => courses.get(`${name} ${order}`) ?? [];

// A busy machine may take its time.
const PATIENCE = 300_000;

beforeAll(() => {
  for (const learner of LEARNERS)
    for (const order of ['shuffled', 'weak-spots-first'] as const)
      courses.set(
        `${learner.name} ${order}`,
        SEEDS.map(seed => course(learner, order, QUESTIONS, seed)),
      );
}, PATIENCE);

/** After how many questions the neck was known, or more than were asked; the middle one of the courses. */
const knownAfter = (learner: Learner, order: Order): number =>
  coursesOf(learner, order)
    .map(each => each.knownAfter ?? QUESTIONS + 1)
    .toSorted((a, b) => a - b)[1] ?? 0;

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

/** How often a place was asked, on average, once all had been reached. */
function askedAt({ lessons }: Course, isMeant: (fret: number) => boolean): number {
  const later = lessons.slice(reachedAfter({ lessons }));
  const counts = new Map<string, number>();
  for (const { item } of later.filter(({ fret }) => isMeant(fret)))
    counts.set(item, (counts.get(item) ?? 0) + 1);
  const places = new Set(lessons.filter(({ fret }) => isMeant(fret)).map(({ item }) => item)).size;
  return mean([...counts.values()]) * (counts.size / places);
}

/** After how many questions every place had been asked; `Infinity` if some never were. */
function reachedAfter({ lessons }: Pick<Course, 'lessons'>): number {
  const first = PLACES.map(place => lessons.findIndex(({ item }) => item === place));
  return first.includes(-1) ? Number.POSITIVE_INFINITY : Math.max(...first) + 1;
}

const errs = (fret: number): boolean => ERRING.errsAt(fret);
const never = (fret: number): boolean => !errs(fret);

describe.each(LEARNERS)('given a learner who is $name, with Weak Spots First', { tags: 'full' }, learner => {
  test('when 400 questions are over, then every place was asked', () => {
    for (const each of coursesOf(learner, 'weak-spots-first'))
      expect(reachedAfter(each)).toBeLessThanOrEqual(400);
  });
});

describe.each([FAST, SLOW, FORGETFUL])('given a learner who is $name', learner => {
  test('when weak spots come first, then the neck is known after fewer questions than with shuffling', () => {
    expect(knownAfter(learner, 'weak-spots-first')).toBeLessThanOrEqual(QUESTIONS);
    expect(knownAfter(learner, 'weak-spots-first')).toBeLessThan(knownAfter(learner, 'shuffled'));
  });
});

/** How much longer than with shuffling it may take any learner. */
const LEEWAY = 1.05;

test.each(LEARNERS)(
  'given a learner who is $name, when weak spots come first, then that is hardly ever slower',
  learner => {
    expect(knownAfter(learner, 'weak-spots-first')).toBeLessThanOrEqual(
      LEEWAY * knownAfter(learner, 'shuffled'),
    );
  },
);

test('given a learner who always errs at frets 6 to 9, when weak spots come first, then those are asked three times as often', () => {
  for (const each of coursesOf(ERRING, 'weak-spots-first'))
    expect(askedAt(each, errs)).toBeGreaterThanOrEqual(3 * askedAt(each, never));
  for (const each of coursesOf(ERRING, 'shuffled'))
    expect(askedAt(each, errs)).toBeLessThan(1.5 * askedAt(each, never));
});

const questions = (count: number): string =>
  count > QUESTIONS ? `more than ${QUESTIONS}` : String(Math.round(count));

function rowOf(learner: Learner): string {
  const weak = coursesOf(learner, 'weak-spots-first');
  const cells = [
    learner.name,
    questions(knownAfter(learner, 'shuffled')),
    questions(knownAfter(learner, 'weak-spots-first')),
    questions(mean(weak.map(reachedAfter))),
  ];
  return `| ${cells.join(' | ')} |`;
}

function errors(order: Order): string {
  const each = coursesOf(ERRING, order);
  const ratio = mean(each.map(one => askedAt(one, errs))) / mean(each.map(one => askedAt(one, never)));
  return `${ratio.toFixed(1)} times`;
}

test('given docs/practice.md, when the learners are simulated, then its table is theirs', async () => {
  const page = `# What Weak Spots First does

This page is written by its test, \`tests/practice/learners.test.ts\`. Six simulated learners name the notes of a neck of twelve frets, ${PLACES.length} positions in all. They answer 120 questions a day, in rounds of twelve, and know the open strings when they begin; the experienced one knows five positions in six. The numbers are from ${SEEDS.length} courses of ${QUESTIONS} questions each.

A learner knows the neck when nine positions out of ten would be answered rightly nine times out of ten, even if each is asked just once in ${PLACES.length} questions. Their memory is a model (\`tests/practice/learners.ts\`), so the table compares two orders of questions and predicts nothing about people.

| learner | questions until the neck is known, shuffled | the same, weak spots first | weak spots first: until every position was asked |
| --- | --- | --- | --- |
${LEARNERS.map(rowOf).join('\n')}

The last learner never answers rightly at frets 6 to 9; the neck is known when the other positions are. Once every position has been asked, each of those frets is asked ${errors('weak-spots-first')} as often as each of the others, which leaves fewer questions for them. Shuffled, it is ${errors('shuffled')}.

What you answered with keys, in a self-check, through the microphone and through MIDI is never mixed: a quiz that listens to the microphone asks what is weak when it is played, and begins without any answers.

How the next question is chosen is decided in \`src/practice/weakSpots.ts\`; [decisions.md](decisions.md) says why each number is what it is.
`;
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, '../../docs/practice.md'));
});
