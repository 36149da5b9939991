import { describe, expect, test } from 'vitest';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { evennessOf, lineOf } from '../../src/neckQuiz/evenness';
import type { PassageQuestion } from '../../src/neckQuiz/passage';
import { evennessText, slowestChangeText, stringLines } from '../../src/neckQuiz/text';
import type { Answered } from '../../src/quiz/session';

const played = { midi: 40, cents: 0, source: 'midi' } as const;

const noteAt = (at: number) => ({
  position: { guitarString: 0, fret: at },
  note: 'E' as const,
  degree: '1' as const,
});

/** Notes played up string 6, each after a time (milliseconds); those after 0 are wrong. */
const round = (times: readonly number[]): readonly Answered<PassageQuestion, number>[] =>
  times.map((milliseconds, at) => ({
    question: {
      passage: {
        ...{ instrument: STANDARD_GUITAR, name: { text: 'E', spoken: 'E' }, firstFret: 0, lastFret: 12 },
        notes: [noteAt(at)],
      },
      playing: { order: 'up', times: 1, say: 'mistakes' },
      ...{ at, note: noteAt(at) },
    },
    verdict: milliseconds === 0 ? 'wrong' : 'right',
    ...{ answer: 40, milliseconds, played },
  }));

describe('given notes that were played one after the other', () => {
  test('when they are even, then the spread is small, and the first note counts for nothing', () => {
    const evenness = evennessOf(round([5000, 400, 410, 390, 400, 420]));
    expect(evenness).toMatchObject({ pulse: 400, spread: 10 });
    expect(evenness?.changes).toHaveLength(5);
    expect(evenness && evennessText(evenness)).toBe(
      'Even: a note every 0.40 s, half of them within 0.01 s of that.',
    );
    expect(evenness?.slowest).toMatchObject({ from: { fret: 4 }, to: { fret: 5 } });
    expect(evenness && slowestChangeText(STANDARD_GUITAR, evenness.slowest)).toBe(
      'Slowest change: string 6, fret 4 to string 6, fret 5, 0.42 s.',
    );
  });

  test('when they are uneven, then the sentence says so', () => {
    const evenness = evennessOf(round([1, 200, 600, 300, 700, 400]));
    expect(evenness).toMatchObject({ pulse: 400, spread: 200 });
    expect(evenness && evennessText(evenness)).toMatch(/^Uneven: a note every 0\.40 s/);
    expect(evenness && lineOf(evenness)).toBe('0,35 80,13 160,29 240,8 320,24');
  });

  test('when one was wrong, then the change to it counts for nothing', () => {
    expect(evennessOf(round([1, 400, 0, 400, 400, 400]))?.changes).toHaveLength(4);
  });

  test('when there are too few, then nothing is said', () => {
    expect(evennessOf(round([1, 400, 400]))).toBeUndefined();
  });
});

describe('given the places of a pattern', () => {
  test('when they are told string by string, then frets are listed, and an open string is said to be open', () => {
    const at = (guitarString: number, fret: number) => ({
      ...noteAt(fret),
      position: { guitarString, fret },
    });
    expect(
      stringLines(STANDARD_GUITAR, [
        at(0, 0),
        at(0, 3),
        at(1, 0),
        at(2, 2),
        at(3, 0),
        at(3, 1),
        at(3, 2),
        at(5, 12),
        at(5, 5),
        at(5, 7),
      ]),
    ).toEqual([
      'String 6: open and fret 3.',
      'String 5: open.',
      'String 4: fret 2.',
      'String 3: open and frets 1 and 2.',
      'String 1: frets 5, 7, and 12.',
    ]);
  });
});
