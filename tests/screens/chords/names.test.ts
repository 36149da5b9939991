import { describe, expect, test } from 'vitest';
import { withCapo } from '../../../src/instrument/capo';
import { type Instrument, withNames } from '../../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { voicingsOf } from '../../../src/instrument/voicing';
import { bestText, listExample, problemsText } from '../../../src/screens/chords/changes/text';
import { wantedStrings } from '../../../src/screens/chords/check/check';
import { checkLine } from '../../../src/screens/chords/check/text';
import { chordPicture } from '../../../src/screens/chords/diagram';
import { buildChord } from '../../../src/screens/chords/quiz/buildChord';
import { chordByEar } from '../../../src/screens/chords/quiz/chordByEar';
import { type ChordName, nameChord } from '../../../src/screens/chords/quiz/nameChord';
import { type ChordsQuestion, questionOn } from '../../../src/screens/chords/quiz/question';
import { chordsSettings } from '../../../src/screens/chords/settings';
import {
  beginText,
  capoLine,
  copiedText,
  diagramText,
  exampleText,
  problemText,
  shapeLine,
  spokenChanges,
  spokenShape,
  spokenShown,
  stringLines,
  type ToldShape,
} from '../../../src/screens/chords/text';
import { chordCells } from '../../../src/screens/chords/view';
import { type Chord, chord, chordText, parseChord, spokenChord } from '../../../src/theory/chord';
import { NOTE_NAMES, type NoteNames, type NoteSystem } from '../../../src/theory/names';
import { givenUp } from '../../quiz/asked';
import { setup } from './quizzes';

/** The first shape of a chord. */
function shapeOf(of: Chord, instrument: Instrument): ToldShape {
  const [voicing] = voicingsOf(instrument, of, 12);
  if (voicing === undefined) throw new Error(`${of.root} ${of.type} has no shape`);
  return { instrument, chord: of, voicing };
}

/** The first question about a B seven chord, on a guitar with some names. */
function asked(names: NoteNames): ChordsQuestion {
  const own = { ...setup, instrument: withNames(STANDARD_GUITAR, names), types: ['7'] as const };
  const question = questionOn(own, { type: '7', root: 11 });
  if (question === undefined) throw new Error('B seven has no shape');
  return question;
}

const german = withNames(STANDARD_GUITAR, 'german');

/** What is said and shown of B seven, x 2 1 2 0 2, in each system. */
const WRITTEN: Readonly<
  Record<
    NoteSystem,
    {
      readonly line: string;
      readonly string5: string;
      readonly answer: string;
      readonly spoken: string;
      /** The root as an answer, and its key. */
      readonly root: readonly [text: string, hotkey: string];
    }
  >
> = {
  english: {
    line: 'B7, open: x 2 1 2 0 2',
    string5: 'String 5: fret 2, finger 2, B.',
    answer: 'B7: B D# F# A.',
    spoken: 'It is B seven: B, D sharp, F sharp, A.',
    root: ['B', 'b'],
  },
  german: {
    line: 'H7, open: x 2 1 2 0 2',
    string5: 'String 5: fret 2, finger 2, H.',
    answer: 'H7: H Dis Fis A.',
    spoken: 'It is H seven: H, Dis, Fis, A.',
    root: ['H', 'h'],
  },
  'german-signs': {
    line: 'H7, open: x 2 1 2 0 2',
    string5: 'String 5: fret 2, finger 2, H.',
    answer: 'H7: H D# F# A.',
    spoken: 'It is H seven: H, Dis, Fis, A.',
    root: ['H', 'h'],
  },
  'fixed-do': {
    line: 'Si7, open: x 2 1 2 0 2',
    string5: 'String 5: fret 2, finger 2, si.',
    answer: 'Si7: si re♯ fa♯ la.',
    spoken: 'It is si seven: si, re sharp, fa sharp, la.',
    root: ['si', 'b'],
  },
  'fixed-do-ti': {
    line: 'Ti7, open: x 2 1 2 0 2',
    string5: 'String 5: fret 2, finger 2, ti.',
    answer: 'Ti7: ti re♯ fa♯ la.',
    spoken: 'It is ti seven: ti, re sharp, fa sharp, la.',
    root: ['ti', 'b'],
  },
};

describe.each(NOTE_NAMES)('given the %s names', names => {
  const { line, string5, answer, spoken, root } = WRITTEN[names];
  const name = answer.slice(0, answer.indexOf(':'));
  const question = asked(names);

  test('when a chord has them, then its shapes and its strings are told so', () => {
    const told = shapeOf(chord('B', '7'), withNames(STANDARD_GUITAR, names));
    expect(shapeLine({ text: name, spoken: '' }, told.voicing).text).toBe(line);
    expect(stringLines(told)[1]).toBe(string5);
    expect(chordsSettings.shape.optionsIn(choicesOf(names))[0]?.text).toBe(line);
  });

  test('when it is asked, then each verdict has them, and the log is in English', () => {
    const passed = givenUp<ChordsQuestion, ChordName>(question);
    expect(nameChord.reviewOf?.(passed)).toEqual([answer]);
    expect([nameChord, buildChord, chordByEar].map(quiz => quiz.lineOf(question).text)).toEqual([
      ...[name, name, name],
    ]);
    expect(nameChord.spokenVerdict(passed)).toBe(spoken);
    expect(nameChord.codesOf?.(question, { root: 11, type: '7' })).toEqual({ asked: 'B7', answered: 'B7' });
    expect(buildChord.codesOf?.(question, undefined).asked).toBe('B7');
  });

  test('when a root answers, then h is H in German, and the English key stands beside a syllable', () => {
    const option = nameChord.answersTo(question).find(({ code }) => code === 'B');
    expect([option?.text, option?.hotkey]).toEqual(root);
  });

  test('when chords are typed as the examples say, then they are understood', () => {
    const typed = exampleText(names)
      .replace(/^for example /, '')
      .split(/, (?:or )?/);
    const read = typed.map(each => parseChord(each, names));
    expect(read.map(each => each.kind === 'chord' && chordText(each.chord, 'letters'))).toEqual([
      ...['Am7', 'Bbmaj7', 'D/F#', 'Bbm7'],
    ]);
    expect(listExample(names)).toContain(chordText(chord('D', 'major', 'F#'), 'letters', names));
    expect(beginText(names)).toContain(spokenChord(chord('A', 'm7'), names));
  });
});

/** B seven, with some names. */
const choicesOf = (names: NoteNames) =>
  new Map([
    ['root', 'B'],
    ['type', '7'],
    ['noteNames', names],
  ]);

describe('given German names', () => {
  const bFlat = shapeOf(chord('Bb', 'major'), german);

  test('when B flat is shown, then all that tells it says B, and B sounds on its root', () => {
    expect(spokenShape(bFlat)).toMatch(/^B major, barre at fret 1\./);
    expect(spokenShown(bFlat, 1, 9, true)).toMatch(/^B major: B, D, F\. Shape 1 of 9/);
    expect(copiedText(chordText(bFlat.chord, 'letters', 'german'), bFlat.voicing)).toMatch(/^B {2}x 1 3/);
    expect(diagramText('B', bFlat.voicing)).toMatch(/^Chord diagram of B:/);
    const view = { ...bFlat, frets: 12, count: 1, index: 0 } as const;
    const cellAt = chordCells(view, { display: 'notes', signs: 'letters' }, new Set());
    expect(cellAt({ guitarString: 1, fret: 1 })).toMatchObject({ text: 'B', spoken: 'B', mark: 'root' });
  });

  test('when it is drawn as a picture, then its strings are told so', () => {
    const lines = stringLines(bFlat);
    const { description } = chordPicture({
      ...{ name: 'B', voicing: bFlat.voicing, lines, hand: 'right', notes: [], address: '' },
    });
    expect(description).toContain('String 5: fret 1, finger 1, B.');
  });

  test('when there is a capo, then shape and sound have them', () => {
    const capoed = withNames(withCapo(STANDARD_GUITAR, 3), 'german');
    expect(capoLine(capoed, chord('Bb', 'major'), 'letters')).toEqual({
      text: 'Capo 3: G shape, sounds B',
      spoken: 'Capo 3: G major shape, sounds B major',
    });
    expect(capoLine(capoed, chord('D', 'major'), 'letters')?.text).toBe('Capo 3: H shape, sounds D');
  });

  test('when the shape changes, then both chords have them', () => {
    const b = shapeOf(chord('B', 'minor'), german);
    expect(spokenChanges(b, bFlat)).toMatch(/^From H minor to B major\./);
  });

  test('when a string of a check is wrong, then what was heard and what was wanted have them', () => {
    const told = shapeOf(chord('B', '7'), german);
    const [wanted] = wantedStrings(german, told.voicing);
    expect(wanted && checkLine(told, wanted, { kind: 'wrong', midi: 46, frets: 1 })).toBe(
      'String 5: heard Ais, wanted H. One fret up.',
    );
  });

  test('when something else is typed, then it is refused by name', () => {
    expect(problemText('root', 'Q7', 'german')).toBe("Q7 doesn't begin with a note, A to H.");
    expect(problemText('root', 'Q7', 'fixed-do')).toBe("Q7 doesn't begin with a note, do to si.");
    expect(problemsText({ unknown: [], left: 0, count: 0 }, 'fixed-do')).toBe(
      'Type some chords, such as Lam Fa Do Sol.',
    );
  });

  test('when the best count of two chords is listed, then they have them', () => {
    expect(bestText({ pair: ['Bm', 'F#7'], count: 30 }, 'german')).toBe('Hm to Fis7: 30 per minute');
    expect(bestText({ pair: ['Bm', 'B13'], count: 30 }, 'german')).toBe('Hm to B13: 30 per minute');
  });

  test('when bass and progression are chosen, then their notes have them, and their codes are English', () => {
    const choices = new Map([
      ['noteNames', 'german'],
      ['progression', chordsSettings.progression.codes.at(-1) ?? ''],
    ]);
    expect(chordsSettings.bass.optionsIn(choices).at(-1)).toMatchObject({
      code: 'B',
      text: 'H',
      stroke: 'h',
    });
    expect(chordsSettings.progressionKey.optionsIn(choices).at(-1)).toMatchObject({ code: 'B' });
    expect(chordsSettings.progressionKey.optionsIn(choices).at(-1)?.text).toMatch(/^H /);
  });
});
