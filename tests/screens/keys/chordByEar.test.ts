import { describe, expect, test } from 'vitest';
import type { Answered, Asking } from '../../../src/quiz/session';
import { runningSince } from '../../../src/quiz/session';
import { chordByEar, type EarChordQuestion } from '../../../src/screens/keys/quiz/chordByEar';
import type { KeysSetup } from '../../../src/screens/keys/quiz/question';
import { CHORD_NUMBERS, chordNumbersOf } from '../../../src/theory/key';

const setupWith = (own: Partial<KeysSetup> = {}): KeysSetup => ({ types: 'major', count: 10, ...own });

const chance = (() => {
  let state = 9;
  return () => {
    state = (state * 16807 + 11) % 2147483647;
    return state / 2147483647;
  };
})();

function askedBy(setup: KeysSetup, count: number): readonly EarChordQuestion[] {
  const answered: Answered<EarChordQuestion, string>[] = [];
  while (answered.length < count) {
    const question = chordByEar.restOf?.(answered) ?? chordByEar.next(setup, answered, chance);
    if (question === undefined) break;
    answered.push({ question, verdict: 'right', answer: String(question.number), milliseconds: 900 });
  }
  return answered.map(({ question }) => question);
}

const fourOfC: EarChordQuestion = {
  ...{ key: { tonic: 'C', type: 'major' }, number: 4, row: [4], at: 0, isNewKey: false },
};

const asking = (question: EarChordQuestion): Asking<EarChordQuestion, string, unknown> => ({
  ...{ status: 'asking', question, draft: undefined, wasPlayed: true, run: undefined, length: 10 },
  ...{ answered: [], spent: 0, clock: runningSince(0), onPage: runningSince(0) },
});

const midis = (tones: readonly { readonly midi: number }[] = []) => tones.map(({ midi }) => midi);

describe('given a chord that is heard', () => {
  test('when each chord of C major and A minor is planned, then it has these notes', () => {
    const notesOf = (key: EarChordQuestion['key']) =>
      chordNumbersOf(key.type).map(number =>
        midis(chordByEar.heard?.arrival({ ...fourOfC, key, number, row: [number] })),
      );

    expect(notesOf({ tonic: 'C', type: 'major' })).toEqual([
      [48, 60, 64, 67],
      [50, 62, 65, 69],
      [52, 59, 64, 67],
      [53, 60, 65, 69],
      [55, 59, 62, 67],
      [57, 60, 64, 69],
      [47, 59, 62, 65],
    ]);
    expect(notesOf({ tonic: 'A', type: 'minor' })).toEqual([
      [45, 57, 60, 64],
      [47, 59, 62, 65],
      [48, 55, 60, 64],
      [50, 57, 62, 65],
      [52, 56, 59, 64],
      [52, 55, 59, 64],
      [53, 57, 60, 65],
      [43, 55, 59, 62],
    ]);
  });

  test('when it is in a new key, then the cadence comes first; wrong, yours is heard, the right one, and the tonic', () => {
    const wrong = { question: fourOfC, verdict: 'wrong', answer: '5', milliseconds: 1 } as const;
    const session = {
      status: 'feedback',
      last: wrong,
      answered: [wrong],
      run: undefined,
      length: 10,
      spent: 0,
    } as const;

    expect(midis(chordByEar.heard?.arrival({ ...fourOfC, isNewKey: true }))).toHaveLength(20);
    expect(midis(chordByEar.heard?.again(asking(fourOfC)))).toEqual([53, 60, 65, 69]);
    expect(midis(chordByEar.heard?.again(session))).toEqual([
      ...[55, 59, 62, 67],
      ...[53, 60, 65, 69],
      ...[48, 60, 64, 67],
    ]);
  });

  test('when it is answered, then by its number, and it is said with its name', () => {
    expect(chordByEar.grade(fourOfC, ' 4 ')).toBe('right');
    expect(chordByEar.grade(fourOfC, 'IV')).toBe('wrong');
    expect(chordByEar.spokenDraft(fourOfC, '4')).toBe('the four chord, chosen');
    expect(chordByEar.correctText(fourOfC)).toBe('IV, F major');
    expect(
      chordByEar.spokenVerdict({ question: fourOfC, verdict: 'wrong', answer: '5', milliseconds: 1 }),
    ).toBe('Wrong. It is the four chord, F major.');
    expect(
      chordByEar.answersTo({ ...fourOfC, key: { tonic: 'A', type: 'minor' } }).map(({ text }) => text),
    ).toEqual(['i', 'ii°', 'III', 'iv', 'V', 'v', 'VI', 'VII']);
  });

  test('when it is the minor five, then minor keys alone have it, its key is Shift 5, and it is no V', () => {
    const fives = setupWith({ types: 'both', byEar: { chords: ['5m'], row: 1 } });
    const [question] = askedBy(fives, 1);
    const ofA: EarChordQuestion = {
      ...fourOfC,
      ...{ key: { tonic: 'A', type: 'minor' }, number: '5m', row: ['5m'] },
    };

    expect(question?.key.type).toBe('minor');
    expect(chordByEar.whyNone?.(fives)).toBeUndefined();
    const inMajor = { ...fives, types: 'major' } as const;
    expect(chordByEar.whyNone?.(inMajor)).toBe('Major keys have no minor five chord');
    expect(chordByEar.next(inMajor, [], chance)).toBeUndefined();
    expect(chordByEar.answersTo(ofA)).toContainEqual({
      ...{ code: '5m', answer: '5m', text: 'v', spoken: 'the minor five chord', hotkey: 'shift+row5' },
    });
    expect(chordByEar.grade(ofA, '5m')).toBe('right');
    expect(chordByEar.grade(ofA, '5')).toBe('wrong');
    expect(chordByEar.grade(ofA, 'E G B')).toBe('right');
    expect(chordByEar.grade(ofA, 'E G# B')).toBe('wrong');
    expect(chordByEar.itemOf(ofA)).toBe('ear-chord:minor:v');
    expect(chordByEar.correctText(ofA)).toBe('v, E minor');
  });

  test('when a quiz goes on, then I, IV and V are asked, and the key changes after six', () => {
    const asked = askedBy(setupWith(), 12);

    expect(new Set(asked.map(({ number }) => number))).toEqual(new Set([1, 4, 5]));
    expect(asked.flatMap(({ isNewKey }, at) => (isNewKey ? [at] : []))).toEqual([0, 6]);
  });

  test('when they are asked in rows, then a quiz or a drill ends with a whole one', () => {
    const inRows = setupWith({ byEar: { chords: [1, 4, 5], row: 4 } });
    expect(chordByEar.lengthOf(inRows)).toBe(12);
    expect(chordByEar.wholeLength?.(inRows, 25)).toBe(28);
    expect(chordByEar.lengthOf(setupWith())).toBe(10);
  });

  test('when a mistake comes back after another key, then its cadence is heard again', () => {
    const notesAfter = (tonic: 'C' | 'G') =>
      midis(chordByEar.heard?.arrival(fourOfC, { ...fourOfC, key: { tonic, type: 'major' } })).length;
    expect(notesAfter('G')).toBeGreaterThan(notesAfter('C'));
  });

  test('when three are asked in a row, then each is a question of its own', () => {
    const asked = askedBy(setupWith({ byEar: { chords: [1, 4, 5, 6], row: 3 } }), 6);

    expect(asked.map(({ at }) => at)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(midis(chordByEar.heard?.arrival(asked[1] ?? fourOfC)).length).toBe(12);
  });

  test('when it is taught, then I, V and IV come first', () => {
    const all = setupWith({ types: 'both', byEar: { chords: CHORD_NUMBERS, row: 1 } });

    expect(chordByEar.curriculumOf?.(all).stages).toEqual([
      ['ear-chord:major:I', 'ear-chord:major:V', 'ear-chord:major:IV'],
      ['ear-chord:major:vi', 'ear-chord:major:ii'],
      ['ear-chord:major:iii', 'ear-chord:major:viio'],
      ['ear-chord:minor:i', 'ear-chord:minor:V', 'ear-chord:minor:iv'],
      ['ear-chord:minor:VI', 'ear-chord:minor:iio'],
      ['ear-chord:minor:III', 'ear-chord:minor:VII'],
      ['ear-chord:minor:v'],
    ]);
  });

  test('when its notes are played, then the third is the answer, in any octave', () => {
    const note = (midi: number) =>
      ({ midi, cents: 0, clarity: 1, level: 0.5, source: 'midi', onset: 0 }) as const;
    const first = chordByEar.played?.answerOf(fourOfC, undefined, note(72));
    const second = chordByEar.played?.answerOf(fourOfC, first, note(41));
    const third = chordByEar.played?.answerOf(fourOfC, second, note(57));

    expect([first, second, third]).toEqual(['C', 'C F', 'C F A']);
    expect(chordByEar.isFinal?.(fourOfC, 'C F')).toBe(false);
    expect(chordByEar.isFinal?.(fourOfC, 'C F A')).toBe(true);
    expect(chordByEar.grade(fourOfC, 'C F A')).toBe('right');
    expect(chordByEar.codesOf?.(fourOfC, 'C F A')).toEqual({ asked: 'IV', answered: 'IV' });
    expect(chordByEar.played?.answerOf(fourOfC, 'C F', note(53))).toBeUndefined();
    expect(chordByEar.answerIn('C F')).toBeUndefined();
  });

  test('when a number is chosen, then it is said, and notes that are played aren’t: they were just heard', () => {
    expect(chordByEar.spokenDraft(fourOfC, '5')).toContain('five');
    expect(chordByEar.spokenDraft(fourOfC, 'C F')).toBe('');
  });

  test('when a note isn’t in it, then it says which chord of the key that makes, or that it isn’t in it', () => {
    const wrong = (answer: string): Answered<EarChordQuestion, string> => ({
      ...{ question: fourOfC, verdict: 'wrong', answer, milliseconds: 1 },
    });

    expect(chordByEar.spokenVerdict(wrong('F A D'))).toBe(
      'Wrong. It is the four chord, F major. D makes the two chord, D minor.',
    );
    expect(chordByEar.remarkOn(wrong('F A D'))?.text).toBe('D makes ii, D minor.');
    expect(chordByEar.codesOf?.(fourOfC, 'F A D')).toEqual({ asked: 'IV', answered: 'ii' });
    // It may be the two chord or the seven chord.
    expect(chordByEar.remarkOn(wrong('F D'))?.text).toBe("D isn't in it.");
    expect(chordByEar.remarkOn(wrong('5'))).toBeUndefined();
  });

  test('when it was taken for another, named or played, then both are told by their numbers', () => {
    const taken = (answer: string) =>
      chordByEar.takenFor?.({ question: fourOfC, verdict: 'wrong', answer, milliseconds: 1 });
    const four = { text: 'the IV chord', spoken: 'the four chord' };

    expect(taken('5')).toEqual({ right: four, given: { text: 'the V chord', spoken: 'the five chord' } });
    expect(taken('F A D')?.given.text).toBe('the ii chord');
    expect(taken('F D')).toBeUndefined();
  });

  test('when it is to be played, then so it is asked, and a new key is told in a drill too', () => {
    const asked = {
      setup: setupWith(),
      question: { ...fourOfC, isNewKey: true },
      number: 7,
      length: 10,
      drill: { length: 10 },
    } as const;
    const pace = { kind: 'drill', pause: 0 } as const;
    expect(chordByEar.spokenArrival?.({ ...asked, pace, answerWith: 'microphone' })).toBe(
      'Play the chord you hear, in C major.',
    );
    expect(chordByEar.spokenArrival?.({ ...asked, pace })).toBe('');
  });
});
