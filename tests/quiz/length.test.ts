import { describe, expect, test } from 'vitest';
import { lengthSetting, lengthText } from '../../src/quiz/drillSettings';
import { isTimed, isTimeLimit, lengthKind, millisecondsOf } from '../../src/quiz/length';

describe('given the lengths of a drill', () => {
  test('when they are offered, then these are the options, and the first is as long as the quiz is otherwise', () => {
    const offered = (first: number) => {
      const row = lengthSetting(first);
      const texts = row.optionsIn(new Map()).map(({ text }) => text);
      return { texts, initial: row.read(new Map()) };
    };
    const others = ['25 questions', '50 questions', '100 questions', 'Endless'];
    const times = ['1 minute', '2 minutes', '5 minutes'];
    expect(offered(12)).toEqual({ texts: ['12 questions', ...others, ...times], initial: 12 });
    expect(offered(10)).toEqual({ texts: ['10 questions', ...others, ...times], initial: 10 });
  });

  test('when one is chosen, then its code in the address is short and comes back as the same length', () => {
    const row = lengthSetting(12);
    const codes = row.optionsIn(new Map()).map(({ code }) => code);
    expect(codes).toEqual(['12', '25', '50', '100', 'endless', '1m', '2m', '5m']);
    for (const option of row.optionsIn(new Map())) {
      const length = row.read(row.choose(new Map(), option));
      expect(lengthText(length)).toBe(option.text);
    }
  });

  test('when Quick Drill is off, then the control isn’t shown, and bringing it into view turns it on', () => {
    const row = lengthSetting(12);
    expect(row.isShown?.(new Map())).toBe(false);
    expect(row.isShown?.(row.reveal?.(new Map()) ?? new Map())).toBe(true);
  });
});

describe('given a length', () => {
  test.each([
    [12, 'questions', false],
    ['endless', 'nothing', false],
    ['5m', 'time', true],
  ] as const)('when it is %s, then it counts %s', (length, kind, timed) => {
    expect(lengthKind(length)).toBe(kind);
    expect(isTimed(length)).toBe(timed);
  });

  test('when it is a time limit, then it is that many minutes', () => {
    expect(millisecondsOf('1m')).toBe(60_000);
    expect(millisecondsOf('5m')).toBe(300_000);
  });

  test.each(['0m', 'm', '1.5m', '-1m', '1 m', '5', 'endless', '5000m'])(
    'when a text from elsewhere is %j, then it is no time limit',
    text => {
      expect(isTimeLimit(text)).toBe(false);
    },
  );
});
