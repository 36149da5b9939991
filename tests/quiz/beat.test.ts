import { describe, expect, test } from 'vitest';
import type { MetronomeState } from '../../src/audio/metronome';
import {
  askedOn,
  beatOf,
  beatOfQuestion,
  beatResultsOf,
  beatsIn,
  isAfter,
  tempoAfter,
  timingOf,
  untilAsked,
} from '../../src/quiz/beat';
import { type Answered, outcomeOf, runningSince, STOPPED, scoreOf } from '../../src/quiz/session';

const BEATS = { first: 1000, length: 500, tempo: 120, bar: 4 };

const going: MetronomeState = {
  status: 'on',
  pace: { beatsPerMinute: 120, beats: 4, clicking: 'on', volume: 1 },
  beat: 3,
};

describe('given a metronome', () => {
  test('when it goes, then its beats lie from the first one on', () => {
    expect(beatsIn(going, beat => 1000 + beat * 500)).toEqual(BEATS);
  });

  test('when it is off, or its clock hasn’t started, then there are no beats', () => {
    expect(beatsIn({ status: 'off' }, () => 1000)).toBeUndefined();
    expect(beatsIn(going, () => undefined)).toBeUndefined();
  });
});

describe('given a question every few beats', () => {
  test.each([
    // told, every, its beat
    [-0.2, 4, 4],
    [-3, 2, 2],
    [0, 4, 4],
    [1, 2, 2],
    [1.02, 2, 2],
    [3.5, 4, 4],
    [3.6, 4, 8],
    [5.2, 4, 8],
    [7.8, 4, 12],
    [5, 3, 6],
    [20.3, 8, 24],
  ])('when it has been told at %d and has %d beats, then its beat is %d', (told, every, beat) => {
    expect(beatOf(told, every)).toBe(beat);
  });

  test.each([
    [-0.1, 4],
    [3.4, 4],
    // A note that is struck a little early, and one that is struck a little late.
    [4.9, 6],
    [5.2, 6],
  ])('when a note of a piece may be played from %d on, then its beat is %d', (told, beat) => {
    expect(beatOf(told, 1, 4)).toBe(beat);
  });

  test.each([
    [6.5, false],
    [8, false],
    [8.99, false],
    [9, true],
    [12, true],
  ])('when its beat is 8 and it is answered at %d, then that it is late is %s', (answered, isLate) => {
    expect(isAfter(8, answered)).toBe(isLate);
  });

  test.each([
    ['before its beat', 6.5, 9],
    ['on its beat', 8.4, 9],
    ['late', 10.5, 11],
    ['late, just as a beat comes', 11, 12],
    ['when the count has started over', 0.5, 5],
  ])('when it is answered %s, then the next one comes when that is over', (_, settled, asked) => {
    expect(askedOn(8, settled, 4)).toBe(asked);
  });

  test('when it is answered, then it is known how long it is until the next one', () => {
    expect(untilAsked(BEATS, 4, { beat: 4 }, 3200)).toBe(300);
    expect(untilAsked(BEATS, 4, undefined, 3200)).toBe(300);
  });
});

test('given a question of four beats, when they come, then the last is its own', () => {
  expect([4, 5, 6, 7, 8].map(beat => beatOfQuestion(beat, 4))).toEqual([3, 0, 1, 2, 3]);
  expect([0, 1, 2].map(beat => beatOfQuestion(beat, 2))).toEqual([1, 0, 1]);
});

describe('given an answer on the beat', () => {
  test.each([
    ['on its beat', 1600, 3100, 4, false],
    ['when that is over', 1600, 3500, 4, true],
    ['told late, on the beat of the next question', 2900, 5100, 8, false],
  ])('when it comes %s, then that is in its timing', (_, told, at, beat, isLate) => {
    expect(timingOf(BEATS, 4, runningSince(told), at)).toEqual({ beat, tempo: 120, isLate });
  });

  test('when it comes before its question has been told, then it can’t be late', () => {
    expect(timingOf(BEATS, 4, STOPPED, 9000).isLate).toBe(false);
  });
});

type AnyAnswered = Answered<string, string>;

const given = (verdict: 'right' | 'wrong', isLate: boolean, tempo = 80): AnyAnswered => ({
  ...{ question: '?', answer: '!', milliseconds: 900, verdict },
  timing: { beat: 4, tempo, isLate },
});
const [IN_TIME, LATE, WRONG] = [given('right', false), given('right', true), given('wrong', false)];
const round = (inTime: number, late: number, wrong: number): readonly AnyAnswered[] => [
  ...Array.from({ length: inTime }, () => IN_TIME),
  ...Array.from({ length: late }, () => LATE),
  ...Array.from({ length: wrong }, () => WRONG),
];

describe('given a round on the beat', () => {
  test('when an answer is right but late, then it isn’t in the score', () => {
    expect([IN_TIME, LATE, WRONG, given('wrong', true)].map(outcomeOf)).toEqual([
      'right',
      'late',
      'wrong',
      'wrong',
    ]);
    expect(scoreOf(round(3, 2, 1))).toBe(3);
  });

  test.each([
    // in time, late, wrong, tempo, the next tempo
    [10, 0, 0, 80, 85],
    [9, 1, 0, 80, 85],
    [9, 0, 1, 80, 85],
    [8, 1, 1, 80, 80],
    [6, 4, 0, 80, 80],
    [5, 5, 0, 80, 75],
    [0, 0, 12, 80, 75],
    [11, 1, 0, 80, 85],
    [10, 2, 0, 80, 80],
    [9, 0, 0, 80, 80],
    [0, 3, 0, 80, 80],
    [12, 0, 0, 238, 240],
    [12, 0, 0, 240, 240],
    [0, 0, 12, 32, 30],
    [0, 0, 12, 30, 30],
  ])(
    'when %d are in time, %d late and %d wrong at %d a minute, then the next goes at %d',
    (inTime, late, wrong, tempo, next) => {
      expect(tempoAfter(tempo, { inTime, answered: inTime + late + wrong })).toBe(next);
    },
  );

  test('when its tempo was changed, then the last one counts', () => {
    const answered = [...round(9, 1, 0), given('right', false, 100)];
    expect(beatResultsOf(answered)).toEqual({ inTime: 10, late: 1, answered: 11, tempo: 100, next: 105 });
  });

  test('when no answer had a beat, then nothing is said of one', () => {
    expect(
      beatResultsOf([{ ...IN_TIME, timing: undefined }].map(({ timing: _, ...rest }) => rest)),
    ).toBeUndefined();
  });
});
