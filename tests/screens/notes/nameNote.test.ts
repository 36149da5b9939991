import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BARE_CELL } from '../../../src/fretboard/cell';
import { STANDARD_GUITAR } from '../../../src/instrument/instrument';
import { allPositions, pitchClassAt, positionId, samePosition } from '../../../src/instrument/position';
import { reduce, type Session } from '../../../src/quiz/session';
import { QUIZ_LENGTH } from '../../../src/screens/notes/definition';
import { type NameNoteQuestion, nameNote } from '../../../src/screens/notes/nameNote';
import { PITCH_CLASSES, type PitchClass } from '../../../src/theory/note';
import { answeredAs, askedAs, questionsOf } from '../../quiz/asked';
import { anyChance, anySetup } from './anySetup';
import { nameGSharp, place, setup } from './quizzes';

type NameSession = Session<NameNoteQuestion, PitchClass, string>;

const neck = allPositions(STANDARD_GUITAR, 12);
const inFlats: NameNoteQuestion = { ...nameGSharp, setup: { ...setup, accidentals: 'flats' } };

const asking: NameSession = reduce<NameNoteQuestion, PitchClass, string>(
  { status: 'idle' },
  { type: 'start', run: '', length: QUIZ_LENGTH, question: nameGSharp, at: 0 },
);

function cells(session: NameSession) {
  if (session.status !== 'asking' && session.status !== 'feedback') throw new Error('no question is open');
  return nameNote.cellsOf(session, 'letters');
}

test('given any setup, when Name Note is asked through, then it asks for twelve different places in play, each with its own note', () => {
  fc.assert(
    fc.property(anySetup, anyChance, (chosen, chance) => {
      const questions = questionsOf(nameNote, chosen, chance, 0);
      expect(questions).toHaveLength(QUIZ_LENGTH);
      const places = questions.map(({ targetPosition, note }) => {
        expect(chosen.strings).toContain(targetPosition.guitarString);
        expect(targetPosition.fret).toBeLessThanOrEqual(chosen.frets);
        expect(pitchClassAt(STANDARD_GUITAR, targetPosition)).toBe(note);
        return positionId(targetPosition);
      });
      expect(new Set(places).size).toBe(12);
    }),
  );
});

describe('given "name this note" on a G sharp', () => {
  test('when it is practiced, then its item is the place on that tuning, by its open notes', () => {
    expect(nameNote.itemOf({ ...nameGSharp, targetPosition: place(1, 3) })).toBe(
      'place:E2-A2-D3-G3-B3-E4:5:3',
    );
  });

  test('when it is asked, then its place is written and said, and no note', () => {
    expect(nameNote.promptOf(nameGSharp)).toEqual({ before: 'Name the note on string 6, fret 4' });
    expect(nameNote.spokenQuestion(askedAs(nameGSharp, setup))).toBe(
      'Question 1 of 10. Name the note on string 6, fret 4.',
    );
    const open = { ...nameGSharp, targetPosition: place(5, 0) };
    expect(nameNote.spokenQuestion(askedAs(open, setup))).toContain('Name the note on string 1, open.');
  });

  test('when it comes later in the quiz, then the cell that takes the focus asks it; by ear it is said', () => {
    const arrival = (number: number, kind: 'calm' | 'eyes-free') =>
      nameNote.spokenArrival?.(askedAs(nameGSharp, setup, { number, pace: { kind } }));
    expect(arrival(1, 'calm')).toBe('Question 1 of 10. Name the note on string 6, fret 4.');
    expect(arrival(2, 'calm')).toBe('');
    expect(arrival(2, 'eyes-free')).toBe('Question 2 of 10. Name the note on string 6, fret 4.');
    expect(nameNote.targetOf(nameGSharp)).toEqual(place(0, 4));
  });

  test('when any note is answered, then only G sharp is right', () => {
    expect(PITCH_CLASSES.filter(note => nameNote.grade(nameGSharp, note) === 'right')).toEqual([8]);
  });

  test('when answers are listed, then there are twelve, each with its key', () => {
    expect(nameNote.answersTo(nameGSharp).map(({ text, hotkey }) => `${text} ${hotkey}`)).toEqual([
      ...['C c', 'C# shift+c', 'D d', 'D# shift+d', 'E e', 'F f', 'F# shift+f', 'G g'],
      ...['G# shift+g', 'A a', 'A# shift+a', 'B b'],
    ]);
  });

  test('when the quiz is in flats, then so are its answers and their keys, under the same codes', () => {
    const options = nameNote.answersTo(inFlats);
    expect(options[8]).toMatchObject({ code: 'G#', text: 'Ab', words: 'A flat', hotkey: 'shift+a' });
    expect(options.map(({ code }) => code)).toEqual(nameNote.answerCodes);
    expect(nameNote.spokenDraft(inFlats, 8)).toBe('A flat, chosen');
  });

  test('when it was right or wrong, then the verdict says what it is, not word for word as the page', () => {
    const spoken = [
      nameNote.spokenVerdict(answeredAs(nameGSharp, 8, 'right')),
      nameNote.spokenVerdict(answeredAs(nameGSharp, 0, 'wrong')),
    ];
    expect(spoken).toEqual(['Right: G sharp.', 'Wrong. It is G sharp.']);
    expect(spoken.join(' ')).not.toMatch(/Correct!|Incorrect|The correct answer is:/);
  });

  test('when it is heard once it is answered, then its place sounds', () => {
    expect(nameNote.midiOf(nameGSharp)).toBe(44);
  });

  test('when it took long, then it is listed by its note and its place', () => {
    expect(nameNote.textOf(nameGSharp)).toBe('G# on string 6, fret 4');
  });
});

describe('given the neck', () => {
  test('when a name is asked for, then only the target stands out, also once a name is chosen', () => {
    const chosen = reduce<NameNoteQuestion, PitchClass, string>(asking, { type: 'draft', draft: 8 });
    for (const session of [asking, chosen])
      for (const position of neck)
        expect(cells(session)(position)).toEqual(
          samePosition(position, place(0, 4)) ? { text: '', spoken: '', mark: 'target' } : BARE_CELL,
        );
  });

  test.each([
    ['right', 'right'],
    ['wrong', 'missed'],
  ] as const)('when a name was %s, then its place is named and marked %s', (verdict, mark) => {
    const cellAt = cells(
      reduce<NameNoteQuestion, PitchClass, string>(asking, { type: 'submit', answer: 8, verdict, at: 1 }),
    );
    expect(cellAt(place(0, 4))).toEqual({ text: 'G#', spoken: 'G sharp', mark });
    expect(cellAt(place(0, 5))).toBe(BARE_CELL);
  });
});
