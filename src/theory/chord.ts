import { accidentalsIn, type Degree, type Tone, tonesOver } from './degree';
import { FOREIGN_KEY_TYPES } from './key';
import { drawnName, type NoteNames, notesBeginning, parseName, spokenName } from './names';
import { chromaticName, type NoteName, type NoteSigns, type PitchClass, pitchClassOf } from './note';

export const CHORD_TYPES = [
  ...(['major', 'minor', '5', 'sus2', 'sus4', '6', 'm6', '7', 'maj7', 'm7', 'm-maj7'] as const),
  ...(['m7b5', 'dim', 'dim7', 'aug', 'add9', '9', 'maj9', 'm9'] as const),
] as const;

/** The type of a chord, in addresses and in the log. */
export type ChordType = (typeof CHORD_TYPES)[number];

interface ChordKind {
  /** What stands after the root in a chord's symbol. */
  readonly symbol: string;
  /** The type as an option of a select. */
  readonly title: string;
  readonly spoken: string;
  readonly degrees: readonly Degree[];
  /** What else people write after the root: lower case, without spaces and brackets. */
  readonly aliases: readonly string[];
}

/** Each type of chord by its degrees, which decide its spelling: https://en.wikipedia.org/wiki/Chord_notation */
const CHORD_TABLE: Record<ChordType, ChordKind> = {
  major: {
    ...{ symbol: '', title: 'Major', spoken: 'major', degrees: ['R', '3', '5'] },
    aliases: ['maj', 'major', 'ma', ...FOREIGN_KEY_TYPES.major],
  },
  minor: {
    ...{ symbol: 'm', title: 'Minor', spoken: 'minor', degrees: ['R', '♭3', '5'] },
    aliases: ['min', 'minor', 'mi', '-', ...FOREIGN_KEY_TYPES.minor],
  },
  '5': {
    ...{ symbol: '5', title: '5, Power Chord', spoken: 'five', degrees: ['R', '5'] },
    aliases: ['five', 'fifth', 'power', 'powerchord'],
  },
  sus2: {
    ...{ symbol: 'sus2', title: 'Sus2', spoken: 'suspended second', degrees: ['R', '2', '5'] },
    aliases: ['suspended2', 'suspendedsecond', 'sustwo'],
  },
  sus4: {
    ...{ symbol: 'sus4', title: 'Sus4', spoken: 'suspended fourth', degrees: ['R', '4', '5'] },
    aliases: ['sus', 'suspended', 'suspended4', 'suspendedfourth', 'susfour'],
  },
  '6': {
    ...{ symbol: '6', title: '6', spoken: 'six', degrees: ['R', '3', '5', '6'] },
    aliases: ['maj6', 'major6', 'majorsix', 'six', 'sixth', 'majorsixth'],
  },
  m6: {
    ...{ symbol: 'm6', title: 'Minor 6', spoken: 'minor six', degrees: ['R', '♭3', '5', '6'] },
    aliases: ['min6', 'minor6', 'minorsix', 'minorsixth', '-6'],
  },
  '7': {
    ...{ symbol: '7', title: '7', spoken: 'seven', degrees: ['R', '3', '5', '♭7'] },
    aliases: ['dom7', 'dominant7', 'dominantseven', 'dominantseventh', 'seven', 'seventh'],
  },
  maj7: {
    ...{ symbol: 'maj7', title: 'Major 7', spoken: 'major seven', degrees: ['R', '3', '5', '7'] },
    aliases: ['ma7', 'major7', 'majorseven', 'majorseventh', 'majseven', 'j7', 'δ', 'δ7'],
  },
  m7: {
    ...{ symbol: 'm7', title: 'Minor 7', spoken: 'minor seven', degrees: ['R', '♭3', '5', '♭7'] },
    aliases: ['min7', 'minor7', 'minorseven', 'minorseventh', 'mi7', '-7'],
  },
  'm-maj7': {
    ...{ symbol: 'm(maj7)', title: 'Minor, Major 7', spoken: 'minor, major seven' },
    degrees: ['R', '♭3', '5', '7'],
    aliases: ['mmaj7', 'minmaj7', 'minormajor7', 'minormajorseven', 'minormajorseventh', '-maj7'],
  },
  m7b5: {
    ...{ symbol: 'm7b5', title: 'Minor 7 Flat 5', spoken: 'minor seven flat five' },
    degrees: ['R', '♭3', '♭5', '♭7'],
    aliases: ['min7b5', 'minor7b5', 'minorsevenflatfive', 'm7-5', 'ø', 'ø7', 'halfdim', 'halfdiminished'],
  },
  dim: {
    ...{ symbol: 'dim', title: 'Diminished', spoken: 'diminished', degrees: ['R', '♭3', '♭5'] },
    aliases: ['diminished', '°', 'º', 'o'],
  },
  dim7: {
    ...{ symbol: 'dim7', title: 'Diminished 7', spoken: 'diminished seven' },
    degrees: ['R', '♭3', '♭5', '♭♭7'],
    aliases: ['diminished7', 'diminishedseven', 'diminishedseventh', '°7', 'º7', 'o7'],
  },
  aug: {
    ...{ symbol: 'aug', title: 'Augmented', spoken: 'augmented', degrees: ['R', '3', '♯5'] },
    aliases: ['augmented', '+', '#5', '+5'],
  },
  add9: {
    ...{ symbol: 'add9', title: 'Add 9', spoken: 'add nine', degrees: ['R', '3', '5', '9'] },
    aliases: ['addnine', 'add2'],
  },
  '9': {
    ...{ symbol: '9', title: '9', spoken: 'nine', degrees: ['R', '3', '5', '♭7', '9'] },
    aliases: ['nine', 'ninth', 'dom9', 'dominant9', 'dominantnine', 'dominantninth'],
  },
  maj9: {
    ...{ symbol: 'maj9', title: 'Major 9', spoken: 'major nine', degrees: ['R', '3', '5', '7', '9'] },
    aliases: ['ma9', 'major9', 'majornine', 'majorninth', 'δ9'],
  },
  m9: {
    ...{ symbol: 'm9', title: 'Minor 9', spoken: 'minor nine', degrees: ['R', '♭3', '5', '♭7', '9'] },
    aliases: ['min9', 'minor9', 'minornine', 'minorninth', '-9'],
  },
};

/** A chord; `tones` runs from the root up. */
export interface Chord {
  readonly root: NoteName;
  readonly type: ChordType;
  /** The lowest note, where it isn't the root; it needn't be a note of the chord: Am/G. */
  readonly bass?: NoteName;
  readonly tones: readonly Tone[];
}

/**
 * A chord on a root, spelled by letter.
 *
 * @throws RangeError if a note would need three accidentals.
 * @example chord('F#', 'm7b5').tones.map(({ note }) => note) // ['F#', 'A', 'C', 'E']
 */
export const chord = (root: NoteName, type: ChordType, bass?: NoteName): Chord => ({
  ...{ root, type, tones: tonesOver(root, CHORD_TABLE[type].degrees) },
  ...(bass !== undefined && pitchClassOf(bass) !== pitchClassOf(root) && { bass }),
});

/** How players write the five black keys as roots, where either spelling takes as many accidentals. */
const USUAL_ROOTS: readonly NoteName[] = ['Db', 'Eb', 'F#', 'Ab', 'Bb'];

/**
 * The chord of a type on a pitch class, spelled as players write it: with the fewest accidentals.
 *
 * @example usualChord(10, 'maj7').root // 'Bb'
 */
export function usualChord(root: PitchClass, type: ChordType): Chord {
  const [sharp, flat] = [
    chord(chromaticName(root, 'sharps'), type),
    chord(chromaticName(root, 'flats'), type),
  ];
  const difference = accidentalsIn(sharp.tones) - accidentalsIn(flat.tones);
  if (difference !== 0) return difference < 0 ? sharp : flat;
  return USUAL_ROOTS.includes(sharp.root) ? sharp : flat;
}

/** The type of a chord as an option of a select. */
export const chordTypeTitle = (type: ChordType): string => CHORD_TABLE[type].title;

/**
 * The type of a chord by itself, in few characters.
 *
 * @example chordTypeName('maj7') // 'maj7'; 'major' for a chord whose symbol is its root alone
 */
export const chordTypeName = (type: ChordType): string =>
  type === 'major' || type === 'minor' ? type : CHORD_TABLE[type].symbol;

/** The type of a chord as spoken. */
export const spokenChordType = (type: ChordType): string => CHORD_TABLE[type].spoken;

/** What else people call a type of chord. */
export const chordTypeAliases = (type: ChordType): readonly string[] => CHORD_TABLE[type].aliases;

/**
 * A note in a chord's symbol. Syllables have a capital there, as in songbooks: `Lam`, `Re/Fa♯`.
 *
 * @example symbolName('F#', 'letters', 'fixed-do') // 'Fa♯'
 */
export function symbolName(note: NoteName, signs: NoteSigns, names?: NoteNames): string {
  const drawn = drawnName(note, names, signs);
  return drawn.charAt(0).toUpperCase() + drawn.slice(1);
}

/**
 * A chord as displayed.
 *
 * @example chordText(chord('D', 'major', 'F#'), 'letters') // 'D/F#'
 * @example chordText(chord('D', 'major', 'F#'), 'letters', 'german') // 'D/Fis'
 */
export function chordText({ root, type, bass }: Chord, signs: NoteSigns, names?: NoteNames): string {
  const symbol = CHORD_TABLE[type].symbol.replace('b5', signs === 'symbols' ? '♭5' : 'b5');
  const over = bass === undefined ? '' : `/${symbolName(bass, signs, names)}`;
  return `${symbolName(root, signs, names)}${symbol}${over}`;
}

/**
 * A chord as spoken.
 *
 * @example spokenChord(chord('D', 'major', 'F#')) // 'D major over F sharp'
 */
export function spokenChord({ root, type, bass }: Chord, names?: NoteNames): string {
  const over = bass === undefined ? '' : ` over ${spokenName(bass, names)}`;
  return `${spokenName(root, names)} ${CHORD_TABLE[type].spoken}${over}`;
}

/** What a typed text isn't understood by: no text, no root that begins it, an unknown type, an unknown bass note. */
export type ChordProblem = 'empty' | 'root' | 'type' | 'bass';

/** A typed chord, or what isn't understood of it, with the part of the text that it is. */
export type ParsedChord =
  | { readonly kind: 'chord'; readonly chord: Chord }
  | { readonly kind: 'problem'; readonly problem: ChordProblem; readonly text: string };

/** What signs and words mean in chord symbols. `M` is major where `m` is minor, so capitals are read before they are lost. */
const SPELLED_OUT: readonly (readonly [RegExp, string])[] = [
  [/♯/g, '#'],
  [/♭/g, 'b'],
  [/Δ/g, 'maj7'],
  [/maj77/g, 'maj7'],
  [/maj79/g, 'maj9'],
  [/M(?=[79]|aj|\/|$)/g, 'maj'],
  [/majaj/g, 'maj'],
  [/\s+(over|on|slash)\s+/gi, '/'],
  [/-(?=dur|moll)/gi, ''],
  [/[()\s,]/g, ''],
];

/** A note said in words at the beginning of a text: `b flat minor`. */
const SAID_NOTE = /(^|\/|\s)([a-g])[\s-]+(flat|sharp)\b/gi;

const SIGN_OF: Readonly<Record<string, string>> = { flat: 'b', sharp: '#' };

const TYPE_OF: ReadonlyMap<string, ChordType> = new Map(
  CHORD_TYPES.flatMap(type => {
    const { symbol, aliases } = CHORD_TABLE[type];
    return [symbol.replace(/[()]/g, ''), ...aliases].map(text => [text, type] as const);
  }),
);

const KNOWN_BEGINNINGS = [...TYPE_OF.keys()].filter(text => text !== '');

/** What isn't known of a type: `us13` is no part of one, so that `asus13` is an A of a type that isn't known, and no A flat. */
const unknownType = (readings: readonly { readonly rest: string }[]): string | undefined =>
  (readings.find(({ rest }) => KNOWN_BEGINNINGS.some(known => rest.startsWith(known))) ?? readings[0])?.rest;

const problem = (kind: ChordProblem, text: string): ParsedChord => ({ kind: 'problem', problem: kind, text });

/**
 * Reads a chord as people type it.
 *
 * @example parseChord('Bbmaj7') // { kind: 'chord', chord: { root: 'Bb', type: 'maj7', … } }
 * @example parseChord('b flat minor seven') // B flat minor seven
 * @example parseChord('Hm7', 'german') // B minor seven
 * @example parseChord('C13') // { kind: 'problem', problem: 'type', text: '13' }
 */
export function parseChord(typed: string, names: NoteNames = 'english'): ParsedChord {
  const said = typed
    .trim()
    .normalize('NFC')
    .replace(
      SAID_NOTE,
      (_, before: string, letter: string, sign: string) =>
        `${before}${letter}${SIGN_OF[sign.toLowerCase()] ?? ''} `,
    );
  const text = SPELLED_OUT.reduce((before, [sign, meaning]) => before.replaceAll(sign, meaning), said.trim());
  if (text === '') return problem('empty', '');
  const slash = text.lastIndexOf('/');
  const [above, below] = slash === -1 ? [text, undefined] : [text.slice(0, slash), text.slice(slash + 1)];
  const bass = below === undefined ? undefined : parseName(below, names);
  // `bb7` is B flat seven; where that is nothing, `asus4` is an A, and no A flat.
  const readings = notesBeginning(above, names);
  for (const { note, rest } of readings) {
    const type = TYPE_OF.get(rest);
    if (type === undefined) continue;
    if (below !== undefined && bass === undefined) return problem('bass', below);
    return readable(() => chord(note, type, bass)) ?? problem('root', drawnName(note, names));
  }
  const unknown = unknownType(readings);
  return unknown === undefined ? problem('root', above) : problem('type', unknown);
}

/** A chord, unless a note of it would need three accidentals. */
function readable(make: () => Chord): ParsedChord | undefined {
  try {
    return { kind: 'chord', chord: make() };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether two chords sound the same, however they are spelled. */
export function isSameChord(one: Chord, other: Chord): boolean {
  const pitches = ({ root, bass }: Chord) => [root, bass].map(name => name && pitchClassOf(name)).join(' ');
  return one.type === other.type && pitches(one) === pitches(other);
}
