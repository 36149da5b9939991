import { describe, expect, test } from 'vitest';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../src/instrument/instruments';
import { pathOn } from '../../src/practice/path';
import { isTestId, passedTests, testId } from '../../src/practice/skillTest';
import { replay, TESTS } from '../../src/practice/sums';
import { pathIn } from '../../src/practice/today';
import { answersWith, answerWith } from './made';

const [SKILL, OTHER] = pathOn(STANDARD_GUITAR);
if (!SKILL || !OTHER) throw new Error('The path has two skills');

const ASKS = { screen: 'notes', quiz: 'name-note', items: ['place:E2-A2-D3-G3-B3-E4:6:0'] } as const;

/** The rounds of a test with some answers. */
const roundsOf = (right: number, wrong: number) =>
  replay(
    answersWith(
      ...Array.from({ length: right + wrong }, (_, index) => ({
        ...{ settings: testId(SKILL), screen: 'notes', quiz: 'name-note' },
        verdict: index < right ? ('right' as const) : ('wrong' as const),
      })),
    ),
  ).rounds;

describe('given the test of a skill', () => {
  test.each([
    [20, 0, 'known'],
    [18, 2, 'known'],
    [17, 3, 'new'],
    [19, 0, 'new'],
  ])('when %i answers are right and %i wrong, then the skill is %s', (right, wrong, state) => {
    const path = pathIn(
      [{ skill: SKILL, asks: ASKS }],
      new Map(),
      passedTests(roundsOf(right, wrong).values()),
    );
    expect(path[0]?.state.kind).toBe(state);
  });

  test('when it is passed, then no other skill is', () => {
    const path = pathIn([{ skill: OTHER, asks: ASKS }], new Map(), passedTests(roundsOf(20, 0).values()));
    expect(path[0]?.state.kind).toBe('new');
  });

  test('when it is logged, then it can be read without the other rounds', () => {
    expect([...roundsOf(1, 0).keys()][0]).toMatch(new RegExp(`^${TESTS}notes/name-note/`));
    const usual = replay([answerWith({ settings: '1x9k3zq' })]).rounds;
    expect([...usual.keys()][0]).toMatch(/^keys\/name-key\//);
  });

  test('when the skills of all instruments are tested, then each has an id of its own', () => {
    const drills = Object.values(INSTRUMENTS).flatMap(instrument =>
      pathOn(instrument).map(({ screen, query }) => `${screen}${query}`),
    );
    const ids = Object.values(INSTRUMENTS).flatMap(instrument => pathOn(instrument).map(testId));
    expect(new Set(ids).size).toBe(new Set(drills).size);
    expect(ids.every(isTestId)).toBe(true);
    for (const other of [undefined, '', '1x9k3zq', 'test', 'test12']) expect(isTestId(other)).toBe(false);
  });
});
