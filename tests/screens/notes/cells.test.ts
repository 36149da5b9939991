import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CellAt } from '../../../src/fretboard/cell';
import { BARE_CELL, cellName } from '../../../src/fretboard/cell';
import { CAPO_FRETS, withCapo } from '../../../src/instrument/capo';
import { type Instrument, withNames } from '../../../src/instrument/instrument';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { ownTuning } from '../../../src/instrument/ownTuning';
import { allPositions, pitchClassAt, positionId, samePosition } from '../../../src/instrument/position';
import { isOpen, type Session } from '../../../src/quiz/session';
import { exploredCells } from '../../../src/screens/notes/cells';
import { findNote } from '../../../src/screens/notes/quiz/findNote';
import { nameNote } from '../../../src/screens/notes/quiz/nameNote';
import type { NotesQuestion, NotesQuiz } from '../../../src/screens/notes/quiz/question';
import { NOTE_NAMES, parseName } from '../../../src/theory/names';
import { type NoteSigns, PITCH_CLASSES, pitchClass, pitchClassOf } from '../../../src/theory/note';
import { someTuning } from '../../instrument/tunings';
import { questionsOf } from '../../quiz/asked';
import { anyChance } from '../../quiz/chances';
import { findC, nameGSharp, place, sessionOf, setup } from './quizzes';

const neck = allPositions(STANDARD_GUITAR, 12);
const sharps = { instrument: STANDARD_GUITAR, accidentals: 'sharps', signs: 'letters' } as const;

/** The neck as a quiz shows it. */
function shown<Question extends NotesQuestion, Answer>(
  quiz: NotesQuiz<Question, Answer>,
  session: Session<Question, Answer, unknown>,
  signs: NoteSigns = 'letters',
): CellAt {
  if (!isOpen(session)) throw new Error('no question is open');
  return quiz.cellsOf(session, { display: 'notes', signs });
}

describe('given the explorer', () => {
  test('when nothing is chosen, then every place is named and none stands out', () => {
    const cells = exploredCells(sharps, [], 'on');
    expect(cells(place(1, 4))).toEqual({ text: 'C#', spoken: 'C sharp', accidental: true });
    for (const position of neck) expect(cells(position)).not.toHaveProperty('mark');
  });

  test('when a note is chosen, then all its places are highlighted and no other', () => {
    const cells = exploredCells(sharps, [1], 'on');
    for (const position of neck)
      expect(cells(position).mark).toBe(
        pitchClassAt(STANDARD_GUITAR, position) === 1 ? 'highlighted' : undefined,
      );
  });

  test('when the other notes are hidden, then they are neither displayed nor spoken', () => {
    const cells = exploredCells(sharps, [1], 'off');
    expect(cells(place(1, 4))).toEqual({ text: 'C#', spoken: 'C sharp', mark: 'highlighted' });
    expect(cells(place(1, 3))).toBe(BARE_CELL);
  });

  test('when a guitar is tuned down half a step, then its strings are named as its tuning is, whatever is chosen', () => {
    const tunedDown = INSTRUMENTS['guitar-half-step-down'];
    for (const accidentals of ['sharps', 'flats'] as const) {
      const cells = exploredCells({ instrument: tunedDown, accidentals, signs: 'letters' }, [], 'on');
      const open = [0, 1, 2, 3, 4, 5].map(guitarString => cells(place(guitarString, 0)).text);
      expect(open.join(' ')).toBe('Eb Ab Db Gb Bb Eb');
      expect(cells(place(0, 12)).text).toBe(accidentals === 'sharps' ? 'D#' : 'Eb');
    }
  });

  test('when flats are chosen and displayed as symbols, then they are still spoken as words', () => {
    const cells = exploredCells({ ...sharps, accidentals: 'flats', signs: 'symbols' }, [], 'on');
    expect(cells(place(1, 4))).toEqual({ text: 'D♭', spoken: 'D flat', accidental: true });
  });
});

describe('given an unanswered question', () => {
  const pitches = /\b[A-G]\b|sharp|flat|[♯♭#]/;
  const anyPlaces = fc.uniqueArray(fc.constantFrom(...neck), { selector: positionId });

  function expectNoPitch(cells: CellAt): void {
    for (const position of neck) {
      const view = cells(position);
      expect([view.text, view.spoken]).toEqual(['', '']);
      expect(cellName(STANDARD_GUITAR, position, view)).not.toMatch(pitches);
    }
  }

  test('when it is Find Note, then no place reveals its pitch, whatever is chosen', () => {
    fc.assert(
      fc.property(anyChance, anyPlaces, (chance, places) => {
        for (const question of questionsOf(findNote, setup, chance, [], 1)) {
          const { sessionAfter, draft } = sessionOf(findNote, question);
          expectNoPitch(shown(findNote, sessionAfter(draft(places))));
        }
      }),
      { numRuns: 15 },
    );
  });

  test('when it is Name Note, then no place reveals its pitch, whatever is chosen', () => {
    fc.assert(
      fc.property(anyChance, fc.constantFrom(...PITCH_CLASSES), (chance, note) => {
        for (const question of questionsOf(nameNote, setup, chance, note, 1)) {
          const { sessionAfter, draft } = sessionOf(nameNote, question);
          expectNoPitch(shown(nameNote, sessionAfter(draft(note))));
        }
      }),
      { numRuns: 15 },
    );
  });

  test('when places are chosen, then right and wrong ones look the same', () => {
    const { sessionAfter, draft } = sessionOf(findNote, findC);
    const cells = shown(findNote, sessionAfter(draft([place(0, 8), place(0, 9)])));
    expect(cells(place(0, 8))).toEqual({ text: '', spoken: '', mark: 'selected' });
    expect(cells(place(0, 9))).toEqual({ text: '', spoken: '', mark: 'selected' });
    expect(cells(place(1, 3))).toBe(BARE_CELL);
  });

  test('when it is Name Note, then only the target stands out, even once a name is chosen', () => {
    const { sessionAfter, draft } = sessionOf(nameNote, nameGSharp);
    const cells = shown(nameNote, sessionAfter(draft(8)));
    for (const position of neck)
      expect(cells(position)).toEqual(
        samePosition(position, place(0, 4)) ? { text: '', spoken: '', mark: 'target' } : BARE_CELL,
      );
  });
});

describe('given an answered question', () => {
  test('when places were found, missed and wrong, then only those are named and marked, each as what it is', () => {
    const { sessionAfter, submit } = sessionOf(findNote, findC);
    const cells = shown(findNote, sessionAfter(submit([place(0, 8), place(1, 4)])));
    expect(cells(place(0, 8))).toEqual({ text: 'C', spoken: 'C', mark: 'right' });
    expect(cells(place(1, 3))).toEqual({ text: 'C', spoken: 'C', mark: 'missed' });
    expect(cells(place(1, 4))).toEqual({ text: 'C#', spoken: 'C sharp', mark: 'wrong' });

    const nothing = shown(findNote, sessionAfter(submit([])));
    expect(neck.filter(position => nothing(position).mark)).toEqual(findC.correctPositions);
  });

  test.each([
    [8, BARE_CELL],
    [9, { text: 'A', spoken: 'A', mark: 'wrong' }],
  ] as const)(
    'when pitch class %i was answered, then the place is marked right, and a wrong answer where it is nearest',
    (note, mistake) => {
      const { sessionAfter, submit } = sessionOf(nameNote, nameGSharp);
      const cells = shown(nameNote, sessionAfter(submit(note)));
      expect(cells(place(0, 4))).toEqual({ text: 'G#', spoken: 'G sharp', mark: 'right' });
      expect(cells(place(0, 5))).toEqual(mistake);
    },
  );

  test('when it is displayed with symbols and in flats, then it is still spoken as words', () => {
    const { sessionAfter, submit } = sessionOf(nameNote, {
      ...nameGSharp,
      setup: { ...setup, accidentals: 'flats' },
    });
    const cells = shown(nameNote, sessionAfter(submit(8)), 'symbols');
    expect(cells(place(0, 4))).toEqual({ text: 'A♭', spoken: 'A flat', mark: 'right' });
  });
});

describe('given any instrument or tuning with a capo anywhere, and note names of any kind', () => {
  const someInstrument: fc.Arbitrary<Instrument> = fc.oneof(
    fc.constantFrom(...Object.values<Instrument>(INSTRUMENTS)),
    someTuning.map(ownTuning),
  );

  test('when its cells are read as they are drawn and as they are spoken, then each is the note that sounds there', () => {
    fc.assert(
      fc.property(
        someInstrument,
        fc.constantFrom(...CAPO_FRETS),
        fc.constantFrom(...NOTE_NAMES),
        fc.constantFrom('sharps', 'flats'),
        (instrument, capo, names, accidentals) => {
          const held = withNames(withCapo(instrument, capo), names);
          const cellAt = exploredCells({ instrument: held, accidentals, signs: 'letters' }, [], 'on');
          const heard = (text: string) => {
            const name = parseName(text, names);
            return name && pitchClassOf(name);
          };
          for (const position of allPositions(held, 12)) {
            const { text = '', spoken = '' } = cellAt(position);
            const { open = Number.NaN, from = 0 } = instrument.strings[position.guitarString] ?? {};
            const sounds = pitchClass(open + capo + Math.max(0, position.fret - from));
            expect([heard(text), heard(spoken)]).toEqual([sounds, sounds]);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
