import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellName } from '../../../../src/fretboard/cell';
import { allPositions, midiAt } from '../../../../src/instrument/position';
import { pitchesAsked, type ReadQuestion, rightPlaces } from '../../../../src/screens/notes/quiz/reading';
import { staffLabel } from '../../../../src/screens/notes/quiz/readingText';
import { readName } from '../../../../src/screens/notes/quiz/readName';
import { readNote } from '../../../../src/screens/notes/quiz/readNote';
import type { NoteNames } from '../../../../src/theory/names';
import { SIGNATURES } from '../../../../src/theory/staff';
import { BASS } from '../../../instrument/instruments';
import { anyChance } from '../../../quiz/chances';
import { anySetup, asked, DRILL, place, sessionOf, setup } from '../quizzes';

const STYLE = { display: 'notes', signs: 'letters' } as const;

/** The open string 3. */
const readG: ReadQuestion = { setup: { ...setup, signature: 0 }, note: 7, midi: 55 };
const readFSharp: ReadQuestion = { setup: { ...setup, signature: 1 }, note: 6, midi: 54 };
const onString4: ReadQuestion = { ...readG, setup: { ...readG.setup, onString: true }, guitarString: 2 };

const anyReading = fc
  .tuple(anySetup, fc.constantFrom(...SIGNATURES), fc.boolean())
  .map(([of, signature, isOnString]) => ({
    ...of,
    signature,
    ...(isOnString && { onString: true as const }),
  }));

describe('given any setup of Read the Note', { tags: 'full' }, () => {
  test('when a note is asked, then it is right wherever it sounds on the strings asked, and nowhere else', () => {
    fc.assert(
      fc.property(anyReading, anyChance, (of, chance) => {
        const question = readNote.next(of, [], chance);
        if (question === undefined) throw new Error('nothing is asked');
        const right = allPositions(of.instrument, of.frets)
          .filter(each => of.strings.includes(each.guitarString))
          .filter(each => midiAt(of.instrument, each) === question.midi)
          .filter(each => [undefined, each.guitarString].includes(question.guitarString));
        expect(right.length).toBeGreaterThan(0);
        expect(rightPlaces(question)).toEqual(right);
        for (const each of allPositions(of.instrument, of.frets)) {
          const found = { midi: midiAt(of.instrument, each), place: each };
          expect(readNote.grade(question, found) === 'right').toBe(
            right.some(({ guitarString, fret }) => guitarString === each.guitarString && fret === each.fret),
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  test('when it is asked, then neither its words nor its neck name the note', () => {
    fc.assert(
      fc.property(anyReading, anyChance, (of, chance) => {
        const question = readNote.next(of, [], chance);
        if (question === undefined) throw new Error('nothing is asked');
        const texts = [readNote, readName].flatMap(quiz => [
          quiz.spokenQuestion(asked(question)),
          quiz.promptOf(question).before,
        ]);
        for (const text of [...texts, staffLabel(question, false)])
          expect(text).not.toMatch(/\b[A-G]( sharp| flat)?\b(?! clef)/);
      }),
      { numRuns: 30 },
    );
  });
});

describe('given G on the second line', () => {
  test('when it is asked first, then the staff is told with it, and later only when it is repeated', () => {
    const line = 'Find the note on the second line from below.';
    const staff = 'Treble clef, no sharps or flats.';
    const first = asked(readG);
    expect(readNote.spokenArrival?.(first)).toBe(`Question 1 of 12. ${staff} ${line}`);
    const third = asked(readG, { number: 3 });
    expect(readNote.spokenArrival?.(third)).toBe(`Question 3 of 12. ${line}`);
    expect(readNote.spokenQuestion(third)).toBe(`Question 3 of 12. ${staff} ${line}`);
  });

  test('when a wrong place is chosen, then both are told, in their octaves where only that is wrong', () => {
    const { sessionAfter, submit } = sessionOf(readNote, readG);
    const said = (guitarString: number, fret: number) => {
      const chosen = place(guitarString, fret);
      const session = sessionAfter(submit({ midi: midiAt(setup.instrument, chosen), place: chosen }));
      if (session.status !== 'feedback') throw new Error('not answered');
      return [readNote.spokenVerdict(session.last), ...readNote.reviewOf(session.last)];
    };
    const where = 'string 5 fret 10, string 4 fret 5, or string 3 open';
    expect(said(1, 3)[0]).toBe(`Wrong. String 5 fret 3 is C. G is ${where}.`);
    expect(said(1, 3)[1]).toBe('String 5, fret 3 is C.');
    expect(said(0, 3)[0]).toBe(`Wrong. String 6 fret 3 is G 2. G 3 is ${where}.`);
    expect(said(3, 0)[0]).toBe('Right: G.');
  });

  test('when it is asked on string 4, then another string answers nothing', () => {
    expect(readNote.pick?.(onString4, undefined, place(3, 0), DRILL)).toEqual({
      say: 'Choose a fret on string 4',
    });
    expect(readNote.grade(onString4, { midi: 55, place: place(3, 0) })).toBe('wrong');
    expect(readNote.grade(onString4, { midi: 55, place: place(2, 5) })).toBe('right');
    expect(readNote.spokenQuestion(asked(onString4))).toContain(
      'On string 4, find the note on the second line',
    );
  });

  test('when it is asked on string 4, then each fret of that has its key of the number row, and else two digits pick a place', () => {
    const keys = readNote.answersTo(onString4);
    expect(keys.map(({ hotkey }) => hotkey).slice(0, 3)).toEqual(['row0', 'row1', 'row2']);
    expect(keys.map(({ answer }) => readNote.grade(onString4, answer)).indexOf('right')).toBe(5);
    expect(keys).toHaveLength(1 + setup.frets);
    expect(readNote.takesPairs?.(onString4)).toBe(false);
    expect(readNote.answersTo(readG)).toEqual([]);
    expect(readNote.takesPairs?.(readG)).toBe(true);
  });

  test('when it is played, then that very pitch is right', () => {
    expect(readNote.played?.expected(readG)).toEqual([55]);
    expect(readNote.grade(readG, { midi: 55 })).toBe('right');
    expect(readNote.grade(readG, { midi: 43 })).toBe('wrong');
  });
});

describe('given a key signature', () => {
  test('when its F sharp is read, then it has no sign, and the verdict names it as the key does', () => {
    expect(readName.spokenQuestion(asked(readFSharp))).toContain(
      'Treble clef, 1 sharp. Name the note in the first space from below.',
    );
    expect(readName.correctText(readFSharp)).toBe('F#');
    expect(readName.grade(readFSharp, 6)).toBe('right');
    const flats = { ...readFSharp, setup: { ...readFSharp.setup, accidentals: 'flats' as const } };
    expect(readName.correctText(flats)).toBe('F#');
  });

  test('when only its notes are asked, then F sharp is one of them and F is none', () => {
    const corner = { lowest: 0, highest: 4, notes: 'naturals' } as const;
    const pitches = pitchesAsked({ ...setup, corner, signature: 1 });
    expect(pitches).toContain(54);
    expect(pitches).not.toContain(53);
  });

  test('when C flat is played, then what was heard is spelled as the key does', () => {
    const question = { setup: { ...setup, signature: -6 as const }, note: 11, midi: 59 } as const;
    const heard = { midi: 59, cents: 0, source: 'midi' } as const;
    expect(readNote.played?.heardText(question, heard)).toBe('Heard Cb4');
    expect(readNote.played?.spokenHeard(question, heard)).toBe('C flat');
  });

  test('when an answer is shown, then the cells have the names of the key', () => {
    const { sessionAfter, submit } = sessionOf(readName, {
      ...{ setup: { ...setup, signature: -6 }, note: 11, midi: 59 },
    });
    const session = sessionAfter(submit(0));
    if (session.status !== 'feedback') throw new Error('not answered');
    const cellAt = readName.cellsOf(session, STYLE);
    expect(cellAt(place(4, 0))).toMatchObject({ text: 'Cb', mark: 'right' });
    expect(cellName(setup.instrument, place(4, 0), cellAt(place(4, 0)))).toContain('C flat');
  });
});

describe('given other note names', () => {
  const readB: ReadQuestion = { setup: { ...setup, signature: 0 }, note: 11, midi: 59 };
  const inNames = (names: NoteNames): ReadQuestion => ({
    ...readB,
    setup: { ...readB.setup, instrument: { ...setup.instrument, names } },
  });

  test.each([
    ['german', 'H', 'H 3', 'H'],
    ['german, helmholtz', 'H', 'small H', 'H'],
    ['fixed-do', 'si', 'si 3', 'si'],
  ] as const)('when they are %s, then B is named %s in every verdict', (names, drawn, octave, spoken) => {
    const question = inNames(names);
    expect(readName.correctText(question)).toBe(drawn);
    expect(staffLabel(question, true)).toContain(`: ${spoken}, third line from below`);
    expect(readName.answersTo(question)[11]).toMatchObject({ text: drawn });
    const { sessionAfter, submit } = sessionOf(readNote, question);
    const octaveBelow = place(1, 2);
    const session = sessionAfter(submit({ midi: 47, place: octaveBelow }));
    if (session.status !== 'feedback') throw new Error('not answered');
    expect(readNote.spokenVerdict(session.last)).toContain(`${octave} is string 4 fret 9`);
    expect(readNote.cellsOf(session, STYLE)(octaveBelow)).toMatchObject({ text: drawn, spoken });
  });
});

describe('given a bass', () => {
  test('when a note is asked, then it is told in bass clef', () => {
    const strings = [0, 1, 2, 3];
    const question = {
      setup: { ...setup, instrument: BASS, strings, signature: 0 as const },
      note: 7,
      midi: 31,
    } as const;
    expect(readNote.spokenQuestion(asked(question))).toContain(
      'Bass clef, no sharps or flats. Find the note on the first line from below.',
    );
    expect(staffLabel(question, true)).toBe('Bass clef, no sharps or flats: G, first line from below');
  });
});
