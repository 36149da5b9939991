import { ALL_KEYS, type Key, keyInfo } from './key';

/** What a sign after a note's letter means in chord notation: https://en.wikipedia.org/wiki/Chord_notation */
const CHORD_SIGNS: Readonly<Record<string, string>> = { '+': 'aug', '°': 'dim', º: 'dim' };

/**
 * A typed text with what only its capitals and signs tell written out: those of intervals, where `M7` is major and `m7` is
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
