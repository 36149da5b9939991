import { describe, expect, test } from 'vitest';
import type { PlayManner } from '../../../src/audio/intervalPlan';
import {
  MOST_REMEMBERED,
  notesOf,
  type Played,
  playlist,
  ROOTS,
  remember,
  signedSemitones,
  spellingOf,
} from '../../../src/screens/intervals/playedInterval';
import { INTERVALS, type Semitones } from '../../../src/theory/interval';
import { heard } from './quizzes';

const DIRECTIONS: readonly PlayManner[] = [
  ...(['ascending', 'descending', 'ascending-both', 'descending-both', 'together'] as const),
];

const every = ROOTS.flatMap(root =>
  INTERVALS.flatMap(({ semitones }) => DIRECTIONS.map(direction => heard(semitones, { root, direction }))),
);

describe('given a played interval', () => {
  test.each([
    [heard(3), 'C4 → D#4', 'C 4 to D sharp 4'],
    [heard(3, { direction: 'descending' }), 'C4 → A3', 'C 4 to A 3'],
    [heard(7, { direction: 'ascending-both' }), 'C4 → G4 → G4 → C4', 'C 4 to G 4 to G 4 to C 4'],
    [heard(1, { root: 71 }), 'B4 → C5', 'B 4 to C 5'],
    [heard(3, { direction: 'together' }), 'C4 + D#4', 'C 4 and D sharp 4'],
    [heard(0, { root: 61 }), 'C#4 → C#4', 'C sharp 4 to C sharp 4'],
    [
      heard(12, { root: 66, direction: 'descending-both' }),
      'F#4 → F#3 → F#3 → F#4',
      'F sharp 4 to F sharp 3 to F sharp 3 to F sharp 4',
    ],
  ])('when its notes are named, then they are in the order they sound, %#', (interval, text, spoken) => {
    expect(notesOf(interval)).toEqual({ text, spoken });
  });

  test.each([
    ['a minor third is spelled as a third', heard(3), 'C4 → Eb4', 'C 4 to E flat 4'],
    ['so it is downwards', heard(1, { direction: 'descending' }), undefined, undefined],
    ['a minor sixth down from C is E', heard(8, { direction: 'descending' }), undefined, undefined],
    [
      'a major third down from C is A flat',
      heard(4, { direction: 'descending' }),
      'C4 → Ab3',
      'C 4 to A flat 3',
    ],
    [
      'both ways the outward leg is spelled',
      heard(10, { direction: 'ascending-both' }),
      'C4 → Bb4',
      'C 4 to B flat 4',
    ],
    [
      'together it is spelled as it is upward',
      heard(3, { direction: 'together' }),
      'C4 + Eb4',
      'C 4 and E flat 4',
    ],
    ['the octave counts by letters', heard(4, { root: 68 }), 'G#4 → B#4', 'G sharp 4 to B sharp 4'],
    ['two accidentals are too many', heard(4, { root: 63 }), undefined, undefined],
    ['a tritone up is a fourth or a fifth', heard(6, { root: 71 }), undefined, undefined],
    ['so is a tritone down', heard(6, { direction: 'descending' }), undefined, undefined],
    ['what the sharps spell right is spelled once', heard(4), undefined, undefined],
  ])(
    'when %s, then its spelling is given only if it differs from the sharps',
    (_, interval, text, spoken) => {
      expect(spellingOf(interval)).toEqual(text === undefined ? undefined : { text, spoken });
    },
  );

  test('when any is spelled, then it has one accidental at most', () => {
    for (const interval of every) expect(spellingOf(interval)?.text ?? '').not.toMatch(/##|bb/);
  });

  test('when it goes down, then its semitones are negative', () => {
    expect(signedSemitones(heard(5, { direction: 'descending-both' }))).toBe(-5);
    expect(signedSemitones(heard(5, { direction: 'ascending' }))).toBe(5);
  });
});

describe('given intervals to play', () => {
  test('when there is one, then each of its tones is labeled as root or second note', () => {
    for (const interval of every)
      for (const { tone, note, heard: of } of playlist([interval])) {
        expect(of).toBe(interval);
        expect(tone.midi).toBe(note === 'root' ? interval.root : interval.root + signedSemitones(interval));
      }
  });

  test('when there are two, then the second starts a pause after the first has ended', () => {
    const [right, yours] = [heard(3), heard(4)];
    const tones = playlist([right, yours]);
    expect(tones.map(({ tone }) => tone.start)).toEqual([0, 0.8, expect.closeTo(2.2), expect.closeTo(3)]);
    expect(tones.map(({ heard: of }) => of)).toEqual([right, right, yours, yours]);
    expect(tones.map(({ tone }) => tone.midi)).toEqual([60, 63, 60, 64]);
  });
});

const NOTHING: Played = { last: undefined, recent: [] };

const having = (...played: readonly Semitones[]): Played =>
  played.reduce<Played>(
    (all, semitones) => remember(all, { type: 'played', heard: heard(semitones) }),
    NOTHING,
  );

const recentOf = ({ recent }: Played) => recent.map(({ semitones }) => semitones);

describe('given what was played', () => {
  test('when another interval is played, then it is the last one, and the first of the recent ones', () => {
    const played = having(3, 7);
    expect(played.last).toEqual(heard(7));
    expect(recentOf(played)).toEqual([7, 3]);
  });

  test('when one is played a second time, then it is listed once', () => {
    expect(recentOf(having(3, 7, 3))).toEqual([3, 7]);
  });

  test('when the same interval has another root or direction, then it is another entry', () => {
    const up = having(3);
    const down = remember(up, { type: 'played', heard: heard(3, { direction: 'descending' }) });
    const fromD = remember(down, { type: 'played', heard: heard(3, { root: 62 }) });
    expect(fromD.recent).toHaveLength(3);
  });

  test('when one is replayed, then it is the last one, and the list stays as it was', () => {
    const played = remember(having(3, 7), { type: 'replayed', heard: heard(3) });
    expect(played.last).toEqual(heard(3));
    expect(recentOf(played)).toEqual([7, 3]);
  });

  test('when more are played than fit, then the oldest are dropped', () => {
    expect(recentOf(having(0, 1, 2, 3, 4, 5, 6, 7))).toEqual([7, 6, 5, 4, 3, 2]);
    expect(having(0, 1, 2, 3, 4, 5, 6, 7).recent).toHaveLength(MOST_REMEMBERED);
  });
});
