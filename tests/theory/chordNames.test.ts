import { describe, expect, test } from 'vitest';
import {
  CHORD_TYPES,
  type Chord,
  type ChordType,
  chord,
  chordText,
  parseChord,
  spokenChord,
} from '../../src/theory/chord';
import { chordListText, parseChordList } from '../../src/theory/chordList';
import { NOTE_NAMES, type NoteNames, type NoteSystem } from '../../src/theory/names';
import { ACCIDENTALS, LETTERS, type NoteName } from '../../src/theory/note';

const ALL_NOTES = LETTERS.flatMap(letter =>
  ACCIDENTALS.map((accidental): NoteName => `${letter}${accidental}`),
);

/** The chord on a root, if no note of it needs three accidentals. */
function chordOn(root: NoteName, type: ChordType): readonly Chord[] {
  try {
    return [chord(root, type)];
  } catch {
    return [];
  }
}

const ALL_CHORDS = ALL_NOTES.flatMap(root => CHORD_TYPES.flatMap(type => chordOn(root, type)));

const english = (typed: string, names: NoteNames): string => {
  const parsed = parseChord(typed, names);
  return parsed.kind === 'chord' ? chordText(parsed.chord, 'letters') : `${parsed.problem}: ${parsed.text}`;
};

/** Chords in each system: as drawn, as drawn with printed signs, and as spoken where that differs. */
const WRITTEN: readonly (readonly [Chord, Readonly<Record<NoteSystem, readonly string[]>>])[] = [
  [
    chord('B', '7'),
    {
      english: ['B7', 'B7', 'B seven'],
      german: ['H7', 'H7', 'H seven'],
      'german-signs': ['H7', 'H7', 'H seven'],
      'fixed-do': ['Si7', 'Si7', 'si seven'],
      'fixed-do-ti': ['Ti7', 'Ti7', 'ti seven'],
    },
  ],
  [
    chord('Bb', 'major'),
    {
      english: ['Bb', 'B♭', 'B flat major'],
      german: ['B', 'B', 'B major'],
      'german-signs': ['B', 'B', 'B major'],
      'fixed-do': ['Si♭', 'Si♭', 'si flat major'],
      'fixed-do-ti': ['Ti♭', 'Ti♭', 'ti flat major'],
    },
  ],
  [
    chord('D', 'major', 'F#'),
    {
      english: ['D/F#', 'D/F♯', 'D major over F sharp'],
      german: ['D/Fis', 'D/Fis', 'D major over Fis'],
      'german-signs': ['D/F#', 'D/F♯', 'D major over Fis'],
      'fixed-do': ['Re/Fa♯', 'Re/Fa♯', 're major over fa sharp'],
      'fixed-do-ti': ['Re/Fa♯', 'Re/Fa♯', 're major over fa sharp'],
    },
  ],
  [
    chord('F#', 'm7b5'),
    {
      english: ['F#m7b5', 'F♯m7♭5', 'F sharp minor seven flat five'],
      german: ['Fism7b5', 'Fism7♭5', 'Fis minor seven flat five'],
      'german-signs': ['F#m7b5', 'F♯m7♭5', 'Fis minor seven flat five'],
      'fixed-do': ['Fa♯m7b5', 'Fa♯m7♭5', 'fa sharp minor seven flat five'],
      'fixed-do-ti': ['Fa♯m7b5', 'Fa♯m7♭5', 'fa sharp minor seven flat five'],
    },
  ],
  [
    chord('Ab', 'sus4'),
    {
      english: ['Absus4', 'A♭sus4', 'A flat suspended fourth'],
      german: ['Assus4', 'Assus4', 'As suspended fourth'],
      'german-signs': ['Absus4', 'A♭sus4', 'As suspended fourth'],
      'fixed-do': ['La♭sus4', 'La♭sus4', 'la flat suspended fourth'],
      'fixed-do-ti': ['La♭sus4', 'La♭sus4', 'la flat suspended fourth'],
    },
  ],
];

describe.each(NOTE_NAMES)('given the %s names', names => {
  test.each(WRITTEN)('when a chord is written, then it has them, drawn and spoken', (of, written) => {
    expect([
      chordText(of, 'letters', names),
      chordText(of, 'symbols', names),
      spokenChord(of, names),
    ]).toEqual(written[names]);
  });

  test('when any chord is typed as it is drawn or spoken, then it is that chord', { tags: 'full' }, () => {
    for (const of of ALL_CHORDS) {
      const wanted = chordText(of, 'letters');
      for (const typed of [
        chordText(of, 'letters', names),
        chordText(of, 'symbols', names),
        chordText(of, 'letters', names).replace(/^./, letter => letter.toLowerCase()),
        spokenChord(of, names),
      ])
        expect(`${typed}: ${english(typed, names)}`).toBe(`${typed}: ${wanted}`);
    }
  });

  test('when any chord is typed in English, then it is that chord, unless its root is another one here', {
    tags: 'full',
  }, () => {
    const others = ALL_CHORDS.filter(
      of => english(chordText(of, 'letters'), names) !== chordText(of, 'letters'),
    );
    const meant = others.map(
      of => `${chordText(of, 'letters')}: ${english(chordText(of, 'letters'), names)}`,
    );
    expect(meant).toEqual(ANOTHER_HERE[names]);
  });

  test('when a list is written, then it is read as the same list', () => {
    const { list } = parseChordList('Am7 D/F# | B7 Bb | C#m Eb');
    expect(parseChordList(chordListText(list, 'letters', names), names)).toEqual({
      ...{ list, unknown: [], left: 0 },
    });
  });
});

/** English chords on a B, which is a B flat in German; `Do` is a C, not a D diminished, but is never drawn so. */
const GERMAN_OTHERS = CHORD_TYPES.map(type => {
  const symbol = chordText(chord('C', type), 'letters').slice(1);
  return `B${symbol}: Bb${symbol}`;
});

const ANOTHER_HERE: Readonly<Record<NoteSystem, readonly string[]>> = {
  english: [],
  german: GERMAN_OTHERS,
  'german-signs': GERMAN_OTHERS,
  'fixed-do': [],
  'fixed-do-ti': [],
};

describe('given a typed chord', () => {
  test.each<[string, NoteNames, string]>([
    ['Hm7', 'german', 'Bm7'],
    ['B', 'german', 'Bb'],
    ['Bb7', 'german', 'Bb7'],
    ['Fis7', 'german', 'F#7'],
    ['fis-moll', 'german', 'F#m'],
    ['Es-Dur', 'german', 'Eb'],
    ['Asus4', 'german', 'Asus4'],
    ['Esus4', 'german', 'Esus4'],
    ['D/Fis', 'german', 'D/F#'],
    ['E/H', 'german', 'E/B'],
    ['d over fis', 'german', 'D/F#'],
    ['c sharp minor', 'german', 'C#m'],
    ['sib7', 'fixed-do', 'Bb7'],
    ['do#m', 'fixed-do', 'C#m'],
    ['Dom7', 'fixed-do', 'Cm7'],
    ['Do', 'fixed-do', 'C'],
    ['SOL7', 'fixed-do', 'G7'],
    ['LaM7', 'fixed-do', 'Amaj7'],
    ['Ré/Fa#', 'fixed-do', 'D/F#'],
    ['si bémol majeur', 'fixed-do', 'Bb'],
    ['la minore', 'fixed-do', 'Am'],
    ['fa sostenido menor', 'fixed-do', 'F#m'],
    ['Am7', 'fixed-do', 'Am7'],
    ['Ti7', 'fixed-do-ti', 'B7'],
    ['Hm7', 'english', 'root: Hm7'],
    ['Fis7', 'english', 'type: is7'],
    ['sol7', 'german', 'root: sol7'],
    ['Hm7', 'fixed-do', 'root: Hm7'],
    ['H13', 'german', 'type: 13'],
    ['Fis13', 'german', 'type: 13'],
    ['Asus13', 'german', 'type: sus13'],
    ['Sib13', 'fixed-do', 'type: 13'],
    ['D/Do7', 'fixed-do', 'bass: Do7'],
  ])('when it is %s with the %s names, then it is %s', (typed, names, meant) => {
    expect(english(typed, names)).toBe(meant);
  });

  test.each<[string, NoteNames, readonly string[]]>([
    ['Am F H7 B', 'german', ['Am', 'F', 'B7', 'Bb']],
    ['fis moll, h moll', 'german', ['F#m', 'Bm']],
    ['la mi fa sol', 'fixed-do', ['A', 'E', 'F', 'G']],
    ['do dièse mineur, si bémol', 'fixed-do', ['C#m', 'Bb']],
    ['Am do#m', 'fixed-do', ['Am', 'C#m']],
  ])('when a list is %s with the %s names, then all of it is understood', (typed, names, chords) => {
    const { list, unknown } = parseChordList(typed, names);
    expect(list.bars.flat().map(each => chordText(each, 'letters'))).toEqual(chords);
    expect(unknown).toEqual([]);
  });
});
