import { describe, expect, test } from 'vitest';
import { againstBest, type RoundScore } from '../../src/practice/best';
import type { RoundFigures } from '../../src/practice/comparison';
import type { QuizLength } from '../../src/quiz/session';
import {
  againstBestText,
  bestDayText,
  comparisonText,
  itemResultText,
  roundScoreText,
  sharedTime,
  shareText,
  spokenComparison,
} from '../../src/results/text';

const score = (right: number, milliseconds: number | undefined, answers = 25): RoundScore => ({
  ...{ right, answers, milliseconds },
});

const BEST = { ...score(25, 41_200), date: '2026-11-22' };

const textOf = (round: RoundScore, best = BEST, length: QuizLength = 25) =>
  againstBestText(againstBest(round, length, best));

describe('given a round beside the best before it', () => {
  test('when its score is told, then the time is in whole seconds, unless it is short or was given', () => {
    expect(roundScoreText(BEST, 25)).toBe('25 of 25 in 41 s');
    expect(roundScoreText(score(5, 8440, 5), 5)).toBe('5 of 5 in 8.4 s');
    expect(roundScoreText(score(43, 60_000, 45), '1m')).toBe('43 of 45');
    expect(roundScoreText(score(5, undefined, 5), 5)).toBe('5 of 5');
    expect(bestDayText(BEST.date)).toBe('on Nov 22');
  });

  test.each([
    [score(25, 38_100), 'New best: 3.1 s faster than before.'],
    [score(25, 41_200), 'As good as your best.'],
    [score(25, 44_000), 'This round: 2.8 s slower.'],
    [score(22, 20_000), 'This round: 3 fewer right.'],
    [score(3, 2000, 3), 'Finish a round to beat it.'],
  ])('when %o is compared, then it says %s', (round, text) => {
    expect(textOf(round)).toBe(text);
  });

  test('when the time was given, then right and wrong answers are compared', () => {
    const best = { ...score(40, 60_000, 44), date: '2026-11-22' };
    expect(textOf(score(43, 60_000, 44), best, '1m')).toBe('New best: 3 more right than before.');
    expect(textOf(score(40, 60_000, 42), best, '1m')).toBe('New best: 2 fewer wrong than before.');
  });

  test('when the time was given, and as many were right, then it says how many more were wrong', () => {
    const best = { ...score(40, 60_000, 42), date: '2026-11-22' };
    expect(textOf(score(40, 60_000, 44), best, '1m')).toBe('This round: 2 more wrong.');
  });

  test('when they differ by less than can be shown, then never by nothing', () => {
    const best = { ...score(25, 41_249), date: '2026-11-22' };
    expect(textOf(score(25, 41_251), best)).toBe('This round: 0.1 s slower.');
    expect(textOf(score(25, 41_240), best)).toBe('As good as your best.');
  });

  test('when some answers of one of them don’t count for time, then no time is compared', () => {
    const untimed = { ...score(25, undefined), date: '2026-11-22' };
    expect(textOf(score(25, 41_200), untimed)).toBe('New best.');
    expect(textOf(score(25, undefined))).toBe('Not quite your best.');
  });

  test('when there is none before it, then it is the one to beat', () => {
    expect(againstBestText(againstBest(score(1, 900, 3), 25, undefined))).toMatch(/^Finish a round/);
    expect(againstBestText(againstBest(score(20, 900), 25, undefined))).toMatch(/^Your first round/);
  });
});

describe('given a round to be sent to someone', () => {
  test.each([
    [
      score(25, 41_000),
      { ...score(25, 38_400), date: '2026-11-22' },
      'Fretty: Name Note, 25 of 25 in 41 s, best 38 s',
    ],
    [score(22, 41_000), BEST, 'Fretty: Name Note, 22 of 25 in 41 s, best 25 of 25 in 41 s'],
    [score(25, 38_100), BEST, 'Fretty: Name Note, 25 of 25 in 38 s, a new best'],
    [score(25, 41_200), BEST, 'Fretty: Name Note, 25 of 25 in 41 s, as good as my best'],
    [score(3, 2000, 3), BEST, 'Fretty: Name Note, 3 of 3 in 2.0 s'],
    [score(20, 41_000), undefined, 'Fretty: Name Note, 20 of 25 in 41 s'],
  ])('when %o follows %o, then the line is %s', (round, best, line) => {
    const compared = againstBest(round, 25, best);
    expect(shareText('Name Note', roundScoreText(round, 25), compared)).toBe(line);
  });

  test('when nothing can be compared, then it is the score alone', () => {
    expect(shareText('Find Note', '5 of 6', undefined)).toBe('Fretty: Find Note, 5 of 6');
    expect(shareText('Find Note', '9 of 12', undefined, 2)).toBe('Fretty: Find Note, 9 of 12, 2 late');
  });

  test('when its length gave the time, then a picture doesn’t show it', () => {
    expect(sharedTime(score(43, 60_000), '1m')).toBe('');
    expect(sharedTime(score(43, 60_000), 50)).toBe('60 s');
  });
});

describe('given a round beside the last rounds before it', () => {
  const round = { percent: 75, medianTime: 1500 };
  const comparedWith = (usual: RoundFigures, count: number, own: RoundFigures = round) => ({
    ...{ round: own, usual },
    earlier: Array.from({ length: count }, () => usual),
  });

  test.each([
    [{ percent: 62, medianTime: 1800 }, 1, 'your last round: 0.3 s faster, 75% right instead of 62%.'],
    [{ percent: 75, medianTime: 1100 }, 10, 'your last 10 rounds: 0.4 s slower, 75% right, as before.'],
    [{ percent: 75, medianTime: 1540 }, 2, 'your last 2 rounds: as fast, 75% right, as before.'],
    [{ percent: 80, medianTime: undefined }, 2, 'your last 2 rounds: 75% right instead of 80%.'],
  ])('when those had %o, %i of them, then it reads: compared with %s', (usual, count, text) => {
    expect(comparisonText(comparedWith(usual, count))).toBe(`Compared with ${text}`);
  });

  test('when it has no time itself, then none is compared', () => {
    const untimed = { percent: 75, medianTime: undefined };
    expect(comparisonText(comparedWith(round, 1, untimed))).toBe(
      'Compared with your last round: 75% right, as before.',
    );
  });

  test('when it is spoken, then signs and units are words', () => {
    expect(spokenComparison(comparedWith({ percent: 62, medianTime: 1800 }, 1))).toBe(
      'Compared with your last round: 0.3 seconds faster, 75 percent right instead of 62 percent.',
    );
  });
});

test.each([
  [{ answers: 1, right: 1 }, 'right'],
  [{ answers: 1, right: 0 }, 'wrong'],
  [{ answers: 3, right: 1 }, '1 of 3 right'],
])('given %o of one item, when that is told, then it reads “%s”', (result, text) => {
  expect(itemResultText(result)).toBe(text);
});
