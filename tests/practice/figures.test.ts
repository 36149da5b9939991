import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/practice/answer';
import { figuresOf, lastQuizOf, weakestItems } from '../../src/practice/figures';
import { accuracy } from '../../src/practice/strength';
import { replay } from '../../src/practice/sums';
import { answersWith, anyLog } from './made';

const NAME_KEY = { screen: 'keys', quiz: 'name-key' };

const ALL = { isListed: () => true, count: 100 };

const sumsOf = (...answers: readonly Partial<Answer>[]) => [
  ...replay(answersWith(...answers)).items.values(),
];

describe('given the sums of a quiz', () => {
  test('when an item was answered in several ways, then its figures are of all of them', () => {
    const sums = sumsOf(
      { way: 'keys', milliseconds: 1000 },
      { way: 'pointer', milliseconds: 4000 },
      { way: 'pointer', milliseconds: null },
    );
    const figures = figuresOf(sums).get('key:C-major');
    expect(figures).toMatchObject({ answers: 3, percent: 100 });
    expect(figures?.time).toBeGreaterThan(1000);
    expect(figures?.time).toBeLessThan(4000);
  });

  test('when recent answers were right, then they count more than older ones', () => {
    const better = figuresOf(sumsOf({ verdict: 'wrong' }, { verdict: 'right' })).get('key:C-major');
    const worse = figuresOf(sumsOf({ verdict: 'right' }, { verdict: 'wrong' })).get('key:C-major');
    expect(better?.percent).toBeGreaterThan(50);
    expect(worse?.percent).toBeLessThan(50);
  });

  test('when no answer counted for time, then there is none', () => {
    expect(figuresOf(sumsOf({ milliseconds: null })).get('key:C-major')?.time).toBeUndefined();
  });

  test('when there are any answers at all, then percents are whole and within 0 and 100, and no answer is lost', () => {
    fc.assert(
      fc.property(anyLog, log => {
        const own = [...replay(log).items.values()].filter(({ quiz }) => quiz === 'name-key');
        const figures = [...figuresOf(own).values()];
        for (const { percent } of figures)
          expect([percent, percent % 1]).toEqual([Math.min(100, Math.max(0, percent)), 0]);
        const total = figures.reduce((sum, { answers }) => sum + answers, 0);
        expect(total).toBe(own.reduce((sum, { answers }) => sum + answers, 0));
      }),
    );
  });
});

describe('given the weakest items', () => {
  test('when some were wrong and some slow, then wrong ones come first, and known ones last', () => {
    const answers = [
      ...Array(4).fill({ item: 'key:C-major', milliseconds: 1000 }),
      ...Array(4).fill({ item: 'key:G-major', milliseconds: 9000 }),
      ...Array(4).fill({ item: 'key:D-major', verdict: 'wrong', milliseconds: 1000 }),
    ];
    expect(weakestItems(NAME_KEY, sumsOf(...answers), ALL)).toEqual([
      ...['key:D-major', 'key:G-major', 'key:C-major'],
    ]);
  });

  test('when there are more than wanted, then the rest is left out; without any there are none', () => {
    expect(weakestItems(NAME_KEY, sumsOf({}, { item: 'key:G-major' }), { ...ALL, count: 1 })).toHaveLength(1);
    expect(weakestItems(NAME_KEY, [], ALL)).toEqual([]);
  });

  test('when an item is known by its parts, then it is as weak as the weakest of them', () => {
    const answers = [
      ...Array(4).fill({ item: 'key:C-major', milliseconds: 1000 }),
      ...Array(3).fill({ item: 'key:G-major', milliseconds: 1000 }),
      ...Array(4).fill({ item: 'key:D-major', verdict: 'wrong', milliseconds: 1000 }),
    ];
    const partsOf = (item: string) => (item === 'key:C-major' ? ['key:G-major', 'key:D-major'] : []);
    const isListed = (item: string) => item !== 'key:D-major';
    expect(weakestItems(NAME_KEY, sumsOf(...answers), { isListed, count: 10 })).toEqual([
      ...['key:G-major', 'key:C-major'],
    ]);
    expect(weakestItems(NAME_KEY, sumsOf(...answers), { isListed, partsOf, count: 10 })).toEqual([
      ...['key:C-major', 'key:G-major'],
    ]);
  });

  test('when no item has a time, then they are in the order of their accuracy', () => {
    fc.assert(
      fc.property(anyLog, log => {
        const untimed = log.map(answer => ({ ...answer, milliseconds: null, way: 'keys' as const }));
        const own = [...replay(untimed).items.values()].filter(({ quiz }) => quiz === 'name-key');
        const order = weakestItems(NAME_KEY, own, ALL).map(item =>
          accuracy(own.find(sum => sum.item === item) ?? { fadedAnswers: 0, fadedRight: 0 }),
        );
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
    );
  });
});

test('given the sums of several screens, when the quiz answered last is asked for, then it is that of the screen’s newest answer', () => {
  const sums = sumsOf(
    { quiz: 'name-key' },
    { quiz: 'count-accidentals' },
    { screen: 'notes', quiz: 'find-note' },
  );
  expect(lastQuizOf('keys', sums)).toBe('count-accidentals');
  expect(lastQuizOf('notes', sums)).toBe('find-note');
  expect(lastQuizOf('intervals', sums)).toBeUndefined();
});
