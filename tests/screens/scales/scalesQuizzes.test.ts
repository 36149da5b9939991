import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Position, pitchClassAt, positionId } from '../../../src/instrument/position';
import { STOPPED } from '../../../src/quiz/session';
import { type FindDegreeQuestion, findDegree } from '../../../src/screens/scales/quiz/findDegree';
import { type NameDegreeQuestion, nameDegree } from '../../../src/screens/scales/quiz/nameDegree';
import { type DegreeName, degreeNames, toneNamed } from '../../../src/theory/degreeName';
import { scale } from '../../../src/theory/scale';
import { answeredAs, askedAs, givenUp, questionsOf } from '../../quiz/asked';
import { seeded } from '../../quiz/chances';
import { anySetup, setup } from './quizzes';

const DRILL = { kind: 'drill', pause: 0 } as const;
const CALM = { kind: 'calm' } as const;
const STYLE = { display: 'notes', signs: 'letters' } as const;

/** A question as it waits for its answer. */
const asking = <Question>(question: Question) => ({
  ...{ status: 'asking' as const, run: undefined, length: 12, answered: [], question, draft: undefined },
  ...{ clock: STOPPED, onPage: STOPPED, spent: 0, wasPlayed: false },
});

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing to ask');
  return value;
}

const anyNamed = fc
  .tuple(anySetup, fc.nat())
  .map(([from, seed]): NameDegreeQuestion => found(nameDegree.next(from, [], seeded(seed))));
const anyFound = fc
  .tuple(anySetup, fc.nat())
  .map(([from, seed]): FindDegreeQuestion => found(findDegree.next(from, [], seeded(seed))));

describe('given any question of Name the Degree', () => {
  test('when it is asked, then its place has that degree of a ticked scale, within the filter', () => {
    fc.assert(
      fc.property(anyNamed, ({ setup, key, type, degree, targetPosition }) => {
        expect(setup.keys).toContain(key);
        expect(setup.types).toContain(type);
        const { strings } = setup.filter;
        if (strings.length > 0) expect(strings).toContain(targetPosition.guitarString);
        const tone = toneNamed(scale(key, type), degree);
        expect(pitchClassAt(setup.instrument, targetPosition)).toBe(tone?.pitch);
      }),
      { numRuns: 60 },
    );
  });

  test('when its answers are graded, then just one is right, and each has its number for a key', () => {
    fc.assert(
      fc.property(anyNamed, question => {
        const options = nameDegree.answersTo(question);
        const keys = degreeNames(question.type).map(name => (name.length === 1 ? name : 'b'));
        expect(options.map(({ hotkey }) => hotkey)).toEqual(keys);
        const right = options.filter(({ answer }) => nameDegree.grade(question, answer) === 'right');
        expect(right.map(({ code }) => code)).toEqual([String(question.degree)]);
      }),
      { numRuns: 40 },
    );
  });

  test('when its item is read, then it is the degree of the scale, wherever it is asked', () => {
    fc.assert(
      fc.property(anyNamed, question => {
        const { key, type, degree } = question;
        expect(nameDegree.itemOf(question)).toBe(`degree:${key}-${type}:${degree}`);
      }),
      { numRuns: 20 },
    );
  });

  test('when it waits for its answer, then only its place is marked, and nothing may be heard', () => {
    fc.assert(
      fc.property(anyNamed, question => {
        const cellAt = nameDegree.cellsOf(asking(question), STYLE);
        expect(cellAt(question.targetPosition)).toEqual({ text: '', spoken: '', mark: 'target' });
        expect(nameDegree.heardIn(asking(question))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

describe('given any question of Find the Degree', () => {
  test('when it is asked, then each of its places lies in the pattern and has that degree', () => {
    fc.assert(
      fc.property(anyFound, ({ setup, key, type, degree, pattern, correctPositions }) => {
        expect(setup.keys).toContain(key);
        expect(correctPositions.length).toBeGreaterThan(0);
        const tone = toneNamed(scale(key, type), degree);
        const inPattern = pattern.notes.map(({ position }) => positionId(position));
        for (const place of correctPositions) {
          expect(inPattern).toContain(positionId(place));
          expect(pitchClassAt(setup.instrument, place)).toBe(tone?.pitch);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('when places are answered, then just all of them and no other are right', () => {
    fc.assert(
      fc.property(anyFound, question => {
        const { correctPositions, pattern } = question;
        expect(findDegree.grade(question, correctPositions)).toBe('right');
        expect(findDegree.grade(question, correctPositions.slice(1))).toBe('wrong');
        const all: readonly Position[] = pattern.notes.map(({ position }) => position);
        expect(findDegree.grade(question, all)).toBe('wrong');
      }),
      { numRuns: 40 },
    );
  });

  test('when it waits for its answer, then all places of the pattern look and sound alike', () => {
    fc.assert(
      fc.property(anyFound, question => {
        const cellAt = findDegree.cellsOf(asking(question), STYLE);
        for (const { position } of question.pattern.notes)
          expect(cellAt(position)).toEqual({ text: '', spoken: '', mark: 'target' });
        expect(findDegree.heardIn(asking(question))).toEqual([]);
        const said = question.pattern.notes.map(
          ({ position }) => findDegree.pick?.(question, undefined, position, CALM)?.say,
        );
        expect(new Set(said)).toEqual(new Set(['selected']));
      }),
      { numRuns: 40 },
    );
  });

  test('when its item is read, then it is the same in every key', () => {
    fc.assert(
      fc.property(anyFound, question => {
        expect(findDegree.itemOf(question)).toMatch(
          /^pattern:E2-A2-D3-G3-B3-E4:(3-notes-per-string:[1-7]|2-notes-per-string:[1-5]|caged:[CAGED]|positions:[1-8]):[a-z-]+:b?[1-7]$/,
        );
        expect(findDegree.itemOf({ ...question, key: 'C' })).toBe(findDegree.itemOf(question));
      }),
      { numRuns: 20 },
    );
  });

  test('when a later question moves the cursor, then it says where to', () => {
    const question = found(findDegree.next({ ...setup, keys: ['C'], types: ['major'] }, [], () => 0));
    const arrival = (number: number) => findDegree.spokenArrival?.({ ...askedAs(question, setup), number });
    expect(arrival(1)).toBe(
      'Question 1 of 10. Find every 1st degree of C major in pattern 1, frets 8 to 13.',
    );
    expect(arrival(2)).toBe(
      'Question 2 of 10. Find every 1st degree of C major in pattern 1, frets 8 to 13. You are on string 6, fret 8.',
    );
  });

  test('when the pattern is a CAGED shape, then the question names the shape', () => {
    const caged = { ...setup, system: 'caged', keys: ['C'], types: ['major'] } as const;
    const question = found(findDegree.next(caged, [], () => 0));
    expect(findDegree.spokenQuestion(askedAs(question, caged))).toMatch(
      /^Question 1 of 10\. Find every 1st degree of C major in the [CAGED] shape, frets \d+ to \d+\.$/,
    );
  });

  test('when a place outside the pattern is picked, then it says so, and nothing is chosen', () => {
    const question = found(findDegree.next(setup, [], seeded(1)));
    const outside = { guitarString: 0, fret: question.pattern.endFret + 3 };
    expect(findDegree.pick?.(question, [], outside, DRILL)).toEqual({
      say: "That position isn't in this pattern",
    });
  });

  test('when a place is chosen again, then it is taken back, and in a drill a found one stays', () => {
    const question = found(findDegree.next({ ...setup, keys: ['C'], types: ['major'] }, [], () => 0));
    const [place] = question.correctPositions;
    const picked = (places: readonly Position[], pace: typeof CALM | typeof DRILL) =>
      findDegree.pick?.(question, places, found(place), pace);
    expect(picked([], CALM)).toEqual({ draft: [place], say: 'selected' });
    expect(picked([found(place)], CALM)).toEqual({ draft: [], say: 'not selected' });
    expect(picked([], DRILL)).toEqual({ draft: [place], say: 'Right, 1 of 3' });
    expect(picked([found(place)], DRILL)).toBeUndefined();
  });

  test('when one is missing or one too many is chosen, then that is told', () => {
    const question = found(findDegree.next({ ...setup, keys: ['C'], types: ['major'] }, [], () => 0));
    const few = answeredAs(question, question.correctPositions.slice(1), 'wrong');
    const many = answeredAs(question, [...question.correctPositions, { guitarString: 0, fret: 10 }], 'wrong');
    expect(findDegree.spokenVerdict(few)).toBe('Wrong. Missed 1: string 6 fret 8.');
    expect(findDegree.reviewOf(few)).toEqual(['In Pattern 1:', '1 of 3 missed: string 6, fret 8.']);
    expect(findDegree.spokenVerdict(many)).toBe('Wrong: string 6 fret 10. Nothing missed.');
    expect(findDegree.reviewOf(many)).toEqual(['All 3 found in Pattern 1.', '1 wrong: string 6, fret 10.']);
  });

  test('when it is given up, then what was missed is said, and which pattern it was', () => {
    const question = found(findDegree.next({ ...setup, keys: ['C'], types: ['major'] }, [], () => 0));
    const answered = givenUp<FindDegreeQuestion, readonly Position[]>(question);
    expect(findDegree.promptOf(question)).toMatchObject({ before: 'Find every ', after: ' in this pattern' });
    expect(findDegree.spokenQuestion(askedAs(question, setup))).toBe(
      'Question 1 of 10. Find every 1st degree of C major in pattern 1, frets 8 to 13.',
    );
    expect(findDegree.spokenVerdict(answered)).toBe(
      'Missed 3: string 6 fret 8, string 4 fret 10, string 2 fret 13.',
    );
    expect(findDegree.reviewOf(answered)).toEqual(['In Pattern 1:', '3 of 3 missed.']);
  });
});

test('given a filter without strings, when Name the Degree asks, then it asks about the whole neck', () => {
  const none = { ...setup, filter: { ...setup.filter, strings: [] } };
  const strings = questionsOf<typeof setup, NameDegreeQuestion, DegreeName>(
    nameDegree,
    none,
    seeded(2),
    '1',
    60,
  ).map(({ targetPosition }) => targetPosition.guitarString);
  expect(new Set(strings).size).toBe(6);
});

test('given Name the Degree, when it is answered wrongly, then that degree is marked where it lies nearest', () => {
  const question = found(nameDegree.next({ ...setup, keys: ['C'], types: ['major'] }, [], () => 0));
  const last = answeredAs<NameDegreeQuestion, DegreeName>(question, '3', 'wrong');
  const session = {
    status: 'feedback',
    last,
    answered: [last],
    run: undefined,
    length: 12,
    spent: 0,
  } as const;
  const cellAt = nameDegree.cellsOf(session, STYLE);
  const { guitarString, fret } = question.targetPosition;
  const marks = [-4, 0, 4].map(by => cellAt({ guitarString, fret: fret + by }).mark);
  expect(question.degree).toBe('1');
  expect(marks).toEqual([undefined, 'right', 'wrong']);
  expect(cellAt({ guitarString, fret: fret + 4 }).text).toBe('3');
});

describe('given keys in which players don’t write a scale', () => {
  const gSharp = { ...setup, keys: ['G#'], types: ['major'] } as const;

  test('when they are ticked, then neither quiz can begin, and each says why', () => {
    expect(findDegree.next(gSharp, [], () => 0)).toBeUndefined();
    expect(findDegree.whyNone?.(gSharp)).toBe("These scales aren't offered in these keys");
    expect(nameDegree.next(gSharp, [], () => 0)).toBeUndefined();
    expect(nameDegree.whyNone?.(gSharp)).toBe('These strings and frets have no note of these scales');
  });

  test('when an item of them is to be practiced, then it isn’t asked', () => {
    const pattern = 'pattern:E2-A2-D3-G3-B3-E4:3-notes-per-string:4:major:5';
    expect(findDegree.questionOf?.(gSharp, pattern, () => 0)).toBeUndefined();
    expect(nameDegree.questionOf?.(gSharp, 'degree:C-major:1', () => 0)).toBeUndefined();
    const blues = { ...setup, types: ['blues'] } as const;
    expect(findDegree.questionOf?.(blues, pattern, () => 0)).toBeUndefined();
  });
});
