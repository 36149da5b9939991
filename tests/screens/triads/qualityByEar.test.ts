import { describe, expect, test } from 'vitest';
import type { Answered } from '../../../src/quiz/session';
import { qualityByEar } from '../../../src/screens/triads/quiz/qualityByEar';
import type { TriadsQuestion, TriadsSetup } from '../../../src/screens/triads/quiz/question';
import type { TriadQuality } from '../../../src/theory/triad';
import { setup } from './quizzes';

const setupWith = (byEar: Partial<TriadsSetup['byEar']>, own: Partial<TriadsSetup> = {}): TriadsSetup => ({
  ...setup,
  ...{ roots: [0], sets: ['1-2-3'] },
  ...own,
  byEar: { ...setup.byEar, ...byEar },
});

function asked(from: TriadsSetup, item: string): TriadsQuestion {
  const question = qualityByEar.questionOf?.(from, item, () => 0);
  if (question === undefined) throw new Error(`nothing asked about ${item}`);
  return question;
}

const answeredBy = (question: TriadsQuestion, answer: TriadQuality) => {
  const last: Answered<TriadsQuestion, TriadQuality> = {
    ...{ question, answer, verdict: qualityByEar.grade(question, answer), milliseconds: 900 },
  };
  return { status: 'feedback', last, answered: [last], run: undefined, length: 12, spent: 0 } as const;
};

const sounds = (tones: readonly { readonly midi: number; readonly start: number }[] = []) =>
  tones.map(({ midi, start }) => [midi, Number(start.toFixed(2))]);

const minor = asked(setupWith({}), 'ear-triad:minor:one-by-one');

describe('given a triad that is heard', () => {
  test('when it is asked one by one, then its notes are played from the lowest up', () => {
    // C minor on strings 3, 2 and 1: C4 at fret 5, Eb4 at fret 4, G4 at fret 3.
    expect(sounds(qualityByEar.heard?.arrival(minor))).toEqual([
      [60, 0],
      [63, 0.6],
      [67, 1.2],
    ]);
  });

  test('when it is asked together, then they start at one time', () => {
    const together = asked(setupWith({ sounding: 'together' }), 'ear-triad:augmented:together');

    expect(sounds(qualityByEar.heard?.arrival(together))).toEqual([
      [60, 0],
      [64, 0],
      [68, 0],
    ]);
  });

  test('when it was taken for another, then the right one is heard, then yours, on one root and in one inversion', () => {
    const inverted = asked(
      setupWith({ sounding: 'together', inversions: 'all' }),
      'ear-triad:major:together',
    );
    const [first = 0] = inverted.shape.notes.map(({ position }) => position.fret);

    expect(sounds(qualityByEar.heard?.again(answeredBy(minor, 'diminished')))).toEqual([
      ...[60, 63, 67].map((midi, at) => [midi, 0.6 * at]),
      ...[60, 63, 66].map((midi, at) => [midi, Number((2.3 + 0.6 * at).toFixed(2))]),
    ]);
    expect(first).toBeGreaterThanOrEqual(0);
    const compared = qualityByEar.heard?.again(answeredBy(inverted, 'minor')) ?? [];
    const [right, yours] = [compared.slice(0, 3), compared.slice(3)];
    const changes = right.map(({ midi }, at) => midi - (yours[at]?.midi ?? 0));
    expect(changes.toSorted()).toEqual([0, 0, 1]);
  });

  test('when it is answered, then its shape is on the neck, and its notes are told', () => {
    const session = answeredBy(minor, 'major');
    const cellAt = qualityByEar.cellsOf(session, { display: 'intervals', signs: 'letters' });

    expect(cellAt({ guitarString: 3, fret: 5 })).toMatchObject({ text: 'R', mark: 'right' });
    expect(cellAt({ guitarString: 4, fret: 4 })).toMatchObject({ text: '♭3', mark: 'right' });
    expect(qualityByEar.spokenVerdict(session.last)).toBe('Wrong. It is minor: C, E flat, G.');
    expect(qualityByEar.reviewOf(session.last)).toEqual(['C minor, root position: C Eb G.']);
  });

  test('when only root position is heard, then no inversion is asked, and all of them otherwise', () => {
    const inversionsOf = (inversions: 'root' | 'all') =>
      new Set(
        Array.from({ length: 30 }, (_, at) => {
          const question = qualityByEar.next(setupWith({ inversions }), [], () => ((at * 7) % 30) / 30);
          return question?.shape.inversion;
        }),
      );

    expect([...inversionsOf('root')]).toEqual(['root position']);
    expect(inversionsOf('all').size).toBe(3);
  });

  test('when it is taught, then major and minor come first, and what sounds otherwise is another item', () => {
    expect(qualityByEar.curriculumOf?.(setupWith({ sounding: 'together' })).stages).toEqual([
      ['ear-triad:major:together', 'ear-triad:minor:together'],
      ['ear-triad:diminished:together'],
      ['ear-triad:augmented:together'],
    ]);
    expect(qualityByEar.questionOf?.(setupWith({}), 'ear-triad:major:together', () => 0)).toBeUndefined();
  });
});
