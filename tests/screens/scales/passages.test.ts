import { describe, expect, test } from 'vitest';
import { positionId } from '../../../src/instrument/position';
import type { PlaySetup } from '../../../src/neckQuiz/playSettings';
import type { Answered } from '../../../src/quiz/session';
import { type PatternQuestion, playPattern } from '../../../src/screens/scales/quiz/playPattern';
import type { PatternSetup, ScalesSetup } from '../../../src/screens/scales/quiz/question';
import type { ScaleKey } from '../../../src/theory/scale';
import { answeredAs, askedAs, givenUp, questionsOf } from '../../quiz/asked';
import { setup } from './quizzes';

const none = () => 0;

/** Pattern 1 of a minor pentatonic: in A, on string 6, frets 5 and 8. */
function played(key: ScaleKey, own: Partial<PatternSetup> = {}): ScalesSetup {
  const playing: PatternSetup = {
    ...{ key, type: 'minor-pentatonic', pattern: 1, order: 'up', times: 1, say: 'mistakes' },
    ...own,
  };
  return { ...setup, playing };
}

/** The first notes that are asked. */
const notesIn = (from: ScalesSetup, count?: number) => questionsOf(playPattern, from, none, 0, count);

function firstIn(from: ScalesSetup): PatternQuestion {
  const [first] = notesIn(from, 1);
  if (first === undefined) throw new Error('nothing is asked');
  return first;
}

const A = firstIn(played('A'));
const LOW_A = 45;

const heardBy = (midi: number): Answered<PatternQuestion, number> => ({
  ...{ question: A, answer: midi, verdict: playPattern.grade(A, midi), milliseconds: 900 },
  played: { midi, cents: 0, source: 'microphone' },
});

const feedbackOn = (last: Answered<PatternQuestion, number>) =>
  ({ status: 'feedback', last, answered: [last], run: undefined, length: 12, spent: 0 }) as const;

describe('given a pattern to play', () => {
  test('when it is played in random order, then each place is asked once before any comes again', () => {
    const random = played('A', { order: 'random', times: 2 });
    const places = notesIn(random).map(({ note }) => positionId(note.position));
    const half = places.length / 2;
    expect(new Set(places.slice(0, half)).size).toBe(half);
    expect(new Set(places.slice(half)).size).toBe(half);
  });

  test('when its own pattern isn’t one of the system, then the first one is played', () => {
    expect(firstIn(played('A', { pattern: 'E' })).pattern?.id).toBe(1);
  });

  test.each([
    ['A', LOW_A + 1, 'Heard A#; string 6, fret 5 is A.'],
    ['F', LOW_A, 'Heard A; string 6, fret 1 is F.'],
    ['F', LOW_A - 1, 'Heard Ab; string 6, fret 1 is F.'],
    ['F', LOW_A + 1, 'Heard Bb; string 6, fret 1 is F.'],
    ['F', LOW_A - 3, 'Heard Gb; string 6, fret 1 is F.'],
  ] as const)(
    'when %s minor pentatonic is played and %i is heard, then it has the scale’s accidentals',
    (key, midi, text) => {
      const question = firstIn(played(key));
      const note = { midi, cents: 0, source: 'midi' } as const;
      expect(playPattern.played?.heardText(question, note)).toBe(text);
    },
  );

  test('when a wrong note is answered, then it is shown where it lies nearest, and the right one as well', () => {
    const session = feedbackOn(answeredAs(A, LOW_A + 2, 'wrong'));
    const cellAt = playPattern.cellsOf(session, { display: 'notes', signs: 'letters' });
    expect(cellAt({ guitarString: 0, fret: 5 })).toMatchObject({ text: 'A', mark: 'right' });
    expect(cellAt({ guitarString: 0, fret: 7 })).toMatchObject({ text: 'B', mark: 'wrong' });
    expect(cellAt({ guitarString: 0, fret: 8 })).toMatchObject({ text: 'C', emphasis: 'weak' });
    expect(cellAt({ guitarString: 0, fret: 6 })).toEqual({ text: '', spoken: '' });
  });

  test('when a note is lower than its string, then the log keeps its name, and otherwise string and fret', () => {
    expect(playPattern.codesOf?.(A, LOW_A + 2)).toEqual({ asked: '6:5', answered: '6:7' });
    expect(playPattern.codesOf?.(A, 38)).toEqual({ asked: '6:5', answered: 'D2' });
  });

  test('when it was heard, then a right note says nothing, and a wrong one what was heard', () => {
    expect(playPattern.spokenVerdict(heardBy(LOW_A))).toBe('');
    expect(playPattern.spokenVerdict(heardBy(LOW_A + 2))).toBe('Heard B. String 6, fret 5 is A.');
    expect(playPattern.reviewOf(heardBy(LOW_A + 2))).toEqual([]);
  });

  test('when a fret was chosen, then a right one is confirmed, and a wrong one named', () => {
    expect(playPattern.spokenVerdict(answeredAs(A, LOW_A, 'right'))).toBe('Right: A.');
    expect(playPattern.spokenVerdict(answeredAs(A, LOW_A + 2, 'wrong'))).toBe(
      'Wrong: B. String 6, fret 5 is A.',
    );
    expect(playPattern.reviewOf(answeredAs(A, LOW_A + 2, 'wrong'))).toEqual([
      'You chose B; string 6, fret 5 is A.',
    ]);
    expect(playPattern.reviewOf(givenUp(A))).toEqual([]);
  });

  test('when a place of the neck is chosen, then its pitch is the answer, and it is told by that place', () => {
    const picked = playPattern.pick?.(A, undefined, { guitarString: 0, fret: 7 }, { kind: 'calm' });
    expect(picked).toEqual({ draft: LOW_A + 2, say: 'selected' });
    expect(playPattern.spokenDraft(A, LOW_A + 2)).toContain('string 6 fret 7');
  });

  test('when its second note is asked while it is heard, then it is told only where each is to be', () => {
    const said = (say: PlaySetup['say']) => {
      const from = played('A', { say });
      const [, second] = notesIn(from, 2);
      if (second === undefined) throw new Error('nothing is asked');
      return playPattern.spokenArrival?.(askedAs(second, from, { number: 2, answerWith: 'microphone' }));
    };
    expect(said('each')).toBe('C, string 6 fret 8.');
    expect(said('mistakes')).toBe('');
  });

  test('when a degree with several places is practiced again, then another place is asked', () => {
    const from = played('A');
    const item = playPattern.itemOf(A);
    const again = playPattern.questionOf?.(from, item, none, [givenUp(A)]);
    expect(again && playPattern.itemOf(again)).toBe(item);
    expect(again?.note.position).not.toEqual(A.note.position);
  });
});

describe('given nothing to play', () => {
  test.each([
    ['the quiz is another one', setup],
    [
      'the filter leaves no note',
      {
        ...{ ...setup, filter: { strings: [0], minFret: 2, maxFret: 2 } },
        playing: { key: 'C', type: 'major', order: 'up', times: 1, say: 'mistakes' },
      } satisfies ScalesSetup,
    ],
  ])('when %s, then it can’t begin, says why, and has no length', (_why, from) => {
    expect(playPattern.whyNone?.(from)).toBe('These strings and frets have no note of these scales');
    expect(playPattern.next(from, [], none)).toBeUndefined();
    expect(playPattern.questionOf?.(from, playPattern.itemOf(A), none)).toBeUndefined();
    expect(playPattern.lengthOf(from)).toBe(0);
    expect(playPattern.wholeLength?.(from, 10)).toBe(10);
  });
});
