import { describe, expect, test } from 'vitest';
import type { Answered } from '../../../src/quiz/session';
import { qualityByEar } from '../../../src/screens/triads/quiz/qualityByEar';
import type { TriadsQuestion, TriadsSetup } from '../../../src/screens/triads/quiz/question';
import type { PlayedTones } from '../../../src/theory/playedChord';
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

const answeredBy = (question: TriadsQuestion, answer: TriadQuality | PlayedTones) => {
  const last: Answered<TriadsQuestion, TriadQuality | PlayedTones> = {
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

  test('when its notes are played, then each is a part, and the last one the answer', () => {
    const note = (midi: number) =>
      ({ midi, cents: 0, clarity: 1, level: 0.5, source: 'microphone', onset: 0 }) as const;
    const first = qualityByEar.played?.answerOf(minor, undefined, note(67)) ?? 'major';
    const second = qualityByEar.played?.answerOf(minor, first, note(48)) ?? 'major';
    const third = qualityByEar.played?.answerOf(minor, second, note(75)) ?? 'major';

    expect([first, second, third]).toEqual([[7], [7, 0], [7, 0, 3]]);
    expect([first, second, third].map(each => qualityByEar.isFinal?.(minor, each))).toEqual([
      false,
      false,
      true,
    ]);
    expect(qualityByEar.grade(minor, second)).toBe('wrong');
    expect(qualityByEar.grade(minor, third)).toBe('right');
    expect(qualityByEar.codesOf?.(minor, third)).toEqual({ asked: 'minor', answered: 'minor' });
    expect(qualityByEar.played?.answerOf(minor, second, note(60))).toBeUndefined();
    expect(qualityByEar.answerIn(second)).toBeUndefined();
  });

  test('when a note is played that isn’t in it, then it says which quality that makes, or that it isn’t in it', () => {
    const major = answeredBy(minor, [0, 7, 4]);
    expect(qualityByEar.spokenVerdict(major.last)).toBe(
      'Wrong. It is minor: C, E flat, G. E makes it major.',
    );
    expect(qualityByEar.reviewOf(major.last)).toEqual([
      'C minor, root position: C Eb G.',
      'E makes it major.',
    ]);
    expect(qualityByEar.codesOf?.(minor, [0, 7, 4])).toEqual({ asked: 'minor', answered: 'major' });
    expect(sounds(qualityByEar.heard?.again(major)).slice(3)).toEqual([
      ...[60, 64, 67].map((midi, at) => [midi, Number((2.3 + 0.6 * at).toFixed(2))]),
    ]);

    const none = answeredBy(minor, [0, 2]);
    expect(qualityByEar.reviewOf(none.last).at(-1)).toBe("D isn't in it.");
    expect(qualityByEar.codesOf?.(minor, [0, 2])).toEqual({ asked: 'minor', answered: '' });
  });

  test('when it was taken for another, named or played, then both qualities are told', () => {
    const minorFor = (answer: TriadQuality | PlayedTones) =>
      qualityByEar.takenFor?.(answeredBy(minor, answer).last)?.given.text;

    expect(minorFor('diminished')).toBe('diminished');
    expect(minorFor([0, 7, 4])).toBe('major');
    expect(minorFor([0, 2])).toBeUndefined();
  });

  test('when it is to be played, then its root is told', () => {
    const asking = {
      setup: minor.setup,
      question: minor,
      pace: { kind: 'drill', pause: 0 },
      length: 12,
      drill: { length: 12 },
    } as const;
    expect(qualityByEar.promptOf(minor, { answerWith: 'microphone' })).toEqual({
      ...{ before: 'Play the triad you hear. Its root is ', after: '.' },
      subject: { text: 'C', spoken: 'C' },
    });
    expect(qualityByEar.spokenArrival?.({ ...asking, number: 2, answerWith: 'midi' })).toBe('Root C.');
    expect(qualityByEar.spokenArrival?.({ ...asking, number: 2 })).toBe('');
  });
});
