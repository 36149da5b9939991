import { describe, expect, test } from 'vitest';
import {
  addResults,
  formatProgress,
  isNearlyOver,
  leftAfter,
  leftText,
  type PartProgress,
  parseProgress,
  resumedDrill,
  resumedName,
} from '../../src/practice/partProgress';
import type { QuizLength } from '../../src/quiz/session';

describe('given a drill in which three questions took 50 seconds', () => {
  test.each([
    ['2m', 70_000, '1:10 left', '1 minute 10 seconds left'],
    ['1m', 10_000, '0:10 left', '10 seconds left'],
    [12, 9, '9 left', '9 left'],
    [3, 0, '0 left', '0 left'],
    ['endless', undefined, '', ''],
  ] as const)('when its length is %s, then %s is left of it', (length, left, text, spoken) => {
    expect(leftAfter({ length, number: 3, spent: 50_000 })).toBe(left);
    expect(leftText(length, { left }, 'text')).toBe(text);
    expect(leftText(length, { left }, 'spoken')).toBe(spoken);
  });

  test('when it is told, then what is left follows its name, if it is known', () => {
    expect(resumedName('Name Note', 12, { left: 9 }, 'text')).toBe('Name Note, 9 left');
    expect(resumedName('Name Note', 'endless', { left: undefined }, 'text')).toBe('Name Note');
    expect(resumedName('Name Note', 12, undefined, 'text')).toBe('Name Note');
  });

  test('when its last question went over its time, then nothing is left', () => {
    expect(leftAfter({ length: '1m', number: 9, spent: 63_000 })).toBe(0);
  });
});

describe('given the rest of a drill', () => {
  test.each([
    ['3m', 70_000, 'taken up', { spent: 110_000 }],
    ['3m', 5000, 'taken up', { spent: 175_000 }],
    ['3m', 4999, 'over', { spent: 175_001 }],
    ['3m', 0, 'over', { spent: 180_000 }],
    [12, 9, 'taken up', { limit: 9 }],
    [12, 1, 'taken up', { limit: 1 }],
    [12, 0, 'over', { limit: 0 }],
    ['endless', undefined, 'taken up', {}],
  ] as const)('when of %s %s is left, then it is %s', (length, left, state, drill) => {
    expect(isNearlyOver(length, { left })).toBe(state === 'over');
    expect(resumedDrill(length, { left })).toEqual(drill);
  });

  test('when the drill is done, then both of its rounds count together', () => {
    expect(
      addResults({ answers: 5, right: 3, milliseconds: 9000 }, { answers: 7, right: 7, milliseconds: 6000 }),
    ).toEqual({ answers: 12, right: 10, milliseconds: 15_000 });
  });

  const HALFWAY: PartProgress = { answers: 5, right: 3, milliseconds: 9000, left: 7 };

  test.each([
    [HALFWAY, 12, '3 5 9000 7'],
    [{ ...HALFWAY, milliseconds: 9000.4, left: 70_000.6 }, '2m', '3 5 9000 70001'],
    [{ ...HALFWAY, left: undefined }, 'endless', '3 5 9000'],
  ] as const)('when it is stored and read again, then it is the same: %#', (rest, length, text) => {
    expect(formatProgress(rest)).toBe(text);
    expect(formatProgress(parseProgress(text, length) ?? HALFWAY)).toBe(text);
  });

  test.each([
    ['', 12],
    [undefined, 12],
    ['3 5 9000', 12],
    ['3 5 9000', '2m'],
    ['3 5 9000 7', 'endless'],
    ['3 5 9000 7 1', 12],
    ['6 5 9000 7', 12],
    ['0 0 0 7', 12],
    ['3 5 -1 7', 12],
    ['3 5 9000 -7', 12],
    ['3 5 9000 7.5', 12],
    ['3 5 9000 x', '2m'],
    ['3 5 9000 120001', '2m'],
    ['3 5 9000 NaN', '2m'],
  ] satisfies readonly (readonly [string | undefined, QuizLength])[])(
    'when “%s” is stored for a drill of %s, then there is none',
    (text, length) => {
      expect(parseProgress(text, length)).toBeUndefined();
    },
  );
});
