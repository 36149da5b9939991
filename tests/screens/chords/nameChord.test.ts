import { describe, expect, test } from 'vitest';
import { withCapo } from '../../../src/instrument/capo';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { fretsText } from '../../../src/instrument/voicing';
import { chordItem } from '../../../src/practice/chords';
import type { Answered } from '../../../src/quiz/session';
import { type ChordName, nameChord, shapeCells } from '../../../src/screens/chords/quiz/nameChord';
import type { ChordsQuestion, ChordsSetup } from '../../../src/screens/chords/quiz/question';
import { type ChordType, parseChord } from '../../../src/theory/chord';
import { type PitchClass, pitchClassOf } from '../../../src/theory/note';
import { setup } from './quizzes';

function asked(type: ChordType, root: PitchClass, own: Partial<ChordsSetup> = {}): ChordsQuestion {
  const from = { ...setup, types: [type], roots: [root], ...own };
  const question = nameChord.questionOf?.(from, chordItem(from.instrument, { type, root }), () => 0);
  if (question === undefined) throw new Error(`nothing asked about ${type} on ${root}`);
  return question;
}

function named(text: string): ChordName {
  const parsed = parseChord(text);
  if (parsed.kind !== 'chord') throw new Error(`${text} is no chord`);
  const { root, type, bass } = parsed.chord;
  return { root: pitchClassOf(root), type, ...(bass && { bass: pitchClassOf(bass) }) };
}

const gradeOf = (question: ChordsQuestion, text: string) => nameChord.grade(question, named(text));

describe('given the shape of a chord', () => {
  test('when it is asked, then it is the one that books print first, and nothing on the neck tells its notes', () => {
    const question = asked('major', 0);
    const cellAt = shapeCells(question.voicing);

    expect(fretsText(question.voicing)).toBe('x 3 2 0 1 0');
    expect(cellAt({ guitarString: 1, fret: 3 })).toEqual({ text: '', spoken: '', mark: 'target' });
    expect(cellAt({ guitarString: 0, fret: 0 })).toEqual({ text: '✕', spoken: 'muted' });
  });

  test.each([
    ['Db', 'major', 1],
    ['C#', 'major', 1],
    ['A#m', 'minor', 10],
    ['Bbm', 'minor', 10],
    // The shape of C6 that books print, x 3 2 2 1 0, leaves the fifth out.
    ['Am/C', '6', 0],
    // Diminished sevenths and augmented chords go by each of their notes.
    ['Adim7', 'dim7', 0],
    ['G#+', 'aug', 0],
  ] as const)('when it is called %s, then that is right for a %s chord on %i', (text, type, root) => {
    expect(gradeOf(asked(type, root), text)).toBe('right');
  });

  test.each([
    ['Cm', 'major', 0],
    ['C7', 'major', 0],
    ['Em/C', 'major', 0],
    ['C', '7', 0],
    ['Am', '6', 0],
  ] as const)('when it is called %s, then that is wrong for a %s chord on %i', (text, type, root) => {
    expect(gradeOf(asked(type, root), text)).toBe('wrong');
  });

  test('when the instrument has no bass, then each name of its notes is right', () => {
    const question = asked('6', 0, { instrument: INSTRUMENTS.ukulele });

    expect(gradeOf(question, 'C6')).toBe('right');
    expect(gradeOf(question, 'Am7')).toBe('right');
    expect(gradeOf(question, 'C')).toBe('wrong');
  });

  test('when a root and a type are chosen in either order, then they make the answer', () => {
    const question = asked('minor', 9, { types: ['major', 'minor'], roots: [0, 9] });
    const { parts } = nameChord;
    const root = parts?.joined(question, undefined, { root: 9 });
    const both = parts?.joined(question, root, { type: 'minor' });

    expect(nameChord.answerIn(root)).toBeUndefined();
    expect(both).toEqual({ root: 9, type: 'minor' });
    expect(parts?.joined(question, { type: 'minor' }, { root: 9 })).toEqual(both);
    expect(both && parts?.codesIn(question, both)).toEqual(['A', 'minor']);
  });

  test('when all that is asked has one type, then its root is the answer, and there is nothing else to choose', () => {
    const question = asked('minor', 9, { types: ['minor'], roots: [0, 9] });

    expect(nameChord.parts?.groupsOf(question).map(({ legend }) => legend)).toEqual(['Root']);
    expect(nameChord.parts?.joined(question, undefined, { root: 9 })).toEqual({ root: 9, type: 'minor' });
  });

  test('when all that is asked has one root, then its type is the answer', () => {
    const question = asked('minor', 9, { types: ['major', 'minor'], roots: [9] });

    expect(nameChord.parts?.groupsOf(question).map(({ legend }) => legend)).toEqual(['Chord Type']);
    expect(nameChord.parts?.joined(question, undefined, { type: 'minor' })).toEqual({
      root: 9,
      type: 'minor',
    });
  });

  test('when one of its parts is chosen, then that is said as far as it goes', () => {
    const question = asked('minor', 9);

    expect(nameChord.spokenDraft(question, { root: 1 })).toContain('C sharp');
    expect(nameChord.spokenDraft(question, { type: 'm7' })).toContain('minor seven');
    expect(nameChord.spokenDraft(question, { root: 1, type: 'm7' })).toContain('C sharp minor seven');
  });

  test('when it was taken for another, then both are told with their notes', () => {
    const question = asked('minor', 9);
    const answered: Answered<ChordsQuestion, ChordName> = {
      ...{ question, answer: named('A'), verdict: 'wrong', milliseconds: 900 },
    };

    expect(nameChord.reviewOf(answered)).toEqual(['Am: A C E.', 'Yours, A: A C# E.']);
    expect(nameChord.spokenVerdict(answered)).toBe('Wrong. It is A minor: A, C, E.');
    expect(nameChord.codesOf?.(question, answered.answer)).toEqual({ asked: 'Am', answered: 'A' });
  });

  test('when it is made behind a capo, then the verdict names its shape, too', () => {
    const question = asked('major', 10, { instrument: withCapo(STANDARD_GUITAR, 3) });
    const answered = { question, answer: named('Bb'), verdict: 'right', milliseconds: 900 } as const;

    expect(nameChord.reviewOf(answered)).toEqual(['Bb: Bb D F. Capo 3: G shape.']);
  });

  test('when it is told string by string, then no note is', () => {
    expect(nameChord.stringsOf?.(asked('major', 0))).toEqual([
      'String 6 muted.',
      'String 5 fret 3.',
      'String 4 fret 2.',
      'String 3 open.',
      'String 2 fret 1.',
      'String 1 open.',
    ]);
  });

  test('when it is taught, then natural majors come first, and the rest of its types after minor and seventh chords', () => {
    const stages =
      nameChord.curriculumOf?.({ ...setup, types: ['7', 'maj7', 'major', 'minor'] }).stages ?? [];

    expect(stages.map(stage => stage.map(item => item.split(':').slice(2).join(' '))[0])).toEqual([
      'major E',
      'minor E',
      '7 E',
      'major A#',
      'minor A#',
      '7 A#',
      'maj7 E',
      'maj7 A#',
    ]);
  });
});
