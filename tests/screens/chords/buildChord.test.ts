import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import type { Position } from '../../../src/instrument/position';
import { chordFaults, positionsOfVoicing, voicingsOf } from '../../../src/instrument/voicing';
import { chordItem } from '../../../src/practice/chords';
import type { Answered } from '../../../src/quiz/session';
import { buildChord } from '../../../src/screens/chords/quiz/buildChord';
import type { ChordsQuestion } from '../../../src/screens/chords/quiz/question';
import { CHORD_TYPES, type ChordType, usualChord } from '../../../src/theory/chord';
import { PITCH_CLASSES, type PitchClass } from '../../../src/theory/note';
import { setup } from './quizzes';

function asked(type: ChordType, root: PitchClass): ChordsQuestion {
  const from = { ...setup, types: [type], roots: [root] };
  const question = buildChord.questionOf?.(from, chordItem(from.instrument, { type, root }), () => 0);
  if (question === undefined) throw new Error(`nothing asked about ${type} on ${root}`);
  return question;
}

/** The places of a shape as players write it: `x 3 2 0 1 0`. */
const built = (frets: string): readonly Position[] =>
  frets
    .split(' ')
    .flatMap((fret, guitarString) => (fret === 'x' ? [] : [{ guitarString, fret: Number(fret) }]));

const answeredBy = (
  question: ChordsQuestion,
  frets: string,
): Answered<ChordsQuestion, readonly Position[]> => ({
  ...{ question, answer: built(frets), verdict: buildChord.grade(question, built(frets)), milliseconds: 900 },
});

const C = asked('major', 0);

describe('given a chord to build', () => {
  test.each(['x 3 2 0 1 0', 'x 3 2 0 1 x', 'x 3 5 5 5 3', '8 10 10 9 8 8', 'x 3 2 0 x x'])(
    'when C is built as %s, then that is right',
    frets => {
      expect(buildChord.grade(C, built(frets))).toBe('right');
      expect(buildChord.isFinal?.(C, built(frets))).toBe(true);
    },
  );

  test.each([
    ['x 3 x 0 1 x', ['The third, E, is missing.']],
    ['x 3 2 0 1 1', ["F on string 1 isn't in C major."]],
    ['x x 2 0 1 0', ['The lowest note has to be the root, C.']],
    ['x 3 2 0 1 8', ["One hand can't hold this shape."]],
    ['x 3 x x x x', ['The third, E, is missing.', 'The fifth, G, is missing.']],
  ])('when C is built as %s, then it says %j', (frets, lines) => {
    expect(buildChord.grade(C, built(frets))).toBe('wrong');
    expect(buildChord.reviewOf(answeredBy(C, frets))).toEqual(lines);
  });

  test('when a note is missing, then a drill waits for it, and a foreign one decides', () => {
    expect(buildChord.isFinal?.(C, built('x 3 x 0 x x'))).toBe(false);
    expect(buildChord.isFinal?.(C, built('x 3 3 x x x'))).toBe(true);
  });

  test('when another fret of a string is chosen, then it takes the place of the first', () => {
    const pick = (places: readonly Position[], guitarString: number, fret: number) =>
      buildChord.pick?.(C, places, { guitarString, fret }, { kind: 'calm' });

    expect(pick(built('x 2 x x x x'), 1, 3)).toEqual({
      draft: [{ guitarString: 1, fret: 3 }],
      say: 'selected, in place of the other on this string',
    });
    expect(pick(built('x 3 x x x x'), 1, 3)).toEqual({ draft: [], say: 'not selected' });
  });

  test('when a note is missing, then the nearest shape shows where it may be', () => {
    const last = answeredBy(C, '8 10 10 x 8 8');
    const session = {
      status: 'feedback',
      last,
      answered: [last],
      run: undefined,
      length: 12,
      spent: 0,
    } as const;
    const cellAt = buildChord.cellsOf(session, { display: 'notes', signs: 'letters' });

    expect(cellAt({ guitarString: 3, fret: 9 })).toMatchObject({ text: 'E', mark: 'missed' });
    expect(cellAt({ guitarString: 0, fret: 8 })).toMatchObject({ text: 'C', mark: 'right' });
    expect(buildChord.spokenVerdict(last)).toBe(
      'Wrong: The third, E, is missing. One way: string 6 fret 8, string 5 fret 10, string 4 fret 10, string 3 fret 9, string 2 fret 8, string 1 fret 8.',
    );
  });

  test('when it is logged, then its shape is as players write it', () => {
    expect(buildChord.codesOf?.(asked('m7', 9), built('x 0 2 0 1 0'))).toEqual({
      asked: 'Am7',
      answered: 'x 0 2 0 1 0',
    });
  });

  test('when any shape that is offered is built, then that is right', () => {
    for (const type of CHORD_TYPES)
      for (const root of PITCH_CLASSES.filter(pitch => pitch % 5 === 0)) {
        const of = usualChord(root, type);
        for (const voicing of voicingsOf(STANDARD_GUITAR, of, 5))
          expect(chordFaults(STANDARD_GUITAR, of, positionsOfVoicing(voicing))).toEqual([]);
      }
  });
});
