import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withCapo } from '../../../../src/instrument/capo';
import { STANDARD_GUITAR } from '../../../../src/instrument/instruments';
import { allPositions, pitchClassAt, positionId } from '../../../../src/instrument/position';
import { resultsOf } from '../../../../src/quiz/results';
import { type NameNoteQuestion, nameNote } from '../../../../src/screens/notes/quiz/nameNote';
import { chromaticName, PITCH_CLASSES } from '../../../../src/theory/note';
import { REENTRANT_UKULELE } from '../../../instrument/instruments';
import { answeredAs, givenUp, questionsOf } from '../../../quiz/asked';
import { anyChance } from '../../../quiz/chances';
import {
  anySetup,
  asked,
  CALM,
  DRILL,
  EYES_FREE,
  nameGSharp,
  nameOpenE,
  openIn,
  place,
  sessionOf,
  setup,
} from '../quizzes';

const anyQuestion = fc.tuple(anySetup, anyChance).map(([chosen, chance]): NameNoteQuestion => {
  const question = nameNote.next(chosen, [], chance);
  if (question === undefined) throw new Error('nothing to ask');
  return question;
});

describe('given any setup', () => {
  test('when twelve questions are asked, then they are twelve places in play, each with its own note', () => {
    fc.assert(
      fc.property(anySetup, anyChance, (chosen, chance) => {
        expect(nameNote.lengthOf(chosen)).toBe(12);
        const questions = questionsOf(nameNote, chosen, chance, 0, 12);
        for (const { targetPosition, note } of questions) {
          expect(chosen.strings).toContain(targetPosition.guitarString);
          expect(targetPosition.fret).toBeLessThanOrEqual(chosen.frets);
          expect(pitchClassAt(chosen.instrument, targetPosition)).toBe(note);
        }
        expect(new Set(questions.map(({ targetPosition }) => positionId(targetPosition))).size).toBe(12);
      }),
      { numRuns: 30 },
    );
  });

  test('when one more question is asked than there are places, then each place came once before any came twice', () => {
    fc.assert(
      fc.property(anyChance, fc.constantFrom(0, 3), (chance, guitarString) => {
        const oneString = { ...setup, strings: [guitarString] };
        const places = questionsOf(nameNote, oneString, chance, 0, 14).map(({ targetPosition }) =>
          positionId(targetPosition),
        );
        expect(new Set(places.slice(0, 13)).size).toBe(13);
        expect(places[13]).not.toBe(places[12]);
      }),
      { numRuns: 20 },
    );
  });

  test('when a question is answered, then just one of its answers is right', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        const right = nameNote
          .answersTo(question)
          .filter(({ answer }) => nameNote.grade(question, answer) === 'right');
        expect(right).toHaveLength(1);
        expect(right[0]?.text).toBe(chromaticName(question.note, question.setup.accidentals));
      }),
    );
  });

  test('when its answers are compared, then no two have the same code, note, text, spoken text or hotkey', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        const options = nameNote.answersTo(question);
        expect(options.map(({ code }) => code)).toEqual(nameNote.answerCodes);
        expect(options.map(({ answer }) => answer)).toEqual(PITCH_CLASSES);
        for (const of of ['text', 'spoken', 'hotkey'] as const)
          expect(new Set(options.map(option => option[of])).size).toBe(12);
      }),
      { numRuns: 20 },
    );
  });

  test('when the item of a question is read, then it is the place on the tuning, whatever else is set', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        const item = nameNote.itemOf(question);
        expect(item).toMatch(/^place:[A-G]#?\d(-[A-G]#?\d)*:\d:\d{1,2}$/);
        const renamed = { ...question.setup.instrument, id: 'mine', name: 'Mine' };
        const otherSetup = { ...question.setup, instrument: renamed, accidentals: 'flats' } as const;
        expect(nameNote.itemOf({ ...question, setup: otherSetup })).toBe(item);
      }),
    );
  });

  test('when all places of a neck are asked, then no two have the same item', () => {
    const items = allPositions(REENTRANT_UKULELE, 12).map(targetPosition =>
      nameNote.itemOf({ setup: { ...setup, instrument: REENTRANT_UKULELE }, note: 0, targetPosition }),
    );
    expect(new Set(items).size).toBe(items.length);
  });
});

test('given a place, when its item is read, then the string is identified by its number', () => {
  expect(nameNote.itemOf({ setup, note: 0, targetPosition: place(1, 3) })).toBe(
    'place:E2-A2-D3-G3-B3-E4:5:3',
  );
});

describe('given "name this note" on a G sharp', () => {
  test('when any note is answered, then only G sharp is right', () => {
    expect(PITCH_CLASSES.filter(note => nameNote.grade(nameGSharp, note) === 'right')).toEqual([8]);
  });

  test('when nothing is chosen, then that isn’t an answer, and it says what to do first', () => {
    expect(nameNote.answerIn(undefined)).toBeUndefined();
    expect(nameNote.answerIn(0)).toBe(0);
    expect(nameNote.missingAnswer).toBe('Choose a note first');
  });

  test('when it appears, then the focus goes to its place', () => {
    expect(nameNote.targetOf(nameGSharp)).toEqual(place(0, 4));
  });

  test('when it is played, then the pitch of its place is heard', () => {
    const { sessionAfter, submit } = sessionOf(nameNote, nameGSharp);
    expect(nameNote.heardIn(openIn(sessionAfter()))).toEqual([]);
    expect(nameNote.heardIn(openIn(sessionAfter(submit(8))))).toEqual([place(0, 4)]);
  });

  test('when places are picked, then that isn’t supported', () => {
    expect(nameNote.pick).toBeUndefined();
    expect(nameNote.isFinal).toBeUndefined();
  });

  test('when the quiz is in flats, then so are the answers and their keys, and either name finds them', () => {
    const flats: NameNoteQuestion = { ...nameGSharp, setup: { ...setup, accidentals: 'flats' } };
    const option = nameNote.answersTo(flats).find(({ answer }) => answer === 8);
    expect(option).toMatchObject({ code: 'G#', text: 'Ab', spoken: 'A flat', hotkey: 'shift+a' });
    expect(option?.keywords).toEqual(['G#', 'Ab']);
  });
});

describe('given the text of a question', () => {
  test('when it is displayed, then it names the place and no note', () => {
    expect(nameNote.promptOf(nameGSharp)).toEqual({ before: 'Name the note on string 6, fret 4' });
  });

  test('when it is spoken, then its number comes first, and its answer isn’t revealed', () => {
    expect(nameNote.spokenQuestion(asked(nameGSharp, { number: 2 }))).toBe(
      'Question 2 of 12. Name the note on string 6, fret 4.',
    );
    const held = { ...nameGSharp, setup: { ...nameGSharp.setup, instrument: withCapo(STANDARD_GUITAR, 3) } };
    expect(nameNote.spokenQuestion({ ...asked(held), setup: held.setup })).toBe(
      'Question 1 of 12. Name the note on string 6, fret 4 (capo 3).',
    );
    expect(nameNote.spokenQuestion({ ...asked(held, { number: 2 }), setup: held.setup })).toBe(
      'Question 2 of 12. Name the note on string 6, fret 4.',
    );
    expect(nameNote.spokenQuestion(asked({ ...nameGSharp, targetPosition: place(5, 0) }))).toBe(
      'Question 1 of 12. Name the note on string 1, open.',
    );
  });

  test('when it appears, then the focused cell says its place, the first is spoken without it, and only an eyes-free quiz speaks it in full', () => {
    const arrivalOf = (changes: Parameters<typeof asked<NameNoteQuestion>>[1]) =>
      nameNote.spokenArrival?.(asked(nameOpenE, changes));
    const whole = (number: number) => `Question ${number} of 12. Name the note on string 6, open.`;
    for (const pace of [CALM, DRILL]) {
      expect(arrivalOf({ pace })).toBe('Question 1 of 12. Name this note.');
      expect(arrivalOf({ pace, number: 2 })).toBe('');
    }
    expect(arrivalOf({ pace: EYES_FREE })).toBe(whole(1));
    expect(arrivalOf({ pace: EYES_FREE, number: 2 })).toBe(whole(2));
  });

  test('when a note is chosen, then it is spoken as the quiz spells it', () => {
    expect(nameNote.spokenDraft(nameGSharp, 1)).toBe('C sharp, chosen');
  });

  test('when it is listed among others, then it is named by its note and its place', () => {
    expect(nameNote.lineOf(nameOpenE).text).toBe('E on string 6, open');
  });
});

describe('given an answer', () => {
  test('when it is right or wrong, then the spoken verdict names the right note', () => {
    expect(nameNote.spokenVerdict(answeredAs(nameGSharp, 8, 'right'))).toBe('Right: G sharp.');
    expect(nameNote.spokenVerdict(answeredAs(nameGSharp, 0, 'wrong'))).toBe('Wrong. It is G sharp.');
  });

  test('when the question is given up, then its note is shown and spoken, without a word of blame', () => {
    expect(nameNote.spokenVerdict(givenUp(nameGSharp))).toBe('It is G sharp.');
  });

  test('when the verdict is spoken, then it isn’t word for word what the page shows', () => {
    for (const verdict of ['right', 'wrong'] as const)
      for (const shown of ['Correct!', 'Incorrect', 'The correct answer is:'])
        expect(nameNote.spokenVerdict(answeredAs(nameGSharp, 0, verdict))).not.toContain(shown);
  });

  test('when it was missed, then the results name the note with its place', () => {
    expect(nameNote.spokenItem(nameGSharp)).toBe('G sharp on string 6 fret 4');
    expect(nameNote.spokenItem(nameOpenE)).toBe('E on string 6 open');
  });

  test.each([
    [7, 'G is at fret 3, 1 fret lower.'],
    [4, 'E is the open string.'],
    [0, 'C is at fret 8, 4 frets higher.'],
  ] as const)(
    'when pitch class %i was answered instead, then the page says where that is',
    (answer, text) => {
      expect(nameNote.reviewOf(answeredAs(nameGSharp, answer, 'wrong'))).toEqual([text]);
    },
  );

  test('when the answer was right, then there is nothing to add', () => {
    expect(nameNote.reviewOf(answeredAs(nameGSharp, 8, 'right'))).toEqual([]);
  });

  test('when the quiz is over, then its results are spoken, unless their dialog is read', () => {
    const results = resultsOf({ length: 12, answered: [answeredAs(nameGSharp, 8, 'right')] });
    expect(nameNote.spokenResults(results, 'speech')).toBe('The quiz is over: 1 of 1 right, 100 percent.');
    expect(nameNote.spokenResults(results, 'dialog')).toBe('');
  });
});
