import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ANSWERS } from '../../a11y/answers';
import { ENGINES } from '../../a11y/engines';
import { LOOKED_AT, notLookedAt } from '../../a11y/looked';
import { MENDED } from '../../a11y/mended';
import { type Audit, auditOf, type Found, report, stateName, type Visit } from '../../a11y/report';
import { WALKS } from '../../a11y/states';

const checkout = new URL('../../', import.meta.url);
const kept = (path: string): string => readFileSync(new URL(path, checkout), 'utf8');

const { states: VISITED, found: FOUND }: Audit = JSON.parse(kept('a11y/found.json'));

const rules = (...weights: readonly Found['weight'][]): readonly string[] => [
  ...new Set(FOUND.filter(({ weight }) => weights.includes(weight)).map(({ rule }) => rule)),
];

describe('given the stored report, when the audit has changed since, then these fail until it is rewritten', () => {
  test('its walks, installed engines, answers, fixes and reviews match the code', () => {
    expect(kept('a11y/report.md')).toBe(report(WALKS, ENGINES, FOUND));
  });

  test('the last audit went through the states that there are now', () => {
    const states = WALKS.flatMap(({ name, states }) => states.map(state => stateName(name, state.name)));
    expect(VISITED).toEqual(states.toSorted());
  });

  test('each violation in it has an answer, and each answer has a violation', () => {
    expect(Object.keys(ANSWERS).toSorted()).toEqual(rules('violation').toSorted());
  });

  test('everything that needs a review has one, and nothing else does', () => {
    const asked = rules('recommendation', 'needs review');
    expect(Object.keys(LOOKED_AT).toSorted()).toEqual(asked.toSorted());
  });

  test('each count is positive', () => {
    expect(FOUND.length).toBeGreaterThan(20);
    expect(FOUND.every(({ places }) => places > 0)).toBe(true);
  });
});

test.each(MENDED)(
  'given the fault $rule, when it was fixed, then $test exists to keep it fixed',
  ({ test }) => {
    expect(existsSync(new URL(test, checkout))).toBe(true);
  },
);

test('given the walks, when their names are compared, then none is used twice', () => {
  const names = WALKS.flatMap(({ name, states }) => states.map(state => stateName(name, state.name)));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(WALKS.map(({ name }) => name)).size).toBe(WALKS.length);
});

describe('given what the engines found', () => {
  const finding = {
    engine: 'IBM',
    rule: 'style_color_misuse',
    weight: 'needs review',
    place: 'link',
    says: '…',
  } as const;
  const visit = (state: string, ...places: readonly string[]): Visit => ({
    walk: 'Keys',
    state,
    findings: places.map(place => ({ ...finding, place })),
  });

  test('when a place is found at two widths, then it counts once; in two states, twice', () => {
    const visits = [visit('one', 'a', 'b'), visit('one', 'a'), visit('two', 'a')];
    expect(auditOf(visits).found).toEqual([
      { rule: 'IBM style_color_misuse', weight: 'needs review', places: 3 },
    ]);
  });

  test('when the tests end in another order, then the audit is the same', () => {
    const other = { ...finding, engine: 'axe', rule: 'target-size' } as const;
    const visits = [visit('one', 'a'), { ...visit('two'), findings: [other, finding] }];
    expect(auditOf(visits)).toMatchObject({ states: ['Keys: one', 'Keys: two'], found: [{}, {}] });
    expect(auditOf(visits.toReversed())).toEqual(auditOf(visits));
  });

  test('when nobody has reviewed a finding, then its rule is listed once for each place', () => {
    const unknown = { ...finding, rule: 'unheard_of' } as const;
    expect(notLookedAt([unknown, unknown])).toEqual([`IBM unheard_of at ${unknown.place}`]);
    expect(notLookedAt([{ ...unknown, weight: 'violation' }])).toEqual([]);
  });
});
