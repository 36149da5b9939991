import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ItemSum } from '../../src/practice/itemSum';
import { accuracy, confidence, gradeOf, strength, targetTime } from '../../src/practice/strength';
import { replay } from '../../src/practice/sums';
import { answersWith, anyLog } from './made';

const NAME_KEY = { screen: 'keys', quiz: 'name-key' };

/** The sums of right answers to as many items, each answered four times in so many milliseconds. */
const sumsOf = (...times: readonly number[]): readonly ItemSum[] => [
  ...replay(
    answersWith(
      ...times.flatMap((milliseconds, index) => Array(4).fill({ item: `key:${index}`, milliseconds })),
    ),
  ).items.values(),
];

describe('given a target time', () => {
  test('when there are too few answers, then it is that of someone fluent in that quiz', () => {
    expect(targetTime(NAME_KEY, [])).toBe(3000);
    expect(targetTime(NAME_KEY, sumsOf(9000, 9000))).toBe(3000);
    expect(targetTime({ screen: 'notes', quiz: 'name-note' }, [])).toBe(2000);
    expect(targetTime({ screen: 'notes', quiz: 'find-note' }, [])).toBe(1500);
    expect(targetTime({ screen: 'intervals', quiz: 'interval' }, [])).toBe(2000);
    expect(targetTime({ screen: 'keys', quiz: 'count-accidentals' }, [])).toBe(2000);
  });

  test('when there are enough, then it is a little more than the median of one’s own', () => {
    expect(targetTime(NAME_KEY, sumsOf(8000, 20_000, 10_000))).toBeCloseTo(13_000);
  });

  test('when someone takes ten times as long for everything, then every strength is the same', () => {
    const times = [1000, 1500, 2000, 5000];
    const strengths = (sums: readonly ItemSum[]) =>
      sums.map(sum => strength(sum, targetTime(NAME_KEY, sums)).toFixed(6));
    expect(strengths(sumsOf(...times.map(time => 10 * time)))).toEqual(strengths(sumsOf(...times)));
  });
});

describe('given the strength of an item', () => {
  test('when it was never answered, then it is one half', () => {
    expect(strength({ fadedAnswers: 0, fadedRight: 0, logTime: null }, 2000)).toBe(0.5);
  });

  test('when it is answered right after many wrong answers, then the newer ones soon count for more', () => {
    const wrong = Array(20).fill({ verdict: 'wrong' });
    const [sum] = [...replay(answersWith(...wrong, {}, {}, {}, {}, {})).items.values()];
    expect(sum && accuracy(sum)).toBeGreaterThan(0.5);
  });

  test('when it takes twice the target time, then it is half as strong; half of it makes it no stronger', () => {
    const at = (milliseconds: number) => ({
      fadedAnswers: 2,
      fadedRight: 2,
      logTime: Math.log(milliseconds),
    });
    expect(confidence(at(4000), 2000)).toBeCloseTo(0.5);
    expect(strength(at(4000), 2000)).toBeCloseTo(0.375);
    expect(strength(at(1000), 2000)).toBe(0.75);
  });

  test('when any answers were given, then it is between nothing and everything', () => {
    fc.assert(
      fc.property(anyLog, fc.integer({ min: 1, max: 100_000 }), (log, target) => {
        for (const sum of replay(log).items.values()) {
          expect(strength(sum, target)).toBeGreaterThan(0);
          expect(strength(sum, target)).toBeLessThan(1);
        }
      }),
    );
  });
});

describe('given the grade of an answer with a target of two seconds', () => {
  test.each([
    ['wrong', 500, 1],
    ['right', 2600, 2],
    ['right', 2000, 3],
    ['right', 1200, 4],
    ['right', null, 3],
  ] as const)('when it is %s after %s ms, then it is %d', (verdict, milliseconds, grade) => {
    expect(gradeOf({ verdict, milliseconds }, 2000)).toBe(grade);
  });
});
