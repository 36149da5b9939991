import { expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import type { Answer } from '../../../src/practice/answer';
import { noteItem, placeItem } from '../../../src/practice/neckItems';
import { replay } from '../../../src/practice/sums';
import { viewOf } from '../../../src/screens/progress/view';
import { answersWith } from '../../practice/made';

const FIND_NOTE = { screen: 'notes', quiz: 'find-note', milliseconds: 3000 };
const place = (guitarString: number, fret: number) => placeItem(STANDARD_GUITAR, { guitarString, fret });
const [C, D] = [0, 2] as const;

/** The weakest items of Find Note, after some answers. */
const weakestAfter = (...answers: readonly Partial<Answer>[]) =>
  viewOf(
    replay(answersWith(...answers.map(answer => ({ ...FIND_NOTE, ...answer })))),
    new Map([['notes', 'find-note']]),
    STANDARD_GUITAR,
  ).weakest.items;

/** A wrong answer to each, without which it wouldn't be listed. */
const missedOnce = (...items: readonly string[]): readonly Partial<Answer>[] =>
  items.map(item => ({ item, verdict: 'wrong', places: { found: [], missed: [], wrong: [] } }));

test('given a note that is right everywhere but for a place missed in a corner, when the weakest are listed, then it counts as weak as that place', () => {
  const corner = noteItem(STANDARD_GUITAR, C, { strings: [1], lowest: 0, highest: 5 });
  const [whole, other] = [noteItem(STANDARD_GUITAR, C), noteItem(STANDARD_GUITAR, D)];
  const missed = { found: [], missed: [place(1, 3)], wrong: [] };
  const items = weakestAfter(
    ...missedOnce(whole, other),
    ...Array(3).fill({ item: whole, places: { found: [place(1, 3), place(4, 1)], missed: [], wrong: [] } }),
    ...Array(6).fill({ item: other, places: { found: [place(2, 0)], missed: [], wrong: [] } }),
    ...Array(4).fill({ item: corner, verdict: 'wrong', places: missed }),
  );
  expect(items).toEqual([corner, whole, other]);
});

test('given a place that was missed outside a corner, when the weakest are listed, then the note of that corner isn’t weaker for it', () => {
  const corner = noteItem(STANDARD_GUITAR, C, { strings: [1], lowest: 0, highest: 5 });
  const [whole, other] = [noteItem(STANDARD_GUITAR, C), noteItem(STANDARD_GUITAR, D)];
  const items = weakestAfter(
    ...missedOnce(corner, other),
    ...Array(3).fill({ item: corner, places: { found: [place(1, 3)], missed: [], wrong: [] } }),
    ...Array(2).fill({ item: other, places: { found: [place(2, 0)], missed: [], wrong: [] } }),
    ...Array(4).fill({
      ...{ item: whole, verdict: 'wrong' },
      places: { found: [place(1, 3)], missed: [place(4, 1)], wrong: [] },
    }),
  );
  expect(items).toEqual([whole, other, corner]);
});

test('given places that were always right, when the weakest are listed, then they are left out, however slow', () => {
  const [weak, slow] = [placeItem(STANDARD_GUITAR, { guitarString: 0, fret: 1 }), place(2, 2)];
  const view = viewOf(
    replay(
      answersWith(
        { screen: 'notes', quiz: 'name-note', item: weak, verdict: 'wrong' },
        ...Array(3).fill({ screen: 'notes', quiz: 'name-note', item: slow, milliseconds: 20_000 }),
      ),
    ),
    new Map([['notes', 'name-note']]),
    STANDARD_GUITAR,
  );
  expect(view.weakest.items).toEqual([weak]);
  expect(view.isAllRight).toBe(false);
});
