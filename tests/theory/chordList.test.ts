import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHORD_TYPES, chord } from '../../src/theory/chord';
import {
  type ChordList,
  chordListText,
  chordsIn,
  hasBars,
  MOST_CHORDS,
  parseChordList,
} from '../../src/theory/chordList';
import { chromaticName, PITCH_CLASSES } from '../../src/theory/note';

const read = (typed: string): string => chordListText(parseChordList(typed).list, 'letters');

describe('given a list of chords as people type it', () => {
  test.each([
    ['Am7 D/F# G', 'Am7 D/F# G'],
    ['| Am F | C G |', 'Am F | C G'],
    ['Am, F, C, G', 'Am F C G'],
    ['Am - F - C – G', 'Am F C G'],
    ['Am -> F → C > G', 'Am F C G'],
    ['a b', 'A B'],
    ['a flat b', 'Ab B'],
    ['a minor b flat minor seven', 'Am Bbm7'],
    ['d over f sharp, c maj7', 'D/F# Cmaj7'],
    ['C-7 F7', 'Cm7 F7'],
    ['[Am] [F]', 'Am F'],
    ['||: Am | F :||', 'Am | F'],
    ['Am F | % | G', 'Am F | Am F | G'],
    ['Am\nF\nC', 'Am F C'],
    ['% Am', 'Am'],
    ['', ''],
    ['| |', ''],
  ])('when it is %j, then it is %j', (typed, list) => {
    expect(read(typed)).toBe(list);
  });

  test('when some of it is no chord, then that is named once, as it was typed, and the rest is kept', () => {
    const { list, unknown } = parseChordList('Am X7 | C13 F X7');
    expect(chordListText(list, 'letters')).toBe('Am | F');
    expect(unknown).toEqual(['X7', 'C13']);
  });

  test('when there are too many, then the first are kept, and the others counted', () => {
    const { list, left } = parseChordList('Am F '.repeat(20));
    expect(chordsIn(list)).toHaveLength(MOST_CHORDS);
    expect(left).toBe(40 - MOST_CHORDS);
  });

  test('when it has one bar, then that means nothing', () => {
    expect(hasBars(parseChordList('| Am F |').list)).toBe(false);
    expect(hasBars(parseChordList('Am | F').list)).toBe(true);
  });
});

const roots = PITCH_CLASSES.flatMap(pitch => [chromaticName(pitch, 'sharps'), chromaticName(pitch, 'flats')]);
const anyRoot = fc.constantFrom(...roots);
const anyChord = fc
  .tuple(anyRoot, fc.constantFrom(...CHORD_TYPES), fc.option(anyRoot, { nil: undefined }))
  .filter(([root, type]) => !(type === 'dim7' && root.includes('b')))
  .map(([root, type, bass]) => chord(root, type, bass));
const anyList = fc
  .array(fc.array(anyChord, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 })
  .map((bars): ChordList => ({ bars }));

test('given any list, when it is written and read, then it is the same', () => {
  fc.assert(
    fc.property(anyList, fc.constantFrom('letters' as const, 'symbols' as const), (list, signs) => {
      expect(parseChordList(chordListText(list, signs))).toEqual({ list, unknown: [], left: 0 });
    }),
  );
});

test('given any text, when it is read, then nothing is thrown, and what is kept is read as the same again', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3000 }),
    fc.string({ unit: fc.constantFrom(...'ABCDEFGabcdefgm#b79/|%-, '), maxLength: 200 }),
  );
  fc.assert(
    fc.property(hostile, typed => {
      const { list } = parseChordList(typed);
      expect(chordsIn(list).length).toBeLessThanOrEqual(MOST_CHORDS);
      expect(parseChordList(chordListText(list, 'letters')).list).toEqual(list);
    }),
  );
});
