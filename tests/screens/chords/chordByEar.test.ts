import { describe, expect, test } from 'vitest';
import type { Answered } from '../../../src/quiz/session';
import { chordByEar } from '../../../src/screens/chords/quiz/chordByEar';
import type { ChordsQuestion, ChordsSetup } from '../../../src/screens/chords/quiz/question';
import type { ChordType } from '../../../src/theory/chord';
import { setup } from './quizzes';

const inC: ChordsSetup = { ...setup, roots: [0] };

function asked(from: ChordsSetup, item: string): ChordsQuestion {
  const question = chordByEar.questionOf?.(from, item, () => 0);
  if (question === undefined) throw new Error(`nothing asked about ${item}`);
  return question;
}

const answeredBy = (question: ChordsQuestion, answer: ChordType) => {
  const last: Answered<ChordsQuestion, ChordType> = {
    ...{ question, answer, verdict: chordByEar.grade(question, answer), milliseconds: 900 },
  };
  return { status: 'feedback', last, answered: [last], run: undefined, length: 12, spent: 0 } as const;
};

const sounds = (tones: readonly { readonly midi: number; readonly start: number }[] = []) =>
  tones.map(({ midi, start }) => [midi, Number(start.toFixed(2))]);

describe('given a chord that is heard', () => {
  const strummed = asked(inC, 'ear-chord-type:major:together');

  test('when it is strummed, then its strings start one right after the other, as it lies on the neck', () => {
    expect(sounds(chordByEar.heard?.arrival(strummed))).toEqual([
      [48, 0],
      [52, 0.03],
      [55, 0.06],
      [60, 0.09],
      [64, 0.12],
    ]);
  });

  test('when it is heard one by one, then each string has its time', () => {
    const byString = asked({ ...inC, sounding: 'one-by-one' }, 'ear-chord-type:major:one-by-one');

    expect(sounds(chordByEar.heard?.arrival(byString)).map(([, start]) => start)).toEqual([
      0, 0.5, 1, 1.5, 2,
    ]);
  });

  test('when it was taken for another, then the right one is heard, then yours on the same root', () => {
    const compared = sounds(chordByEar.heard?.again(answeredBy(strummed, 'minor'))).map(([midi]) => midi);

    // C minor is x 3 5 5 4 3.
    expect(compared).toEqual([48, 52, 55, 60, 64, 48, 55, 60, 63, 67]);
  });

  test('when it is answered, then its shape is on the neck, and its notes are told', () => {
    const session = answeredBy(strummed, 'minor');
    const cellAt = chordByEar.cellsOf(session, { display: 'notes', signs: 'letters' });

    expect(cellAt({ guitarString: 1, fret: 3 })).toMatchObject({ text: 'C', mark: 'right' });
    expect(chordByEar.spokenVerdict(session.last)).toBe('Wrong. It is C major: C, E, G.');
  });

  test('when it was taken for another, then both types are told', () => {
    const seven = asked(inC, 'ear-chord-type:7:together');
    expect(chordByEar.takenFor?.(answeredBy(seven, 'maj7').last)).toEqual({
      right: { text: 'the 7 chord', spoken: 'the seven chord' },
      given: { text: 'the maj7 chord', spoken: 'the major seven chord' },
    });
  });

  test('when it is taught, then major and minor come first, and what sounds otherwise is another item', () => {
    expect(chordByEar.curriculumOf?.(setup).stages).toEqual([
      ['ear-chord-type:major:together', 'ear-chord-type:minor:together'],
      ['ear-chord-type:7:together'],
    ]);
    expect(chordByEar.questionOf?.(setup, 'ear-chord-type:major:one-by-one', () => 0)).toBeUndefined();
  });
});
