import fc from 'fast-check';
import { type Answer, GRADES, INPUT_METHODS, idAt, PACES } from '../../src/practice/answer';

export const START = Date.UTC(2026, 10, 22, 18);
export const DAY = 24 * 60 * 60 * 1000;

/** The date of a time, where clocks show UTC. */
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A right answer to a question about C major, two seconds after it was asked. */
export function answerWith(own: Partial<Answer> = {}): Answer {
  const time = own.time ?? START;
  return {
    version: 1,
    id: idAt(time, 'a'),
    time,
    date: dateOf(time),
    ...{ screen: 'keys', quiz: 'name-key', item: 'key:C-major', asked: 'C', answered: 'C', verdict: 'right' },
    ...{ milliseconds: 2000, way: 'keys', pace: 'calm', grade: 3 },
    ...{ round: idAt(START, 'r'), length: 10 },
    ...own,
  };
}

/** Answers one second apart, the first at the start. */
export const answersWith = (...own: readonly Partial<Answer>[]): readonly Answer[] =>
  own.map((each, second) => answerWith({ time: START + second * 1000, ...each }));

const PLACE = fc.constantFrom('place:E2:1:0', 'place:E2:1:1', 'place:E2:1:2', 'place:E2:1:3');

const places = fc.uniqueArray(PLACE).chain(all =>
  fc.tuple(fc.nat(all.length), fc.nat(all.length)).map(([one, other]) => {
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    return { found: all.slice(0, from), missed: all.slice(from, to), wrong: all.slice(to) };
  }),
);

/** Any answer. */
export const anyAnswer: fc.Arbitrary<Answer> = fc
  .record({
    time: fc.integer({ min: START, max: START + 20 * DAY }),
    unique: fc.stringMatching(/^[0-9a-z]{1,12}$/),
    quiz: fc.constantFrom('name-key', 'count-accidentals'),
    item: fc.constantFrom('key:C-major', 'key:Bb-major', 'key:A-minor'),
    asked: fc.string({ maxLength: 8 }),
    answered: fc.string({ maxLength: 8 }),
    verdict: fc.constantFrom('right', 'wrong'),
    milliseconds: fc.option(fc.integer({ min: 0, max: 100_000 })),
    way: fc.constantFrom(...INPUT_METHODS),
    pace: fc.constantFrom(...PACES),
    grade: fc.constantFrom(...GRADES),
    round: fc.nat(3),
    length: fc.constantFrom<number | 'endless'>(5, 10, 'endless'),
    asks: fc.constantFrom(undefined, 'some' as const),
    settings: fc.constantFrom(undefined, '1x9k3zq'),
    late: fc.boolean(),
    together: fc.boolean(),
    places: fc.option(places, { nil: undefined }),
  })
  .map(({ time, unique, round, asks, settings, late, together, places, ...rest }) => ({
    version: 1,
    id: idAt(time, unique),
    time,
    date: dateOf(time),
    screen: 'keys',
    ...rest,
    round: idAt(START, `r${round}`),
    ...(asks && { asks }),
    ...(settings && { settings }),
    ...(late && rest.verdict === 'right' && { late: true as const }),
    ...(together && rest.milliseconds === null && { together: true as const }),
    ...(places && { places }),
  }));

/** Any log: answers in the order of their ids, which are all different. */
export const anyLog: fc.Arbitrary<readonly Answer[]> = fc
  .uniqueArray(anyAnswer, { selector: ({ id }) => id, maxLength: 30 })
  .map(answers => answers.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
