import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idAt, isIdAt, spentOn, timeOf } from '../../src/practice/answer';
import { changesBy, mixUpsIn, replay } from '../../src/practice/sums';
import { answersWith, answerWith, anyLog, DAY, START } from './made';

const ITEM = 'keys/name-key/keys/key:C-major';

describe('given the ids of answers', () => {
  test('when they are sorted as texts, then they are in the order of their times', () => {
    fc.assert(
      fc.property(fc.nat(4e12), fc.nat(4e12), (one, other) => {
        expect(idAt(one, 'x') < idAt(other, 'x')).toBe(Math.floor(one) < Math.floor(other));
      }),
    );
  });

  test('when an id belongs to another time, or isn’t one, then that is seen', () => {
    expect(isIdAt(idAt(START, 'a'), START)).toBe(true);
    for (const id of [idAt(START + 1, 'a'), idAt(START, ''), idAt(START, 'A!'), 'x'])
      expect(isIdAt(id, START), id).toBe(false);
  });
});

describe('given the time of an answer', () => {
  test('when it took more than a minute, then it counts as a minute', () => {
    expect(spentOn({ milliseconds: 61_000 })).toBe(60_000);
  });

  test('when it was interrupted, then it has no time', () => {
    expect(timeOf({ milliseconds: null })).toBeUndefined();
  });

  test('when it had several places to find, then each has its share; a wrong pick has none', () => {
    const places = { found: ['a', 'b'], missed: ['c'], wrong: ['d', 'e'] };
    expect(timeOf({ milliseconds: 9000, places })).toBe(3000);
  });
});

describe('given the sum of an item', () => {
  test('when it is answered right, wrong and right, then answers, streaks and time are counted', () => {
    const { items } = replay(
      answersWith({ milliseconds: 2000 }, {}, { verdict: 'wrong', milliseconds: 9000 }, {}),
    );
    expect(items.get(ITEM)).toMatchObject({ answers: 4, right: 3, timed: 4, streak: 1, bestStreak: 2 });
    expect(items.get(ITEM)?.logTime).toBeCloseTo(Math.log(2000));
  });

  test('when a right answer takes longer than usual, then the usual time follows it by a quarter, as a logarithm', () => {
    const { items } = replay(answersWith({ milliseconds: 1000 }, { milliseconds: 16_000 }));
    expect(Math.exp(items.get(ITEM)?.logTime ?? 0)).toBeCloseTo(2000);
  });

  test('when an answer was interrupted, then it counts for accuracy and not for time', () => {
    const { items, days, rounds } = replay(answersWith({}, { milliseconds: null, verdict: 'wrong' }));
    expect(items.get(ITEM)).toMatchObject({ answers: 2, right: 1, timed: 1 });
    expect([...days.values()]).toMatchObject([{ answers: 2, milliseconds: 2000 }]);
    expect([...rounds.values()]).toMatchObject([{ answers: 2, times: [2000] }]);
  });

  test('when the same item is answered in another type of quiz or another way, then that has a sum of its own', () => {
    const { items } = replay(answersWith({}, { quiz: 'count-accidentals' }, { way: 'pointer' }));
    expect([...items.keys()]).toEqual([
      'keys/name-key/keys/key:C-major',
      'keys/count-accidentals/keys/key:C-major',
      'keys/name-key/pointer/key:C-major',
    ]);
  });

  test('when answers were played, then days, rounds and mix-ups have sums of their own for each way', () => {
    const wrong = { verdict: 'wrong', answered: 'G' } as const;
    const { days, rounds, confusions } = replay(
      answersWith(
        wrong,
        { ...wrong, way: 'pointer' },
        { ...wrong, way: 'microphone' },
        { ...wrong, way: 'midi' },
      ),
    );
    for (const sums of [days, rounds]) {
      expect([...sums.values()].map(({ way, answers }) => [way, answers])).toEqual([
        [undefined, 2],
        ['microphone', 1],
        ['midi', 1],
      ]);
    }
    expect([...confusions.values()].map(({ way, count }) => [way, count])).toEqual([
      [undefined, 2],
      ['microphone', 1],
      ['midi', 1],
    ]);
    // The sums of keys and pointers have the keys they always had.
    expect(days.has('keys/2026-11-22')).toBe(true);
    expect(rounds.has(`keys/name-key/${idAt(START, 'r')}`)).toBe(true);
    expect(confusions.has('keys/name-key/key:C-major/G')).toBe(true);
  });

  test('when it is answered twice on a day, then only the first answer counts for memory', () => {
    const once = replay(answersWith({ grade: 4 })).items.get(ITEM)?.memory;
    const twice = replay(answersWith({ grade: 4 }, { grade: 1, verdict: 'wrong' })).items.get(ITEM)?.memory;
    expect(twice).toEqual(once);
  });

  test('when it is answered right days later, then it is remembered for longer; when wrong, for less', () => {
    const first = answerWith();
    const later = { time: START + 3 * DAY };
    const stabilityAfter = (...answers: Parameters<typeof replay>) =>
      replay(...answers).items.get(ITEM)?.memory?.stability ?? 0;
    const once = stabilityAfter([first]);
    expect(stabilityAfter([first, answerWith(later)])).toBeGreaterThan(2 * once);
    expect(stabilityAfter([first, answerWith({ ...later, grade: 1, verdict: 'wrong' })])).toBeLessThan(once);
  });
});

describe('given an answer that named several places', () => {
  const places = { found: ['place:1'], missed: ['place:2'], wrong: ['place:3'] };
  const [item] = answersWith({ verdict: 'wrong', answered: 'place:1 place:3', places });

  test('when it is summed up, then each place counts for accuracy, and for neither time nor memory', () => {
    const { items } = replay(item === undefined ? [] : [item]);
    const of = (place: string) => items.get(`keys/name-key/keys/place:${place}`);
    expect(of('1')).toMatchObject({ answers: 1, right: 1, timed: 0, logTime: null, memory: null });
    expect(of('2')).toMatchObject({ answers: 1, right: 0 });
    expect(of('3')).toMatchObject({ answers: 1, right: 0 });
  });

  test('when it is wrong, then nothing was taken for anything else', () => {
    expect(replay(item === undefined ? [] : [item]).confusions.size).toBe(0);
  });
});

describe('given days, rounds and confusions', () => {
  test('when answers are given on two days and two screens, then each day of each screen has a sum', () => {
    const { days } = replay(answersWith({}, { screen: 'notes' }, { time: START + DAY, verdict: 'wrong' }));
    expect([...days.values()]).toMatchObject([
      { screen: 'keys', date: '2026-11-22', answers: 1, right: 1, milliseconds: 2000 },
      { screen: 'notes', date: '2026-11-22', answers: 1 },
      { screen: 'keys', date: '2026-11-23', answers: 1, right: 0 },
    ]);
  });

  test('when a right answer was late, then it counts for accuracy, but not for the score of its round', () => {
    const { items, days, rounds, confusions } = replay(answersWith({}, { late: true }));
    expect([...rounds.values()]).toMatchObject([{ answers: 2, right: 1 }]);
    expect([...items.values()]).toMatchObject([{ answers: 2, right: 2, streak: 2 }]);
    expect([...days.values()]).toMatchObject([{ answers: 2, right: 2 }]);
    expect(confusions.size).toBe(0);
  });

  test('when notes are strummed together, then only the first has a time, in its round, its day and its item', () => {
    const others = { milliseconds: null, together: true } as const;
    const { items, days, rounds } = replay(answersWith({}, others, others));
    expect([...rounds.values()]).toMatchObject([{ answers: 3, right: 3, times: [2000], together: 2 }]);
    expect([...days.values()]).toMatchObject([{ answers: 3, milliseconds: 2000 }]);
    expect([...items.values()]).toMatchObject([{ answers: 3, timed: 1, logTime: Math.log(2000) }]);
  });

  test('when a round is played, then it knows its length, its score and its times', () => {
    const { rounds } = replay(answersWith({}, { verdict: 'wrong', milliseconds: 4000 }));
    expect([...rounds.values()]).toMatchObject([{ length: 10, answers: 2, right: 1, times: [2000, 4000] }]);
  });

  test('when one key is taken for another twice, then that is counted; no answer isn’t', () => {
    const mixedUp = { verdict: 'wrong', answered: 'F' } as const;
    const { confusions } = replay(answersWith(mixedUp, mixedUp, { verdict: 'wrong', answered: '' }));
    expect([...confusions.values()]).toMatchObject([{ item: 'key:C-major', answered: 'F', count: 2 }]);
  });
});

test('given any log, when it is replayed, then each sum counts the answers that change it', () => {
  fc.assert(
    fc.property(anyLog, log => {
      const sums = replay(log);
      const changes = log.flatMap(changesBy);
      for (const [key, sum] of sums.items)
        expect(sum.answers).toBe(changes.filter(each => each.store === 'items' && each.key === key).length);
      const days = [...sums.days.values()];
      expect(days.reduce((total, { answers }) => total + answers, 0)).toBe(log.length);
      const rounds = [...sums.rounds.values()];
      expect(rounds.reduce((total, { right }) => total + right, 0)).toBe(
        log.filter(({ verdict, late }) => verdict === 'right' && !late).length,
      );
    }),
  );
});

test('given wrong answers, when they are listed, then each pair comes once, whatever the item, the most frequent first', () => {
  const wrong = (asked: string, answered: string, item: string) =>
    ({ asked, answered, item, verdict: 'wrong' }) as const;
  const { confusions } = replay(
    answersWith(
      wrong('m3', 'M3', 'interval:m3:up'),
      wrong('P4', 'P5', 'interval:P4:up'),
      wrong('P4', 'P5', 'interval:P4:down'),
      wrong('M3', 'm3', 'interval:M3:up'),
    ),
  );
  expect(mixUpsIn([...confusions.values()])).toEqual([
    { asked: 'P4', answered: 'P5', times: 2 },
    { asked: 'M3', answered: 'm3', times: 1 },
    { asked: 'm3', answered: 'M3', times: 1 },
  ]);
});

test('given sounds that were taken for others, when some were heard together, then those are mix-ups of their own', () => {
  const wrong = (item: string) =>
    ({ verdict: 'wrong', screen: 'intervals', quiz: 'interval', asked: 'm3', answered: 'M3', item }) as const;
  const { confusions } = replay(
    answersWith(wrong('interval:m3:up'), wrong('interval:m3:together'), wrong('interval:m3:down')),
  );
  expect(mixUpsIn([...confusions.values()])).toEqual([
    { asked: 'm3', answered: 'M3', times: 2 },
    { asked: 'm3', answered: 'M3', heard: 'together', times: 1 },
  ]);
});
