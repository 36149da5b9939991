import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellName } from '../../../../src/fretboard/cell';
import { allPositions, midiAt, pitchClassAt } from '../../../../src/instrument/position';
import type { PlayedNote } from '../../../../src/listening/playedNote';
import { findOnString, playNote } from '../../../../src/screens/notes/quiz/findOnString';
import type { StringQuestion } from '../../../../src/screens/notes/quiz/question';
import { anyChance } from '../../../quiz/chances';
import { anySetup, asked, DRILL, place, sessionOf, setup } from '../quizzes';

const STYLE = { display: 'notes', signs: 'letters' } as const;

/** C on string 5. */
const findC: StringQuestion = { setup, note: 0, guitarString: 1 };

/** E on string 6. */
const findE: StringQuestion = { setup, note: 4, guitarString: 0 };

const cellsOf = (question: StringQuestion, draft?: number) => {
  const { sessionAfter, draft: choose } = sessionOf(findOnString, question);
  const session = sessionAfter(...(draft === undefined ? [] : [choose(draft)]));
  if (session.status !== 'asking') throw new Error('not asked');
  return findOnString.cellsOf(session, STYLE);
};

/** The cells of a question that was answered with a fret, or given up. */
const answeredCells = (question: StringQuestion, fret?: number) => {
  const { sessionAfter, submit } = sessionOf(findOnString, question);
  const session = sessionAfter(fret === undefined ? { type: 'give-up', at: 1000 } : submit(fret));
  if (session.status !== 'feedback') throw new Error('not answered');
  return { cellAt: findOnString.cellsOf(session, STYLE), last: session.last };
};

describe('given any setup of Find on String', () => {
  const anyQuestion = fc
    .tuple(anySetup, anyChance)
    .map(([of, chance]) => findOnString.next(of, [], chance))
    .filter(question => question !== undefined);

  test('when a note is asked for, then it is right in every octave of the neck, and nowhere else', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        const options = findOnString.answersTo(question);
        const right = options.filter(({ answer }) => findOnString.grade(question, answer) === 'right');
        const { setup, guitarString, note } = question;
        expect(right.length).toBeGreaterThan(0);
        expect(right.map(({ answer }) => answer)).toEqual(
          allPositions(setup.instrument, setup.frets)
            .filter(each => each.guitarString === guitarString)
            .filter(each => pitchClassAt(setup.instrument, each) === note)
            .map(({ fret }) => fret),
        );
        expect(setup.strings).toContain(guitarString);
      }),
      { numRuns: 50 },
    );
  });

  test('when its answers are listed, then each fret has a code, a text and a key of its own', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        const options = findOnString.answersTo(question);
        expect(options).toHaveLength(question.setup.frets + 1);
        for (const of of [
          options.map(each => each.code),
          options.map(each => each.text),
          options.map(each => each.hotkey),
        ])
          expect(new Set(of).size).toBe(options.length);
        expect(findOnString.answerCodes).toEqual(expect.arrayContaining(options.map(({ code }) => code)));
      }),
      { numRuns: 20 },
    );
  });

  test('when it is asked, then no place differs from another in what it shows or says but by its fret', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        const cellAt = cellsOf(question);
        const { instrument, frets } = question.setup;
        for (const each of allPositions(instrument, frets)) {
          const isAsked = each.guitarString === question.guitarString;
          expect(cellAt(each)).toEqual({ text: '', spoken: '', ...(isAsked && { hasKey: true }) });
        }
      }),
      { numRuns: 20 },
    );
  });

  test('when notes are named otherwise, then the item stays', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        const flats = { ...question, setup: { ...question.setup, accidentals: 'flats' as const } };
        expect(findOnString.itemOf(flats)).toBe(findOnString.itemOf(question));
      }),
      { numRuns: 20 },
    );
  });
});

describe('given any setup of Play Note', () => {
  const anyQuestion = fc
    .tuple(anySetup, anyChance, fc.constantFrom('exact', 'any'))
    .map(([of, chance, octave]) => playNote.next(octave === 'any' ? { ...of, octave } : of, [], chance))
    .filter(question => question !== undefined);
  const struck = (midi: number): PlayedNote => ({
    ...{ midi, onset: 0, cents: 0, clarity: 1, level: -20, source: 'microphone' },
  });
  const gradeOf = (question: StringQuestion, midi: number) => {
    const answer = playNote.played?.answerOf(question, undefined, struck(midi));
    return answer === undefined ? undefined : playNote.grade(question, answer);
  };

  test('when any pitch is played, then those that are expected are right, and no others', () => {
    fc.assert(
      fc.property(anyQuestion, fc.integer({ min: 20, max: 110 }), (question, midi) => {
        const isExpected = playNote.played?.expected(question).includes(midi);
        expect(gradeOf(question, midi)).toBe(isExpected ? 'right' : 'wrong');
      }),
    );
  });

  test('when the octave must be exact, then the pitches of the note on that string are right', () => {
    fc.assert(
      fc.property(anySetup, anyChance, (setup, chance) => {
        const question = playNote.next(setup, [], chance);
        if (question === undefined) throw new Error('nothing is asked');
        const pitches = allPositions(setup.instrument, setup.frets)
          .filter(({ guitarString }) => guitarString === question.guitarString)
          .map(place => midiAt(setup.instrument, place))
          .filter(midi => midi % 12 === question.note);
        expect(playNote.played?.expected(question)).toEqual(pitches);
      }),
    );
  });

  test('when it is asked, then its item is that of the note on its string, and its neck gives nothing away', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        expect(playNote.itemOf(question)).toBe(findOnString.itemOf(question));
        const { sessionAfter } = sessionOf(playNote, question);
        const session = sessionAfter();
        if (session.status !== 'asking') throw new Error('not asked');
        const cellAt = playNote.cellsOf(session, STYLE);
        for (const each of allPositions(question.setup.instrument, question.setup.frets)) {
          const isAsked = each.guitarString === question.guitarString;
          expect(cellAt(each)).toEqual({ text: '', spoken: '', ...(isAsked && { hasKey: true }) });
        }
      }),
      { numRuns: 20 },
    );
  });

  test('when it is asked, then it says what to play, and where', () => {
    const heard = { answerWith: 'midi' } as const;
    expect(playNote.promptOf(findC, heard)).toMatchObject({ before: 'Play ', after: ' on string 5' });
    expect(playNote.spokenQuestion(asked(findC, heard))).toBe('Question 1 of 12. Play C on string 5.');
  });

  test('when keys answer, then it says to play first, and to choose the fret then', () => {
    expect(playNote.promptOf(findC).after).toBe(' on string 5, then choose its fret');
    expect(playNote.spokenQuestion(asked(findC))).toBe(
      'Question 1 of 12. Play C on string 5, then choose its fret.',
    );
    expect(findOnString.promptOf(findC).after).toBe(' on string 5');
  });

  test('when a pitch is logged that the string doesn’t have, then by its name; one that it has by its fret', () => {
    expect(playNote.codesOf?.(findC, -5)).toEqual({ asked: 'C', answered: 'E2' });
    expect(playNote.codesOf?.(findC, 13)).toEqual({ asked: 'C', answered: 'A#3' });
    expect(playNote.codesOf?.(findC, 2)).toEqual({ asked: 'C', answered: '5:2' });
  });
});

describe('given C on string 5', () => {
  test('when it is asked, then the page and the voice ask the same', () => {
    expect(findOnString.promptOf(findC)).toEqual({
      ...{ before: 'Find ', subject: { text: 'C', spoken: 'C', kind: 'note' }, after: ' on string 5' },
    });
    expect(findOnString.spokenQuestion(asked(findC))).toBe('Question 1 of 12. Find C on string 5.');
    expect(findOnString.spokenQuestion(asked(findC, { number: 2 }))).toBe(
      'Question 2 of 12. Find C on string 5.',
    );
    const inDrill = { number: 2, pace: DRILL, drill: { length: 12 } };
    expect(findOnString.spokenArrival?.(asked(findC, inDrill))).toBe('Find C on string 5.');
  });

  test('when it is logged, then its item is the note on that string', () => {
    expect(findOnString.itemOf(findC)).toBe('find:E2-A2-D3-G3-B3-E4:5:C');
    expect(findOnString.codesOf?.(findC, 4)).toEqual({ asked: 'C', answered: '5:4' });
    expect(findOnString.codesOf?.(findC, undefined)).toEqual({ asked: 'C', answered: '' });
  });

  test('when it is asked, then the focus begins at the open string, whatever the answer', () => {
    expect(findOnString.targetOf(findC)).toEqual(place(1, 0));
    expect(findOnString.targetOf({ ...findC, note: 9 })).toEqual(place(1, 0));
  });

  test('when a fret is picked, then it is said alike, right or wrong, and a second pick takes its place', () => {
    const pick = (fret: number) => findOnString.pick?.(findC, 7, place(1, fret), { kind: 'calm' });
    expect(pick(3)).toEqual({ draft: 3, say: 'selected' });
    expect(pick(4)).toEqual({ draft: 4, say: 'selected' });
    expect(cellsOf(findC, 4)(place(1, 4))).toEqual({ text: '', spoken: '', mark: 'selected' });
    expect(cellsOf(findC, 4)(place(1, 3))).toEqual({ text: '', spoken: '', hasKey: true });
  });

  test('when a place of another string is picked, then nothing is chosen', () => {
    expect(findOnString.pick?.(findC, 7, place(2, 3), DRILL)).toEqual({
      say: 'Choose a fret on string 5',
    });
  });

  test('when the fret is wrong, then it and the right one are marked, and both are told', () => {
    const { cellAt, last } = answeredCells(findC, 4);
    const nameAt = (fret: number) => cellName(setup.instrument, place(1, fret), cellAt(place(1, fret)));
    expect(nameAt(3)).toBe('C, string 5, fret 3, right');
    expect(nameAt(4)).toBe('C sharp, string 5, fret 4, wrong');
    expect(nameAt(5)).toBe('string 5, fret 5');
    expect(cellAt(place(0, 8))).toEqual({ text: '', spoken: '' });
    expect(findOnString.correctText(findC)).toBe('fret 3');
    expect(findOnString.reviewOf(last)).toEqual(['Fret 4 is C#.']);
    expect(findOnString.spokenVerdict(last)).toBe('Wrong. Fret 4 is C sharp. C is fret 3.');
    expect(findOnString.seenIn(findC, last)).toEqual([place(1, 3), place(1, 4)]);
  });

  test('when it is given up, then it is told', () => {
    const { cellAt, last } = answeredCells(findC);
    expect(cellAt(place(1, 3))).toMatchObject({ mark: 'right' });
    expect(findOnString.reviewOf(last)).toEqual([]);
    expect(findOnString.spokenVerdict(last)).toBe('C is fret 3.');
  });
});

describe('given E on string 6', () => {
  test('when either octave is answered, then it is right, and both are marked', () => {
    for (const fret of [0, 12]) {
      const { cellAt, last } = answeredCells(findE, fret);
      expect(last.verdict).toBe('right');
      expect([0, 12].map(each => cellAt(place(0, each)).mark)).toEqual(['right', 'right']);
      expect(findOnString.spokenVerdict(last)).toBe('Right: E.');
    }
  });

  test('when it is answered wrong, then both are told', () => {
    expect(findOnString.correctText(findE)).toBe('open string or fret 12');
    expect(findOnString.spokenVerdict(answeredCells(findE, 1).last)).toBe(
      'Wrong. Fret 1 is F. E is the open string and fret 12.',
    );
    const findF = { ...findE, note: 5 as const };
    expect(findOnString.spokenVerdict(answeredCells(findF, 0).last)).toBe(
      'Wrong. The open string is E. F is fret 1.',
    );
  });
});
