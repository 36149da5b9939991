import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { midiAt, pitchClassAt, positionId } from '../../../src/instrument/position';
import { stringsOfSet } from '../../../src/instrument/shape';
import { type Open, STOPPED } from '../../../src/quiz/session';
import { completeShape } from '../../../src/screens/triads/quiz/completeShape';
import { nameInversion, nameQuality } from '../../../src/screens/triads/quiz/nameShape';
import type { AnyTriadsQuiz, TriadsQuestion } from '../../../src/screens/triads/quiz/question';
import { TRIADS_QUIZZES } from '../../../src/screens/triads/quiz/quizzes';
import { pitchClassOf } from '../../../src/theory/note';
import { askedAs, questionsOf } from '../../quiz/asked';
import { anyChance, seeded } from '../../quiz/chances';
import { anySetup, setup } from './quizzes';

/** Those that are seen on the neck; what is heard has tests of its own. */
const QUIZZES = Object.values(TRIADS_QUIZZES).filter(({ heard }) => heard === undefined);
const STYLE = { display: 'intervals', signs: 'letters' } as const;

/** A question as it waits for its answer. */
const asking = <Question>(question: Question): Open<Question, never, unknown> => ({
  ...{ status: 'asking', run: undefined, length: 12, answered: [], question, draft: undefined },
  ...{ clock: STOPPED, onPage: STOPPED, spent: 0, wasPlayed: false },
});

const questionOf = (quiz: AnyTriadsQuiz, from: Parameters<AnyTriadsQuiz['next']>[0], seed: number) => {
  const question = quiz.next(from, [], seeded(seed));
  if (question === undefined) throw new Error('nothing to ask');
  return question;
};

/** A property of every question that any triads quiz may ask. */
const ofEveryQuestion = (holds: (quiz: AnyTriadsQuiz, question: TriadsQuestion) => void) =>
  fc.assert(
    fc.property(fc.constantFrom(...QUIZZES), anySetup, fc.nat(), (quiz, from, seed) =>
      holds(quiz, questionOf(quiz, from, seed)),
    ),
    { numRuns: 20 },
  );

describe('given any question of a triads quiz', () => {
  test('when it is asked, then what it asks is ticked and lies on its strings and frets', () => {
    ofEveryQuestion((_, { setup, triad, form, shape }) => {
      expect(setup.qualities).toContain(form.quality);
      expect(setup.sets).toContain(form.set);
      expect(setup.roots).toContain(pitchClassOf(triad.root));
      expect(shape.inversion).toBe(form.inversion);
      const strings = stringsOfSet(setup.instrument, form.set);
      for (const { position, note } of shape.notes) {
        expect(strings).toContain(position.guitarString);
        expect(position.fret).toBeGreaterThanOrEqual(0);
        expect(position.fret).toBeLessThanOrEqual(setup.frets);
        expect(pitchClassAt(setup.instrument, position)).toBe(pitchClassOf(note));
      }
    });
  });

  test('when its answers are graded, then just one is right, and no two share a code, a text or a key', () => {
    ofEveryQuestion((quiz, question) => {
      const options = quiz.answersTo(question);
      expect(options.filter(({ answer }) => quiz.grade(question, answer) === 'right')).toHaveLength(1);
      for (const of of ['code', 'text', 'hotkey'] as const)
        expect(new Set(options.map(option => option[of])).size).toBe(options.length);
      for (const { code } of options) expect(quiz.answerCodes).toContain(code);
    });
  });

  test('when its item is read, then it names tuning, strings, quality and inversion, whatever else is set', () => {
    ofEveryQuestion((quiz, question) => {
      const item = quiz.itemOf(question);
      expect(item).toMatch(/^shape:[A-G]#?\d(-[A-G]#?\d)*:\d-\d-\d:[a-z]+:(root|first|second)$/);
      const otherwise = { ...question.setup, frets: 24, accidentals: 'flats', roots: [0] } as const;
      expect(quiz.itemOf({ ...question, setup: otherwise })).toBe(item);
    });
  });

  test('when it waits for its answer, then no cell tells a note or a degree', () => {
    ofEveryQuestion((quiz, question) => {
      // A shape to be played is shown; what is asked is to play it.
      if (quiz.isContinuous) return;
      const cellAt = quiz.cellsOf(asking(question), STYLE);
      for (const { position } of question.shape.notes) {
        const { spoken, interval, text } = cellAt(position);
        expect([spoken, interval]).toEqual(['', undefined]);
        expect(['', '●']).toContain(text);
      }
    });
  });
});

describe('given a question that asks what a shape is', () => {
  test('when it is said and shown, then neither its quality nor its inversion is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<AnyTriadsQuiz>(nameQuality, nameInversion),
        anySetup,
        fc.nat(),
        (quiz, from, seed) => {
          const question = questionOf(quiz, from, seed);
          const { before, subject, after = '' } = quiz.promptOf(question);
          const texts = [
            `${before}${subject?.text}${subject?.spoken}${after}`,
            quiz.spokenQuestion(askedAs(question, from)),
            quiz.spokenArrival?.(askedAs(question, from, { number: 2 })) ?? '',
          ];
          const right = quiz
            .answersTo(question)
            .find(({ answer }) => quiz.grade(question, answer) === 'right');
          for (const text of texts) expect(text).not.toContain(right?.text);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('when it is an augmented triad, then only the question about its inversion says its name', () => {
    const onlyC = { ...setup, roots: [0], qualities: ['augmented'] } as const;
    const question = questionOf(nameInversion, onlyC, 1);
    expect(nameInversion.promptOf(question).subject?.text).toMatch(/^C augmented on strings \d-\d-\d$/);
    expect(nameQuality.promptOf(question).subject?.text).toMatch(/^strings \d-\d-\d, frets [\d-]+$/);
  });

  test('when a shape is major, minor or diminished, then no other inversion has its frets', () => {
    const forms = questionsOf<typeof setup, TriadsQuestion, unknown>(nameInversion, setup, seeded(7), 0, 48)
      .filter(({ form }) => form.quality !== 'augmented')
      .map(({ form, shape: { notes, lowFret } }) => ({
        form,
        frets: `${form.set} ${notes.map(({ position }) => position.fret - lowFret).join('-')}`,
      }));
    expect(new Set(forms.map(({ frets }) => frets)).size).toBe(forms.length);
  });
});

describe('given any setup of a triads quiz', () => {
  test('when as many questions are asked as there are shapes, then each is asked once', () => {
    const items = questionsOf<typeof setup, TriadsQuestion, unknown>(
      nameQuality,
      setup,
      seeded(3),
      0,
      48,
    ).map(question => nameQuality.itemOf(question));
    expect(new Set(items).size).toBe(48);
  });

  test('when only one shape is ticked, then it is never asked twice running at the same place', () => {
    const one = { ...setup, qualities: ['major'], sets: ['1-2-3'], roots: [0, 2] } as const;
    fc.assert(
      fc.property(anyChance, chance => {
        const places = questionsOf<typeof setup, TriadsQuestion, unknown>(nameQuality, one, chance, 0, 8).map(
          ({ shape }) => shape.notes.map(({ position }) => positionId(position)).join(),
        );
        for (const [index, place] of places.slice(1).entries()) expect(place).not.toBe(places[index]);
      }),
      { numRuns: 20 },
    );
  });
});

describe('given Complete the Shape', () => {
  test('when it is asked, then two notes are given, and every fret of the third string has its key', () => {
    const question = completeShape.next(setup, [], seeded(5));
    if (question === undefined) throw new Error('nothing to ask');
    const cellAt = completeShape.cellsOf(asking(question), STYLE);
    const { missing, shape } = question;
    const marks = shape.notes.map(({ position }) => cellAt(position).mark);
    expect(marks.filter(mark => mark === 'highlighted')).toHaveLength(2);
    for (const fret of [0, 5, 12]) expect(cellAt({ ...missing.position, fret }).hasKey).toBe(true);
    expect(completeShape.heardIn(asking(question))).toHaveLength(2);
  });

  test('when it is completed rightly, then the three notes lie within an octave', () => {
    fc.assert(
      fc.property(anySetup, fc.nat(), (from, seed) => {
        const question = completeShape.next(from, [], seeded(seed));
        const midis = question?.shape.notes.map(({ position }) => midiAt(from.instrument, position)) ?? [];
        expect(Math.max(...midis) - Math.min(...midis)).toBeLessThan(12);
      }),
      { numRuns: 15 },
    );
  });

  test('when a place on another string is picked, then it says which string is meant', () => {
    const question = completeShape.next({ ...setup, sets: ['1-2-3'] }, [], seeded(5));
    if (question === undefined) throw new Error('nothing to ask');
    const picked = completeShape.pick?.(question, undefined, { guitarString: 0, fret: 3 }, { kind: 'calm' });
    expect(picked).toEqual({ say: expect.stringMatching(/^The question is about string [123]$/) });
  });
});
