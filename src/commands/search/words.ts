/** How many characters of a search count: more than any title has, so that a long text pasted by mistake costs nothing. */
export const LONGEST_SEARCH = 200;

/** How many words of a search count. */
const MOST_WORDS = 12;

/** A text in lower case, with accidentals as they are typed, and only letters, digits, `#` and the signs between digits. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('♯', '#')
    .replaceAll('♭', 'b')
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{Letter}\p{Number}#.-]+/gu, ' ')
    // A hyphen or a period counts only between digits: 2-3-4, 0.2.
    .replaceAll(/(?<!\d)[.-]|[.-](?!\d)/g, ' ')
    .trim();

/**
 * The words of a text as a search compares them.
 *
 * @example wordsIn('Single-key: C♯ on 2-3-4') // ['single', 'key', 'c#', 'on', '2-3-4']
 */
export const wordsIn = (text: string): readonly string[] => folded(text).split(/\s+/).filter(Boolean);

/** The words of a typed text that count. */
export const typedWords = (typed: string): readonly string[] =>
  wordsIn(typed.slice(0, LONGEST_SEARCH)).slice(0, MOST_WORDS);

/** Words that carry little meaning: a search doesn't need them, but prefers commands that have them. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    ...['a an the this that these those some any all every it its there', 'i im id me my we us our you your'],
    ...[
      'on of to in with and or at for from into as by up',
      'is are be do does did am can could should would',
    ],
    ...[
      'want need like let lets please how what whats which where when',
      'go set make put get give use using take',
    ],
    ...['show see turn change switch learn open tell have has now then', 'one ones thing things more'],
  ].flatMap(line => line.split(' ')),
);

/** Whether a word carries little meaning. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

const CARDINALS = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  ...['eleventh', 'twelfth'],
];
const ENDINGS = ['st', 'nd', 'rd'];

const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...CARDINALS.map((word, number) => [String(number), word] as const),
  ...ORDINALS.map((word, index) => [`${index + 1}${ENDINGS[index] ?? 'th'}`, word] as const),
]);

const NUMBERS: ReadonlySet<string> = new Set([...NUMBER_WORDS].flat());

/**
 * A number as a word, if it is one that people spell out.
 *
 * @example numberWord('5th') // 'fifth'
 */
export const numberWord = (word: string): string | undefined => NUMBER_WORDS.get(word);

/** Whether a word is a number: `5`, `5th`, `five`. */
export const isNumber = (word: string): boolean => NUMBERS.has(word) || /^\d+$/.test(word);

/** Whether a word is a letter, perhaps with an accidental. */
export const isLetter = (word: string): boolean => /^[a-z][b#]?$/.test(word);

/** The shortest word that is left when an ending is dropped: `string` keeps its `ing`. */
const SHORTEST_STEM = 4;

/**
 * A word without the ending of a plural or of a verb.
 *
 * @example stemOf('training') // 'train'
 * @example stemOf('quizzes') // 'quiz'
 */
export function stemOf(word: string): string {
  if (word.length < SHORTEST_STEM) return word;
  const single = word.replace(/zzes$/, 'z').replace(/(?<=[^s])s$/, '');
  const stem = single.replace(/(?:ing|ed)$/, '');
  return stem.length < SHORTEST_STEM ? single : stem;
}

/** A part of a text, and whether it matches the search. */
export interface TextPart {
  readonly text: string;
  readonly matched: boolean;
  /** The index at which the part starts. */
  readonly at: number;
}

/**
 * Splits a text around the beginnings of words that match the search, so that they can be highlighted.
 *
 * @example matchedParts('Scales: Key Bb', 'sca b').filter(({ matched }) => matched).map(({ text }) => text) // ['Sca', 'B']
 */
export function matchedParts(text: string, typed: string): readonly TextPart[] {
  // Folded words contain only letters, digits, #, - and . between digits; a period matches itself, so nothing needs escaping.
  const words = typedWords(typed);
  if (words.length === 0) return [{ text, matched: false, at: 0 }];
  const starts = new RegExp(`(?<![\\p{Letter}\\p{Number}])(${words.join('|')})`, 'giu');
  let at = 0;
  return text.split(starts).flatMap((piece, index) => {
    const part = { text: piece, matched: index % 2 === 1, at };
    at += piece.length;
    return piece === '' ? [] : [part];
  });
}
