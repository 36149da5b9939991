import { describe, expect, test } from 'vitest';
import { DETECTION } from '../../src/listening/limits';
import { CONCERT_PITCH, frequencyFor } from '../../src/listening/pitch';
import type { ReadPitch } from '../../src/listening/run';
import { createTracker, type Reading } from '../../src/listening/tracker';

/** A hop: its level (dBFS), the pitch that is clear in it, if any, and one beside what rang before. */
type Hop = readonly [level: number, midi?: number | ReadPitch, beside?: number | ReadPitch];

const hops = (count: number, ...hop: Hop): readonly Hop[] => Array<Hop>(count).fill(hop);

const SILENCE = hops(10, -80);

const pitchOf = (midi: number, cents = 0, clarity = 1): ReadPitch => ({
  ...{ midi, cents, clarity, own: [] },
  frequency: frequencyFor(midi + cents / 100, CONCERT_PITCH),
});

const pitchIn = (pitch: number | ReadPitch): ReadPitch =>
  typeof pitch === 'number' ? pitchOf(pitch) : pitch;

const readingOf = ([level, midi, beside]: Hop, index: number): Reading => ({
  time: index * DETECTION.hop,
  ...{ level, gate: -60, bands: [], heardFrom: [] },
  ...(midi !== undefined && { pitch: pitchIn(midi) }),
  ...(beside !== undefined && { beside: pitchIn(beside) }),
});

/** The pitches that are heard in hops, while all are asked for. */
function heardIn(...parts: readonly (readonly Hop[])[]): readonly number[] {
  const tracker = createTracker(() => true);
  return parts
    .flat()
    .flatMap((hop, index) => tracker.follow(readingOf(hop, index)))
    .flatMap(({ kind, note }) => (kind === 'heard' ? [note.midi] : []));
}

describe('given a run in which only the first note has an onset', () => {
  const first = [...SILENCE, ...hops(10, -20, 49), ...hops(8, -22), ...hops(10, -21, 51)];

  test('when the string is stopped and the first note struck softly again, then it is heard again', () => {
    const again = [...hops(2, -24), ...hops(6, -21.5), ...hops(5, -21.5, 49)];
    expect(heardIn(first, again)).toEqual([49, 51, 49]);
  });

  test('when the second string is only stopped, then the first that remains is no new note', () => {
    const remains = [...hops(6, -24), ...hops(10, -24, 49)];
    expect(heardIn(first, remains)).toEqual([49, 51]);
  });
});

test('given two strings that beat with each other, when they swell again, then neither is a new note', () => {
  const first = hops(30, -20, 43);
  const second = hops(12, -13, 40);
  const beat = [...hops(20, -14, 43, 40), ...hops(3, -21, 43, 40)];
  expect(heardIn(SILENCE, first, second, beat, beat, beat)).toEqual([43, 40]);
});

describe('given a string that rings alone', () => {
  const alone = hops(10, -20, 49);

  test('when it is lost and it has become louder, then another string has joined it, even an octave below', () => {
    expect(heardIn(SILENCE, alone, hops(8, -17), hops(5, -17, 37))).toEqual([49, 37]);
  });

  test('when it is lost for a moment and then goes on, then it isn’t heard again', () => {
    expect(heardIn(SILENCE, alone, hops(4, -17), hops(20, -20, 49))).toEqual([49]);
  });

  test('when it is lost for long and then goes on, then it isn’t heard again either', () => {
    expect(heardIn(SILENCE, alone, hops(9, -17), hops(20, -20, 49))).toEqual([49]);
  });

  test('when another has joined it, then what sounds beside it is looked for', () => {
    const tracker = createTracker(() => true);
    [...SILENCE, ...alone].forEach((hop, index) => void tracker.follow(readingOf(hop, index)));
    expect(tracker.ringing()).toBeUndefined();
    hops(8, -17).forEach((hop, index) => void tracker.follow(readingOf(hop, index + 20)));
    expect(tracker.ringing()).toBeCloseTo(frequencyFor(49, CONCERT_PITCH));
  });
});

test('given a string whose pitch is lost for a moment, when it has held, then it is still the stroke that was heard', () => {
  const tracker = createTracker(() => false);
  const struck = [...SILENCE, ...hops(12, -20, 49), ...hops(8, -20), ...hops(40, -20, 49)];
  const events = struck.flatMap((hop, index) => tracker.follow(readingOf(hop, index)));
  expect(events.map(({ kind }) => kind)).toEqual(['heard', 'held']);
  const [heard, held] = events;
  expect(held?.note.onset).toBe(heard?.note.onset);
});

describe('given a string that rings, and another that is struck', () => {
  const ringing = hops(30, -30, 70);

  test('when both together have the period of a lower one, then the clearer pitch beside it is the note', () => {
    const together = hops(20, -20, pitchOf(43, 0, 0.9), pitchOf(62));
    expect(heardIn(SILENCE, ringing, hops(1, -20), together)).toEqual([70, 62]);
  });

  test('when the lower pitch is the clearer one, then that is the note', () => {
    const together = hops(20, -20, pitchOf(43), pitchOf(55, 0, 0.92));
    expect(heardIn(SILENCE, ringing, hops(1, -20), together)).toEqual([70, 43]);
  });

  test('when they are a semitone apart and swell again, then what rang before is no new note', () => {
    const both = hops(20, -20, pitchOf(71, -44), pitchOf(71, 4));
    const beat = [...hops(4, -32), ...hops(10, -20, undefined, 70)];
    expect(heardIn(SILENCE, ringing, hops(1, -20), both, beat)).toEqual([70, 71]);
  });
});

describe('given a string that rings alone, and a stroke after which it has the same pitch', () => {
  const had: readonly number[] = [0.5, 0.6, 0.8, 0.8, 0.9];

  /** The note that is heard after the stroke, where of each of some overtones the string keeps such a share for itself. */
  function heardWith(shares: readonly number[], isGoingOn: boolean): readonly number[] {
    const tracker = createTracker(() => true);
    const before: ReadPitch = { ...pitchOf(45), own: had };
    const after: ReadPitch = { ...before, own: had.map((own, index) => own * (shares[index] ?? 1)) };
    return [...SILENCE, ...hops(30, -20, before), ...hops(15, -14, after)]
      .flatMap((hop, index) =>
        tracker.follow({ ...readingOf(hop, index), goesOn: () => 1, ownGoesOn: () => isGoingOn }),
      )
      .flatMap(({ kind, note }) => (kind === 'heard' ? [note.midi] : []));
  }

  test('when it keeps half of what it had, and that goes on, then its octave was struck', () => {
    expect(heardWith([0.5, 1, 1, 1, 1], true)).toEqual([45, 57]);
  });

  test('when it keeps half of it, and that doesn’t go on, then it was struck again', () => {
    expect(heardWith([0.5, 1, 1, 1, 1], false)).toEqual([45, 45]);
  });

  test('when it keeps less than a third, then its octave was struck, even if too little is left to see it go on', () => {
    expect(heardWith([0.3, 1, 1, 1, 1], false)).toEqual([45, 57]);
    expect(heardWith([0.36, 1, 1, 1, 1], false)).toEqual([45, 45]);
  });

  test('when it keeps about as little beside its double octave, then that was struck, since its octave has all of that too', () => {
    expect(heardWith([0.2, 1, 0.22, 1, 1], true)).toEqual([45, 69]);
  });

  test('when it keeps more beside its double octave, then its octave was struck', () => {
    expect(heardWith([0.2, 1, 0.24, 1, 1], true)).toEqual([45, 57]);
  });
});

describe('given a period that several strings may share', () => {
  /** Whether a pitch is trusted after some hops, while an E4 is asked for. */
  function trusts(midi: number, where: 'whole' | 'beside', ...parts: readonly (readonly Hop[])[]): boolean {
    const tracker = createTracker(asked => asked === 64);
    parts.flat().forEach((hop, index) => void tracker.follow(readingOf(hop, index)));
    return tracker.trusts(midi, where);
  }

  test('when nothing sounds, then it is taken for that of no string', () => {
    expect(trusts(49, 'whole')).toBe(false);
    expect(trusts(64, 'beside', SILENCE)).toBe(false);
  });

  test('when its pitch has been clear for five hops, then it is taken for that of a string, and not before', () => {
    expect(trusts(49, 'whole', SILENCE, hops(6, -20, 49))).toBe(false);
    expect(trusts(49, 'whole', SILENCE, hops(9, -20, 49))).toBe(true);
  });

  test('when it was heard and another is struck, then it still is', () => {
    expect(trusts(49, 'whole', SILENCE, hops(15, -30, 49), hops(4, -20))).toBe(true);
    expect(trusts(47, 'whole', SILENCE, hops(15, -30, 49), hops(4, -20))).toBe(false);
  });

  test('when it is asked for, then it is if it sounds beside a string, so that no chord answers', () => {
    expect(trusts(64, 'beside', SILENCE, hops(4, -20))).toBe(true);
    expect(trusts(64, 'whole', SILENCE, hops(4, -20))).toBe(false);
  });
});

describe('given a voice at the pitch that is asked for', () => {
  test('when it swells, then it isn’t heard as soon as a string', () => {
    const swelling = Array.from({ length: 9 }, (_, index): Hop => [-34 + 1.5 * index, 57]);
    expect(heardIn(SILENCE, hops(9, -34, 57))).toEqual([57]);
    expect(heardIn(SILENCE, swelling)).toEqual([]);
  });

  test('when its pitch is clear only once it has faded, then it isn’t heard as soon as a string', () => {
    expect(heardIn(SILENCE, hops(8, -15), hops(8, -20, 57))).toEqual([57]);
    expect(heardIn(SILENCE, hops(8, -15), hops(8, -30, 57))).toEqual([]);
  });

  test('when it glides within its pitch, then it never counts as held', () => {
    const tracker = createTracker(() => false);
    const gliding = Array.from({ length: 24 }, (_, index): Hop => [-20, pitchOf(57, 40 - 4 * index)]);
    const kinds = [...SILENCE, ...hops(14, -20, pitchOf(57, 40)), ...gliding].flatMap((hop, index) =>
      tracker.follow(readingOf(hop, index)).map(({ kind }) => kind),
    );
    expect(kinds).toEqual(['heard']);
  });
});

describe('given something that is struck', () => {
  /** An A2 whose level falls by so much in each hop. */
  const falling = (by: number): readonly Hop[] =>
    Array.from({ length: 30 }, (_, index) => [-20 - by * index, 45]);

  test('when it falls silent within twenty periods, as a body does, then nothing is heard', () => {
    expect(heardIn(SILENCE, falling(1.3))).toEqual([]);
  });

  test('when it swings twice as long, as a damped string does, then it is heard', () => {
    expect(heardIn(SILENCE, falling(0.65))).toEqual([45]);
  });

  test('when it is higher and falls as fast, then it is heard, since it swings as often as a string', () => {
    const high = falling(1.3).map(([level]): Hop => [level, 57]);
    expect(heardIn(SILENCE, high)).toEqual([57]);
  });
});
