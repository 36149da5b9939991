import { describe, expect, test } from 'vitest';
import { createIgnoring, isTold } from '../../src/listening/open';
import type { NoteEvent } from '../../src/listening/playedNote';

function given() {
  let time = 1000;
  const ignoring = createIgnoring(() => time);
  return {
    ignoring,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

describe('given an app that sounds from 1000 to 1500', () => {
  const { ignoring, wait } = given();
  const end = ignoring.begin();
  wait(500);
  end();
  wait(5000);

  test.each([
    [999, false],
    [1000, true],
    [1499, true],
    [1699, true],
    [1700, false],
  ])('when a note begins at %d, then whether it is ignored is %s', (onset, isIgnored) => {
    expect(ignoring.covers(onset)).toBe(isIgnored);
  });
});

describe('given an app that is about to sound', () => {
  test('when it sounds on, then everything from then on is ignored', () => {
    const { ignoring } = given();
    ignoring.begin();
    expect(ignoring.covers(100_000)).toBe(true);
  });

  test('when it tells until when, then 200 ms more are ignored, and an earlier time changes nothing', () => {
    const { ignoring } = given();
    ignoring.until(3000);
    ignoring.until(1100);
    expect(ignoring.covers(3199)).toBe(true);
    expect(ignoring.covers(3200)).toBe(false);
  });

  test('when something else sounds in between, then both are ignored to their own ends', () => {
    const { ignoring, wait } = given();
    const endFirst = ignoring.begin();
    wait(100);
    const endSecond = ignoring.begin();
    wait(100);
    endFirst();
    expect(ignoring.covers(5000)).toBe(true);
    endSecond();
    expect(ignoring.covers(5000)).toBe(false);
  });
});

test.each<[NoteEvent['kind'], boolean]>([
  ['heard', false],
  ['held', false],
  ['ended', true],
])(
  'given a note that began while the app sounded, when it is %s, then whether that is told is %s',
  (kind, told) => {
    const note = { onset: 1200, midi: 45, cents: 0, clarity: 1, level: -20, source: 'microphone' } as const;
    const ignoring = { covers: (time: number) => time === note.onset };
    expect(isTold({ kind, note, at: 1300 }, ignoring)).toBe(told);
  },
);
