import { describe, expect, test } from 'vitest';
import { MOST_REMEMBERED, type Played, remember } from '../../../src/screens/intervals/played';
import type { Semitones } from '../../../src/theory/interval';
import { heard } from './quizzes';

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
