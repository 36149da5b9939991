import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BARE_CELL, cellName } from '../../../src/fretboard/cell';
import { STANDARD_GUITAR } from '../../../src/instrument/instrument';
import { allPositions, pitchClassAt, positionId, samePosition } from '../../../src/instrument/position';
import { exploredCells, quizCells } from '../../../src/screens/notes/cells';
import type { NotesSession } from '../../../src/screens/notes/commands';
import { makeQuestions } from '../../../src/screens/notes/question';
import { draft, findC, found, nameGSharp, next, place, sessionAfter, setup, start, submit } from './quizzes';

const neck = allPositions(STANDARD_GUITAR, 12);
const sharps = { tuning: STANDARD_GUITAR, accidentals: 'sharps', signs: 'letters' } as const;

const shown = (session: NotesSession) => {
  const cells = quizCells(session, 'letters');
  if (!cells) throw new Error('no quiz is shown');
  return cells;
};

describe('given the explorer', () => {
  test('when nothing is chosen, then every place is named and none stands out', () => {
    const cells = exploredCells(sharps, [], 'on');
    expect(cells(place(1, 4))).toEqual({ text: 'C#', spoken: 'C sharp' });
    for (const position of neck) expect(cells(position)).not.toHaveProperty('mark');
  });

  test('when a note is chosen, then all its places are highlighted and no other', () => {
    const cells = exploredCells(sharps, [1], 'on');
    for (const position of neck)
      expect(cells(position).mark).toBe(
        pitchClassAt(STANDARD_GUITAR, position) === 1 ? 'highlighted' : undefined,
      );
  });

  test('when the other notes are hidden, then they are neither drawn nor said', () => {
    const cells = exploredCells(sharps, [1], 'off');
    expect(cells(place(1, 4))).toEqual({ text: 'C#', spoken: 'C sharp', mark: 'highlighted' });
    expect(cells(place(1, 3))).toBe(BARE_CELL);
  });

  test('when flats are wanted, and drawn with the printed sign, then they are still spoken in words', () => {
    const cells = exploredCells({ ...sharps, accidentals: 'flats', signs: 'symbols' }, [], 'on');
    expect(cells(place(1, 4))).toEqual({ text: 'D♭', spoken: 'D flat' });
  });
});

describe('given no open question', () => {
  test('when there is no quiz, or its results are shown, then the neck is the explorer’s', () => {
    expect(quizCells({ status: 'idle' }, 'letters')).toBeUndefined();
    const completed = sessionAfter(start(findC), submit(found(), 'wrong'), next);
    expect(quizCells(completed, 'letters')).toBeUndefined();
  });
});

describe('given a question that waits for its answer', () => {
  const anyQuiz = fc
    .tuple(fc.constantFrom('find-note', 'name-note'), fc.infiniteStream(fc.double({ min: 0, max: 0.999 })))
    .map(([type, stream]) => makeQuestions(type, setup, () => stream.next().value ?? 0));
  const anyPlaces = fc.uniqueArray(fc.constantFrom(...neck), { selector: positionId });

  test('when the neck is looked at or heard, then no place of it tells its pitch, whatever is chosen', () => {
    const pitches = /\b[A-G]\b|sharp|flat|[♯♭#]/;
    fc.assert(
      fc.property(anyQuiz, anyPlaces, (questions, places) => {
        const asking = sessionAfter(start(...questions));
        const [question] = questions;
        const drafted =
          question?.mode === 'find-note'
            ? sessionAfter(start(...questions), draft(found(...places)))
            : asking;
        for (const position of neck) {
          const view = shown(drafted)(position);
          expect(view.text).toBe('');
          expect(view.spoken).toBe('');
          expect(cellName(STANDARD_GUITAR, position, view)).not.toMatch(pitches);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('when places are chosen, then right and wrong ones look the same', () => {
    const cells = shown(sessionAfter(start(findC), draft(found(place(0, 8), place(0, 9)))));
    expect(cells(place(0, 8))).toEqual({ text: '', spoken: '', mark: 'selected' });
    expect(cells(place(0, 9))).toEqual({ text: '', spoken: '', mark: 'selected' });
    expect(cells(place(1, 3))).toBe(BARE_CELL);
  });

  test('when a name is asked for, then only the target stands out, also once a name is chosen', () => {
    const cells = shown(sessionAfter(start(nameGSharp), draft({ mode: 'name-note', note: 8 })));
    for (const position of neck)
      expect(cells(position)).toEqual(
        samePosition(position, place(0, 4)) ? { text: '', spoken: '', mark: 'target' } : BARE_CELL,
      );
  });
});

describe('given an answered question', () => {
  test('when places were found, missed and wrong, then each is named and marked so, and no other', () => {
    const cells = shown(sessionAfter(start(findC), submit(found(place(0, 8), place(1, 4)), 'wrong')));
    expect(cells(place(0, 8))).toEqual({ text: 'C', spoken: 'C', mark: 'right' });
    expect(cells(place(1, 3))).toEqual({ text: 'C', spoken: 'C', mark: 'missed' });
    expect(cells(place(1, 4))).toEqual({ text: 'C#', spoken: 'C sharp', mark: 'wrong' });
    expect(
      neck.filter(position => shown(sessionAfter(start(findC), submit(found(), 'wrong')))(position).mark),
    ).toEqual(findC.correctPositions);
  });

  test.each([
    ['right', 'right'],
    ['wrong', 'missed'],
  ] as const)('when a name was %s, then its place is named and marked %s', (verdict, mark) => {
    const cells = shown(sessionAfter(start(nameGSharp), submit({ mode: 'name-note', note: 8 }, verdict)));
    expect(cells(place(0, 4))).toEqual({ text: 'G#', spoken: 'G sharp', mark });
    expect(cells(place(0, 5))).toBe(BARE_CELL);
  });
});
