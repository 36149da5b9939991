import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import type { Answer } from '../../src/practice/answer';
import { placesCurriculum } from '../../src/practice/curriculum';
import { type ItemSum, itemKey, withAnswer } from '../../src/practice/itemSum';
import { intervalsCurriculum } from '../../src/practice/items';
import { type Knowledge, knowledgeOf, UNKNOWN } from '../../src/practice/knowledge';
import { replay } from '../../src/practice/sums';
import { type AskedItem, knownIn, nextWeakSpot } from '../../src/practice/weakSpots';
import type { Curriculum } from '../../src/quiz/order';
import type { Chance } from '../../src/quiz/seed';
import { findNote } from '../../src/screens/notes/quiz/findNote';
import type { NotesSetup } from '../../src/screens/notes/quiz/question';
import { anyChance, seeded } from '../quiz/chances';
import { answersWith, answerWith, DAY, dateOf, START } from './made';

const ABC: Curriculum = { stages: [['a', 'b', 'c'], ['d', 'e', 'f'], ['g']] };

const KNOWN: Knowledge = { weakness: 0.1, isKnown: true, wasWrong: false, answers: 5, overdue: 0 };
const WEAK: Knowledge = { weakness: 0.9, isKnown: true, wasWrong: true, answers: 5, overdue: 0 };

const all = (knowledge: Knowledge, items = ['a', 'b', 'c', 'd', 'e', 'f', 'g']) =>
  new Map(items.map(item => [item, knowledge]));

/** How often each item is chosen for the same next question. */
function counts(choose: (chance: Chance) => string, times = 2000): Readonly<Record<string, number>> {
  const chance = seeded(7);
  const found: Record<string, number> = {};
  for (let time = 0; time < times; time++) {
    const item = choose(chance);
    found[item] = (found[item] ?? 0) + 1;
  }
  return found;
}

describe('given a curriculum and someone new', () => {
  test('when items are chosen, then only those of the first batch are asked', () => {
    const found = counts(chance =>
      nextWeakSpot({ curriculum: ABC, knowledge: new Map(), asked: [] }, chance),
    );
    expect(Object.keys(found).sort()).toEqual(['a', 'b', 'c']);
  });

  test('when all but one of them are known, then the others still wait', () => {
    const knowledge = all(KNOWN, ['a', 'b']);
    const found = counts(chance => nextWeakSpot({ curriculum: ABC, knowledge, asked: [] }, chance));
    expect(Object.keys(found).sort()).toEqual(['a', 'b', 'c']);
  });

  test('when all of them are known, then the next batch joins, and most questions are about it', () => {
    const knowledge = all(KNOWN, ['a', 'b', 'c']);
    const {
      a = 0,
      b = 0,
      c = 0,
      d = 0,
      e = 0,
      f = 0,
      g = 0,
    } = counts(chance => nextWeakSpot({ curriculum: ABC, knowledge, asked: [] }, chance));
    expect(d + e + f).toBeGreaterThan(2 * (a + b + c));
    expect(g).toBe(0);
  });

  test('when one of them stays wrong, then it doesn’t hold up the others forever', () => {
    const knowledge = new Map([...all(KNOWN, ['a', 'b']), ['c', { ...WEAK, isKnown: false, answers: 8 }]]);
    const found = counts(chance => nextWeakSpot({ curriculum: ABC, knowledge, asked: [] }, chance));
    expect(Object.keys(found)).toContain('d');
  });

  test('when an item of a later batch was asked before, then it stays', () => {
    const knowledge = new Map([['g', { ...UNKNOWN, answers: 1 }]]);
    const found = counts(chance => nextWeakSpot({ curriculum: ABC, knowledge, asked: [] }, chance));
    expect(Object.keys(found).sort()).toEqual(['a', 'b', 'c', 'g']);
  });
});

describe('given more than five answers for each item that was asked', () => {
  const ASKED = all({ ...WEAK, isKnown: false, answers: 7 }, ['a', 'b', 'c']);

  test('when an item is chosen, then it is the first that was never asked, though none of the others is known', () => {
    const found = counts(chance => nextWeakSpot({ curriculum: ABC, knowledge: ASKED, asked: [] }, chance));
    expect(Object.keys(found)).toEqual(['d']);
  });

  test('when another was new less than five questions ago, then the next one waits', () => {
    const knowledge = new Map([...ASKED, ['d', { ...UNKNOWN, answers: 1 }]]);
    const asked = ['d', 'a', 'b', 'c'].map(item => ({ item, verdict: 'right' }) as const);
    const choose = (chance: Chance) => nextWeakSpot({ curriculum: ABC, knowledge, asked }, chance);
    expect(Object.keys(counts(choose))).not.toContain('e');
    const chooseLater = (chance: Chance) =>
      nextWeakSpot(
        { curriculum: ABC, knowledge, asked: [...asked, { item: 'a', verdict: 'right' }] },
        chance,
      );
    expect(Object.keys(counts(chooseLater))).toEqual(['e']);
  });
});

describe('given items that are all known', () => {
  test('when one is weak, then it is asked more than three times as often', () => {
    const knowledge = new Map([...all(KNOWN), ['d', WEAK]]);
    const found = counts(chance => nextWeakSpot({ curriculum: ABC, knowledge, asked: [] }, chance));
    expect(found.d).toBeGreaterThan(
      3 * Math.max(...['a', 'b', 'c', 'e', 'f', 'g'].map(item => found[item] ?? 0)),
    );
  });

  test('when some are due, then the most overdue comes first, whatever chance says', () => {
    const knowledge = new Map([
      ...all(WEAK),
      ['b', { ...KNOWN, overdue: 1 }],
      ['f', { ...KNOWN, overdue: 1.5 }],
    ]);
    fc.assert(
      fc.property(anyChance, chance => {
        expect(nextWeakSpot({ curriculum: ABC, knowledge, asked: [] }, chance)).toBe('f');
        const asked = [{ item: 'f', verdict: 'right' }] as const;
        expect(nextWeakSpot({ curriculum: ABC, knowledge, asked }, chance)).toBe('b');
      }),
    );
  });

  test('when one is easily mixed up with a weak one, then it counts like that one', () => {
    const knowledge = new Map([...all(KNOWN), ['d', WEAK]]);
    const curriculum = { ...ABC, pairs: [['a', 'd']] } as const;
    const { a = 0, b = 0 } = counts(chance => nextWeakSpot({ curriculum, knowledge, asked: [] }, chance));
    expect(a).toBeGreaterThan(3 * b);
  });

  test('when one is easy, then it isn’t asked any more', () => {
    const curriculum = { ...ABC, easy: ['a'] };
    const found = counts(chance => nextWeakSpot({ curriculum, knowledge: all(KNOWN), asked: [] }, chance));
    expect(Object.keys(found).sort()).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
  });

  test('when nothing but an easy one is asked about, then it is', () => {
    const curriculum = { stages: [['a']], easy: ['a'] };
    expect(nextWeakSpot({ curriculum, knowledge: all(KNOWN), asked: [] }, () => 0)).toBe('a');
  });
});

/** A round in which some answers are wrong. */
function round(curriculum: Curriculum, chance: Chance, wrong: (at: number) => boolean, length = 40) {
  const asked: AskedItem[] = [];
  while (asked.length < length) {
    const item = nextWeakSpot({ curriculum, knowledge: all(KNOWN), asked }, chance);
    asked.push({ item, verdict: wrong(asked.length) ? 'wrong' : 'right' });
  }
  return asked;
}

describe('given a round', () => {
  test('when anything is answered in any way, then no item comes twice in a row', () => {
    fc.assert(
      fc.property(anyChance, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (chance, wrong) => {
        const asked = round(ABC, chance, at => wrong[at] === true);
        for (const [at, { item }] of asked.entries()) expect(asked[at + 1]?.item).not.toBe(item);
      }),
    );
  });

  test('when one item is all there is, then it comes again and again', () => {
    const asked = round(
      { stages: [['a']] },
      () => 0.5,
      () => true,
      3,
    );
    expect(asked.map(({ item }) => item)).toEqual(['a', 'a', 'a']);
  });

  test('when an answer is wrong, then its item comes again after two to four others', () => {
    fc.assert(
      fc.property(anyChance, fc.nat(30), (chance, at) => {
        const asked = round(ABC, chance, each => each === at);
        const item = asked[at]?.item;
        const others = asked.slice(at + 1).findIndex(each => each.item === item);
        expect(others).toBeGreaterThanOrEqual(2);
        expect(others).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('when chance varies, then two, three and four others are equally likely', () => {
    const chance = seeded(3);
    const gaps = [0, 0, 0, 0, 0];
    for (let time = 0; time < 3000; time++) {
      const asked = round(ABC, chance, at => at === 0, 6);
      const gap = asked.slice(1).findIndex(({ item }) => item === asked[0]?.item);
      gaps[gap] = (gaps[gap] ?? 0) + 1;
    }
    expect(gaps.slice(0, 2)).toEqual([0, 0]);
    for (const count of gaps.slice(2)) expect(count / 3000).toBeCloseTo(1 / 3, 1);
  });

  test('when everything is always wrong, then the first ones don’t take up the whole round', () => {
    // Chance alone leaves out two of the seven in one round of many, so rounds are looked at together.
    const sizes = Array.from(
      { length: 100 },
      (_, seed) => new Set(round(ABC, seeded(seed), () => true).map(({ item }) => item)).size,
    );
    expect(Math.min(...sizes)).toBeGreaterThan(4);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeGreaterThan(6.5);
  });

  test('when the same chance comes again, then so does the same round', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const wrong = (at: number) => at % 3 === 0;
        expect(round(ABC, seeded(seed), wrong)).toEqual(round(ABC, seeded(seed), wrong));
      }),
    );
  });
});

describe('given what was answered', () => {
  const NAME_KEY = { screen: 'keys', quiz: 'name-key' };
  const now = (days: number) => ({ now: START + days * DAY, today: dateOf(START + days * DAY) });
  const knownAfter = (days: number, ...own: readonly Partial<Answer>[]) =>
    knowledgeOf(NAME_KEY, [...replay(answersWith(...own)).items.values()], now(days)).get('key:C-major');

  test('when it was right three times in a row, then it is known, however slow, and stays so', () => {
    const slow = { milliseconds: 50_000 };
    expect(knownAfter(0, slow, slow)?.isKnown).toBe(false);
    expect(knownAfter(0, slow, slow, slow)?.isKnown).toBe(true);
    expect(knownAfter(0, slow, slow, slow, { verdict: 'wrong' })?.isKnown).toBe(true);
  });

  test('when its first answer is right and quick, then it is known at once; a mistake before three in a row undoes that', () => {
    const quick = { milliseconds: 1500 };
    expect(knownAfter(0, quick)?.isKnown).toBe(true);
    expect(knownAfter(0, { milliseconds: null })?.isKnown).toBe(false);
    expect(knownAfter(0, quick, { verdict: 'wrong' })?.isKnown).toBe(false);
    expect(knownAfter(0, { verdict: 'wrong' }, quick)?.isKnown).toBe(false);
  });

  test('when days have gone by, then it becomes due; on the day of its answer it never is', () => {
    expect(knownAfter(0, { grade: 1, verdict: 'wrong' })?.overdue).toBe(0);
    expect(knownAfter(1, { grade: 3 })?.overdue).toBeLessThan(1);
    expect(knownAfter(3, { grade: 3 })?.overdue).toBeGreaterThan(1);
  });

  test('when it was answered in two ways, then the last one says how weak it is, and both how often it was asked', () => {
    const weak = knownAfter(0, {}, {}, { way: 'pointer', verdict: 'wrong' });
    const strong = knownAfter(0, { way: 'pointer', verdict: 'wrong' }, {}, {});
    expect(weak?.weakness).toBeGreaterThan(strong?.weakness ?? 1);
    expect(weak?.answers).toBe(3);
  });
});

describe('given a neck that was asked once, with eight of its 78 places wrong', () => {
  const QUIZ = { screen: 'notes', quiz: 'name-note' } as const;
  const curriculum = placesCurriculum(STANDARD_GUITAR, 12);
  const places = curriculum.stages.flat();
  const wrong = new Set(places.filter((_, index) => index % 9 === 8));

  /** How many of the next 36 questions are about those eight. */
  function aboutThem(seed: number, isRight: (item: string, chance: Chance) => boolean): number {
    const chance = seeded(seed);
    const sums = new Map<string, ItemSum>();
    const answer = (item: string, verdict: 'right' | 'wrong', count: number) => {
      const key = itemKey({ ...QUIZ, way: 'keys' }, item);
      sums.set(
        key,
        withAnswer(
          sums.get(key),
          answerWith({ ...QUIZ, item, verdict, milliseconds: 1500, time: START + count * 4000 }),
        ),
      );
    };
    for (const [index, item] of places.entries()) answer(item, wrong.has(item) ? 'wrong' : 'right', index);
    const asked: AskedItem[] = [];
    while (asked.length < 36) {
      const now = START + (places.length + asked.length) * 4000;
      const knowledge = knowledgeOf(QUIZ, [...sums.values()], { now, today: dateOf(now) });
      const item = nextWeakSpot({ curriculum, knowledge, asked }, chance);
      const verdict = isRight(item, chance) ? 'right' : 'wrong';
      answer(item, verdict, places.length + asked.length);
      asked.push({ item, verdict });
    }
    return asked.filter(({ item }) => wrong.has(item)).length;
  }

  test.each([
    ['right from then on', () => true],
    ['right every other time', (item: string, chance: Chance) => !wrong.has(item) || chance() < 0.5],
  ])('when they are %s, then at least 60 percent of the next 36 questions are about them', (_, isRight) => {
    for (const seed of [1, 2, 3, 4, 5]) expect(aboutThem(seed, isRight)).toBeGreaterThanOrEqual(0.6 * 36);
  });
});

test('given two intervals that were mixed up, when one is weak, then both are asked', () => {
  const curriculum = intervalsCurriculum(['up']);
  const knowledge = new Map([
    ...curriculum.stages.flat().map(item => [item, KNOWN] as const),
    ['interval:m3:up', WEAK] as const,
  ]);
  const found = counts(chance => nextWeakSpot({ curriculum, knowledge, asked: [] }, chance));
  const often = Object.entries(found).filter(([, count]) => count > 400);
  expect(often.map(([item]) => item).sort()).toEqual(['interval:M3:up', 'interval:m3:up']);
});

describe('given a note that was found on one fret ten times', () => {
  const place = (string: number, fret: number) => `place:E2-A2-D3-G3-B3-E4:${string}:${fret}`;
  const setup = {
    instrument: STANDARD_GUITAR,
    frets: 12,
    accidentals: 'sharps',
    strings: [0, 1, 2, 3, 4, 5],
  } as const;
  const WHOLE_NECK = 'note:E2-A2-D3-G3-B3-E4:E';
  const AT_THE_NUT = `${WHOLE_NECK}:6.5.4.3.2.1:0-0`;
  const atTheNut = [place(6, 0), place(1, 0)];
  const everywhere = [
    ...atTheNut,
    place(6, 12),
    place(5, 7),
    place(4, 2),
    place(3, 9),
    place(2, 5),
    place(1, 12),
  ];
  const curriculumOf = (chosen: NotesSetup) => findNote.curriculumOf?.(chosen) ?? { stages: [] };
  const nut = { ...setup, corner: { lowest: 0, highest: 0, notes: 'all' } } as const;

  /** Whether an E is known, on the part of the neck of a setup, after ten right answers. */
  function isKnown(item: string, found: readonly string[], chosen: NotesSetup, asked: string): boolean {
    const answers = answersWith(
      ...Array.from({ length: 10 }, () => ({
        ...{ screen: 'notes', quiz: 'find-note', item, asked: 'E' },
        places: { found, missed: [], wrong: [] },
      })),
    );
    const sums = [...replay(answers).items.values()];
    const moment = { now: START, today: dateOf(START) };
    const knowledge = knowledgeOf({ screen: 'notes', quiz: 'find-note' }, sums, moment);
    return knownIn({ curriculum: curriculumOf(chosen), knowledge })(asked).isKnown;
  }

  test('when weak spots are asked of that fret, then it is known there, and not on the whole neck', () => {
    expect(isKnown(AT_THE_NUT, atTheNut, nut, AT_THE_NUT)).toBe(true);
    expect(isKnown(AT_THE_NUT, atTheNut, setup, WHOLE_NECK)).toBe(false);
  });

  test('when an earlier log has it as the whole note, then its places still tell', () => {
    expect(isKnown(WHOLE_NECK, atTheNut, setup, WHOLE_NECK)).toBe(false);
    expect(isKnown(WHOLE_NECK, atTheNut, nut, AT_THE_NUT)).toBe(true);
  });

  test('when all of its places were found, then it is known on the whole neck and on each part of it', () => {
    expect(isKnown(WHOLE_NECK, everywhere, setup, WHOLE_NECK)).toBe(true);
    expect(isKnown(WHOLE_NECK, everywhere, nut, AT_THE_NUT)).toBe(true);
    expect(isKnown(WHOLE_NECK, everywhere, { ...setup, frets: 24 }, WHOLE_NECK)).toBe(false);
  });
});
