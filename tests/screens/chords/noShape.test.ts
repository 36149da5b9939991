import { describe, expect, test } from 'vitest';
import { ownTuning } from '../../../src/instrument/ownTuning';
import { buildChord } from '../../../src/screens/chords/quiz/buildChord';
import { chordByEar } from '../../../src/screens/chords/quiz/chordByEar';
import { nameChord } from '../../../src/screens/chords/quiz/nameChord';
import type { AnyChordsQuiz, ChordsQuestion, ChordsSetup } from '../../../src/screens/chords/quiz/question';
import { chordText } from '../../../src/theory/chord';
import { answeredAs } from '../../quiz/asked';
import { setup } from './quizzes';

/** Three strings that sound the same: a hand reaches E major, with its root on an open string, but neither C nor E minor. */
const unison = ownTuning(['E2', 'E2', 'E2']);
const [C, E] = [0, 4] as const;

const onUnison: ChordsSetup = { ...setup, instrument: unison, types: ['major'], roots: [C, E] };

const QUIZZES: readonly (readonly [string, AnyChordsQuiz])[] = [
  ['Name the Chord', nameChord],
  ['Build the Chord', buildChord],
  ['Chord by Ear', chordByEar],
];

const nameOf = (question: ChordsQuestion | undefined) => question && chordText(question.chord, 'letters');
const none = () => 0;

describe('given an instrument on which some chords have no shape', () => {
  test.each(QUIZZES)('when chance draws such a chord in %s, then another is asked', (_name, quiz) => {
    expect(nameOf(quiz.next(onUnison, [], none))).toBe('E');
  });

  test('when a type has a shape on no root, then Chord by Ear asks another type', () => {
    const both: ChordsSetup = { ...onUnison, types: ['minor', 'major'], roots: [E] };
    expect(nameOf(chordByEar.next(both, [], none))).toBe('E');
  });

  test.each(QUIZZES)('when there is no shape of any, then %s can’t begin, and says why', (_name, quiz) => {
    const nothing: ChordsSetup = { ...onUnison, roots: [C] };
    expect(quiz.next(nothing, [], none)).toBeUndefined();
    expect(quiz.whyNone?.(nothing)).toMatch(/\w/);
    expect(quiz.whyNone?.(onUnison)).toBeUndefined();
  });

  test('when a chord was taken for a type without a shape, then only the right one is heard again', () => {
    const question = chordByEar.next(onUnison, [], none);
    if (question === undefined) throw new Error('nothing is asked');
    const last = answeredAs(question, 'minor' as const, 'wrong');
    const session = {
      status: 'feedback',
      last,
      answered: [last],
      run: undefined,
      length: 12,
      spent: 0,
    } as const;
    expect(chordByEar.heard?.again(session)).toEqual(chordByEar.heard?.arrival(question));
  });
});
