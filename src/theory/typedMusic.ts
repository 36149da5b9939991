import { ALL_KEYS, type Key, keyInfo } from './key';
import { SCALE_TYPES, scaleTypeAliases, scaleTypeText } from './scale';

/** The meaning of a sign after a note's letter in chord notation: https://en.wikipedia.org/wiki/Chord_notation */
const CHORD_SIGNS: Readonly<Record<string, string>> = { '+': 'aug', '°': 'dim', º: 'dim' };

/**
 * A typed text with the meaning of its capitals and signs written out: those of intervals, where `M7` is major and `m7` is
 * minor, and of chords.
 *
 * @example spellOutMusic('M7') // 'maj7'
 * @example spellOutMusic('E+') // 'Eaug'
 */
export const spellOutMusic = (text: string): string =>
  text
    .replaceAll(/(?<!\w)M(?=[2367]\b)/g, 'maj')
    .replaceAll(
      /(?<!\w)([a-g][#b♯♭]?)([+°º])(?![\w+])/gi,
      (_, note: string, sign: string) => note + (CHORD_SIGNS[sign] ?? sign),
    );

/** A range of frets: `frets 5-9`. */
const RANGE = /^(\d+)-(\d+)$/;

/**
 * Typed words with ranges of frets as they are said.
 *
 * @example withRanges(['frets', '5-9']) // ['frets', '5', 'to', '9']
 */
export const withRanges = (words: readonly string[]): readonly string[] =>
  words.flatMap((word, at) => {
    const [, from, to] = RANGE.exec(word) ?? [];
    const isOfFrets = [words[at - 1], words[at + 1]].some(each => each?.startsWith('fret'));
    return isOfFrets && from && to ? [from, 'to', to] : [word];
  });

const keyNamed = (tonic: string | undefined, type: string | undefined): Key | undefined =>
  ALL_KEYS.find(key => key.tonic.toLowerCase() === tonic && key.type === type);

/**
 * The key that the words after `relative` stand for, and how many they are.
 *
 * @example relativeIn(['minor', 'of', 'g']) // { key: { tonic: 'E', type: 'minor' }, length: 3 }
 */
export function relativeIn(
  words: readonly string[],
): { readonly key: Key; readonly length: number } | undefined {
  const [type, of, tonic, next] = words;
  if (of !== 'of') return undefined;
  const otherType = type === 'minor' ? 'major' : 'minor';
  const key = keyNamed(tonic, otherType);
  const relative = key && keyInfo(key).relative;
  if (relative === undefined || relative.type !== type) return undefined;
  return { key: relative, length: next === otherType ? 4 : 3 };
}

const KEY_LINK = new Set(['are', 'in', 'of', 'the', 'for', 'key', 'there']);

/**
 * How many words from the first on ask for the chords of the key that follows, none if they don't.
 *
 * @example chordsOfKey(['chords', 'in', 'the', 'key', 'of', 'd']) // 5
 */
export function chordsOfKey(words: readonly string[]): number {
  if (words[0] !== 'chords') return 0;
  const end = words.findIndex((word, at) => at > 0 && !KEY_LINK.has(word));
  const isLinked = words.slice(1, end).some(word => ['in', 'of', 'key', 'for'].includes(word));
  return isLinked && /^[a-g][b#]?$/.test(words[end] ?? '') ? end : 0;
}

/** A word of a typed text. */
export interface MusicWord {
  readonly text: string;
  /** The role of the word: notes and terms count even where they might be an article or `all`; a hint only suggests a meaning. */
  readonly role: 'word' | 'note' | 'term' | 'hint';
  /** The note's other name. */
  readonly alias?: string;
}

const ACCIDENTALS: Readonly<Record<string, string>> = { flat: 'b', sharp: '#', b: 'b', '#': '#' };

/** Chord symbols for a quality: https://en.wikipedia.org/wiki/Chord_notation */
const QUALITIES: Readonly<Record<string, string>> = {
  ...{ m: 'minor', mi: 'minor', min: 'minor', minor: 'minor' },
  ...{ maj: 'major', major: 'major' },
  ...{ dim: 'diminished', diminished: 'diminished', aug: 'augmented', augmented: 'augmented' },
};

const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ 'c#': 'db', 'd#': 'eb', 'f#': 'gb', 'g#': 'ab', 'a#': 'bb' },
  ...{ db: 'c#', eb: 'd#', gb: 'f#', ab: 'g#', bb: 'a#' },
};

const NOTE = /^[a-g][b#]?$/;

/** A note with an accidental or a quality without a space: `bflat`, `f#m`, `cmaj`. */
const GLUED = /^([a-g])(flat|sharp|b|#)?(m|mi|min|minor|maj|major|dim|aug)?$/;

const firstWord = (text: string): string => text.split(' ')[0] ?? text;

/** The words before and after which `a` is a note and no article. */
const BEFORE_A_NOTE = [
  'key',
  'from',
  'above',
  'below',
  'root',
  'highlight',
  'string',
  'answer',
  'and',
  'only',
  'of',
  'in',
  'is',
  'all',
  'note',
];
const AFTER_A_NOTE = [
  ...Object.keys(QUALITIES),
  ...SCALE_TYPES.flatMap(type => [scaleTypeText(type), ...scaleTypeAliases(type)]).map(firstWord),
  ...['string', 'strings', 'and'],
];

/** The nouns that make an interval after a quality: `a minor third`, `a whole tone`. */
const INTERVAL_NOUN = /^(?:2nd|3rd|[4-7]th|second|third|fourth|fifth|sixth|seventh|tone|step)$/;

const note = (text: string): MusicWord => {
  const alias = OTHER_NAMES[text];
  return alias === undefined ? { text, role: 'note' } : { text, role: 'note', alias };
};

/** Whether a noun makes an interval, and not a scale that is named after one: `a whole tone scale`. */
const isInterval = (noun: string | undefined, next: string | undefined): boolean =>
  INTERVAL_NOUN.test(noun ?? '') && next !== 'scale';

const isArticle = (words: readonly string[], at: number): boolean =>
  words[at] === 'a' &&
  at < words.length - 1 &&
  !BEFORE_A_NOTE.includes(words[at - 1] ?? '') &&
  (!AFTER_A_NOTE.includes(words[at + 1] ?? '') || isInterval(words[at + 2], words[at + 3]));

/** Whether a word is a verb: in `where am I`, `am` is no chord. */
const isVerb = (words: readonly string[], at: number): boolean =>
  words[at] === 'am' && (words[at - 1] === 'i' || words[at + 1] === 'i');

/** A word that is a chord symbol or a note with its accidental, taken apart. */
function unglued(word: string): readonly MusicWord[] | undefined {
  const [, letter, accidental, quality] = GLUED.exec(word) ?? [];
  if (letter === undefined) return undefined;
  const tonic = note(letter + (ACCIDENTALS[accidental ?? ''] ?? ''));
  if (quality === undefined) return [tonic];
  return [tonic, { text: QUALITIES[quality] ?? quality, role: 'word' }, { text: 'chord', role: 'hint' }];
}

/** Whether `all` is a term: `all strings` are a choice, where `all notes` are just notes. */
const isTerm = (words: readonly string[], at: number): boolean =>
  words[at] === 'all' && (words[at + 1] === 'strings' || words[at + 2] === 'strings');

/** Whether a note is a key, which without a quality is major. */
const isKeyOf = (words: readonly string[], at: number): boolean =>
  /^(?:key|signature)$/.test(words[at - 2] ?? '') && words[at - 1] === 'of';

/** The quality of a note without one: a key is major, and so is a chord. */
function unsaidQuality(isKey: boolean, next: string | undefined): readonly MusicWord[] {
  if (isKey) return [{ text: 'major', role: 'hint' }];
  return /^(?:chord|triad)$/.test(next ?? '') ? [plain('major')] : [];
}

/** The words with `chords in d` as the key of D, where they are listed. */
function withKeys(words: readonly string[]): readonly string[] {
  const at = words.indexOf('chords');
  const asking = at < 0 ? 0 : chordsOfKey(words.slice(at));
  return asking === 0 ? words : [...words.slice(0, at), 'key', 'of', ...words.slice(at + asking)];
}

/** The words with `relative minor of g` as the key that it is. */
function withRelatives(words: readonly MusicWord[]): readonly MusicWord[] {
  const at = words.findIndex(({ text }) => text === 'relative');
  const relative = at < 0 ? undefined : relativeIn(words.slice(at + 1).map(({ text }) => text));
  if (relative === undefined) return words;
  const { key, length } = relative;
  const named = [plain('key'), note(key.tonic.toLowerCase()), plain(key.type)];
  return [...words.slice(0, at), ...named, ...words.slice(at + 1 + length)];
}

/**
 * Typed words with their notes and chords as a musician reads them.
 *
 * @param typed lowercase, with `#` and `b` for accidentals
 * @returns `undefined` if there is nothing among them to be read in another way
 * @example readMusic(['b', 'flat', 'major', 'scale'])?.map(({ text }) => text) // ['bb', 'major', 'scale']
 * @example readMusic(['am'])?.map(({ text }) => text) // ['a', 'minor', 'chord']
 */
export function readMusic(typed: readonly string[]): readonly MusicWord[] | undefined {
  const words = withKeys(withRanges(typed));
  const read: MusicWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const isKey = isKeyOf(words, at);
    const accidental = /^[a-g]$/.test(word) ? ACCIDENTALS[words[at + 1] ?? ''] : undefined;
    if (accidental !== undefined) {
      read.push(note(word + accidental));
      at += 1;
    } else if (isTerm(words, at)) {
      read.push({ text: word, role: 'term' });
    } else if (!isArticle(words, at) && !isVerb(words, at)) {
      const afterNote = read.at(-1)?.role === 'note' ? QUALITIES[word] : undefined;
      read.push(
        ...(afterNote ? [{ text: afterNote, role: 'word' } as const] : (unglued(word) ?? [plain(word)])),
      );
    } else read.push(plain(word));
    if (read.at(-1)?.role === 'note' && !AFTER_A_NOTE.includes(words[at + 1] ?? ''))
      read.push(...unsaidQuality(isKey, words[at + 1]));
  }
  const isOtherwise =
    words.length > typed.length ||
    read.some(({ text, role }) => role === 'term' || (role === 'note' && NOTE.test(text)));
  return isOtherwise ? withRelatives(read) : undefined;
}

const plain = (text: string): MusicWord => ({ text, role: 'word' });
