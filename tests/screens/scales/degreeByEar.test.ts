import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOf } from '../../../src/audio/plan';
import { earDegreeItem } from '../../../src/practice/heardDegrees';
import type { Answered, Asking, Feedback } from '../../../src/quiz/session';
import { runningSince } from '../../../src/quiz/session';
import { degreeByEar, type EarQuestion } from '../../../src/screens/scales/quiz/degreeByEar';
import type { EarSetup, ScalesSetup } from '../../../src/screens/scales/quiz/question';
import { type Degree, degreeSemitones } from '../../../src/theory/degree';
import { heardDegrees } from '../../../src/theory/heardDegree';
import { keysOfType, SCALE_TYPES, type ScaleKey, type ScaleType } from '../../../src/theory/scale';
import { setup as everything } from './quizzes';

const setupWith = (byEar: Partial<EarSetup>, own: Partial<ScalesSetup> = {}): ScalesSetup => ({
  ...everything,
  ...{ keys: ['C', 'G', 'D'], types: ['major'] },
  ...own,
  byEar: { ...everything.byEar, ...byEar },
});

/** Numbers that repeat, as good as chance for a test. */
function chanceFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16807 + 11) % 2147483647;
    return state / 2147483647;
  };
}

const answeredRight = (question: EarQuestion): Answered<EarQuestion, Degree> => ({
  ...{ question, verdict: 'right', answer: question.degree, milliseconds: 1000 },
});

/** The first questions of a quiz, each answered. */
function askedBy(setup: ScalesSetup, count: number, seed = 5): readonly EarQuestion[] {
  const chance = chanceFrom(seed);
  const answered: Answered<EarQuestion, Degree>[] = [];
  while (answered.length < count) {
    const question = degreeByEar.restOf?.(answered) ?? degreeByEar.next(setup, answered, chance);
    if (question === undefined) break;
    answered.push(answeredRight(question));
  }
  return answered.map(({ question }) => question);
}

const run = undefined;
const asking = (question: EarQuestion, wasPlayed = true): Asking<EarQuestion, Degree, unknown> => ({
  ...{ status: 'asking', question, draft: undefined, wasPlayed, run, length: 12, answered: [], spent: 0 },
  ...{ clock: runningSince(0), onPage: runningSince(0) },
});
const feedback = (last: Answered<EarQuestion, Degree>): Feedback<EarQuestion, Degree, unknown> => ({
  ...{ status: 'feedback', last, answered: [last], run, length: 12, spent: 0 },
});

const midis = (tones: readonly { readonly midi: number }[]) => tones.map(({ midi }) => midi);

/** The tonic of each key as it sounds: the twelve from F#3 to F4. */
const TONICS: Readonly<Record<ScaleKey, number>> = {
  ...{ 'F#': 54, Gb: 54, G: 55, 'G#': 56, Ab: 56, A: 57, 'A#': 58, Bb: 58, B: 59 },
  ...{ C: 60, 'C#': 61, Db: 61, D: 62, 'D#': 63, Eb: 63, E: 64, F: 65 },
};

/** The note of each degree above C4. */
const ABOVE_C = new Map<Degree, number>([
  ...([
    ['1', 60],
    ['♭2', 61],
    ['2', 62],
    ['♭3', 63],
    ['3', 64],
    ['4', 65],
    ['♯4', 66],
  ] as const),
  ...([
    ['♭5', 66],
    ['5', 67],
    ['♯5', 68],
    ['♭6', 68],
    ['6', 69],
    ['♭7', 70],
    ['7', 71],
  ] as const),
]);

/** A question about one note in C major. */
const thirdOfC: EarQuestion = {
  ...{ setup: setupWith({}), key: 'C', type: 'major', degree: '3' },
  ...{ row: [{ degree: '3', midi: 64 }], at: 0, isNewKey: true },
};

describe('given the degrees that can be named by ear', () => {
  const namesOf = (type: ScaleType) => heardDegrees(type).map(({ degree }) => degree);

  test('when a scale is major or minor, then each of its notes and of those between has a key', () => {
    expect(namesOf('major').join(' ')).toBe('1 ♭2 2 ♭3 3 4 ♭5 5 ♭6 6 ♭7 7');
    expect(namesOf('natural-minor').join(' ')).toBe('1 ♭2 2 ♭3 3 4 ♭5 5 ♭6 6 ♭7 7');
    expect(namesOf('lydian').join(' ')).toBe('1 ♭2 2 ♭3 3 4 ♯4 5 ♭6 6 ♭7 7');
  });

  test('when they are keys, then a digit is the degree of that number, and with Shift a semitone lower', () => {
    const keysOf = (type: ScaleType) =>
      Object.fromEntries(
        degreeByEar
          .answersTo({ ...thirdOfC, type, setup: setupWith({ degrees: [1, 'chromatic'] }) })
          .map(({ text, hotkey }) => [text, hotkey]),
      );

    expect(keysOf('major')).toEqual({
      ...{ '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7' },
      ...{ '♭2': 'shift+row2', '♭3': 'shift+row3', '♭5': 'shift+row5', '♭6': 'shift+row6' },
      '♭7': 'shift+row7',
    });
    expect(keysOf('natural-minor')).toMatchObject({
      ...{ '♭3': '3', '♭6': '6', '♭7': '7' },
      ...{ '3': 'shift+row4', '6': 'shift+row7', '7': 'shift+row1', '♭2': 'shift+row2' },
    });
    expect(keysOf('blues')).toMatchObject({ '5': '5', '♭5': 'shift+row5', '2': '2', '6': 'shift+row7' });
  });

  test('when any scale is asked about, then no two answers share a key or a code', () => {
    for (const type of SCALE_TYPES) {
      const options = degreeByEar.answersTo({ ...thirdOfC, type });

      expect(new Set(options.map(({ hotkey }) => hotkey)).size).toBe(options.length);
      expect(new Set(options.map(({ code }) => code)).size).toBe(options.length);
      expect(options.every(({ code }) => degreeByEar.answerCodes.includes(code))).toBe(true);
    }
  });
});

describe('given a quiz of degrees by ear', () => {
  test('when its key changes every 6 questions, then each of them is in the key of the one before but the seventh', () => {
    const asked = askedBy(setupWith({ keyChange: 6 }), 12);

    expect(asked.map(({ isNewKey }) => isNewKey)).toEqual([
      ...[true, false, false, false, false, false],
      ...[true, false, false, false, false, false],
    ]);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
  });

  test('when its key never changes, or with every question, then so it is', () => {
    expect(new Set(askedBy(setupWith({ keyChange: 'never' }), 20).map(({ key }) => key)).size).toBe(1);
    expect(askedBy(setupWith({ keyChange: 1 }), 9).every(({ isNewKey }) => isNewKey)).toBe(true);
  });

  test('when some degrees are ticked, then just those are asked, none much more often than another', () => {
    const asked = askedBy(setupWith({ degrees: [1, 3, 5] }), 30).map(({ degree }) => degree);
    const counts = (['1', '3', '5'] as const).map(each => asked.filter(degree => degree === each).length);

    expect(counts.reduce((sum, count) => sum + count)).toBe(30);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  });

  test('when no ticked scale has a ticked degree, then it says why nothing is asked', () => {
    const setup = setupWith({ degrees: [4] }, { types: ['major-pentatonic'] });

    expect(degreeByEar.whyNone?.(setup)).toBe('None of these scales has a degree that you ticked');
    expect(degreeByEar.next(setup, [], () => 0)).toBeUndefined();
  });

  test('when three notes are asked in a row, then each is a question, and the next row follows the third', () => {
    const asked = askedBy(setupWith({ row: 3, degrees: [1, 2, 3, 4, 5] }), 6);

    expect(asked.map(({ at }) => at)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(asked[1]?.row).toBe(asked[0]?.row);
    expect(asked.map(({ degree, row, at }) => degree === row[at]?.degree)).not.toContain(false);
  });

  test('when notes are asked in rows, then a quiz or a drill ends with a whole one', () => {
    const setup = setupWith({ row: 5 });
    expect(degreeByEar.lengthOf(setup)).toBe(15);
    expect(degreeByEar.wholeLength?.(setup, 25)).toBe(25);
    expect(degreeByEar.wholeLength?.(setup, 12)).toBe(15);
    expect(degreeByEar.lengthOf(setupWith({ row: 1 }))).toBe(12);
  });

  test('when a note of a row comes back as a mistake, then it stands alone', () => {
    const [first, second] = askedBy(setupWith({ row: 2 }), 2);
    if (first === undefined || second === undefined) throw new Error('no row');
    const [one, two] = [answeredRight(first), answeredRight(second)];

    expect(degreeByEar.restOf?.([one])).toMatchObject({ at: 1 });
    expect(degreeByEar.restOf?.([one, two, one])).toBeUndefined();
  });

  test('when they lie in one octave or two, then so they sound', () => {
    const pitches = (octaves: 1 | 2) =>
      askedBy(setupWith({ octaves, keyChange: 'never' }, { keys: ['C'] }), 60).map(
        ({ row }) => row[0]?.midi ?? 0,
      );

    expect(Math.min(...pitches(1))).toBe(60);
    expect(Math.max(...pitches(1))).toBe(71);
    expect(Math.min(...pitches(2))).toBeLessThan(60);
    expect(Math.max(...pitches(2))).toBeGreaterThan(60);
  });

  test('when it asks about an item, then that is the first note, in the key that still holds', () => {
    const [first] = askedBy(setupWith({}), 1);
    const answered = first ? [answeredRight(first)] : [];
    const next = degreeByEar.questionOf?.(setupWith({}), 'ear-degree:major:b7', () => 0.9, answered);

    expect(next).toMatchObject({ degree: '♭7', key: first?.key, isNewKey: false });
    expect(degreeByEar.questionOf?.(setupWith({}), 'ear-degree:dorian:4', () => 0)).toBeUndefined();
    expect(
      degreeByEar.questionOf?.(setupWith({ degrees: [1] }), 'ear-degree:major:5', () => 0),
    ).toBeUndefined();
  });

  test('when it is taught, then 1, 5 and 3 come first, then 2 and 4, 6 and 7, and the notes between', () => {
    const { stages = [] } = degreeByEar.curriculumOf?.(setupWith({})) ?? {};

    expect(stages.map(stage => stage.map(item => item.replace('ear-degree:major:', '')))).toEqual([
      ['1', '5', '3'],
      ['2', '4'],
      ['6', '7'],
      ['b2', 'b3', 'b5', 'b6', 'b7'],
    ]);
  });
});

describe('given the sound of such a question', () => {
  const C_CADENCE = [48, 60, 64, 67, 53, 60, 65, 69, 55, 59, 62, 67, 48, 60, 64, 67];
  const { heard } = degreeByEar;

  test('when it is asked in a new key, then the cadence comes first, then the note, after its end', () => {
    const tones = heard?.arrival(thirdOfC) ?? [];

    expect(midis(tones)).toEqual([...C_CADENCE, 64]);
    expect(tones.at(-1)?.start).toBeCloseTo(endOf(tones.slice(0, -1)) + 0.3);
  });

  test.each(SCALE_TYPES)(
    'when any degree of %s is asked in any key, then it has this note, after the cadence of its key',
    type => {
      for (const key of keysOfType(type))
        for (const { degree } of heardDegrees(type)) {
          const item = earDegreeItem({ type, degree });
          const question = degreeByEar.questionOf?.(
            setupWith({}, { keys: [key], types: [type] }),
            item,
            () => 0,
          );
          const tones = question ? midis(heard?.arrival(question) ?? []) : [];
          const up = TONICS[key] - TONICS.C;

          expect(tones.at(-1), `${degree} in ${key}`).toBe((ABOVE_C.get(degree) ?? 0) + up);
          expect(tones.slice(0, 2), key).toEqual([48 + up, 60 + up]);
          expect(tones, key).toHaveLength(17);
        }
    },
  );

  test('when the key still holds, then the note alone is heard, unless the context goes before each', () => {
    const next = { ...thirdOfC, isNewKey: false };

    expect(midis(heard?.arrival(next) ?? [])).toEqual([64]);
    expect(midis(heard?.arrival({ ...next, setup: setupWith({ contextTime: 'each' }) }) ?? [])).toEqual([
      ...C_CADENCE,
      64,
    ]);
  });

  test('when the context is a drone, then it is an octave below the tonic, and the note waits for it', () => {
    const over = { ...thirdOfC, setup: setupWith({ context: 'drone' }) };

    expect(heard?.drone(over)).toEqual({ tonic: 48 });
    expect(heard?.context(over)).toBeUndefined();
    expect(heard?.arrival(over)).toEqual([{ midi: 64, start: 1.2, duration: 0.8 }]);
    expect(heard?.drone(thirdOfC)).toBeUndefined();
  });

  test('when its scale has no fifth, then its drone has the octave in place of it', () => {
    const setup = setupWith({ context: 'drone' });

    for (const type of ['locrian', 'whole-tone'] as const)
      expect(heard?.drone({ ...thirdOfC, type, setup })).toEqual({ tonic: 48, above: 12 });
  });

  test('when there is no context, then the note alone is heard', () => {
    const alone = { ...thirdOfC, setup: setupWith({ context: 'none' }) };

    expect(midis(heard?.arrival(alone) ?? [])).toEqual([64]);
    expect(heard?.context(alone)).toBeUndefined();
  });

  test('when it is played again, then without its context; after a wrong answer yours, then the right one walking home', () => {
    const wrong = { question: thirdOfC, verdict: 'wrong', answer: '6', milliseconds: 1 } as const;

    expect(midis(heard?.again(asking(thirdOfC)) ?? [])).toEqual([64]);
    expect(midis(heard?.again(feedback(wrong)) ?? [])).toEqual([69, 64, 62, 60]);
    expect(midis(heard?.again(feedback(answeredRight(thirdOfC))) ?? [])).toEqual([64, 62, 60]);
  });

  test('when it is one of a row, then the whole row is heard again, without its context', () => {
    const row = [
      { degree: '3', midi: 64 },
      { degree: '5', midi: 67 },
    ] as const;
    const second: EarQuestion = { ...thirdOfC, degree: '5', row, at: 1, isNewKey: false };

    expect(midis(heard?.arrival(second, { ...second, at: 0 }) ?? [])).toEqual([64, 67]);
    expect(midis(heard?.again(asking(second)) ?? [])).toEqual([64, 67]);
    expect(midis(heard?.again(feedback(answeredRight(second))) ?? [])).toEqual([67, 69, 71, 72]);
  });

  test('when a mistake comes back after another key, then its key is told again', () => {
    const known = { ...thirdOfC, isNewKey: false };
    const isTold = (before: EarQuestion) => (heard?.arrival(known, before).length ?? 0) > 1;

    expect(isTold({ ...known, key: 'G' })).toBe(true);
    expect(isTold(known)).toBe(false);
  });
});

describe('given what is shown and said of it', () => {
  test('when it is answered, then the neck has the tonic, the right note and the wrong one', () => {
    const wrong = { question: thirdOfC, verdict: 'wrong', answer: '5', milliseconds: 1 } as const;
    const cellAt = degreeByEar.cellsOf(feedback(wrong), { display: 'notes', signs: 'letters' });
    const at = (guitarString: number, fret: number) => cellAt({ guitarString, fret });

    expect(at(4, 1)).toMatchObject({ text: '1', spoken: 'C' });
    expect(at(5, 0)).toMatchObject({ text: '3', spoken: 'E', mark: 'right' });
    expect(at(5, 3)).toMatchObject({ text: '5', spoken: 'G', mark: 'wrong' });
    expect(
      degreeByEar.cellsOf(asking(thirdOfC), { display: 'notes', signs: 'letters' })({
        guitarString: 5,
        fret: 0,
      }),
    ).toEqual({
      text: '',
      spoken: '',
    });
  });

  test('when it was taken for another, then both are told, a flat as one', () => {
    expect(
      degreeByEar.takenFor?.({ question: thirdOfC, verdict: 'wrong', answer: '♭3', milliseconds: 1 }),
    ).toEqual({ right: { text: 'the 3', spoken: 'the 3' }, given: { text: 'the ♭3', spoken: 'the flat 3' } });
  });

  test('when the verdict is spoken, then a flat is said as one', () => {
    const flat: EarQuestion = { ...thirdOfC, degree: '♭3', row: [{ degree: '♭3', midi: 63 }] };

    expect(degreeByEar.spokenVerdict(answeredRight(flat))).toBe('Right: flat 3.');
    expect(
      degreeByEar.spokenVerdict({ question: flat, verdict: 'wrong', answer: '3', milliseconds: 1 }),
    ).toBe('Wrong. It is flat 3, E flat.');
    expect(degreeByEar.reviewOf({ ...answeredRight(flat) })).toEqual(['Eb is the ♭3rd of C major.']);
  });

  test('when it is played on an instrument, then the note is right in any octave, and any other is its degree', () => {
    const note = (midi: number) =>
      ({ midi, cents: 0, source: 'midi', onset: 0, stroke: 1, clarity: 1, level: 0 }) as const;
    const answerTo = (midi: number) => degreeByEar.played?.answerOf(thirdOfC, undefined, note(midi));

    expect(degreeByEar.played?.expected(thirdOfC)).toEqual(expect.arrayContaining([40, 52, 64, 76]));
    expect([40, 64, 76].map(answerTo)).toEqual(['3', '3', '3']);
    expect([60, 67, 70].map(answerTo)).toEqual(['1', '5', '♭7']);
  });

  test('when any question is asked with any setup, then its solution is right and among its answers', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SCALE_TYPES), fc.integer({ min: 1, max: 10_000 }), (type, seed) => {
        for (const question of askedBy(setupWith({ row: 2, octaves: 2 }, { types: [type] }), 4, seed)) {
          expect(degreeByEar.grade(question, question.degree)).toBe('right');
          expect(degreeByEar.answersTo(question).map(({ answer }) => answer)).toContain(question.degree);
          expect(
            ((question.row[question.at]?.midi ?? 0) - degreeSemitones(question.degree)) % 12,
          ).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 60 },
    );
  });
});
