import { isRoot, type ToneStyle } from '../../fretboard/toneCells';
import { stringSentences, type TextNote, textDiagram } from '../../instrument/diagramText';
import { type Orientation, placesOf } from '../../instrument/instrument';
import type { NeckNote } from '../../instrument/neckNote';
import type { PatternSystem } from '../../instrument/pattern';
import { stringNumber } from '../../instrument/position';
import { diagramUse } from '../../instrument/text';
import { type Line, spokenDegree, type ToneText, toneText } from '../../theory/degree';
import { spokenDegreeText } from '../../theory/degreeName';
import { drawnName, type NoteNames, spokenName } from '../../theory/names';
import type { NoteSigns } from '../../theory/note';
import { type Scale, scaleName, spokenScale } from '../../theory/scale';
import type { Diagram } from './diagram';
import type { ViewMode } from './settings';

/** How to begin with a screen reader. */
export const BEGIN = 'Tab to the fretboard first, or press colon and type a scale, such as melodic minor.';

export const TITLES = { group: 'Scales' } as const;

export const HINTS = {
  stop: 'stop',
  nextKey: 'next key',
  nextPattern: 'next pattern',
} as const;

export const PANELS = {
  settings: { fretboard: 'Fretboard Settings', patterns: 'Pattern Settings' },
  selector: 'Scale Selector',
  filter: 'String & Fret Filter',
  diagrams: { fretboard: 'Fretboard', patterns: 'Patterns' },
  text: 'Text',
} as const satisfies Record<string, string | Record<ViewMode, string>>;

/** What can be done on the screen; each text follows its keys. */
export const USES = {
  click: { by: 'Click', text: 'a note to hear it' },
  move: { text: 'move along the neck' },
  play: { text: 'plays up and down' },
  key: { text: 'then a note: the key' },
  fifths: { text: 'goes up a fifth' },
  view: { text: 'v shows all patterns' },
  patterns: { text: 'next and previous pattern' },
  quiz: { text: 'starts the quiz' },
} as const;

/** What is said in place of keys where there is no keyboard. */
export const TAPS = 'Tap a note to hear it. View Mode switches between the neck and its patterns.';

/** The button of the fold. */
export const FOLD_TITLES = { off: 'Show Text', on: 'Hide Text' } as const;

/**
 * Why a pattern can't be gone to.
 *
 * @example noPatternText(scale('C', 'major'), 'Pattern 8') // 'C major has no Pattern 8'
 */
export const noPatternText = (scale: Scale, name: string, names?: NoteNames): string =>
  `${spokenScale(scale, names)} has no ${name}`;

/** Ticking every degree that Degree by Ear may ask about. */
export const ASK_ALL = { title: 'Ask All Degrees', button: 'All', done: 'All degrees are chosen' } as const;

export const NO_NOTE_IN_VIEW = 'No notes are in view';

export const NO_NOTE_TO_READ = 'No notes are in view.';

/** Why the neck is empty, shown below it: no string is chosen, or none has a note between the frets. */
export const EMPTY_NECK = {
  'no-string': 'No string is chosen: choose one under String & Fret Filter.',
  'no-note': 'No notes are in view: choose more strings or frets under String & Fret Filter.',
} as const;

/** Spoken when the last string is cleared. */
export const SPOKEN_NO_STRING = 'No string is chosen: the neck is empty.';

export const NOTHING_PLAYING = 'Nothing is playing';

type CopyOutcome = 'copied' | 'failed';

/** Shown after a copy. */
export const COPY_NOTICES: Record<CopyOutcome, string> = {
  copied: '✓ Copied as text',
  failed: "The browser didn't let Fretty copy. Show the text below, select the drawing and copy it by hand.",
};

/** Spoken after a copy. */
export const COPY_SPOKEN: Record<CopyOutcome, (name: string) => string> = {
  copied: name => `${name} is on the clipboard.`,
  failed: name => `${name} wasn't copied: the browser refused.`,
};

/** What the neck's two commands for the next and previous note are called in a pattern. */
export const PATTERN_STOPS = {
  next: 'Next note of the pattern',
  previous: 'Previous note of the pattern',
} as const;

/** Spoken once a file in braille was handed to the browser. */
export const BRAILLE_SAVED = 'The braille file is in your downloads.';

export const textVersionTitle = (name: string): string => `${name} in text`;

export const drawingName = (name: string): string => `${name}, drawn with characters`;

/** A scale in text. */
export const scaleText = (scale: Scale, signs: NoteSigns, names?: NoteNames): ToneText =>
  toneText(
    { text: scaleName(scale, signs, names), spoken: spokenScale(scale, names) },
    scale.tones,
    signs,
    names,
  );

const spokenNotes = ({ tones }: Scale, names?: NoteNames): string =>
  tones.map(({ note }) => spokenName(note, names)).join(', ');

/** The titles of the commands that copy and save all patterns as one picture. */
export const ALL_PATTERNS = {
  copy: 'Copy All Patterns as Picture',
  save: 'Save All Patterns as SVG',
} as const;

/** The name of a pattern's picture. */
export const patternTitle = (scale: string, pattern: string): string => `${scale}, ${pattern}`;

/**
 * Spoken when the scale changes.
 *
 * @example spokenChange(cMajor, gMajor) // 'G major: G, A, B, C, D, E, F sharp.'
 */
export function spokenChange(before: Scale, after: Scale, names?: NoteNames): string {
  const name = spokenScale(after, names);
  if (name === spokenScale(before, names)) return '';
  return `${name}: ${spokenNotes(after, names)}.`;
}

/** The open position is the open strings and the first four frets. */
const OPEN_POSITION_END = 4;

/** The frets played, which can be fewer than the frets shown. */
function spanText({ notes }: Diagram): string {
  const played = notes.map(({ position }) => position.fret);
  const [low, high] = [Math.min(...played), Math.max(...played)];
  const frets = `frets ${low} to ${high}`;
  return low === 0 && high <= OPEN_POSITION_END ? `open position, ${frets}` : frets;
}

/**
 * The caption of a pattern: the frets it spans and, if it is numbered, the degree, note and fret it starts on.
 *
 * @example patternCaption(secondOfC, 'letters').text
 *   // 'starts on degree 2, D, fret 10; frets 10 to 15'
 */
export function patternCaption(pattern: Diagram, signs: NoteSigns): Line {
  const span = spanText(pattern);
  const [first] = pattern.notes;
  if (typeof pattern.id === 'string' || first === undefined) return { text: span, spoken: span };
  const { note, position } = first;
  const { names } = pattern.instrument;
  // Every pattern has all notes of its scale.
  const start = position.fret === 0 ? 'open string' : `fret ${position.fret}`;
  return {
    text: `starts on degree ${first.degree}, ${drawnName(note, names, signs)}, ${start}; ${span}`,
    spoken: `starts on degree ${spokenDegreeText(first.degree)}, ${spokenName(note, names)}, ${start}; ${span}`,
  };
}

/** The frets of each string that has notes, the bottom row first; each string by its number. */
const stringFrets = (
  { instrument, notes }: Diagram,
  fretOf: (note: NeckNote) => string,
): readonly (readonly [number: number, frets: readonly string[]])[] =>
  placesOf(instrument).flatMap(guitarString => {
    const held = notes.filter(({ position }) => position.guitarString === guitarString);
    return held.length === 0 ? [] : [[stringNumber(instrument, guitarString), held.map(fretOf)] as const];
  });

const spokenFret = (note: NeckNote): string => {
  const fret = note.position.fret === 0 ? 'open' : `${note.position.fret}`;
  return isRoot(note) ? `${fret} root` : fret;
};

/**
 * A pattern as it is spoken when the focus goes to it.
 *
 * @example spokenPattern(pattern) // 'Pattern 1, frets 7 to 10. String 6: 8 root, 10. String 5: 7, 10. …'
 */
export const spokenPattern = (pattern: Diagram): string =>
  [
    `${pattern.name}, ${spanText(pattern)}.`,
    ...stringFrets(pattern, spokenFret).map(([number, frets]) => `String ${number}: ${frets.join(', ')}.`),
  ].join(' ');

/**
 * All that is shown, as blocks of lines for a file in braille: the scale, then each diagram string by string.
 *
 * @example brailleBlocks([pattern], cMajorPentatonic)[1]?.[1] // '6: 8 root, 10'
 */
export const brailleBlocks = (
  diagrams: readonly Diagram[],
  scale: Scale,
  names?: NoteNames,
): readonly (readonly string[])[] => [
  [
    `${spokenScale(scale, names)}: ${spokenNotes(scale, names)}`,
    ...diagrams.slice(0, 1).map(({ instrument }) => instrument.name),
  ],
  ...diagrams.map(diagram => [
    `${diagram.name}, ${spanText(diagram)}`,
    ...stringFrets(diagram, spokenFret).map(([number, frets]) => `${number}: ${frets.join(', ')}`),
  ]),
];

/**
 * The name of the file in braille.
 *
 * @example brailleName(scale('F#', 'dorian')) // 'f-sharp-dorian.brf'
 */
export const brailleName = (scale: Scale): string =>
  `${spokenScale(scale).toLowerCase().replaceAll(' ', '-')}.brf`;

const textNote =
  ({ display, signs, names }: ToneStyle) =>
  ({ position, note, degree }: NeckNote): TextNote => ({
    position,
    text: display === 'notes' ? drawnName(note, names, signs) : degree,
    spoken: display === 'notes' ? spokenName(note, names) : spokenDegree(degree),
    isRoot: isRoot({ degree }),
  });

/** A diagram in text: a sentence for each string, to be heard, and a monospace drawing. */
export interface TextVersion {
  readonly sentences: readonly string[];
  readonly drawing: string;
}

/**
 * A diagram in text; one without notes has no sentences.
 *
 * @example textVersionOf(diagram, { display: 'notes', signs: 'letters' }, RIGHT_HANDED).sentences[0]
 *   // 'String 6: fret 8, C root; fret 10, D; fret 12, E'
 */
export function textVersionOf(
  { instrument, notes, firstFret, lastFret }: Diagram,
  style: ToneStyle,
  orientation: Orientation,
): TextVersion {
  const texts = notes.map(textNote(style));
  return {
    sentences: stringSentences(instrument, texts),
    drawing: textDiagram(instrument, texts, firstFret, lastFret, orientation),
  };
}

const SYSTEM_NAMES: Record<PatternSystem, string> = {
  '3-notes-per-string': '3 notes per string',
  '2-notes-per-string': '2 notes per string',
  caged: 'CAGED',
  positions: 'positions',
};

/** What a diagram is copied with: its scale, and how it is written and drawn. */
export interface CopyDeps {
  readonly scale: Scale;
  readonly system: PatternSystem;
  readonly style: ToneStyle;
  readonly orientation: Orientation;
}

/**
 * A diagram as copied to the clipboard: a heading that says which instrument and hand it is for, the frets of each string in a
 * line (`6: 8 10`), and its drawing.
 *
 * @example copyText(pattern, use).split('\n')[0] // 'C major, A shape, CAGED, right-handed'
 */
export function copyText(diagram: Diagram, { scale, system, style, orientation }: CopyDeps): string {
  const { drawing } = textVersionOf(diagram, style, orientation);
  const lines = stringFrets(diagram, ({ position }) => `${position.fret}`);
  const what = diagram.id === 'neck' ? [] : [diagram.name, SYSTEM_NAMES[system]];
  const use = diagramUse(diagram.instrument, orientation);
  const heading = [scaleName(scale, style.signs, style.names), ...what, use].join(', ');
  return [
    heading,
    '',
    ...lines.map(([number, frets]) => `${number}: ${frets.join(' ')}`),
    '',
    drawing,
    '',
  ].join('\n');
}
