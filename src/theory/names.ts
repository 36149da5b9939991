import {
  ACCIDENTALS,
  type Accidental,
  LETTERS,
  type Letter,
  type NoteName,
  type NoteSigns,
  noteText,
  partsOf,
  spokenNoteName,
} from './note';
import { type PitchName, pitchParts } from './pitch';

/** The ways to name notes; those of a kind differ in what is written. */
export const NOTE_NAMES = ['english', 'german', 'german-signs', 'fixed-do', 'fixed-do-ti'] as const;
export type NoteSystem = (typeof NOTE_NAMES)[number];

/** How octaves are told: by number, C4 being middle C, or as Helmholtz did, where it is c'. */
export type Octaves = 'scientific' | 'helmholtz';

/** How notes are named, and their octaves. */
export type NoteNames = NoteSystem | 'german, helmholtz' | 'german-signs, helmholtz';

const PARTS: Readonly<Record<NoteNames, { readonly system: NoteSystem; readonly octaves: Octaves }>> = {
  english: { system: 'english', octaves: 'scientific' },
  german: { system: 'german', octaves: 'scientific' },
  'german, helmholtz': { system: 'german', octaves: 'helmholtz' },
  'german-signs': { system: 'german-signs', octaves: 'scientific' },
  'german-signs, helmholtz': { system: 'german-signs', octaves: 'helmholtz' },
  'fixed-do': { system: 'fixed-do', octaves: 'scientific' },
  'fixed-do-ti': { system: 'fixed-do-ti', octaves: 'scientific' },
};

/** How notes are named without their octaves. */
export const systemOf = (names: NoteNames): NoteSystem => PARTS[names].system;

const WITH_HELMHOLTZ: Readonly<Partial<Record<NoteSystem, NoteNames>>> = {
  german: 'german, helmholtz',
  'german-signs': 'german-signs, helmholtz',
};

/**
 * Some names with Helmholtz's octaves; `undefined` for those that are never used with them.
 *
 * @example withHelmholtz('german') // 'german, helmholtz'
 */
export const withHelmholtz = (system: NoteSystem): NoteNames | undefined => WITH_HELMHOLTZ[system];

type Spellings = Readonly<Record<Letter, Readonly<Record<Accidental, string>>>>;

/** The German names: https://en.wikipedia.org/wiki/Key_signature_names_and_translations */
const GERMAN: Spellings = {
  C: { bb: 'Ceses', b: 'Ces', '': 'C', '#': 'Cis', '##': 'Cisis' },
  D: { bb: 'Deses', b: 'Des', '': 'D', '#': 'Dis', '##': 'Disis' },
  E: { bb: 'Eses', b: 'Es', '': 'E', '#': 'Eis', '##': 'Eisis' },
  F: { bb: 'Feses', b: 'Fes', '': 'F', '#': 'Fis', '##': 'Fisis' },
  G: { bb: 'Geses', b: 'Ges', '': 'G', '#': 'Gis', '##': 'Gisis' },
  A: { bb: 'Asas', b: 'As', '': 'A', '#': 'Ais', '##': 'Aisis' },
  B: { bb: 'Heses', b: 'B', '': 'H', '#': 'His', '##': 'Hisis' },
};

const SYLLABLES: Readonly<Record<Letter, string>> = {
  ...{ C: 'do', D: 're', E: 'mi', F: 'fa', G: 'sol', A: 'la', B: 'si' },
};

/** How accidentals are typed after a name, in English and in the languages that sing do re mi. */
const TYPED_ACCIDENTALS: Readonly<Record<Accidental, readonly string[]>> = {
  bb: ['bb', 'double flat', 'doppio bemolle', 'double bemol', 'doble bemol'],
  b: ['b', 'flat', 'bemol', 'bémol', 'bemolle'],
  '': [''],
  '#': ['#', 'sharp', 'diese', 'dièse', 'diesis', 'sostenido', 'sustenido'],
  '##': ['##', 'x', 'double sharp', 'doppio diesis', 'double diese', 'doble sostenido'],
};

interface NamingSystem {
  /** A name as it is drawn. */
  readonly drawn: (name: NoteName, signs: NoteSigns) => string;
  readonly spoken: (name: NoteName) => string;
  /** The names of a letter that are typed before a word or a sign, besides the English ones. */
  readonly stems?: Readonly<Partial<Record<Letter, readonly string[]>>>;
}

const german = (name: NoteName): string => {
  const { letter, accidental } = partsOf(name);
  return GERMAN[letter][accidental];
};

const natural = (name: NoteName): string => GERMAN[partsOf(name).letter][''];

/** A name with a letter or a syllable of another system in place of the English letter. */
const withStem = (stem: string, name: NoteName, text: (name: NoteName) => string): string =>
  stem + text(name).slice(1);

/** Do re mi; its signs are always the printed ones, since `dob` is no word. */
const fixedDo = (syllables: Readonly<Record<Letter, string>>): NamingSystem => {
  const syllable = (name: NoteName) => syllables[partsOf(name).letter];
  return {
    drawn: name => withStem(syllable(name), name, each => noteText(each, 'symbols')),
    spoken: name => withStem(syllable(name), name, spokenNoteName),
    stems: {
      ...{ C: ['do', 'ut'], D: ['re'], E: ['mi'], F: ['fa'], G: ['sol', 'so'], A: ['la'] },
      B: ['si', 'ti'],
    },
  };
};

const SYSTEMS: Readonly<Record<NoteSystem, NamingSystem>> = {
  english: { drawn: noteText, spoken: spokenNoteName },
  german: { drawn: german, spoken: german, stems: { B: ['h'] } },
  'german-signs': {
    // B flat has a name of its own, without a sign.
    drawn: (name, signs) =>
      name === 'Bb' ? german(name) : withStem(natural(name), name, each => noteText(each, signs)),
    spoken: german,
    stems: { B: ['h'] },
  },
  'fixed-do': fixedDo(SYLLABLES),
  'fixed-do-ti': fixedDo({ ...SYLLABLES, B: 'ti' }),
};

/** The octave of a small letter without strokes, C3 to B3. */
const SMALL = 3;

/** The octaves as Helmholtz calls them, in English. */
const OCTAVE_WORDS: ReadonlyMap<number, string> = new Map([
  [0, 'sub-contra'],
  [1, 'contra'],
  [2, 'great'],
  [SMALL, 'small'],
  [4, 'one-line'],
  [5, 'two-line'],
  [6, 'three-line'],
  [7, 'four-line'],
  [8, 'five-line'],
]);

/** A name in Helmholtz's octave: capitals up to the great one, with commas below it; small letters, with strokes, above. */
const inHelmholtz = (name: string, octave: number): string =>
  octave < SMALL
    ? `${','.repeat(SMALL - 1 - octave)}${name}`
    : `${name.toLowerCase()}${"'".repeat(octave - SMALL)}`;

const EVERY_NAME: readonly NoteName[] = LETTERS.flatMap(letter =>
  ACCIDENTALS.map((accidental): NoteName => `${letter}${accidental}`),
);

/**
 * A note as it is drawn.
 *
 * @example drawnName('Bb', 'german', 'letters') // 'B'
 * @example drawnName('C#', 'fixed-do', 'letters') // 'do♯'
 */
export const drawnName = (
  name: NoteName,
  names: NoteNames = 'english',
  signs: NoteSigns = 'letters',
): string => SYSTEMS[systemOf(names)].drawn(name, signs);

/**
 * A note as it is spoken.
 *
 * @example spokenName('Ab', 'german') // 'As'
 */
export const spokenName = (name: NoteName, names: NoteNames = 'english'): string =>
  SYSTEMS[systemOf(names)].spoken(name);

/**
 * A note as any keyboard can type it.
 *
 * @example typedName('Eb', 'german') // 'Es'
 * @example typedName('Eb', 'fixed-do') // 'mi flat'
 */
export function typedName(name: NoteName, names: NoteNames = 'english'): string {
  const drawn = drawnName(name, names);
  return /[♯♭]/.test(drawn) ? spokenName(name, names) : drawn;
}

/**
 * A note with its octave as it is drawn.
 *
 * @example drawnPitch('B3', 'german') // 'H3'
 * @example drawnPitch('B4', 'german, helmholtz') // "h'"
 */
export function drawnPitch(pitch: PitchName, names: NoteNames = 'english'): string {
  const { note, octave } = pitchParts(pitch);
  const name = drawnName(note, names);
  return PARTS[names].octaves === 'helmholtz' ? inHelmholtz(name, octave) : `${name}${octave}`;
}

/**
 * A note with its octave as it is spoken.
 *
 * @example spokenPitchName('B3', 'german') // 'H 3'
 * @example spokenPitchName('B4', 'german, helmholtz') // 'one-line H'
 */
export function spokenPitchName(pitch: PitchName, names: NoteNames = 'english'): string {
  const { note, octave } = pitchParts(pitch);
  const name = spokenName(note, names);
  const word = PARTS[names].octaves === 'helmholtz' ? OCTAVE_WORDS.get(octave) : undefined;
  return word === undefined ? `${name} ${octave}` : `${word} ${name}`;
}

/** A typed name without what writers do differently: capitals, accents, blanks, printed signs. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('𝄪', '##')
    .replaceAll('𝄫', 'bb')
    .replaceAll('♯', '#')
    .replaceAll('♭', 'b')
    .replaceAll(/\s+/g, '');

/** Every way to type a note of a system, folded. */
function typedIn({ drawn, spoken, stems }: NamingSystem, name: NoteName): readonly string[] {
  const { letter, accidental } = partsOf(name);
  const spelled = (stems?.[letter] ?? []).flatMap(stem =>
    TYPED_ACCIDENTALS[accidental].map(each => `${stem}${each}`),
  );
  return [drawn(name, 'letters'), spoken(name), ...spelled].map(folded);
}

const known = new Map<NoteSystem, ReadonlyMap<string, NoteName>>();

/** Every typed name of a system, and the English ones that mean nothing else in it. */
function typedNames(names: NoteNames): ReadonlyMap<string, NoteName> {
  const id = systemOf(names);
  const pairs = (system: NamingSystem) =>
    EVERY_NAME.flatMap(name => typedIn(system, name).map((typed): [string, NoteName] => [typed, name]));
  const made = known.get(id) ?? new Map([...pairs(SYSTEMS.english), ...pairs(SYSTEMS[id])]);
  known.set(id, made);
  return made;
}

/**
 * A typed note, in the names of a system or, where they mean nothing else in it, in English; anything else gives `undefined`.
 *
 * @example parseName('b', 'german') // 'Bb'
 * @example parseName('si bémol', 'fixed-do') // 'Bb'
 */
export const parseName = (text: string, names: NoteNames): NoteName | undefined =>
  // A sign alone is no b.
  /^\s*\p{L}/u.test(text) ? typedNames(names).get(folded(text)) : undefined;

/**
 * Other ways to write a note that a search for it knows: with the words of its language, and in English unless that means
 * another note.
 *
 * @example otherWords('Bb', 'fixed-do').includes('si bémol') // true
 */
export function otherWords(name: NoteName, names: NoteNames): readonly string[] {
  if (names === 'english') return [];
  const { letter, accidental } = partsOf(name);
  const spelled = (SYSTEMS[systemOf(names)].stems?.[letter] ?? []).flatMap(stem =>
    TYPED_ACCIDENTALS[accidental].map(each => `${stem} ${each}`.trim()),
  );
  return [...spelled, ...(parseName(name, names) === name ? [name] : [])];
}

/** A note that a text begins with, and what follows it, folded. */
interface Beginning {
  readonly note: NoteName;
  readonly rest: string;
}

/** No typed name is longer: `sol doppio bemolle` without its blanks. */
const LONGEST_NAME = 20;

/**
 * The notes that a text may begin with, the longest name first: `asus4` is an A flat or an A.
 *
 * @example notesBeginning('Hm7', 'german') // [{ note: 'B', rest: 'm7' }]
 */
export function notesBeginning(text: string, names: NoteNames): readonly Beginning[] {
  const typed = typedNames(names);
  const whole = folded(text);
  const longest = Math.min(whole.length, LONGEST_NAME);
  return Array.from({ length: longest }, (_, index) => longest - index).flatMap(length => {
    const note = typed.get(whole.slice(0, length));
    return note === undefined ? [] : [{ note, rest: whole.slice(length) }];
  });
}
