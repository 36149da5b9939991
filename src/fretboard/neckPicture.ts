import { type Instrument, inlayAt, type Orientation } from '../instrument/instrument';
import { firstFretOf, fretsFrom, fretsOn } from '../instrument/position';
import { fretText, stringText } from '../instrument/text';
import { type Drawing, dropOf, type Group, type Ink, type Mark, widthOf } from '../ui/picture/marks';
import { type CellAt, type Mark as CellMark, type CellView, cellName, type Lightness } from './cell';
import { stringsShown } from './places';
import { capoNumber } from './text';

/** What a picture of a neck shows: the cells of its grid. */
export interface PicturedNeck {
  readonly instrument: Instrument;
  readonly firstFret?: number;
  readonly lastFret: number;
  /** The one string that is shown, if not all are. */
  readonly onlyString?: number | undefined;
  readonly orientation: Orientation;
  readonly cellAt: CellAt;
  /** How wide a fret is (pixels). */
  readonly column?: number;
}

/** Sizes in pixels. */
const COLUMN = 56;
const ROW = 50;
const NUMBERS = { height: 30, size: 16 };
const LABEL = { size: 16, gap: 14 };
const NOTE = { size: 18, small: 16, height: 32, least: 36, inset: 5, radius: 5 };
/** Between two of them there is room for a dot. */
const FIGURE = { width: 48, height: 34 };
const INLAY = 6;
const NUT = 6;

/** How a cell is drawn. */
interface Look {
  readonly fill: Ink;
  readonly edge?: Ink;
  readonly ink: Ink;
  readonly shape?: 'square' | 'round';
  readonly stroke?: 'dashed';
  /** A sign before its text. */
  readonly sign?: string;
  /** The text of a cell that has none. */
  readonly empty?: string;
}

const LOOKS: Record<CellMark, Look> = {
  root: { fill: 'bright', edge: 'accent', ink: 'ground', shape: 'square' },
  'in-set': { fill: 'mark', edge: 'accent', ink: 'mark-ink' },
  highlighted: { fill: 'accent', edge: 'accent', ink: 'accent-ink' },
  selected: { fill: 'accent', edge: 'accent', ink: 'accent-ink', shape: 'round', empty: '●' },
  target: { fill: 'raised', edge: 'warn', ink: 'warn', shape: 'round', empty: '?' },
  right: { fill: 'good', edge: 'good', ink: 'accent-ink', sign: '✓' },
  wrong: { fill: 'raised', edge: 'bad', ink: 'bad', sign: '✗' },
  missed: { fill: 'raised', edge: 'warn', ink: 'warn', stroke: 'dashed' },
};

/** Which notes stand back, with what they keep. */
function weakLook(mark: CellMark): Look {
  const { shape, sign } = LOOKS[mark];
  const kept = { ...(shape && { shape }), ...(sign !== undefined && { sign }) };
  const ink: Ink = mark === 'right' ? 'good' : mark === 'wrong' ? 'bad' : 'text';
  return { fill: 'raised', ink, ...kept, ...(mark === 'root' && { edge: 'edge' }) };
}

/** The steps of a neck that shows figures. */
const STEPS: Record<Lightness, { readonly ink: Ink; readonly weight: 400 | 700 }> = {
  none: { ink: 'dim', weight: 400 },
  1: { ink: 'bright', weight: 700 },
  2: { ink: 'bright', weight: 400 },
  3: { ink: 'accent-ink', weight: 400 },
  4: { ink: 'accent-ink', weight: 700 },
};

type Spot = readonly [x: number, y: number];

const centered = (text: string, [x, y]: Spot, size: number, ink: Ink, weight: 400 | 700): Mark => ({
  ...{ kind: 'text', anchor: 'middle', ink, x, y: y + dropOf(size), size, weight, text },
});

const boxAround = ([x, y]: Spot, width: number, height: number) =>
  ({ kind: 'box', x: x - width / 2, y: y - height / 2, width, height }) as const;

/** A figure, which fills its cell. */
export function figureMarks(
  { text }: Pick<CellView, 'text'>,
  lightness: Lightness,
  spot: Spot,
): readonly Mark[] {
  const { ink, weight } = STEPS[lightness];
  const box = { ...boxAround(spot, FIGURE.width, FIGURE.height), radius: NOTE.radius };
  const inner = { ...boxAround(spot, FIGURE.width - 6, FIGURE.height - 6), radius: NOTE.radius - 2 };
  const grounds: Record<Lightness, readonly Mark[]> = {
    none: [],
    1: [{ ...box, ink: 'bad', fill: 'hollow', thickness: 2 }],
    2: [{ ...box, ink: 'accent', fill: 'solid', opacity: 0.22 }],
    3: [{ ...box, ink: 'accent', fill: 'solid' }],
    4: [
      { ...box, ink: 'accent', fill: 'solid' },
      { ...box, ink: 'bright', fill: 'hollow', thickness: 4 },
      // In black on white this is the ring that is seen.
      { ...inner, ink: 'accent-ink', fill: 'hollow', thickness: 2 },
    ],
  };
  return [
    { ...box, ink: 'ground', fill: 'solid' },
    ...grounds[lightness],
    ...(text === '' ? [] : [centered(text, spot, NOTE.small, ink, weight)]),
  ];
}

/** A note without a mark: the string is seen between such notes. */
function plainMarks({ text, emphasis, accidental }: CellView, spot: Spot): readonly Mark[] {
  const size = accidental ? NOTE.small : NOTE.size;
  const box = { ...boxAround(spot, widthOf(text, size) + 2 * NOTE.inset, NOTE.height), radius: NOTE.radius };
  const ground: Mark = { ...box, ink: 'raised', fill: 'solid' };
  if (emphasis !== 'landmark') return [ground, centered(text, spot, size, accidental ? 'dim' : 'text', 400)];
  return [
    ground,
    { ...box, ink: 'accent', fill: 'solid', opacity: 0.15 },
    { ...box, ink: 'accent', fill: 'hollow', thickness: 2 },
    centered(text, spot, size, 'bright', 700),
  ];
}

function markedMarks(view: CellView, mark: CellMark, spot: Spot): readonly Mark[] {
  const look = view.emphasis === 'weak' ? weakLook(mark) : LOOKS[mark];
  const { fill, edge, ink, shape, stroke, sign, empty = '' } = look;
  const text = [...(sign === undefined ? [] : [sign]), view.text === '' ? empty : view.text].join(' ').trim();
  const width = Math.max(NOTE.least, widthOf(text, NOTE.size) + 2 * NOTE.inset);
  const radius = shape === 'square' ? 0 : shape === 'round' ? NOTE.height / 2 : NOTE.radius;
  const box = { ...boxAround(spot, width, NOTE.height), radius };
  return [
    { ...box, ink: fill, fill: 'solid' },
    ...(edge
      ? [{ ...box, ink: edge, fill: 'hollow', thickness: 2, ...(stroke && { stroke }) } satisfies Mark]
      : []),
    centered(text, spot, NOTE.size, ink, 700),
  ];
}

/** What is drawn of a cell, around its middle; nothing of a bare one. */
function cellMarks(view: CellView, spot: Spot): readonly Mark[] {
  const { text, mark, lightness } = view;
  if (lightness !== undefined) return figureMarks(view, lightness, spot);
  if (mark !== undefined) return markedMarks(view, mark, spot);
  return text === '' ? [] : plainMarks(view, spot);
}

/**
 * A neck as its grid shows it: fret numbers, dots, strings, nut and frets, and its cells, each a group with the name of its cell.
 *
 * @example neckDrawing({ instrument, lastFret: 12, orientation: RIGHT_HANDED, cellAt }).width // 804
 */
export function neckDrawing({
  instrument,
  firstFret = 0,
  lastFret,
  onlyString,
  orientation: { hand, topString },
  cellAt,
  column = COLUMN,
}: PicturedNeck): Drawing {
  const frets = fretsFrom(firstFret, lastFret);
  const shown = stringsShown(instrument, onlyString);
  const strings = topString === 'lowest' ? shown.toReversed() : shown;
  const labels = strings.map(place => instrument.strings[place]?.label ?? '');
  const room = Math.ceil(Math.max(...labels.map(label => widthOf(label, LABEL.size)))) + LABEL.gap;
  const long = frets.length * column;
  const bottom = NUMBERS.height + strings.length * ROW;

  // From the nut on, for either hand.
  const along = (distance: number): number => (hand === 'left' ? long - distance : room + distance);
  const middleOf = (index: number): number => along((index + 0.5) * column);
  const rowAt = (row: number): number => NUMBERS.height + (row + 0.5) * ROW;
  const line = (ink: Ink, from: Spot, to: Spot, thickness: number, opacity?: number): Mark => ({
    ...{ kind: 'line', stroke: 'solid', ink, from, to, thickness },
    ...(opacity !== undefined && { opacity }),
  });

  const numbers = frets.map((fret, index): Mark => {
    const isDotted = fret > 0 && inlayAt(instrument, fret) !== 'none';
    const text = fret === 0 ? capoNumber(instrument) : String(fret);
    const size = Math.min(NUMBERS.size, (column - 2) / widthOf(text, 1));
    return {
      ...{ kind: 'text', anchor: 'middle', ink: isDotted ? 'bright' : 'dim', weight: isDotted ? 700 : 400 },
      ...{ x: middleOf(index), y: NUMBERS.size, size, text },
    };
  });

  // Always between two strings, so that no note covers them; below the only one.
  const between = (above: number): number =>
    strings.length === 1 ? bottom - INLAY : NUMBERS.height + above * ROW;
  const third = Math.round(strings.length / 3);
  const dotRows = {
    none: [],
    single: [Math.floor(strings.length / 2)],
    double: strings.length === 1 ? [1] : [third, strings.length - third],
  };
  const dots = frets.flatMap((fret, index) =>
    dotRows[fret === 0 ? 'none' : inlayAt(instrument, fret)].map(
      (above): Mark => ({
        ...{ kind: 'dot', ink: 'fret', fill: 'solid', x: middleOf(index), y: between(above), radius: INLAY },
      }),
    ),
  );

  const lines = strings.flatMap((place, row) => {
    const thickness = 0.5 + (instrument.strings[place]?.gauge ?? 1) * 0.5;
    const y = rowAt(row);
    // Behind the nut nothing is stopped.
    const open = firstFret === 0 ? column : 0;
    const behind = open > 0 ? [line('string', [along(0), y], [along(open), y], thickness, 0.35)] : [];
    // Its round ends stay beneath the wires.
    const end = thickness / 2;
    const begin = Math.max(open, (firstFretOf(instrument, place) - firstFret + 1) * column);
    return begin >= long
      ? behind
      : [...behind, line('string', [along(begin + end), y], [along(long - end), y], thickness)];
  });

  const nut = (x: number, top: number, end: number): Mark =>
    line('dim', [x, top + NUT / 2], [x, end - NUT / 2], NUT);

  const wires = [...(firstFret > 0 ? [firstFret - 1] : []), ...frets].flatMap((fret): readonly Mark[] => {
    const x = along((fret - firstFret + 1) * column);
    // There is no wood where a short string hasn't begun, and a nut of its own where it does.
    const top = NUMBERS.height + ROW * strings.findIndex(place => firstFretOf(instrument, place) <= fret);
    const rows = strings.filter(place => firstFretOf(instrument, place) <= fret).length;
    const wire =
      fret === 0 ? nut(x, top, top + rows * ROW) : line('fret', [x, top], [x, top + rows * ROW], 2);
    const nuts = strings.flatMap((place, row) => {
      const upper = NUMBERS.height + row * ROW;
      return fret > 0 && firstFretOf(instrument, place) === fret ? [nut(x, upper, upper + ROW)] : [];
    });
    return rows === 0 ? [] : [wire, ...nuts];
  });

  const names = labels.map(
    (text, row): Mark => ({
      ...{ kind: 'text', ink: 'dim', size: LABEL.size, weight: 400, text },
      ...(hand === 'left' ? { x: long + LABEL.gap } : { x: room - LABEL.gap, anchor: 'end' }),
      y: rowAt(row) + dropOf(LABEL.size),
    }),
  );

  const cells = strings.flatMap((guitarString, row) =>
    fretsOn(instrument, guitarString, firstFret, lastFret).flatMap((fret): readonly Group[] => {
      const position = { guitarString, fret };
      const view = cellAt(position);
      const marks = cellMarks(view, [middleOf(fret - firstFret), rowAt(row)]);
      return marks.length === 0 ? [] : [{ kind: 'group', name: cellName(instrument, position, view), marks }];
    }),
  );

  return {
    width: room + long + 3,
    height: bottom + 2,
    marks: [...numbers, ...dots, ...lines, ...wires, ...names, ...cells],
  };
}

/**
 * What a neck shows, string by string.
 *
 * @example neckDescription(neck) // 'String 1: E, open, root; G, fret 3. String 2: …'
 */
export function neckDescription({
  instrument,
  firstFret = 0,
  lastFret,
  onlyString,
  cellAt,
}: PicturedNeck): string {
  const told = stringsShown(instrument, onlyString).flatMap(guitarString => {
    const cells = fretsOn(instrument, guitarString, firstFret, lastFret).flatMap(fret => {
      const position = { guitarString, fret };
      const view = cellAt(position);
      const isBare = cellMarks(view, [0, 0]).length === 0;
      return isBare ? [] : [cellName(instrument, position, { ...view, place: fretText(fret) })];
    });
    return cells.length === 0 ? [] : [`${stringText(instrument, guitarString)}: ${cells.join('; ')}.`];
  });
  return told.join(' ');
}
