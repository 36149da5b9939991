import { describe, expect, test } from 'vitest';
import {
  drawnName,
  drawnPitch,
  NOTE_NAMES,
  type NoteSystem,
  parseName,
  spokenName,
  spokenPitchName,
  typedName,
} from '../../src/theory/names';
import { ACCIDENTALS, LETTERS, type NoteName, noteText, spokenNoteName } from '../../src/theory/note';

const ALL: readonly NoteName[] = LETTERS.flatMap(letter =>
  ACCIDENTALS.map((accidental): NoteName => `${letter}${accidental}`),
);

/** All 35 names, letter by letter, from double flat to double sharp: as drawn, and as spoken where that differs. */
const WRITTEN: Readonly<Record<NoteSystem, { readonly drawn: string; readonly spoken?: string }>> = {
  english: {
    drawn: `
      Cbb Cb C C# C## Dbb Db D D# D## Ebb Eb E E# E## Fbb Fb F F# F##
      Gbb Gb G G# G## Abb Ab A A# A## Bbb Bb B B# B##`,
    spoken: `
      C_double_flat C_flat C C_sharp C_double_sharp D_double_flat D_flat D D_sharp D_double_sharp
      E_double_flat E_flat E E_sharp E_double_sharp F_double_flat F_flat F F_sharp F_double_sharp
      G_double_flat G_flat G G_sharp G_double_sharp A_double_flat A_flat A A_sharp A_double_sharp
      B_double_flat B_flat B B_sharp B_double_sharp`,
  },
  german: {
    drawn: `
      Ceses Ces C Cis Cisis Deses Des D Dis Disis Eses Es E Eis Eisis Feses Fes F Fis Fisis
      Geses Ges G Gis Gisis Asas As A Ais Aisis Heses B H His Hisis`,
  },
  'german-signs': {
    drawn: `
      Cbb Cb C C# C## Dbb Db D D# D## Ebb Eb E E# E## Fbb Fb F F# F##
      Gbb Gb G G# G## Abb Ab A A# A## Hbb B H H# H##`,
    spoken: `
      Ceses Ces C Cis Cisis Deses Des D Dis Disis Eses Es E Eis Eisis Feses Fes F Fis Fisis
      Geses Ges G Gis Gisis Asas As A Ais Aisis Heses B H His Hisis`,
  },
  'fixed-do': {
    drawn: `
      do♭♭ do♭ do do♯ do♯♯ re♭♭ re♭ re re♯ re♯♯ mi♭♭ mi♭ mi mi♯ mi♯♯ fa♭♭ fa♭ fa fa♯ fa♯♯
      sol♭♭ sol♭ sol sol♯ sol♯♯ la♭♭ la♭ la la♯ la♯♯ si♭♭ si♭ si si♯ si♯♯`,
    spoken: `
      do_double_flat do_flat do do_sharp do_double_sharp re_double_flat re_flat re re_sharp re_double_sharp
      mi_double_flat mi_flat mi mi_sharp mi_double_sharp fa_double_flat fa_flat fa fa_sharp fa_double_sharp
      sol_double_flat sol_flat sol sol_sharp sol_double_sharp la_double_flat la_flat la la_sharp la_double_sharp
      si_double_flat si_flat si si_sharp si_double_sharp`,
  },
  'fixed-do-ti': {
    drawn: `
      do♭♭ do♭ do do♯ do♯♯ re♭♭ re♭ re re♯ re♯♯ mi♭♭ mi♭ mi mi♯ mi♯♯ fa♭♭ fa♭ fa fa♯ fa♯♯
      sol♭♭ sol♭ sol sol♯ sol♯♯ la♭♭ la♭ la la♯ la♯♯ ti♭♭ ti♭ ti ti♯ ti♯♯`,
    spoken: `
      do_double_flat do_flat do do_sharp do_double_sharp re_double_flat re_flat re re_sharp re_double_sharp
      mi_double_flat mi_flat mi mi_sharp mi_double_sharp fa_double_flat fa_flat fa fa_sharp fa_double_sharp
      sol_double_flat sol_flat sol sol_sharp sol_double_sharp la_double_flat la_flat la la_sharp la_double_sharp
      ti_double_flat ti_flat ti ti_sharp ti_double_sharp`,
  },
};

const listed = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map(word => word.replaceAll('_', ' '));

describe.each(NOTE_NAMES)('given the %s names', names => {
  const drawn = listed(WRITTEN[names].drawn);
  const spoken = listed(WRITTEN[names].spoken ?? WRITTEN[names].drawn);

  test('when the 35 notes are drawn, then each has its own name, as the books write it', () => {
    expect(ALL.map(name => drawnName(name, names))).toEqual(drawn);
    expect(new Set(drawn).size).toBe(35);
  });

  test('when the 35 notes are spoken, then each is said in words', () => {
    expect(ALL.map(name => spokenName(name, names))).toEqual(spoken);
  });

  test('when a note is typed as it is drawn or spoken, in any case or with printed signs, then it is that note', () => {
    ALL.forEach((name, at) => {
      for (const typed of [drawn[at], spoken[at], drawnName(name, names, 'symbols')]) {
        expect(typed && parseName(typed, names), typed).toBe(name);
        expect(typed && parseName(typed.toUpperCase(), names), typed).toBe(name);
      }
    });
  });

  test('when a note is written for any keyboard, then in letters alone, and typed so it is that note', () => {
    for (const name of ALL) {
      expect(typedName(name, names)).toMatch(/^[A-Za-z# ]+$/);
      expect(parseName(typedName(name, names), names)).toBe(name);
    }
  });

  test('when it is typed in English, then it is that note, unless these names mean another', () => {
    const others = ALL.filter(name => parseName(name, names) !== name);
    expect(others).toEqual(names.startsWith('german') ? ['B'] : []);
    expect(ALL.filter(name => parseName(spokenNoteName(name), names) !== name)).toEqual(others);
  });
});

describe('given a name that could be another', () => {
  test.each([
    ['b', 'german', 'Bb'],
    ['h', 'german', 'B'],
    ['bb', 'german', 'Bb'],
    ['B sharp', 'german', 'B#'],
    ['es', 'german-signs', 'Eb'],
    ['si bémol', 'fixed-do', 'Bb'],
    ['ti', 'fixed-do', 'B'],
    ['Ré dièse', 'fixed-do', 'D#'],
    ['fa sostenido', 'fixed-do-ti', 'F#'],
    ['h', 'english', undefined],
    ['do', 'english', undefined],
    ['', 'fixed-do', undefined],
    ['♭', 'german', undefined],
    ['♭♭', 'english', undefined],
  ] as const)('when %j is typed with the %s names, then it is %s', (typed, names, name) => {
    expect(parseName(typed, names)).toBe(name);
  });
});

describe('given signs and octaves', () => {
  test('when signs are printed, then only names with a sign change', () => {
    for (const name of ALL) {
      expect(drawnName(name, 'english', 'symbols')).toBe(noteText(name, 'symbols'));
      expect(drawnName(name, 'german', 'symbols')).toBe(drawnName(name, 'german'));
    }
    expect(drawnName('C#', 'german-signs', 'symbols')).toBe('C♯');
    expect(drawnName('Bb', 'german-signs', 'symbols')).toBe('B');
  });

  test.each([
    ['A0', ',,A', 'sub-contra A'],
    ['B0', ',,H', 'sub-contra H'],
    ['C1', ',C', 'contra C'],
    ['Bb1', ',B', 'contra B'],
    ['E2', 'E', 'great E'],
    ['B2', 'H', 'great H'],
    ['C3', 'c', 'small C'],
    ['Eb3', 'es', 'small Es'],
    ['B3', 'h', 'small H'],
    ['Cb4', "ces'", 'one-line Ces'],
    ['C4', "c'", 'one-line C'],
    ['F#4', "fis'", 'one-line Fis'],
    ['Bb5', "b''", 'two-line B'],
    ['C6', "c'''", 'three-line C'],
    ['C7', "c''''", 'four-line C'],
    ['C8', "c'''''", 'five-line C'],
  ] as const)(
    'when %s has its octave from Helmholtz, then it is drawn %s and said %s',
    (pitch, drawn, said) => {
      expect(drawnPitch(pitch, 'german, helmholtz')).toBe(drawn);
      expect(spokenPitchName(pitch, 'german, helmholtz')).toBe(said);
    },
  );

  test('when notes are written with signs, then Helmholtz’s octaves change only capitals and strokes', () => {
    const pitches = ['F#2', 'Eb3', 'Bb3', 'B3', 'C#4'] as const;
    expect(pitches.map(pitch => drawnPitch(pitch, 'german-signs, helmholtz'))).toEqual([
      ...['F#', 'eb', 'b', 'h', "c#'"],
    ]);
  });

  test('when a note has no octave, then Helmholtz changes nothing', () => {
    for (const name of ALL) {
      expect(drawnName(name, 'german, helmholtz')).toBe(drawnName(name, 'german'));
      expect(spokenName(name, 'german, helmholtz')).toBe(spokenName(name, 'german'));
      expect(parseName(drawnName(name, 'german'), 'german, helmholtz')).toBe(name);
    }
  });

  test('when a note has an octave, then it stands behind the name', () => {
    expect(NOTE_NAMES.map(names => drawnPitch('Bb3', names))).toEqual(['Bb3', 'B3', 'B3', 'si♭3', 'ti♭3']);
    expect(NOTE_NAMES.map(names => spokenPitchName('B3', names))).toEqual([
      ...['B 3', 'H 3', 'H 3', 'si 3', 'ti 3'],
    ]);
  });
});
