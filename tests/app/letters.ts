import { CHORD_TYPES, chordTypeName } from '../../src/theory/chord';
import { INTERVALS } from '../../src/theory/interval';
import { TRIAD_QUALITIES } from '../../src/theory/triad';
import type { Line } from './keyTable';

/** What a letter means, which titles mean just that, and, if it has others as well, why. */
interface Meaning {
  readonly means: string;
  readonly titles: RegExp;
  readonly why?: string;
}

/** Titles of answers and notes: on these screens the letters are a keyboard of their own. */
const NAMES = INTERVALS.map(({ name }) => name).join('|');
const QUALITIES = TRIAD_QUALITIES.join('|');
const NOTES = '[A-G](#|b| sharp| flat)?';
const TYPES = CHORD_TYPES.map(type => chordTypeName(type).replace(/[()]/g, '\\$&')).join('|');
const KEYBOARDS = new RegExp(
  `^Play an interval: (${NAMES})$|^Answer: (${NAMES}|${QUALITIES}|${TYPES}|${NOTES})$`,
);

/** Every letter that does something on a screen. Where its meanings differ, this is the place to say why. */
export const LETTERS: Readonly<Record<string, Meaning>> = {
  a: { means: 'which kind of triad or scale', titles: /^(Quality|Scale Type|Chord Type)$/ },
  b: { means: 'beats: how fast it plays', titles: /^Tempo$/ },
  'Shift B': { means: 'how many beats', titles: /^Beats per Chord$/ },
  c: {
    means: 'copy',
    titles: /^Copy$/,
    why: "Programs copy with C, and Scales has no notes to highlight by letter. On Intervals it compares two intervals after a wrong answer, where it isn't an answer key. In Degree by Ear, where nothing can be copied, it plays the context.",
  },
  'Shift C': { means: 'check a chord', titles: /^(Check My Chord|End the Check)$/ },
  d: { means: 'your data', titles: /^Your Data$/ },
  e: { means: 'which patterns', titles: /^(Pattern System|Progression)$/ },
  f: {
    means: 'around the circle of fifths',
    titles: /^Next Key by Fifths$/,
    why: 'Triads has no circle of fifths, so its shapes have F; J and K step through them.',
  },
  'Shift F': { means: 'back around the circle of fifths', titles: /^Previous Key by Fifths$/ },
  g: {
    means: 'go to',
    titles: /^Go to /,
    why: 'On Chords G goes to a chord of the list.',
  },
  'Shift G': { means: 'go: counts changes', titles: /^(Count Changes for a Minute|Stop Counting)$/ },
  h: { means: 'hide or show the controls', titles: /^Hide Controls$/ },
  'Shift H': { means: 'hum: the drone', titles: /^Drone on or off$/ },
  i: {
    means: 'lowest fret',
    titles: /^(Min|Lowest) Fret$/,
    why: 'Chords has no range of frets: I, as in input, goes to the field for a chord.',
  },
  'Shift I': {
    means: 'highest fret',
    titles: /^(Max|Highest) Fret$/,
    why: 'On Chords I goes to the field for one chord, and Shift I to that for several.',
  },
  j: {
    means: 'next',
    titles: /^Next /,
    why: 'In a self-check, where there is nothing to step through, J and K lie side by side under one hand.',
  },
  'Shift J': { means: 'next, where J steps through something else', titles: /^Next Chord$/ },
  k: {
    means: 'previous',
    titles: /^Previous /,
    why: 'Keys and a self-check have nothing to step through by J and K, so K is free there.',
  },
  'Shift K': { means: 'previous, where K steps through something else', titles: /^Previous Chord$/ },
  l: { means: 'learn: another screen', titles: /^Learn the …$/ },
  'Shift L': { means: 'listen', titles: /^(Listen|Stop Listening)$/ },
  m: { means: 'sharps or flats', titles: /^(Accidentals|Switch to .+)$/ },
  'Shift M': { means: 'metronome', titles: /^(Metronome|Stop the Metronome)$/ },
  'Shift Y': { means: 'tap the tempo', titles: /^Tap Tempo$/ },
  n: {
    means: 'next position on the neck',
    titles: /^Next (same note|note of the pattern|mistake|marked (position|note))$/,
    why: 'Keys has no neck, so N is free there for a number.',
  },
  'Shift N': {
    means: 'previous position on the neck',
    titles: /^Previous (same note|note of the pattern|mistake|marked (position|note))$/,
  },
  o: {
    means: 'where am I, how a drill goes, and what the tuner reads',
    titles: /^((Where am I|How am I doing)\?|Read It Aloud)$/,
  },
  'Shift O': { means: 'go to a fret', titles: /^Go to fret$/ },
  p: { means: 'play', titles: /^(Play|Replay|Hear it|Play Interval|Play Root|Play Tone|Play This String)$/ },
  'Shift P': { means: 'stop', titles: /^Stop$/ },
  q: { means: 'start the quiz, or start it again', titles: /^Start( Quiz| Again)?$/ },
  'Shift Q': {
    means: 'leave the quiz or its results',
    titles: /^(Quit|End) Quiz|^Finish$|^Back to Quiz Setup$/,
  },
  r: { means: 'root or key', titles: /^(Root|Key|Major key|Root Note)$/ },
  'Shift R': {
    means: 'minor key',
    titles: /^Minor key$/,
    why: 'Chords has no keys: its bass note lies beside its root.',
  },
  s: { means: 'which strings', titles: /^(Strings|String Set|String to tune|Next String|Skip This String)$/ },
  'Shift S': {
    means: 'which intervals, with Shift since S itself is an answer',
    titles: /^Intervals to Ask$/,
    why: 'On Chords, in Play the Pattern and in Play the Shape S says one string, and Shift S all of them.',
  },
  t: { means: 'tips', titles: /^Tips$/ },
  'Shift T': { means: 'today', titles: /^Practice Today$/ },
  u: {
    means: 'select none',
    titles: /^Clear Selection$/,
    why: 'Chords has nothing to select: U moves a progression up or down, to another key.',
  },
  'Shift U': { means: 'select all', titles: /^Select All$/ },
  v: {
    means: 'view, display or direction',
    titles: /^(Show other notes|Other notes|Display|View Mode|View|(Practice|Quiz) Direction|Show)$/,
  },
  'Shift V': { means: 'view or display, where V is taken', titles: /^(Display|Mode|Progress in)$/ },
  w: { means: 'wait before the next question', titles: /^Pause after a right answer$/ },
  'Shift W': {
    means: 'wait, with Shift where W itself is an answer',
    titles: /^Pause after a right answer$/,
  },
  x: {
    means: 'quick drill',
    titles: /^Quick Drill$/,
    why: 'In results and on Progress, which have no question to come, it starts a drill of the weakest: Drill These.',
  },
  'Shift X': { means: 'how long a drill or a practice is', titles: /^(Length|Minutes)$/ },
  y: { means: 'quiz type', titles: /^Quiz Type$/ },
  z: { means: 'number of frets', titles: /^Number of Frets$/ },
};

const INTRODUCTION = `## Letters

The same letter means the same on every screen, but for keys that stand for themselves: on Notes, \`a\` to \`g\` are the notes of those names, with Shift their sharps or flats; on Intervals, the row \`a w s e d f t g y h u j k\` is an octave of a piano, as in music software; on Triads, while a question about its quality is open, \`m\` is minor, \`Shift M\` major, \`d\` diminished and \`a\` augmented; on Chords, while a chord is to be named, \`a\` to \`g\` are roots, and the other keys of its answers are types.`;

/** A letter, and what it does on a screen. */
export interface Use {
  readonly letter: string;
  readonly screen: string;
  readonly title: string;
}

/** The letters of a screen's lines; a leader goes by what it is for. */
export const usesOf = (screen: string, lines: readonly Line[]): readonly Use[] =>
  lines.flatMap(({ keys, does }) => {
    const letter = /^`((?:Shift )?[A-Za-z])`/.exec(keys)?.[1];
    const title = keys.includes('` then `') ? does.replace(/: .*/, '') : does;
    return letter === undefined || KEYBOARDS.test(title) ? [] : [{ letter, screen, title }];
  });

/** What is wrong with the table above: letters it doesn't know, reasons that are missing, and those that aren't needed. */
export function faultsIn(uses: readonly Use[]): readonly string[] {
  const used = new Set(uses.map(({ letter }) => letter));
  const others = new Set(uses.filter(isOther).map(({ letter }) => letter));
  return [
    ...[...used].filter(letter => !(letter in LETTERS)).map(letter => `${letter} isn't in the table`),
    ...[...others]
      .filter(letter => LETTERS[letter]?.why === undefined)
      .map(letter => `no reason for ${letter}`),
    ...Object.keys(LETTERS)
      .filter(letter => !used.has(letter))
      .map(letter => `${letter} does nothing`),
    ...Object.entries(LETTERS)
      .filter(([letter, { why }]) => why !== undefined && !others.has(letter))
      .map(([letter]) => `${letter} needs no reason`),
  ];
}

const isOther = ({ letter, title }: Use): boolean => LETTERS[letter]?.titles.test(title) === false;

/** The letters as a chapter of the page. */
export function lettersChapter(uses: readonly Use[]): string {
  const rows = Object.entries(LETTERS).map(([letter, { means, why }]) => {
    const others = uses.filter(use => use.letter === letter && isOther(use));
    const also = [...new Set(others.map(({ title, screen }) => `${title} on ${screen}`))].join(', ');
    return `| \`${letter}\` | ${means} | ${why === undefined ? '' : `${also}. ${why}`} |`;
  });
  return [INTRODUCTION, '', '| letter | means | but also, and why |', '| --- | --- | --- |', ...rows].join(
    '\n',
  );
}
