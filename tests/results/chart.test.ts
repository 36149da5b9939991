import { describe, expect, test } from 'vitest';
import { CHART, chartOf, crossOf, MOST_BARS } from '../../src/results/chart';

const answer = (milliseconds: number, verdict: 'right' | 'wrong' = 'right') => ({ milliseconds, verdict });

describe('given the answers of a round', () => {
  test('when there are none, then there is nothing to draw', () => {
    expect(chartOf([])).toBeUndefined();
  });

  test('when they are drawn, then each bar is as high as its answer took long, within the drawing', () => {
    const chart = chartOf([answer(500), answer(1000, 'wrong'), answer(1500)]);
    const heights = chart?.bars.map(({ height }) => height) ?? [];
    expect(heights[2]).toBeCloseTo(3 * (heights[0] ?? 0));
    expect(chart?.bars.map(({ outcome }) => outcome)).toEqual(['right', 'wrong', 'right']);
    for (const { x, y, width, height } of chart?.bars ?? []) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(CHART.width);
      expect(y + height).toBeCloseTo(CHART.height);
    }
  });

  test('when a right answer was late, then its bar is of a kind of its own', () => {
    const late = { ...answer(500), timing: { beat: 4, tempo: 80, isLate: true } };
    expect(chartOf([late])?.bars.map(({ outcome }) => outcome)).toEqual(['late']);
  });

  test('when the average is drawn, then it is as high as a bar of that time', () => {
    const chart = chartOf([answer(500), answer(1000), answer(1500)]);
    expect(chart?.average).toEqual({ milliseconds: 1000, y: chart?.bars[1]?.y });
  });

  test('when one took far longer than the others, then its bar is cut off, and they are still told apart', () => {
    const chart = chartOf([answer(500), answer(1000), answer(900), answer(60_000)]);
    expect(chart?.bars.map(({ isCut }) => isCut)).toEqual([undefined, undefined, undefined, true]);
    expect(chart?.bars[0]?.height).toBeGreaterThan(10);
  });

  test('when all took no time, then they still have bars', () => {
    expect(chartOf([answer(0), answer(0)])?.bars.every(({ height }) => height > 0)).toBe(true);
  });

  test('when they are too many for the drawing, then it has the last, with their own numbers', () => {
    const chart = chartOf(Array.from({ length: MOST_BARS + 30 }, () => answer(800)));
    expect(chart).toMatchObject({ left: 30 });
    expect(chart?.bars).toHaveLength(MOST_BARS);
    expect(chart?.bars[0]?.number).toBe(31);
  });

  test('when a bar reaches the top, then the cross above it is within the drawing', () => {
    const [bar] = chartOf([answer(800, 'wrong')])?.bars ?? [];
    expect(bar && crossOf(bar)).toMatch(/^M\S+ [\d.]+l8 8m0 -8l-8 8$/);
  });
});
