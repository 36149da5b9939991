import { describe, expect, test } from 'vitest';
import { DETECTION } from '../../src/listening/limits';
import { createTalk, type Loudness } from '../../src/listening/onsets';

const loud = (index: number): Loudness => ({
  time: index * DETECTION.hop,
  ...{ level: -20, gate: -60, bands: [], heardFrom: [] },
});

/** Whether loud hops are talk, by the pitch (Hz) of each. */
function isTalk(pitchOf: (index: number) => number | undefined, answered?: number): boolean {
  const talk = createTalk();
  for (let index = 0; index < 50; index += 1) talk.hear(loud(index), pitchOf(index));
  if (answered !== undefined) talk.answered(answered);
  return talk.isOn(50 * DETECTION.hop);
}

const cents = (by: number): number => 110 * 2 ** (by / 1200);

describe('given half a second of sound', () => {
  test('when a string rings, then it is no talk', () => {
    expect(isTalk(() => 110)).toBe(false);
  });

  test('when four strings sound one after the other, then it is no talk', () => {
    expect(isTalk(index => 110 + 20 * Math.floor(index / 12))).toBe(false);
  });

  test('when there is no pitch in many of its hops, then it is talk', () => {
    expect(isTalk(index => (index % 2 === 0 ? 110 : undefined))).toBe(true);
  });

  test('when its pitch is always clear but glides, as that of a voice does, then it is talk', () => {
    expect(isTalk(index => cents(10 * index))).toBe(true);
    expect(isTalk(index => cents(-10 * index))).toBe(true);
  });

  test('when its pitch drifts as slowly as that of a string after its attack, then it is no talk', () => {
    expect(isTalk(index => cents(-2 * index))).toBe(false);
  });

  test('when a note that was asked for has just been heard in it, then it is no talk', () => {
    expect(isTalk(index => (index % 2 === 0 ? 110 : undefined), 0.4)).toBe(false);
    expect(isTalk(index => (index % 2 === 0 ? 110 : undefined), 0.05)).toBe(true);
  });
});
