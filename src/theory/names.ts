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
export type NoteNames = (typeof NOTE_NAMES)[number];

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

const SYSTEMS: Readonly<Record<NoteNames, NamingSystem>> = {
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
): string => SYSTEMS[names].drawn(name, signs);

/**
 * A note as it is spoken.
 *
 * @example spokenName('Ab', 'german') // 'As'
 */
export const spokenName = (name: NoteName, names: NoteNames = 'english'): string =>
  SYSTEMS[names].spoken(name);

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
 */
export function drawnPitch(pitch: PitchName, names: NoteNames = 'english'): string {
  const { note, octave } = pitchParts(pitch);
  return `${drawnName(note, names)}${octave}`;
}

/**
 * A note with its octave as it is spoken.
 *
 * @example spokenPitchName('B3', 'german') // 'H 3'
 */
export function spokenPitchName(pitch: PitchName, names: NoteNames = 'english'): string {
  const { note, octave } = pitchParts(pitch);
  return `${spokenName(note, names)} ${octave}`;
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

const known = new Map<NoteNames, ReadonlyMap<string, NoteName>>();

/** Every typed name of a system, and the English ones that mean nothing else in it. */
function typedNames(names: NoteNames): ReadonlyMap<string, NoteName> {
  const pairs = (system: NamingSystem) =>
    EVERY_NAME.flatMap(name => typedIn(system, name).map((typed): [string, NoteName] => [typed, name]));
  const made = known.get(names) ?? new Map([...pairs(SYSTEMS.english), ...pairs(SYSTEMS[names])]);
  known.set(names, made);
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
  const spelled = (SYSTEMS[names].stems?.[letter] ?? []).flatMap(stem =>
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
