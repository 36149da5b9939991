import { type Instrument, placesOf } from './instrument';
import { fretsFrom, type Position } from './position';
import { fretText, stringText } from './text';

/** A note in the text version of a diagram: `text` is drawn, `spoken` stands in the sentences. */
export interface TextNote {
  readonly position: Position;
  readonly text: string;
  readonly spoken: string;
  readonly isRoot: boolean;
}

const NUT = '||';
const WIRE = '|';
const SMALLEST_CELL = 3;

const widthOf = (text: string): number => [...text].length;

const onString = (notes: readonly TextNote[], guitarString: number): readonly TextNote[] =>
  notes
    .filter(({ position }) => position.guitarString === guitarString)
    .toSorted((a, b) => a.position.fret - b.position.fret);

const noteText = ({ spoken, isRoot }: TextNote): string =>
  isRoot && spoken !== 'root' ? `${spoken} root` : spoken;

const placedText = (note: TextNote): string => `${fretText(note.position.fret)}, ${noteText(note)}`;

/**
 * A sentence for each string that has a note, from the bottom row up.
 *
 * @example stringSentences(STANDARD_GUITAR, notes) // ['String 6: fret 8, C root; fret 10, D; fret 12, E', …]
 */
export function stringSentences(instrument: Instrument, notes: readonly TextNote[]): readonly string[] {
  return placesOf(instrument).flatMap(guitarString => {
    const held = onString(notes, guitarString);
    return held.length === 0
      ? []
      : [`${stringText(instrument, guitarString)}: ${held.map(placedText).join('; ')}`];
  });
}

/** Text centered in a cell; an odd filler goes after it. */
function centered(text: string, width: number, filler: string): string {
  const room = Math.max(0, width - widthOf(text));
  return filler.repeat(Math.floor(room / 2)) + text + filler.repeat(Math.ceil(room / 2));
}

const marked = ({ text, isRoot }: TextNote): string => (isRoot ? `[${text}]` : text);

/** The labels of the strings, padded to the same width: `6(E)`. */
function labelsOf(instrument: Instrument): readonly string[] {
  const labels = instrument.strings.map(({ label }) => label);
  const width = Math.max(...labels.map(widthOf));
  return labels.map(label => label.padStart(width));
}

/**
 * A neck in monospace text, from `startFret` to `endFret`: one line per string with string 1 on top, roots in brackets,
 * open strings left of the nut (`||`), fret numbers below.
 *
 * @example textDiagram(STANDARD_GUITAR, notes, 7, 9).split('\n').slice(-2)
 * // ['6(E) |---|[C]|---|', '       7   8   9']
 */
export function textDiagram(
  instrument: Instrument,
  notes: readonly TextNote[],
  startFret: number,
  endFret: number,
): string {
  const width = Math.max(SMALLEST_CELL, ...notes.map(({ text }) => widthOf(text) + 2));
  const firstFret = Math.max(1, startFret);
  const frets = fretsFrom(firstFret, endFret);
  const edge = startFret <= 1 ? NUT : WIRE;
  const showsOpen = startFret === 0;

  const line = (label: string, edges: string, wire: string, end: string, cell: (fret: number) => string) =>
    [label, ' ', showsOpen ? cell(0) : '', edges, frets.map(cell).join(wire), end].join('');

  const labels = labelsOf(instrument);
  const strings = labels.map((label, guitarString) => {
    const held = onString(notes, guitarString);
    return line(label, edge, WIRE, WIRE, fret => {
      const note = held.find(({ position }) => position.fret === fret);
      return centered(note ? marked(note) : '', width, fret === 0 ? ' ' : '-');
    });
  });
  const blank = (text: string) => ' '.repeat(widthOf(text));
  const numbers = line(blank(labels[0] ?? ''), blank(edge), ' ', '', fret => centered(`${fret}`, width, ' '));
  return [...strings.toReversed(), numbers.trimEnd()].join('\n');
}
