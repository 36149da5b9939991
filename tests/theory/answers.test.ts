import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptsAccidentalCount, acceptsKeyName, otherSpelling, tonicIn } from '../../src/theory/answers';
import { ALL_KEYS, type Key, keyName, keyWithSignature } from '../../src/theory/key';
import { NOTE_NAMES, type NoteNames } from '../../src/theory/names';

/** The accepted spellings of each major key: in letters, with a sign, in words. */
const MAJORS: Record<string, readonly string[]> = {
  C: ['C'],
  G: ['G'],
  D: ['D'],
  A: ['A'],
  E: ['E'],
  B: ['B'],
  'F#': ['F#', 'F♯', 'F sharp', 'Fsharp', 'Gb', 'G♭', 'G flat', 'Gflat'],
  Db: ['Db', 'D♭', 'D flat', 'Dflat'],
  Ab: ['Ab', 'A♭', 'A flat', 'Aflat'],
  Eb: ['Eb', 'E♭', 'E flat', 'Eflat'],
  Bb: ['Bb', 'B♭', 'B flat', 'Bflat'],
  F: ['F'],
  Gb: ['Gb', 'G♭', 'G flat', 'Gflat'],
};

/** The same for the minor keys. */
const MINORS: Record<string, readonly string[]> = {
  A: ['A'],
  E: ['E'],
  B: ['B'],
  'F#': ['F#', 'F♯', 'F sharp', 'Fsharp'],
  'C#': ['C#', 'C♯', 'C sharp', 'Csharp'],
  'G#': ['G#', 'G♯', 'G sharp', 'Gsharp'],
  'D#': ['D#', 'D♯', 'D sharp', 'Dsharp', 'Eb', 'E♭', 'E flat', 'Eflat'],
  Bb: ['Bb', 'B♭', 'B flat', 'Bflat'],
  F: ['F'],
  C: ['C'],
  G: ['G'],
  D: ['D'],
  Eb: ['Eb', 'E♭', 'E flat', 'Eflat'],
};

const SUFFIXES = {
  major: ['', ' major', 'major', ' maj', 'maj', ' Major', 'MAJ'],
  minor: ['', ' minor', 'minor', ' min', 'min', ' Minor', 'MIN', 'm', ' m'],
};

const withSuffixes = (names: readonly string[], type: 'major' | 'minor') =>
  names.flatMap(name => SUFFIXES[type].map(suffix => name + suffix));

const TABLE = [
  ...Object.entries(MAJORS).map(
    ([tonic, names]) => [`${tonic} major`, withSuffixes(names, 'major')] as const,
  ),
  ...Object.entries(MINORS).map(
    ([tonic, names]) => [`${tonic} minor`, withSuffixes(names, 'minor')] as const,
  ),
];

const key = (name: string): Key => {
  const found = ALL_KEYS.find(each => keyName(each, 'letters') === name);
  if (found === undefined) throw new Error(`the test names no key: ${name}`);
  return found;
};

const dressings = [
  (text: string) => text,
  (text: string) => text.toLowerCase(),
  (text: string) => text.toUpperCase(),
  (text: string) => `  ${text}\t`,
  (text: string) => text.replaceAll(' ', '   '),
];

describe('given a question for the name of a key', () => {
  test.each(TABLE)(
    'when it is %s, then each form in its row is right and all other keys’ forms are wrong',
    (name, forms) => {
      const accepted = new Set(forms.map(form => form.toLowerCase()));
      for (const form of forms) {
        for (const dress of dressings)
          expect([form, acceptsKeyName(dress(form), key(name))]).toEqual([form, true]);
      }
      const others = TABLE.flatMap(([, each]) => each).filter(form => !accepted.has(form.toLowerCase()));
      for (const form of others) expect([form, acceptsKeyName(form, key(name))]).toEqual([form, false]);
    },
  );

  test('then the table covers all 26 keys', () => {
    expect(new Set(TABLE.map(([name]) => name))).toEqual(
      new Set(ALL_KEYS.map(each => keyName(each, 'letters'))),
    );
  });

  test.each([
    ['A', 'A minor', true],
    ['A major', 'A minor', false],
    ['a min', 'A minor', true],
    ['Am', 'A minor', true],
    ['Dm', 'D minor', true],
    ['f#m', 'F# minor', true],
    ['B flat m', 'Bb minor', true],
    ['B-flat minor', 'Bb minor', true],
    ['B‑flat minor', 'Bb minor', true],
    ['F-sharp', 'F# major', true],
    ['B--flat', 'Bb minor', false],
    ['-Bb', 'Bb minor', false],
    ['Dm', 'D major', false],
    ['Gbm', 'F# major', false],
    ['D mm', 'D minor', false],
    ['Ｄ＃　ｍｉｎ', 'D# minor', true],
    ['\u200bB\u200db\ufeff', 'Bb major', true],
    ['\u200fC', 'C major', true],
    ['bb', 'Bb major', true],
    ['bbmaj', 'Bb major', true],
    ['bbb', 'Bb major', false],
    ['b', 'Bb major', false],
    ['b', 'B major', true],
    ['bmaj', 'B major', true],
    ['♭', 'B major', false],
    ['♭♭', 'Bb major', false],
    ['b♭', 'Bb minor', true],
    ['F# maj', 'F# major', true],
    ['f#major', 'F# major', true],
    ['G flat', 'F# major', true],
    ['g♭ MAJOR', 'F# major', true],
    ['F# minor', 'F# major', false],
    ['Gb minor', 'F# major', false],
    ['G', 'Gb major', false],
    ['G flat', 'Gb major', true],
    ['F#', 'Gb major', false],
    ['eb', 'D# minor', true],
    ['D#', 'Eb minor', false],
    ['C#', 'Db major', false],
    ['Ab', 'G# minor', false],
  ])('when the answer is "%s" for %s, then it is %s', (answer, name, verdict) => {
    expect(acceptsKeyName(answer, key(name))).toBe(verdict);
  });

  test.each([
    ...[
      '',
      ' ',
      'major',
      'maj',
      'minor',
      'H',
      '#',
      'sharp',
      'flat',
      'C majo',
      'C ma',
      'C majors',
      'C major!',
      'C-major',
    ],
    ...[
      'C major C major',
      'C C',
      'CC',
      'C4',
      'C##',
      'C#b',
      'Cb sharp',
      'C natural',
      'do',
      'C\u0000',
      'C major minor',
    ],
    ...['🎸', 'C🎸', '🎸 C', 'דו מז׳ור', 'دو', 'С', '<b>C</b>', 'undefined', 'constructor', '__proto__'],
    ...['C'.repeat(10_000), `C${' '.repeat(10_000)}x`, ' '.repeat(10_000), '🎸'.repeat(5_000)],
  ])('when the answer is "%.12s", then no key accepts it', answer => {
    for (const each of ALL_KEYS) expect(acceptsKeyName(answer, each)).toBe(false);
  });

  test('when the answer is any text, then grading it doesn’t throw', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom(...ALL_KEYS),
        (text, each) => {
          expect([true, false]).toContain(acceptsKeyName(text, each));
        },
      ),
    );
  });
});

describe('given other note names', () => {
  test.each<[string, NoteNames, string, boolean]>([
    ['h', 'german', 'B major', true],
    ['b', 'german', 'B major', false],
    ['b', 'german', 'Bb major', true],
    ['Bb', 'german', 'Bb major', true],
    ['B flat minor', 'german', 'Bb minor', true],
    ['b-Moll', 'german', 'Bb minor', true],
    ['h moll', 'german', 'B minor', true],
    ['Es-Dur', 'german', 'Eb major', true],
    ['es-Moll', 'german', 'Eb major', false],
    ['esdur', 'german-signs', 'Eb major', true],
    ['Eb', 'german-signs', 'Eb major', true],
    ['as', 'german', 'Ab major', true],
    ['a', 'german', 'Ab major', false],
    ['fism', 'german', 'F# minor', true],
    ['f sharp minor', 'german', 'F# minor', true],
    ['ges', 'german', 'F# major', true],
    ['Moll', 'german', 'C minor', false],
    ['si bémol majeur', 'fixed-do', 'Bb major', true],
    ['si b', 'fixed-do', 'Bb major', true],
    ['si♭', 'fixed-do', 'Bb major', true],
    ['mi-bémol mineur', 'fixed-do', 'D# minor', true],
    ['FA DIESIS MINORE', 'fixed-do', 'F# minor', true],
    ['do sostenido menor', 'fixed-do', 'C# minor', true],
    ['mim', 'fixed-do', 'E minor', true],
    ['mi m', 'fixed-do', 'E minor', true],
    ['mi', 'fixed-do', 'E major', true],
    ['mi min', 'fixed-do', 'E major', false],
    ['si', 'fixed-do-ti', 'B major', true],
    ['ti', 'fixed-do-ti', 'B major', true],
    ['Eb', 'fixed-do', 'Eb major', true],
    ['h', 'fixed-do', 'B major', false],
    ['do', 'english', 'C major', false],
    ['cis', 'english', 'C# minor', false],
    ['c moll', 'english', 'C minor', true],
  ])('when the answer is "%s" with the %s names for %s, then it is %s', (answer, names, name, verdict) => {
    expect(acceptsKeyName(answer, key(name), names)).toBe(verdict);
  });

  test.each(NOTE_NAMES)('when a key is named in the %s names, then no other key is meant', names => {
    for (const each of ALL_KEYS) {
      const answer = keyName(each, 'letters', names);
      expect(ALL_KEYS.filter(other => tonicIn(answer, other, names) === other.tonic)).toEqual([each]);
    }
  });

  test('when it sounds the same, then the other spelling is told, but for double accidentals', () => {
    expect(otherSpelling('as', key('G# minor'), 'german')).toBe('Ab');
    expect(otherSpelling('eisis', key('F# major'), 'german')).toBeUndefined();
  });
});

describe('given an enharmonic spelling of the key', () => {
  test.each([
    ['Gb', 'F# major', 'Gb'],
    ['g flat maj', 'F# major', 'Gb'],
    ['Ebm', 'D# minor', 'Eb'],
    ['F#', 'Gb major', 'F#'],
    ['C#', 'Db major', 'C#'],
    ['Ab minor', 'G# minor', 'Ab'],
    ['E#', 'F major', 'E#'],
    ['F#', 'F# major', undefined],
    ['Gb minor', 'F# major', undefined],
    ['G', 'F# major', undefined],
    ['abc', 'F# major', undefined],
  ])('when the answer is "%s" for %s, then the other spelling is %s', (answer, name, spelling) => {
    expect(otherSpelling(answer, key(name))).toBe(spelling);
  });

  test('when a form from the table is given, then only F sharp major and D sharp minor have another spelling', () => {
    for (const [name, forms] of TABLE)
      for (const form of forms) {
        const spelling = otherSpelling(form, key(name));
        expect([form, spelling ?? key(name).tonic]).toEqual([
          form,
          name === 'F# major' && /^g/i.test(form)
            ? 'Gb'
            : name === 'D# minor' && /^e/i.test(form)
              ? 'Eb'
              : key(name).tonic,
        ]);
      }
  });
});

describe('given a question for the number of accidentals', () => {
  test.each([
    ['3', 3, true],
    ['3', -3, true],
    [' 3 ', 3, true],
    ['03', 3, true],
    ['3 sharps', 3, true],
    ['3sharps', 3, true],
    ['3 SHARP', 3, true],
    ['1 flat', -1, true],
    ['3   flats', -3, true],
    ['0', 0, true],
    ['2#', 2, true],
    ['2 ♯', 2, true],
    ['3b', -3, true],
    ['3♭', -3, true],
    ['2#', -2, false],
    ['3b', 3, false],
    ['2##', 2, false],
    ['#2', 2, false],
    ['0 sharps', 0, true],
    ['0 flats', 0, true],
    ['3 flats', 3, false],
    ['3 sharps', -3, false],
    ['2', 3, false],
    ['-3', -3, false],
    ['3.7', 3, false],
    ['3.0', 3, false],
    ['3e0', 3, false],
    ['0x3', 3, false],
    ['3 s', 3, false],
    ['3s', 3, false],
    ['3 sharps flats', 3, false],
    ['3 4', 34, false],
    ['three', 3, false],
    ['abc', 0, false],
    ['sharps', 0, false],
    ['', 0, false],
    ['   ', 0, false],
    ['٣', 3, true],
    ['०', 0, true],
    ['０', 0, true],
    ['３　ｓｈａｒｐｓ', 3, true],
    ['\u200f3\u200b', 3, true],
    ['٣', 2, false],
    ['½', 1, false],
    ['3️⃣', 3, false],
    ['9'.repeat(10_000), 3, false],
    [`${' '.repeat(10_000)}3`, 3, true],
  ])('when the answer is "%.12s" for %i, then it is %s', (answer, accidentals, verdict) => {
    expect(acceptsAccidentalCount(answer, accidentals)).toBe(verdict);
  });

  test('when the answer is the key’s signature in words or as a number, then it is right', () => {
    for (const each of ALL_KEYS) {
      const [, words = ''] = keyWithSignature(each, 'letters').split(', ');
      const count = words.startsWith('no')
        ? 0
        : Number.parseInt(words, 10) * (words.includes('flat') ? -1 : 1);
      expect(acceptsAccidentalCount(String(Math.abs(count)), count)).toBe(true);
      if (count !== 0) expect(acceptsAccidentalCount(words, count)).toBe(true);
    }
  });

  test('when the answer is any text, then grading it doesn’t throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: -7, max: 7 }), (text, count) => {
        expect([true, false]).toContain(acceptsAccidentalCount(text, count));
      }),
    );
  });
});
