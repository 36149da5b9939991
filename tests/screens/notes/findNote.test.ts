import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BARE_CELL, cellName } from '../../../src/fretboard/cell';
import { STANDARD_GUITAR } from '../../../src/instrument/instrument';
import { allPositions, type Position, pitchClassAt, positionId } from '../../../src/instrument/position';
import { reduce, type Session } from '../../../src/quiz/session';
import { QUIZ_LENGTH } from '../../../src/screens/notes/definition';
import { type FindNoteQuestion, findNote, type Places } from '../../../src/screens/notes/findNote';
import { notesTable } from '../../../src/screens/notes/settings';
import { answeredAs, askedAs, questionsOf } from '../../quiz/asked';
import { anyChance, anySetup } from './anySetup';
import { findC, place, setup } from './quizzes';

type FindSession = Session<FindNoteQuestion, Places, string>;

const neck = allPositions(STANDARD_GUITAR, 12);
const ids = (places: Places) => places.map(positionId);
const [EIGHT, THREE] = [place(0, 8), place(1, 3)];
const CALM = { kind: 'calm' } as const;
const DRILL = { kind: 'drill', pause: 0 } as const;

const asking: FindSession = reduce<FindNoteQuestion, Places, string>(
  { status: 'idle' },
  { type: 'start', run: '', length: QUIZ_LENGTH, question: findC, at: 0 },
);

/** The neck of a question once it is drafted, or answered. */
function cells(session: FindSession) {
  if (session.status !== 'asking' && session.status !== 'feedback') throw new Error('no question is open');
  return findNote.cellsOf(session, 'letters');
}

const drafted = (...places: Places) => cells(reduce(asking, { type: 'draft', draft: places }));
const answeredWith = (...places: Places) =>
  cells(reduce(asking, { type: 'submit', answer: places, verdict: findNote.grade(findC, places), at: 1 }));

describe('given any setup', () => {
  test('when Find Note is asked through, then each of the twelve notes comes once, with just its places in play', () => {
    fc.assert(
      fc.property(anySetup, anyChance, (chosen, chance) => {
        const questions = questionsOf(findNote, chosen, chance, []);
        expect(questions).toHaveLength(QUIZ_LENGTH);
        expect(new Set(questions.map(({ note }) => note)).size).toBe(12);
        for (const { note, correctPositions } of questions) {
          const inPlay = allPositions(STANDARD_GUITAR, chosen.frets).filter(
            position =>
              chosen.strings.includes(position.guitarString) &&
              pitchClassAt(STANDARD_GUITAR, position) === note,
          );
          expect(ids(correctPositions)).toEqual(ids(inPlay));
          expect(correctPositions).not.toHaveLength(0);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('given "find every C" on two strings', () => {
  test('when it is practiced, then its item is the note on that tuning, by its open notes', () => {
    expect(findNote.itemOf(findC)).toBe('note:E2-A2-D3-G3-B3-E4:C');
    expect(findNote.itemOf({ ...findC, note: 1, setup: { ...setup, accidentals: 'flats' } })).toBe(
      'note:E2-A2-D3-G3-B3-E4:C#',
    );
  });

  test('when it is open, then every setting of the screen is locked', () => {
    expect(findNote.locks).toEqual(notesTable.rows.map(({ id }) => id));
  });

  test('when it is asked, then note and strings are written and said, as guitarists number them', () => {
    expect(findNote.promptOf(findC)).toEqual({
      before: 'Find every ',
      subject: { text: 'C' },
      after: ' on strings 5, 6',
    });
    expect(findNote.spokenQuestion(askedAs(findC, findC.setup, { number: 2, length: 12 }))).toBe(
      'Question 2 of 12. Find every C on strings 5, 6.',
    );
  });

  test.each([
    [[0, 1, 2, 3, 4, 5], ' on the whole neck'],
    [[0, 5], ' on strings 1, 6'],
    [[1], ' on string 5'],
  ])('when the strings are %j, then it asks%s', (strings, after) => {
    expect(findNote.promptOf({ ...findC, setup: { ...setup, strings } }).after).toBe(after);
  });

  test('when the quiz is in flats, then so is the note', () => {
    const flats: FindNoteQuestion = { ...findC, note: 8, setup: { ...setup, accidentals: 'flats' } };
    expect(findNote.promptOf(flats).subject).toEqual({ text: 'Ab' });
    expect(findNote.spokenQuestion(askedAs(flats, flats.setup))).toContain('Find every A flat on');
  });

  test('when all its places are picked and no other, in any order, then it is right', () => {
    expect(findNote.grade(findC, [THREE, EIGHT])).toBe('right');
  });

  test.each([
    ['none is picked', []],
    ['one is missing', [EIGHT]],
    ['one is too many', [EIGHT, THREE, place(2, 10)]],
    ['one is another', [EIGHT, place(1, 4)]],
  ])('when %s, then it is wrong', (_what, places) => {
    expect(findNote.grade(findC, places)).toBe('wrong');
  });

  test('when nothing is picked, then that can be submitted all the same', () => {
    expect(findNote.answerIn(undefined)).toEqual([]);
  });

  test('when a drill picks place by place, then a wrong one ends it, and the last right one completes it', () => {
    const isFinal = (...places: Places) => findNote.isFinal?.(findC, places);
    expect(isFinal(EIGHT)).toBe(false);
    expect(isFinal(place(0, 9))).toBe(true);
    expect(isFinal(EIGHT, THREE)).toBe(true);
    expect(isFinal(EIGHT, place(1, 4))).toBe(true);
  });

  test('when it is heard once it is answered, then its lowest place sounds', () => {
    expect(findNote.midiOf(findC)).toBe(48);
  });

  test('when it comes, then the cursor stays where it is', () => {
    expect(findNote.targetOf(findC)).toBeUndefined();
  });
});

describe('given a place that is picked', () => {
  const pick = (picked: Position, draft: Places | undefined, pace: typeof CALM | typeof DRILL) =>
    findNote.pick?.(findC, draft, picked, pace);

  test('when it is picked and picked again, then it is selected and let go', () => {
    expect(pick(EIGHT, undefined, CALM)).toEqual({ draft: [EIGHT], say: 'selected' });
    expect(pick(THREE, [EIGHT], CALM)).toEqual({ draft: [EIGHT, THREE], say: 'selected' });
    expect(pick(EIGHT, [EIGHT, THREE], CALM)).toEqual({ draft: [THREE], say: 'not selected' });
  });

  test('when a drill judges it at once, then it says how many are found, and a found one stays found', () => {
    expect(pick(EIGHT, undefined, DRILL)).toEqual({ draft: [EIGHT], say: 'Right, 1 of 2' });
    expect(pick(EIGHT, [EIGHT], DRILL)).toBeUndefined();
  });

  test('when its string doesn’t count, then it is refused', () => {
    expect(pick(place(5, 8), undefined, CALM)).toEqual({ say: 'String 1 is not in this quiz' });
  });
});

describe('given an answer', () => {
  const verdictOn = (...places: Places) =>
    findNote.spokenVerdict(answeredAs(findC, places, findNote.grade(findC, places)));

  test('when it is right, then the verdict names the note in words', () => {
    expect(verdictOn(EIGHT, THREE)).toBe('Right: C.');
  });

  test('when places are wrong or missing, then the verdict says which, and what the wrong ones are', () => {
    expect(verdictOn(EIGHT, place(1, 4))).toBe(
      'Wrong. 1 of 2 found. 1 missed: string 5, fret 3. 1 wrong: string 5, fret 4 is C sharp.',
    );
    expect(findNote.reviewOf(answeredAs(findC, [EIGHT, place(1, 4)], 'wrong'), name => name)).toEqual([
      '1 of 2 found.',
      '1 missed: string 5, fret 3.',
      '1 wrong: string 5, fret 4 is C#.',
    ]);
  });

  test('when nothing was picked, then every place was missed and none was wrong', () => {
    expect(verdictOn()).toBe('Wrong. 0 of 2 found. 2 missed: string 6, fret 8; string 5, fret 3.');
  });

  test('when it took long, then it is listed by its note', () => {
    expect(findNote.textOf(findC)).toBe('every C');
  });
});

describe('given the neck while the question waits', () => {
  test('when it is looked at or heard, then no place of it tells its pitch, whatever is picked', () => {
    const pitches = /\b[A-G]\b|sharp|flat|[♯♭#]/;
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...neck), { selector: positionId }), places => {
        const cellAt = drafted(...places);
        for (const position of neck) {
          const view = cellAt(position);
          expect(view.text).toBe('');
          expect(view.spoken).toBe('');
          expect(cellName(STANDARD_GUITAR, position, view)).not.toMatch(pitches);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('when places are picked, then right and wrong ones look the same', () => {
    const cellAt = drafted(EIGHT, place(0, 9));
    expect(cellAt(EIGHT)).toEqual({ text: '', spoken: '', mark: 'selected' });
    expect(cellAt(place(0, 9))).toEqual({ text: '', spoken: '', mark: 'selected' });
    expect(cellAt(THREE)).toBe(BARE_CELL);
  });
});

test('given the neck of an answered question, when places were found, missed and wrong, then each is named and marked so, and no other', () => {
  const cellAt = answeredWith(EIGHT, place(1, 4));
  expect(cellAt(EIGHT)).toEqual({ text: 'C', spoken: 'C', mark: 'right' });
  expect(cellAt(THREE)).toEqual({ text: 'C', spoken: 'C', mark: 'missed' });
  expect(cellAt(place(1, 4))).toEqual({ text: 'C#', spoken: 'C sharp', mark: 'wrong' });
  const nothing = answeredWith();
  expect(neck.filter(position => nothing(position).mark)).toEqual(findC.correctPositions);
});
