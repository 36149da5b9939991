import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  begun,
  counted,
  IDLE,
  LEAD_IN,
  later,
  MINUTE,
  type Minute,
  pairFrom,
  placeIn,
  secondsLeft,
  tells,
  wantedIn,
} from '../../../src/screens/chords/changes/minute';
import { type Chord, chordText } from '../../../src/theory/chord';
import { chordsIn, parseChordList } from '../../../src/theory/chordList';

const chordsOf = (text: string): readonly Chord[] => chordsIn(parseChordList(text).list);
const chordOf = (text: string): Chord => {
  const [chord] = chordsOf(text);
  if (!chord) throw new Error(`${text} is no chord`);
  return chord;
};

const PAIR = { from: 0, to: 1 };
/** A minute that was begun at 0, after some counts at these times. */
const played = (...times: readonly number[]): Minute => times.reduce(counted, begun(PAIR, 0));

describe('given a list of chords, when a pair to change between is wanted', () => {
  test.each([
    ['Am F', undefined, { from: 0, to: 1 }],
    ['Am F G', 1, { from: 1, to: 2 }],
    ['Am F G', 2, { from: 2, to: 0 }],
    ['C C C F', 0, { from: 0, to: 3 }],
    ['C# Db G', 0, { from: 0, to: 2 }],
    ['Am', 0, undefined],
    ['Am Am', 0, undefined],
    ['', 0, undefined],
  ])('of %s from %s, then it is the next that differs', (list, index, pair) => {
    expect(pairFrom(chordsOf(list), index)).toEqual(pair);
  });
});

describe('given a minute of changes', () => {
  test('when it has begun, then nothing counts before its lead-in is over', () => {
    expect(played(1000).status).toBe('ready');
    expect(secondsLeft(played(), 100)).toBe(3);
    expect(played(LEAD_IN)).toMatchObject({ status: 'counting', count: 1 });
  });

  test('when a pedal bounces, then it counts once', () => {
    expect(played(LEAD_IN, LEAD_IN + 50, LEAD_IN + 199)).toMatchObject({ count: 1 });
    expect(played(LEAD_IN, LEAD_IN + 200)).toMatchObject({ count: 2 });
  });

  test('when a change is counted, then the other chord is to be played', () => {
    const chords = chordsOf('Am F');
    expect(placeIn(played())).toBe(0);
    expect(placeIn(played(4000))).toBe(1);
    expect(placeIn(played(4000, 5000))).toBe(0);
    expect(wantedIn(played(4000), chords)).toBe(chords[0]);
    expect(placeIn(IDLE)).toBeUndefined();
  });

  test('when a minute has passed, then it is over, and nothing counts any more', () => {
    const end = LEAD_IN + MINUTE;
    const over = later(played(4000, 5000), end);
    expect(over).toEqual({ status: 'over', pair: PAIR, count: 2 });
    expect(counted(over, end + 1)).toBe(over);
    expect(later(begun(PAIR, 0), end)).toMatchObject({ status: 'over', count: 0 });
  });

  test('when time passes in any steps, then the count is that of the changes in its minute', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 200, max: 5000 }), { maxLength: 100 }), gaps => {
        const times = gaps.map((_, index) => gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0));
        const inside = times.filter(time => time >= LEAD_IN && time < LEAD_IN + MINUTE);
        const minute = later(played(...times), LEAD_IN + MINUTE);
        expect(minute).toMatchObject({ status: 'over', count: inside.length });
      }),
    );
  });
});

test.each([
  ['Am', 'F', 5, true],
  ['Am', 'F', 9, false],
  ['Am', 'F', 0, false],
  ['Am', 'F', 2, false],
  ['C7', 'C', 0, false],
] as const)(
  'given %s to %s, when pitch class %i is heard, then it tells that: %s',
  (from, to, pitch, told) => {
    expect(chordText(chordOf(to), 'letters')).toBe(to);
    expect(tells(pitch, chordOf(from), chordOf(to))).toBe(told);
  },
);
