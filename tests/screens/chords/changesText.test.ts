import { describe, expect, test } from 'vitest';
import { countText, problemsText, resultText, unknownText } from '../../../src/screens/chords/changes/text';

describe('given a list of chords that was typed', () => {
  test.each([
    [{ unknown: [], left: 0, count: 4 }, ''],
    [{ unknown: [], left: 0, count: 0 }, 'Type some chords, such as Am F C G.'],
    [{ unknown: ['X7'], left: 0, count: 0 }, "X7 isn't a chord that Fretty knows."],
    [{ unknown: ['X7'], left: 0, count: 1 }, "X7 isn't a chord that Fretty knows. The other one is shown."],
    [
      { unknown: ['X7', 'C13'], left: 0, count: 3 },
      "X7 and C13 aren't chords that Fretty knows. The other 3 are shown.",
    ],
    [{ unknown: [], left: 1, count: 32 }, 'A list has 32 chords at most; 1 more is left out.'],
    [{ unknown: [], left: 8, count: 32 }, 'A list has 32 chords at most; 8 more are left out.'],
  ])('when it is %j, then it says “%s”', (problems, text) => {
    expect(problemsText(problems)).toBe(text);
  });

  test('when six names are unknown, then all are told, and of more only five', () => {
    const names = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'];
    expect(problemsText({ unknown: names, left: 0, count: 0 })).toBe(unknownText(names));
    expect(problemsText({ unknown: [...names, 'H7'], left: 0, count: 0 })).toBe(
      "H1, H2, H3, H4, H5, and 2 others aren't chords that Fretty knows.",
    );
  });

  test('when its chords are counted, then one is one chord', () => {
    expect([1, 2].map(countText)).toEqual(['1 chord', '2 chords']);
  });
});

describe('given a minute of changes', () => {
  test.each([
    [{ count: 0, before: 34 }, 'Am to F: no changes counted.'],
    [{ count: 31, before: undefined }, 'Am to F: 31 per minute, your first count.'],
    [{ count: 31, before: 34 }, 'Am to F: 31 per minute, best 34.'],
    [{ count: 34, before: 34 }, 'Am to F: 34 per minute, best 34.'],
    [{ count: 35, before: 34 }, 'Am to F: 35 per minute, a new best. Before: 34.'],
  ])('when it came to %j, then it says “%s”', (result, text) => {
    expect(resultText(['Am', 'F'], result)).toBe(text);
  });
});
