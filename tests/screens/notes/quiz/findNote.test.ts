import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringsOf } from '../../../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../../../src/instrument/instruments';
import { allPositions, midiAt, pitchClassAt, positionId } from '../../../../src/instrument/position';
import type { Places } from '../../../../src/neckQuiz/pickedPlaces';
import { resultsOf } from '../../../../src/quiz/results';
import { type FindNoteQuestion, findNote } from '../../../../src/screens/notes/quiz/findNote';
import type { NotesSetup } from '../../../../src/screens/notes/quiz/question';
import { answeredAs, givenUp, questionsOf } from '../../../quiz/asked';
import { anyChance } from '../../../quiz/chances';
import { anySetup, asked, CALM, DRILL, EYES_FREE, findC, openIn, place, sessionOf, setup } from '../quizzes';

/** Every place of the neck that the setup has in play. */
const inPlay = ({ instrument, frets, strings }: NotesSetup) =>
  allPositions(instrument, frets).filter(({ guitarString }) => strings.includes(guitarString));

const anyQuestion = fc.tuple(anySetup, anyChance).map(([chosen, chance]): FindNoteQuestion => {
  const question = findNote.next(chosen, [], chance);
  if (question === undefined) throw new Error('nothing to ask');
  return question;
});

const onStrings = (...strings: readonly number[]): FindNoteQuestion => ({
  ...findC,
  setup: { ...setup, strings },
});

describe('given any setup', () => {
  test('when twelve questions are asked, then each note comes once, with all of its places in play and no other', () => {
    fc.assert(
      fc.property(anySetup, anyChance, (chosen, chance) => {
        expect(findNote.lengthOf(chosen)).toBe(12);
        const questions = questionsOf(findNote, chosen, chance, [], 12);
        expect(new Set(questions.map(({ note }) => note)).size).toBe(12);
        for (const { note, correctPositions } of questions) {
          expect(correctPositions).not.toHaveLength(0);
          expect(correctPositions).toEqual(
            inPlay(chosen).filter(position => pitchClassAt(chosen.instrument, position) === note),
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  test('when more are asked than there are notes, then none comes twice in a row', () => {
    fc.assert(
      fc.property(anySetup, anyChance, (chosen, chance) => {
        const notes = questionsOf(findNote, chosen, chance, [], 30).map(({ note }) => note);
        for (let at = 1; at < notes.length; at += 1) expect(notes[at]).not.toBe(notes[at - 1]);
      }),
      { numRuns: 20 },
    );
  });

  test('when places are chosen, then they are right if all of the note’s are among them and no other is, in any order', () => {
    const anyAnswer = anyQuestion.chain(question => {
      const others = inPlay(question.setup).filter(
        position => pitchClassAt(question.setup.instrument, position) !== question.note,
      );
      return fc.record({
        question: fc.constant(question),
        found: fc.shuffledSubarray([...question.correctPositions]),
        wrong: fc.oneof(fc.constant([]), fc.shuffledSubarray(others, { maxLength: 2 })),
      });
    });
    fc.assert(
      fc.property(anyAnswer, ({ question, found, wrong }) => {
        const isRight = found.length === question.correctPositions.length && wrong.length === 0;
        expect(findNote.grade(question, [...wrong, ...found])).toBe(isRight ? 'right' : 'wrong');
      }),
    );
  });

  test('when the item of a question is read, then it is the note on its tuning, in either spelling', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        const item = findNote.itemOf(question);
        expect(item).toMatch(/^note:[A-G]#?\d(-[A-G]#?\d)*:[A-G]#?(:[\d.]+:0-\d+)?$/);
        const { accidentals } = question.setup;
        const other = accidentals === 'sharps' ? 'flats' : 'sharps';
        const otherSetup = { ...question.setup, accidentals: other } as const;
        expect(findNote.itemOf({ ...question, setup: otherSetup })).toBe(item);
      }),
    );
  });
});

describe('given items', () => {
  test('when two instruments have the same tuning, then their items are the same, whatever their names', () => {
    expect(findNote.itemOf(findC)).toBe('note:E2-A2-D3-G3-B3-E4:C:6.5:0-12');
    const renamed = { ...setup, instrument: { ...STANDARD_GUITAR, id: 'mine', name: 'Mine' } };
    expect(findNote.itemOf({ ...findC, setup: { ...renamed, strings: [0, 1] } })).toBe(
      'note:E2-A2-D3-G3-B3-E4:C:6.5:0-12',
    );
  });

  test('when a string is tuned differently, then the item is different', () => {
    const strings = stringsOf(['D2', 'A2', 'D3', 'G3', 'B3', 'E4'], [5, 4, 3, 2, 1, 1]);
    const dropD = { ...setup, instrument: { ...STANDARD_GUITAR, strings } };
    expect(findNote.itemOf({ ...findC, setup: dropD })).toBe('note:D2-A2-D3-G3-B3-E4:C');
  });
});

describe('given "find every C" on two strings', () => {
  test('when all its places are chosen and no other, in any order, then it is right', () => {
    expect(findNote.grade(findC, [place(1, 3), place(0, 8)])).toBe('right');
  });

  test.each([
    ['none is chosen', []],
    ['one is missing', [place(0, 8)]],
    ['one is too many', [place(0, 8), place(1, 3), place(2, 10)]],
    ['one is another', [place(0, 8), place(1, 4)]],
  ])('when %s, then it is wrong', (_what, places) => {
    expect(findNote.grade(findC, places)).toBe('wrong');
  });

  test('when nothing is selected, or no longer, then that is no answer', () => {
    expect(findNote.answerIn(undefined)).toBeUndefined();
    expect(findNote.answerIn([])).toBeUndefined();
    expect(findNote.answerIn([place(0, 8)])).toEqual([place(0, 8)]);
    expect(findNote.missingAnswer).toBe('Nothing selected yet');
    expect(findNote.answersTo(findC)).toEqual([]);
    expect(findNote.answerCodes).toEqual([]);
  });

  test('when one key answers, then a wrong place ends it, and the last right one completes it', () => {
    const isFinal = (...places: readonly ReturnType<typeof place>[]) => findNote.isFinal?.(findC, places);
    expect(isFinal()).toBe(false);
    expect(isFinal(place(0, 8))).toBe(false);
    expect(isFinal(place(0, 9))).toBe(true);
    expect(isFinal(place(0, 8), place(1, 3))).toBe(true);
    expect(isFinal(place(0, 8), place(1, 4))).toBe(true);
  });

  test('when it is played, then its lowest pitch is heard', () => {
    const { sessionAfter, submit } = sessionOf(findNote, findC);
    expect(findNote.heardIn(openIn(sessionAfter()))).toEqual([]);
    const [lowest, ...others] = findNote.heardIn(openIn(sessionAfter(submit([place(1, 3)]))));
    expect(lowest && midiAt(STANDARD_GUITAR, lowest)).toBe(48);
    expect(others).toEqual([]);
  });

  test('when it appears, then the focus stays where the cursor is', () => {
    expect(findNote.targetOf(findC)).toBeUndefined();
  });
});

describe('given a question that was missed', () => {
  test('when it is named with the results, then by its note and where it was asked, in words', () => {
    const flats: FindNoteQuestion = { ...findC, note: 3, setup: { ...setup, accidentals: 'flats' } };
    expect(findNote.spokenItem(findC)).toBe('C on strings 5, 6');
    expect(findNote.spokenItem(flats)).toBe('E flat');
  });
});

describe('given a place that is acted on', () => {
  const pick = findNote.pick?.bind(findNote);

  test('when the quiz is calm, then it is selected, and when it is acted on again, it is deselected', () => {
    const one = pick?.(findC, undefined, place(0, 8), CALM);
    expect(one).toEqual({ draft: [place(0, 8)], say: 'selected' });
    const two = pick?.(findC, one?.draft, place(1, 4), CALM);
    expect(two).toEqual({ draft: [place(0, 8), place(1, 4)], say: 'selected' });
    const back = pick?.(findC, two?.draft, place(0, 8), CALM);
    expect(back).toEqual({ draft: [place(1, 4)], say: 'not selected' });
    expect(one?.draft).toEqual([place(0, 8)]);
  });

  test.each([
    ['a drill', DRILL],
    ['eyes-free', EYES_FREE],
  ])('when it is %s, then it says how many are found, and a found place stays found', (_what, pace) => {
    expect(pick?.(findC, undefined, place(0, 8), pace)).toEqual({
      draft: [place(0, 8)],
      say: 'Right, 1 of 2',
    });
    expect(pick?.(findC, [place(0, 8)], place(0, 8), pace)).toBeUndefined();
  });

  test('when its string isn’t in the quiz, then it says so, at any pace, and nothing is chosen', () => {
    for (const pace of [CALM, DRILL, EYES_FREE])
      expect(pick?.(findC, [], place(2, 10), pace)).toEqual({ say: "String 4 isn't in this quiz" });
  });
});

describe('given the text of a question', () => {
  test('when it asks on all strings, then it says the whole neck', () => {
    expect(findNote.promptOf(onStrings(0, 1, 2, 3, 4, 5))).toEqual({
      before: 'Find every ',
      subject: { text: 'C', kind: 'note' },
      after: ' on the whole neck',
    });
  });

  test('when it asks on some strings, then it names them as guitarists number them', () => {
    expect(findNote.promptOf(onStrings(0, 5)).after).toBe(' on strings 1, 6');
    expect(findNote.promptOf(onStrings(1)).after).toBe(' on string 5');
  });

  test('when the quiz is in flats, then so is the note, and it is spoken as words, after its number', () => {
    const flats: FindNoteQuestion = { ...findC, note: 8, setup: { ...setup, accidentals: 'flats' } };
    expect(findNote.promptOf(flats).subject?.text).toBe('Ab');
    expect(findNote.spokenQuestion(asked(flats))).toBe(
      'Question 1 of 12. Find every A flat on the whole neck.',
    );
    expect(findNote.spokenQuestion(asked(flats, { number: 40, length: 'endless' }))).toBe(
      'Question 40. Find every A flat on the whole neck.',
    );
  });

  test('when it appears, then it is spoken in full', () => {
    expect(findNote.spokenArrival).toBeUndefined();
  });

  test('when it is listed among others, then it is named by its note and where it was asked', () => {
    expect(findNote.lineOf(findC).text).toBe('every C on strings 5, 6');
  });
});

describe('given an answer', () => {
  const wrong = answeredAs(findC, [place(0, 8), place(1, 4)], 'wrong');

  test('when it is right, then the verdict names the note', () => {
    expect(findNote.spokenVerdict(answeredAs(findC, findC.correctPositions, 'right'))).toBe('Right: C.');
  });

  test('when places are wrong or missing, then the verdict says which, and names the wrong ones', () => {
    expect(findNote.spokenVerdict(wrong)).toBe('Wrong: C sharp, string 5 fret 4. Missed 1: 5th fret 3.');
    expect(findNote.reviewOf(wrong)).toEqual([
      '1 of 2 missed: string 5, fret 3.',
      '1 wrong: string 5, fret 4 is C#.',
    ]);
  });

  test('when its mistakes are asked for, then they are what was missed and what was wrong, in the order of the neck', () => {
    const places = [place(5, 1), place(1, 4), place(0, 8), place(0, 2)];
    expect(findNote.mistakesOf?.(answeredAs(findC, places, 'wrong'))).toEqual([
      ...[place(0, 2), place(1, 3), place(1, 4), place(5, 1)],
    ]);
    expect(findNote.mistakesOf?.(answeredAs(findC, findC.correctPositions, 'right'))).toEqual([]);
  });

  test('when nothing was found, then every place was missed and none was wrong', () => {
    expect(findNote.reviewOf(answeredAs(findC, [], 'wrong'))).toEqual([
      '2 of 2 missed: string 6, fret 8; string 5, fret 3.',
    ]);
  });

  test('when many positions are wrong, then they are counted, since the neck shows which', () => {
    const places = [place(0, 1), place(0, 2), place(0, 3)];
    expect(findNote.reviewOf(answeredAs(findC, [...findC.correctPositions, ...places], 'wrong'))).toEqual([
      'All 2 found.',
      '3 wrong.',
    ]);
  });

  test('when the question is given up, then the places are shown and spoken as missed, but for those already found', () => {
    const untouched = givenUp<FindNoteQuestion, Places>(findC);
    expect(findNote.spokenVerdict(untouched)).toBe('Missed 2: 6th fret 8, 5th 3.');
    expect(findNote.mistakesOf?.(untouched)).toEqual([place(0, 8), place(1, 3)]);
    const begun = givenUp(findC, [place(0, 8)]);
    expect(findNote.spokenVerdict(begun)).toBe('Missed 1: 5th fret 3.');
    expect(findNote.reviewOf(begun)).toEqual(['1 of 2 missed: string 5, fret 3.']);
  });

  test('when it is given up with a wrong place selected, then that is named as well', () => {
    expect(findNote.spokenVerdict(givenUp(findC, [place(0, 8), place(1, 4)]))).toBe(
      'Wrong: C sharp, string 5 fret 4. Missed 1: 5th fret 3.',
    );
  });

  test('when the quiz is over, then its results are spoken, unless their dialog is read', () => {
    const results = resultsOf({ length: 12, answered: [wrong] });
    expect(findNote.spokenResults(results, 'speech')).toBe('The quiz is over: 0 of 1 right, 0 percent.');
    expect(findNote.spokenResults(results, 'dialog')).toBe('');
  });
});

test('given an answer with the places of any question, when it is reviewed, then all are found and none is missed or wrong', () => {
  fc.assert(
    fc.property(anyQuestion, question => {
      const { correctPositions: places } = question;
      expect(new Set(places.map(positionId)).size).toBe(places.length);
      expect(findNote.reviewOf(answeredAs(question, places, 'right'))).toEqual([
        `All ${places.length} found.`,
      ]);
    }),
    { numRuns: 30 },
  );
});

describe('given notes asked on a part of the neck', () => {
  const TUNING = 'E2-A2-D3-G3-B3-E4';
  const nut: NotesSetup = { ...setup, corner: { lowest: 0, highest: 0, notes: 'all' } };
  const itemsIn = (chosen: NotesSetup) => findNote.curriculumOf?.(chosen).stages.flat() ?? [];

  test('when they are asked, then their items say on which strings and frets, and those of a whole neck need not', () => {
    expect(itemsIn(nut)).toContain(`note:${TUNING}:E:6.5.4.3.2.1:0-0`);
    expect(itemsIn({ ...setup, strings: [0, 1] })).toContain(`note:${TUNING}:C:6.5:0-12`);
    for (const frets of STANDARD_GUITAR.fretCounts)
      expect(itemsIn({ ...setup, frets })).toContain(`note:${TUNING}:C`);
  });

  test('when such an item is drilled, then it is asked where it was asked, whatever the setup is', () => {
    const question = findNote.questionOf?.(nut, `note:${TUNING}:C:6.5:0-5`, () => 0);
    expect(question?.correctPositions).toEqual([place(1, 3)]);
    expect(question && findNote.lineOf(question).text).toBe('every C on strings 5, 6, frets 0 to 5');
    expect(question && findNote.spokenQuestion(asked(question))).toMatch(
      'Find every C on strings 5, 6, frets 0 to 5.',
    );
    expect(findNote.questionOf?.(nut, `note:${TUNING}:C`, () => 0)?.correctPositions).toHaveLength(6);
    expect(findNote.questionOf?.(nut, `note:${TUNING}:C:6:0-15`, () => 0)).toBeUndefined();
    expect(findNote.questionOf?.(nut, `note:${TUNING}:C:6:0-5`, () => 0)).toBeUndefined();
  });
});
