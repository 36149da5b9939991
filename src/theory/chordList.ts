import { type Chord, chordText, type ParsedChord, parseChord } from './chord';
import type { NoteNames } from './names';
import type { NoteSigns } from './note';

/**
 * Chords one after the other, in bars. A list that was typed without bar lines is a single bar, and one bar alone means nothing.
 */
export interface ChordList {
  readonly bars: readonly (readonly Chord[])[];
}

/** What isn't understood of a typed list, as it was typed. */
export interface ParsedList {
  readonly list: ChordList;
  readonly unknown: readonly string[];
  /** How many chords were left out because the list was full. */
  readonly left: number;
}

/** No list holds more chords: each of them is drawn. */
export const MOST_CHORDS = 32;

/** No longer text is read: a pasted page isn't a list of chords. */
const LONGEST_TEXT = 2000;

/** The longest name of a chord in words: `b flat minor seven over a flat`. */
const MOST_WORDS = 7;

export const NO_CHORDS: ChordList = { bars: [] };

/** The chords of a list without its bars. */
export const chordsIn = ({ bars }: ChordList): readonly Chord[] => bars.flat();

/** Whether bar lines say which chords share the time of one bar. */
export const hasBars = ({ bars }: ChordList): boolean => bars.length > 1;

/** What only stands between chords: a dash, an arrow. Next to a note, a dash means minor. */
const SEPARATOR = /^[-–—→>.:;,]+$|^->$/;

/** Bar lines, also those of repeats, which are read as plain ones. */
const BAR_LINE = /[:]*[|‖¦]+[:]*/;

/** A bar that repeats the one before it. */
const REPEAT = /^\s*[%𝄎]\s*$/u;

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/[[\]{}]/g, ' ')
    .split(/[\s,;]+/)
    .filter(word => word !== '' && !SEPARATOR.test(word));

const isChord = (text: string, names: NoteNames): boolean => parseChord(text, names).kind === 'chord';

/** What comes before the bass of a chord that is told in words. */
const OVER = /^(over|on|slash)$/i;

/** The longest name of a chord at the beginning of some words: `a flat` is one chord, `a b` are two. */
function firstChord(
  words: readonly string[],
  names: NoteNames,
): { readonly parsed: ParsedChord; readonly length: number } {
  const near = words.slice(0, MOST_WORDS);
  const next = near.findIndex((word, at) => at > 0 && isChord(word, names) && !OVER.test(near[at - 1] ?? ''));
  const most = next < 0 ? near.length : next;
  for (let length = most; length > 1; length -= 1) {
    const parsed = parseChord(near.slice(0, length).join(' '), names);
    if (parsed.kind === 'chord') return { parsed, length };
  }
  return { parsed: parseChord(words[0] ?? '', names), length: 1 };
}

interface Read {
  readonly chords: readonly Chord[];
  readonly unknown: readonly string[];
}

function readBar(text: string, names: NoteNames): Read {
  const chords: Chord[] = [];
  const unknown: string[] = [];
  let words = wordsOf(text);
  while (words.length > 0) {
    const { parsed, length } = firstChord(words, names);
    if (parsed.kind === 'chord') chords.push(parsed.chord);
    else unknown.push(words[0] ?? '');
    words = words.slice(length);
  }
  return { chords, unknown };
}

/**
 * Reads a list of chords as people type or paste it: with spaces, commas or dashes between them, and with bars.
 *
 * @example parseChordList('Am7 D/F# | X7').unknown // ['X7']
 * @example parseChordList('a flat major, b minor').list.bars[0]?.length // 2
 */
export function parseChordList(typed: string, names: NoteNames = 'english'): ParsedList {
  const read: Read[] = [];
  for (const text of typed.slice(0, LONGEST_TEXT).split(BAR_LINE)) {
    const before = read.findLast(({ chords }) => chords.length > 0);
    read.push(REPEAT.test(text) && before ? { ...before, unknown: [] } : readBar(text, names));
  }
  let room = MOST_CHORDS;
  const bars = read.map(({ chords }) => {
    const kept = chords.slice(0, room);
    room -= kept.length;
    return kept;
  });
  const count = read.reduce((sum, { chords }) => sum + chords.length, 0);
  return {
    list: { bars: bars.filter(bar => bar.length > 0) },
    unknown: [...new Set(read.flatMap(({ unknown }) => unknown))],
    left: Math.max(0, count - MOST_CHORDS),
  };
}

/**
 * A list of chords as it is typed.
 *
 * @example chordListText(parseChordList('|Am7,D/F#|G|').list, 'letters') // 'Am7 D/F# | G'
 */
export const chordListText = ({ bars }: ChordList, signs: NoteSigns, names?: NoteNames): string =>
  bars.map(bar => bar.map(chord => chordText(chord, signs, names)).join(' ')).join(' | ');
