import { describe, expect, test } from 'vitest';
import { CLICKS, clickPlan } from '../../../src/audio/clickPlan';
import { type Beats, beatPlan, beatsOf, COUNT_IN } from '../../../src/screens/chords/changes/beats';
import { parseChordList } from '../../../src/theory/chordList';

const listOf = (text: string) => parseChordList(text).list;

test.each<[string, Beats, readonly number[]]>([
  ['Am F C G', 4, [4, 4, 4, 4]],
  ['Am F', 1, [1, 1]],
  ['Am F | C', 4, [2, 2, 4]],
  ['Am F C | G', 4, [2, 1, 1, 4]],
  ['Am F C | G', 8, [4, 2, 2, 8]],
  ['Am F C G | F', 2, [1, 1, 1, 1, 2]],
  ['', 4, []],
])('given %j and %i beats, when they are shared, then each chord has its own', (list, beats, shared) => {
  expect(beatsOf(listOf(list), beats)).toEqual(shared);
});

describe('given a metronome', () => {
  const plan = (list: string, beats: Beats, beatsPerMinute: number, from = 0) =>
    beatPlan({ list: listOf(list), beats, beatsPerMinute }, from);

  test('when it begins, then it counts in, and goes through the list again and again for five minutes', () => {
    const beats = plan('Am F', 4, 80);
    expect(beats.slice(0, COUNT_IN).every(({ isCountIn, place }) => isCountIn && place === 0)).toBe(true);
    expect(beats.slice(COUNT_IN, COUNT_IN + 12).map(({ place }) => place)).toEqual([
      ...[0, 0, 0, 0, 1, 1, 1, 1],
      ...[0, 0, 0, 0],
    ]);
    expect(beats).toHaveLength(COUNT_IN + 5 * 80);
  });

  test('when it begins at another chord, then that one comes first', () => {
    expect(
      plan('Am F C', 2, 80, 2)
        .slice(COUNT_IN, COUNT_IN + 4)
        .map(({ place }) => place),
    ).toEqual([2, 2, 0, 0]);
  });

  test.each<[Beats, number, number | undefined]>([
    [8, 80, 7],
    [4, 80, 3],
    [2, 60, 2],
    [1, 40, 1],
    [1, 80, undefined],
    [2, 200, undefined],
  ])('when a chord has %i beats at %i, then the next is told on beat %s', (beats, beatsPerMinute, beat) => {
    const told = plan('Am F', beats, beatsPerMinute).filter(({ tells }) => tells !== undefined);
    expect(told[0]?.number).toBe(beat);
    if (beat !== undefined) expect(told[0]?.tells).toBe(1);
  });

  test('when there are no chords, then there are no beats', () => {
    expect(plan('', 4, 80)).toEqual([]);
  });

  test('when its clicks are planned, then each lasts until the next, accents higher', () => {
    expect(clickPlan([true, false], 120)).toEqual([
      { midi: CLICKS.first, start: 0, duration: 0.5 },
      { midi: CLICKS.other, start: 0.5, duration: 0.5 },
    ]);
  });
});
