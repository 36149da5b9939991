import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ANSWERS } from '../../a11y/answers';
import { ENGINES } from '../../a11y/engines';
import { LOOKED_AT, notLookedAt } from '../../a11y/looked';
import { MENDED } from '../../a11y/mended';
import { countedIn, type Found, report, type Visit } from '../../a11y/report';
import { WALKS } from '../../a11y/states';

const checkout = new URL('../../', import.meta.url);
const kept = (path: string): string => readFileSync(new URL(path, checkout), 'utf8');

/** What the audit counted when it ran last. */
const FOUND: readonly Found[] = JSON.parse(kept('a11y/found.json'));

const rules = (...weights: readonly Found['weight'][]): readonly string[] => [
  ...new Set(FOUND.filter(({ weight }) => weights.includes(weight)).map(({ rule }) => rule)),
];

describe('given the report as it is kept, when the audit has changed since, then it must be written anew', () => {
  test('it tells the walks, the engines as they are installed, and what was answered, mended and seen', () => {
    expect(kept('a11y/report.md')).toBe(report(WALKS, ENGINES, FOUND));
  });

  test('each violation in it has an answer, and each answer is to one', () => {
    expect(Object.keys(ANSWERS).toSorted()).toEqual(rules('violation').toSorted());
  });

  test('each thing to be looked at was looked at, and nothing else is said to have been', () => {
    const asked = rules('recommendation', 'to be looked at');
    expect(Object.keys(LOOKED_AT).toSorted()).toEqual(asked.toSorted());
  });

  test('each number is one of places that there are', () => {
    expect(FOUND.length).toBeGreaterThan(20);
    expect(FOUND.every(({ places }) => places > 0)).toBe(true);
  });
});

test.each(MENDED)(
  'given the fault $rule, when it was mended, then $test is there to keep it so',
  ({ test }) => {
    expect(existsSync(new URL(test, checkout))).toBe(true);
  },
);

test('given the walks, when their names are compared, then none is used twice', () => {
  const names = WALKS.flatMap(({ name, states }) => states.map(state => `${name}: ${state.name}`));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(WALKS.map(({ name }) => name)).size).toBe(WALKS.length);
});

describe('given what the engines found', () => {
  const finding = {
    engine: 'IBM',
    rule: 'style_color_misuse',
    weight: 'to be looked at',
    place: 'link',
    says: '…',
  } as const;
  const visit = (state: string, ...places: readonly string[]): Visit => ({
    walk: 'Keys',
    state,
    findings: places.map(place => ({ ...finding, place })),
  });

  test('when a place is met at two widths, then it counts once; in two states, twice', () => {
    const visits = [visit('one', 'a', 'b'), visit('one', 'a'), visit('two', 'a')];
    expect(countedIn(visits)).toEqual([
      { rule: 'IBM style_color_misuse', weight: 'to be looked at', places: 3 },
    ]);
  });

  test('when the tests end in another order, then what was counted is the same', () => {
    const other = { ...finding, engine: 'axe', rule: 'target-size' } as const;
    const visits = [visit('one', 'a'), { ...visit('two'), findings: [other, finding] }];
    expect(countedIn(visits)).toHaveLength(2);
    expect(countedIn(visits.toReversed())).toEqual(countedIn(visits));
  });

  test('when nobody has looked at one of them, then its rule is named, once', () => {
    const unknown = { ...finding, rule: 'unheard_of' } as const;
    expect(notLookedAt([unknown, unknown])).toEqual(['IBM unheard_of']);
    expect(notLookedAt([{ ...unknown, weight: 'violation' }])).toEqual([]);
  });
});
