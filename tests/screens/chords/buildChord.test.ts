import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import type { Position } from '../../../src/instrument/position';
import { chordFaults, positionsOfVoicing, voicingsOf } from '../../../src/instrument/voicing';
import { chordItem } from '../../../src/practice/chords';
import type { Pace } from '../../../src/quiz/pace';
import { type Answered, STOPPED } from '../../../src/quiz/session';
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

const NOTES = { display: 'notes', signs: 'letters' } as const;

const feedbackOn = (last: Answered<ChordsQuestion, readonly Position[]>) =>
  ({ status: 'feedback', last, answered: [last], run: undefined, length: 12, spent: 0 }) as const;

const askingWith = (draft: readonly Position[] | undefined) =>
  ({
    status: 'asking',
    ...{ question: C, draft, clock: STOPPED, onPage: STOPPED, wasPlayed: false },
    ...{ answered: [], run: undefined, length: 12, spent: 0 },
  }) as const;

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
    const cellAt = buildChord.cellsOf(feedbackOn(last), NOTES);

    expect(cellAt({ guitarString: 3, fret: 9 })).toMatchObject({ text: 'E', mark: 'missed' });
    expect(cellAt({ guitarString: 0, fret: 8 })).toMatchObject({ text: 'C', mark: 'right' });
    expect(buildChord.spokenVerdict(last)).toBe(
      'Wrong: The third, E, is missing. One way: string 6 fret 8, string 5 fret 10, string 4 fret 10, string 3 fret 9, string 2 fret 8, string 1 fret 8.',
    );
  });

  test('when a note is missing, then the places to go to are those that the nearest shape has besides', () => {
    expect(buildChord.mistakesOf?.(answeredBy(C, 'x 3 x 0 1 x'))).toEqual(built('x x 2 x x 0'));
  });

  test('when a foreign note is built, then it alone is a mistake, by its own name, and the others are right', () => {
    const last = answeredBy(C, 'x 3 2 0 1 1');
    const cellAt = buildChord.cellsOf(feedbackOn(last), NOTES);

    expect(cellAt({ guitarString: 5, fret: 1 })).toEqual({ text: 'F', spoken: 'F', mark: 'wrong' });
    expect(cellAt({ guitarString: 2, fret: 2 })).toMatchObject({ text: 'E', mark: 'right' });
    expect(buildChord.mistakesOf?.(last)).toEqual(built('x x x x x 1'));
    expect(buildChord.spokenVerdict(last)).toBe(
      "Wrong: F on string 1 isn't in C major. One way: string 6 muted, string 5 fret 3, string 4 fret 2, string 3 open, string 2 fret 1, string 1 open.",
    );
  });

  test.each([
    ['5', 0, 'x 3 5 x x x', 'A chord needs at least three strings.'],
    ['m7', 9, 'x 0 2 0 1 1', "F on string 1 isn't in Am7."],
  ] as const)('when a %s chord on %i is built as %s, then it says “%s”', (type, root, frets, line) => {
    const question = asked(type, root);
    expect(buildChord.reviewOf(answeredBy(question, frets))).toEqual([line]);
  });

  test('when places are chosen, then the neck shows which, and none of their notes', () => {
    const cellAt = buildChord.cellsOf(askingWith(built('x 3 x x x x')), NOTES);

    expect(cellAt({ guitarString: 1, fret: 3 })).toEqual({ text: '', spoken: '', mark: 'selected' });
    expect(cellAt({ guitarString: 2, fret: 2 })).toEqual({ text: '', spoken: '' });
    expect(
      buildChord.cellsOf(askingWith(undefined), NOTES)({ guitarString: 1, fret: 3 }).mark,
    ).toBeUndefined();
  });

  test('when it is heard, then it is what was built, if that was right, and else the shape to learn', () => {
    const right = answeredBy(C, '8 10 10 9 8 8');
    const wrong = answeredBy(C, 'x 3 2 0 1 1');

    expect(buildChord.heardIn(feedbackOn(right))).toEqual(built('8 10 10 9 8 8'));
    expect(buildChord.heardIn(feedbackOn(wrong))).toEqual(built('x 3 2 0 1 0'));
    expect(buildChord.heardIn(askingWith(built('x 3 x x x x')))).toEqual([]);
  });

  test('when a drill takes two digits for a place, then the help says so, and otherwise it doesn’t', () => {
    const uses = (pace: Pace) => buildChord.howToAnswer?.(C, pace).items.map(({ text }) => text);
    const pairs = 'then a fret on the number row: select that position';

    expect(uses({ kind: 'drill', pause: 0 })).toContain(pairs);
    expect(uses({ kind: 'calm' })).not.toContain(pairs);
  });

  test('when it is logged, then its shape is as players write it', () => {
    expect(buildChord.codesOf?.(asked('m7', 9), built('x 0 2 0 1 0'))).toEqual({
      asked: 'Am7',
      answered: 'x 0 2 0 1 0',
    });
  });

  test('when any shape that is offered is built, then that is right', { tags: 'full' }, () => {
    for (const type of CHORD_TYPES)
      for (const root of PITCH_CLASSES.filter(pitch => pitch % 5 === 0)) {
        const of = usualChord(root, type);
        for (const voicing of voicingsOf(STANDARD_GUITAR, of, 5))
          expect(chordFaults(STANDARD_GUITAR, of, positionsOfVoicing(voicing))).toEqual([]);
      }
  });
});
