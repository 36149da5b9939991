import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CAPO_FRETS, withCapo } from '../../../src/instrument/capo';
import { placesOf } from '../../../src/instrument/instrument';
import { INSTRUMENTS } from '../../../src/instrument/instruments';
import { allPositions, hasFret, type Position } from '../../../src/instrument/position';
import { findOnString, playNote } from '../../../src/screens/notes/quiz/findOnString';
import type { NotesSetup } from '../../../src/screens/notes/quiz/question';
import { NOTES_QUIZZES } from '../../../src/screens/notes/quiz/quizzes';
import type { Corner } from '../../../src/screens/notes/settings';
import { anyChance } from '../../quiz/chances';
import { CALM, sessionOf } from './quizzes';

const { banjo } = INSTRUMENTS;

/** String 5, which begins at fret 5. */
const DRONE = 0;

const STYLE = { display: 'notes', signs: 'letters' } as const;

const someCorner: fc.Arbitrary<Corner> = fc
  .record({ one: fc.nat(12), other: fc.nat(12), notes: fc.constantFrom('all', 'naturals') })
  .map(({ one, other, notes }) => ({ lowest: Math.min(one, other), highest: Math.max(one, other), notes }));

const onBanjo: fc.Arbitrary<NotesSetup> = fc
  .record({
    capo: fc.constantFrom(...CAPO_FRETS),
    strings: fc.subarray([...placesOf(banjo)], { minLength: 1 }),
    corner: fc.option(someCorner),
    isOnString: fc.boolean(),
  })
  .map(({ capo, strings, corner, isOnString }) => ({
    ...{ instrument: withCapo(banjo, capo), frets: 12, accidentals: 'sharps', strings, signature: 0 },
    ...(corner && { corner }),
    ...(isOnString && { onString: true }),
  }));

const setup: NotesSetup = { instrument: banjo, frets: 12, accidentals: 'sharps', strings: [DRONE] };

describe.each(Object.entries(NOTES_QUIZZES))('given %s on a banjo', (_, quiz) => {
  test('when anything is asked, then about no place that its short string lacks; where nothing can be, it says why', () => {
    const areThere = ({ instrument }: NotesSetup, places: readonly Position[]) =>
      places.every(place => hasFret(instrument, place));
    fc.assert(
      fc.property(onBanjo, anyChance, (of, chance) => {
        const question = quiz.next(of, [], chance);
        expect(quiz.whyNone?.(of)).toBe(question ? undefined : 'String 5 begins at fret 5');
        if (question === undefined) return;
        const target = quiz.targetOf(question);
        expect(areThere(of, [...quiz.seenIn(question), ...(target ? [target] : [])])).toBe(true);
        const { sessionAfter } = sessionOf(quiz, question);
        const asked = sessionAfter();
        const givenUp = sessionAfter({ type: 'give-up', at: 1000 });
        if (asked.status !== 'asking' || givenUp.status !== 'feedback') throw new Error('not asked');
        for (const place of allPositions(of.instrument, of.frets)) {
          quiz.cellsOf(asked, STYLE)(place);
          quiz.cellsOf(givenUp, STYLE)(place);
          quiz.pick?.(question, undefined, place, CALM);
        }
        expect(areThere(of, [...quiz.seenIn(question, givenUp.last), ...quiz.heardIn(givenUp)])).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('given a drill on the short string alone', () => {
  test('when it ends before the string begins, then nothing is asked', () => {
    const of: NotesSetup = { ...setup, corner: { lowest: 1, highest: 5, notes: 'all' } };
    for (const quiz of Object.values(NOTES_QUIZZES)) {
      expect(quiz.next(of, [], () => 0)).toBeUndefined();
      expect(quiz.whyNone?.(of)).toBe('String 5 begins at fret 5');
    }
  });
});

describe('given a note to find or to play on the short string', () => {
  const question = { setup, note: 9, guitarString: DRONE } as const;

  test('when its answers are listed, then they are its open note and the frets beyond fret 5', () => {
    expect(findOnString.answersTo(question).map(({ answer }) => answer)).toEqual([
      ...[0, 6, 7, 8, 9, 10, 11, 12],
    ]);
    expect(findOnString.correctText(question)).toBe('fret 7');
  });

  test.each([
    [69, 7, 'right', '5:7'],
    [67, 0, 'wrong', '5:0'],
    [68, 6, 'wrong', '5:6'],
    [62, -5, 'wrong', 'D4'],
  ] as const)('when %i is played, then that is fret %i, which is %s', (midi, fret, grade, code) => {
    const heard = { midi, cents: 0, onset: 0, clarity: 1, level: 1, source: 'microphone' } as const;
    const answer = playNote.played?.answerOf(question, undefined, heard);
    expect(answer).toBe(fret);
    expect(playNote.grade(question, fret)).toBe(grade);
    expect(playNote.codesOf?.(question, fret)?.answered).toBe(code);
  });
});
