import { type Instrument, type Orientation, placesOf, RIGHT_HANDED } from './instrument';
import { firstFretOf, fretsFrom, hasFret, type Position } from './position';
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

const wordsOf = ({ spoken, isRoot }: TextNote): string =>
  isRoot && spoken !== 'root' ? `${spoken} root` : spoken;

const placedText = (note: TextNote): string => `${fretText(note.position.fret)}, ${wordsOf(note)}`;

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

/** Text centered in a cell; an odd filler goes on the far side of the nut. */
function centered(text: string, width: number, filler: string, { hand }: Orientation): string {
  const room = Math.max(0, width - widthOf(text));
  const [near, far] = [Math.floor(room / 2), Math.ceil(room / 2)];
  const [before, after] = hand === 'right' ? [near, far] : [far, near];
  return filler.repeat(before) + text + filler.repeat(after);
}

const marked = ({ text, isRoot }: TextNote): string => (isRoot ? `[${text}]` : text);

/** The labels of the strings, padded to the same width: `6(E)`. */
function labelsOf(instrument: Instrument): readonly string[] {
  const labels = instrument.strings.map(({ label }) => label);
  const width = Math.max(...labels.map(widthOf));
  return labels.map(label => label.padStart(width));
}

/** The parts of a line from the nut to the last fret; `frets` are those above the open string, each with the wire behind it. */
interface Line {
  readonly label: string;
  readonly open: string;
  readonly nut: string;
  readonly frets: readonly (readonly [cell: string, wire: string])[];
}

/** A line as it is drawn: the nut on the left, or for the left hand on the right. */
function drawn({ label, open, nut, frets }: Line, { hand }: Orientation): string {
  const parts = [label, ' ', open, nut, ...frets.flat()];
  return (hand === 'right' ? parts : parts.toReversed()).join('');
}

/**
 * A neck in monospace text, from `startFret` to `endFret`, drawn as necks are: one line per string, roots in brackets, open
 * strings beyond the nut (`||`), fret numbers below. A short string is blank up to where it begins.
 *
 * @example textDiagram(STANDARD_GUITAR, notes, 7, 9).split('\n').slice(-2)
 * // ['6(E) |---|[C]|---|', '       7   8   9']
 */
export function textDiagram(
  instrument: Instrument,
  notes: readonly TextNote[],
  startFret: number,
  endFret: number,
  orientation: Orientation = RIGHT_HANDED,
): string {
  const width = Math.max(SMALLEST_CELL, ...notes.map(({ text }) => widthOf(text) + 2));
  const frets = fretsFrom(Math.max(1, startFret), endFret);
  const nut = startFret <= 1 ? NUT : WIRE;
  const line = (
    label: string,
    firstWire: string,
    cell: (fret: number) => string,
    wire: (fret: number) => string,
  ) =>
    drawn(
      {
        ...{ label, open: startFret === 0 ? cell(0) : '', nut: firstWire },
        frets: frets.map(fret => [cell(fret), wire(fret)] as const),
      },
      orientation,
    );
  const blank = (text: string) => ' '.repeat(widthOf(text));

  const labels = labelsOf(instrument);
  const strings = labels.map((label, guitarString) => {
    const held = onString(notes, guitarString);
    const begin = firstFretOf(instrument, guitarString);
    const wire = (fret: number, text = WIRE) => (fret < begin ? blank(text) : text);
    const cell = (fret: number) => {
      const note = held.find(({ position }) => position.fret === fret);
      const isString = fret > 0 && hasFret(instrument, { guitarString, fret });
      return centered(note ? marked(note) : '', width, isString ? '-' : ' ', orientation);
    };
    return line(label, wire(Math.max(0, startFret - 1), nut), cell, wire);
  });
  const numbers = line(
    blank(labels[0] ?? ''),
    blank(nut),
    fret => centered(`${fret}`, width, ' ', orientation),
    () => blank(WIRE),
  );
  const rows = orientation.topString === 'first' ? strings.toReversed() : strings;
  return [...rows, numbers.trimEnd()].join('\n');
}
