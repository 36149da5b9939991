import { describe, expect, test } from 'vitest';
import type { Instrument } from '../../../src/instrument/instrument';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { voicingsOf } from '../../../src/instrument/voicing';
import {
  copiedText,
  counted,
  problemText,
  shapeLine,
  spokenChanges,
  spokenShape,
  stringsUsed,
  type ToldShape,
} from '../../../src/screens/chords/text';
import { chordText, parseChord, spokenChord } from '../../../src/theory/chord';

/** The first shape of a chord. */
function shapeOf(symbol: string, instrument: Instrument = STANDARD_GUITAR): ToldShape {
  const parsed = parseChord(symbol);
  if (parsed.kind === 'problem') throw new Error(`${symbol} is no chord`);
  const [voicing] = voicingsOf(instrument, parsed.chord, 12);
  if (voicing === undefined) throw new Error(`${symbol} has no shape`);
  return { instrument, chord: parsed.chord, voicing };
}

describe('given a shape', () => {
  test.each([
    ['C', 'C  x 3 2 0 1 0  fingers – 3 2 – 1 –'],
    ['F', 'F  1 3 3 2 1 1  fingers 1 3 4 2 1 1'],
    ['D/F#', 'D/F#  2 0 0 2 3 2  fingers 1 – – 2 4 3'],
  ])('when %s is copied, then its frets and its fingers are one line', (symbol, copied) => {
    const { chord, voicing } = shapeOf(symbol);
    expect(copiedText(chordText(chord, 'letters'), voicing)).toBe(copied);
  });

  test.each([
    [
      'C',
      'C major, open. String 6: muted. String 5: fret 3, finger 3, C. String 4: fret 2, finger 2, E. String 3: open, G. String 2: fret 1, finger 1, C. String 1: open, E.',
    ],
    [
      'Bm',
      'B minor, barre at fret 2. Finger 1 lies across strings 5 to 1. String 6: muted. String 5: fret 2, finger 1, B. String 4: fret 4, finger 3, F sharp. String 3: fret 4, finger 4, B. String 2: fret 3, finger 2, D. String 1: fret 2, finger 1, F sharp.',
    ],
    [
      'Dm7',
      'D minor seven, open. Finger 1 lies across strings 2 and 1. String 6: muted. String 5: muted. String 4: open, D. String 3: fret 2, finger 2, A. String 2: fret 1, finger 1, C. String 1: fret 1, finger 1, F.',
    ],
  ])('when %s is said, then a finger that lies flat is told before the strings', (symbol, spoken) => {
    expect(spokenShape(shapeOf(symbol))).toBe(spoken);
  });

  test('when a later finger lies flat, then the shape is named by its lowest fret, and not as a barre', () => {
    const { chord, voicing } = shapeOf('C9');
    const name = { text: 'C9', spoken: spokenChord(chord) };
    expect(shapeLine(name, voicing).text).toBe('C9, from fret 2: x 3 2 3 3 3');
    expect(spokenShape(shapeOf('C9'))).toMatch(
      /^C nine, from fret 2\. Finger 3 lies across strings 3 to 1\. String 6: muted\./,
    );
  });
});

test('given a shape up the neck, when an open string rings on beside it, then it isn’t called open', () => {
  const { chord } = shapeOf('C');
  const shapes = voicingsOf(INSTRUMENTS['bass-4'], chord, 12).map(
    voicing => shapeLine({ text: 'C', spoken: '' }, voicing).text,
  );
  expect(shapes).toContain('C, open: x 3 2 0');
  expect(shapes).toContain('C, from fret 5: 8 7 5 0');
});

describe('given two shapes', () => {
  test.each([
    [
      'G',
      'C',
      'String 6: muted. String 5: fret 3, finger 3. String 4: fret 2, finger 2. String 2: fret 1, finger 1. String 1: open. String 3 stays.',
    ],
    ['E', 'Am', 'Fingers 1, 2, and 3 move down one string. String 6: muted. String 5: open. String 1 stays.'],
    [
      'Em',
      'Am',
      'Fingers 2 and 3 move down one string. String 6: muted. String 5: open. String 2: fret 1, finger 1. String 1 stays.',
    ],
    ['A', 'Asus2', 'String 2: open. Strings 6, 5, 4, 3, and 1 stay.'],
    ['D', 'Dsus4', 'String 1: fret 3, finger 4. Strings 6, 5, 4, 3, and 2 stay.'],
    ['Fm', 'F', 'String 3: fret 2, finger 2. Strings 6, 5, 4, 2, and 1 stay.'],
    [
      'F',
      'Bm',
      'Fingers 2, 3, and 4 move down one string and up one fret. Finger 1 lies across strings 5 to 1 at fret 2. String 6: muted.',
    ],
    [
      'Em',
      'F',
      'Finger 1 lies across strings 6 to 1 at fret 1. String 5: fret 3, finger 3. String 4: fret 3, finger 4. String 3: fret 2, finger 2.',
    ],
    ['F', 'Ab', 'The whole hand moves up three frets.'],
    ['Ab', 'F', 'The whole hand moves down three frets.'],
    ['Am', 'E', 'Fingers 1, 2, and 3 move up one string. String 6: open. String 2: open. String 1 stays.'],
    [
      'Bm',
      'F',
      'Fingers 2, 3, and 4 move up one string and down one fret. Finger 1 lies across strings 6 to 1 at fret 1.',
    ],
  ])('when %s becomes %s, then only what the hand does is said', (from, to, changes) => {
    const [before, after] = [shapeOf(from), shapeOf(to)];
    const names = `From ${spokenChord(before.chord)} to ${spokenChord(after.chord)}.`;
    expect(spokenChanges(before, after)).toBe(`${names} ${changes}`);
  });

  test('when fingers slide along their strings between open ones, then only the frets are told', () => {
    const a = shapeOf('A');
    const strings = a.voicing.strings.map(play =>
      play.kind === 'fretted' ? { ...play, fret: play.fret + 2 } : play,
    );
    const slid = { ...a, voicing: { ...a.voicing, strings } };
    expect(spokenChanges(a, slid)).toBe(
      'From A major to A major. Fingers 1, 2, and 3 move up two frets. Strings 6, 5, and 1 stay.',
    );
    expect(spokenChanges(slid, a)).toContain('Fingers 1, 2, and 3 move down two frets.');
  });

  test('when they are on two instruments, then no hand moves from one to the other, and strings are told', () => {
    expect(spokenChanges(shapeOf('F', INSTRUMENTS.ukulele), shapeOf('Ab'))).toMatch(
      /^From F major to A flat major\. Finger 1 lies across strings 6 to 1 at fret 4\. String 5: fret 6, finger 3\./,
    );
  });

  test('when they are the same under two names, then every string stays', () => {
    const { ukulele } = INSTRUMENTS;
    expect(spokenChanges(shapeOf('C6', ukulele), shapeOf('Am7', ukulele))).toBe(
      'From C six to A minor seven. Every string stays.',
    );
  });
});

test('given a number of frets, when it is told, then small ones are words', () => {
  expect([1, 2, 10, 11].map(frets => counted(frets, 'fret'))).toEqual([
    ...['one fret', 'two frets', 'ten frets', '11 frets'],
  ]);
});

test('given more strings than shapes are looked for on, when it is told, then it says which are used', () => {
  expect(stringsUsed(8)).toBe('Shapes use strings 1 to 8.');
});

describe('given what isn’t a chord', () => {
  test.each([
    ['', 'Type a chord, such as Am7.'],
    ['hello', "hello doesn't begin with a note, A to G."],
    ['C13', /^Fretty doesn't know the chord type 13\. It knows major, minor, /],
    ['D/', 'A bass note is missing after the slash.'],
    ['D/H', "H isn't a note for the bass."],
  ])('when “%s” is typed, then it says what is wrong with it', (typed, text) => {
    const parsed = parseChord(typed);
    const told = parsed.kind === 'problem' ? problemText(parsed.problem, parsed.text) : 'a chord';
    expect(told).toMatch(text);
  });
});
