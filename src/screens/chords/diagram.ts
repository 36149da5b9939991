import { type Hand, type Instrument, placesOf } from '../../instrument/instrument';
import { firstFretOf } from '../../instrument/position';
import type { Voicing } from '../../instrument/voicing';
import { PICTURE } from '../../results/picture';
import { brokenLines } from '../../ui/picture/frame';
import { ADVANCE, dropOf, type Mark, type Picture, widthOf } from '../../ui/picture/marks';

/** The part of the neck that a diagram shows: its first fret, and how many. */
export interface DiagramFrets {
  readonly first: number;
  readonly rows: number;
}

const LEAST_FRETS = 4;

/**
 * The frets that the diagram of a shape shows: shapes near the nut show it, the others begin at their lowest fret.
 *
 * @example diagramFrets(bMinor) // { first: 1, rows: 4 }
 */
export function diagramFrets({ strings }: Pick<Voicing, 'strings'>): DiagramFrets {
  const frets = strings.flatMap(play => (play.kind === 'fretted' ? [play.fret] : []));
  const [low, high] = [Math.min(...frets), Math.max(...frets)];
  const first = frets.length === 0 || high <= LEAST_FRETS ? 1 : low;
  return { first, rows: Math.max(LEAST_FRETS, high - first + 1) };
}

/**
 * The column of each string in a diagram for a hand: for the left, the string with the highest number is on the right.
 *
 * @example columnsFor('left', bMinor)(0) // 5
 */
export const columnsFor =
  (hand: Hand, { strings }: Pick<Voicing, 'strings'>) =>
  (place: number): number =>
    hand === 'left' ? strings.length - 1 - place : place;

/** The frets at which the strings of a diagram begin, by place: 0, which is the nut, for all but a short one. */
export type Begins = readonly number[];

export const beginsOn = (instrument: Instrument): Begins =>
  placesOf(instrument).map(place => firstFretOf(instrument, place));

/** A line of a diagram: that of a string, from one row's edge to another, or that of a fret, from one place to another. */
export interface GridLine {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The lines of a diagram: its strings by place, and the edges of its rows, 0 for the upper edge of the first. */
export interface Grid {
  readonly strings: readonly GridLine[];
  readonly frets: readonly GridLine[];
}

/**
 * The lines of a diagram. A short string is drawn from where it begins, and frets reach only the strings that have begun.
 *
 * @example gridOf({ first: 1, rows: 4 }, [5, 0, 0, 0, 0]).frets[0] // { at: 0, from: 1, to: 4 }: the nut
 */
export function gridOf({ first, rows }: DiagramFrets, begins: Begins): Grid {
  const edgeOf = (fret: number) => Math.max(0, fret - first + 1);
  const strings = begins.flatMap((fret, at) =>
    edgeOf(fret) < rows ? [{ at, from: edgeOf(fret), to: rows }] : [],
  );
  const frets = Array.from({ length: rows + 1 }, (_, at): GridLine => {
    const across = begins.flatMap((fret, place) => (edgeOf(fret) <= at ? [place] : []));
    return { at, from: Math.min(...across), to: Math.max(...across) };
  });
  return { strings, frets };
}

/** Where the grid of a picture lies (pixels). */
const GRID = { left: 132, top: 130, width: 340, height: 410 };
const TEXT = { left: 590, width: 538, top: 160, bottom: 540 };
const NAME = 64;
const NOTE = { size: 18, line: 28 };
const LINE = { size: 24, height: 46 };
const ADDRESS = { left: 72, bottom: 578, size: 16 };

/** What a picture of a chord shows. */
interface PicturedChord {
  readonly name: string;
  readonly voicing: Voicing;
  /** Where its strings begin, if not all at the nut. */
  readonly begins?: Begins;
  /** The shape with a capo, and what sounds: `Capo 3: G shape, sounds Bb.` */
  readonly capo?: string;
  /** What each string does: `String 6: muted.` */
  readonly lines: readonly string[];
  readonly hand: Hand;
  /** What the diagram is for: `left-handed`. */
  readonly notes: readonly string[];
  /** Where the chord is found. */
  readonly address: string;
}

/** A picture of a chord: its diagram, and beside it its name and its strings in words. */
export const chordPicture = (pictured: PicturedChord): Picture => ({
  ...PICTURE,
  title: pictured.name,
  description: [...pictured.notes.map(note => `${note}.`), ...pictured.lines].join(' '),
  marks: marksOf(pictured),
});

/** The size at which texts fit beside the diagram: this one, or a smaller one. */
const fitting = (texts: readonly string[], size: number): number =>
  Math.min(size, TEXT.width / Math.max(...texts.map(text => widthOf(text, 1))));

function marksOf(pictured: PicturedChord): readonly Mark[] {
  const { name, voicing, lines, hand, notes, address } = pictured;
  const { strings, barre } = voicing;
  const column = columnsFor(hand, voicing);
  const { first, rows } = diagramFrets(voicing);
  const grid = gridOf({ first, rows }, pictured.begins ?? strings.map(() => 0));
  const gap = GRID.width / (strings.length - 1);
  const row = GRID.height / rows;
  const x = (place: number) => GRID.left + column(place) * gap;
  const y = (fret: number) => GRID.top + (fret - first + 0.5) * row;
  const edgeAt = (edge: number) => GRID.top + edge * row;
  const radius = Math.min(gap, row) * 0.36;
  const text = (
    written: string,
    at: readonly [x: number, y: number],
    ink: Mark['ink'],
    size: number,
    weight: 400 | 700 = 400,
  ): Extract<Mark, { kind: 'text' }> => ({
    kind: 'text',
    text: written,
    x: at[0],
    y: at[1],
    ink,
    size,
    weight,
  });
  const centered = (
    written: string,
    [x, y]: readonly [number, number],
    ink: 'bright' | 'ground',
    size: number,
  ): Mark => ({ ...text(written, [x, y + dropOf(size)], ink, size, 700), anchor: 'middle' });
  const line = (from: readonly [number, number], to: readonly [number, number], thickness: number): Mark => ({
    ...{ kind: 'line', ink: 'dim', stroke: 'solid', from, to, thickness },
  });
  const noteAt = (index: number) => TEXT.top + 36 + index * NOTE.line;
  const top = noteAt(notes.length) + 26;
  const height = Math.min(LINE.height, (TEXT.bottom - top) / (lines.length - 1));
  const size = fitting(lines, Math.min(LINE.size, height * 0.7));
  const edge = 28;
  return [
    {
      ...{ kind: 'box', ink: 'line', fill: 'hollow', x: edge, y: edge },
      ...{ width: PICTURE.width - 2 * edge, height: PICTURE.height - 2 * edge },
    },
    text('fretty:~/chords$', [TEXT.left, 86], 'accent', 24),
    text(name, [TEXT.left, TEXT.top], 'bright', fitting([name], NAME), 700),
    ...notes.map((note, index) => text(note, [TEXT.left, noteAt(index)], 'dim', fitting([note], NOTE.size))),
    ...lines.map((each, index) => text(each, [TEXT.left, top + index * height], 'text', size)),
    ...brokenLines(address, Math.floor((PICTURE.width - 2 * ADDRESS.left) / (ADDRESS.size * ADVANCE)), 1).map(
      line => text(line, [ADDRESS.left, ADDRESS.bottom], 'dim', ADDRESS.size),
    ),
    ...grid.strings.map(({ at, from, to }) => line([x(at), edgeAt(from)], [x(at), edgeAt(to)], 3)),
    ...grid.frets.map(({ at, from, to }) =>
      line([x(from), edgeAt(at)], [x(to), edgeAt(at)], at === 0 && first === 1 ? 10 : 3),
    ),
    ...(first === 1 ? [] : [centered(String(first), [GRID.left - 48, y(first)], 'bright', 32)]),
    ...(barre
      ? [
          {
            ...line([x(barre.from), y(barre.fret)], [x(barre.to), y(barre.fret)], radius * 2),
            ink: 'accent',
          } satisfies Mark,
        ]
      : []),
    ...strings.flatMap((play, place): readonly Mark[] => {
      if (play.kind === 'fretted')
        return [
          { kind: 'dot', ink: 'accent', fill: 'solid', x: x(place), y: y(play.fret), radius },
          centered(String(play.finger), [x(place), y(play.fret)], 'ground', 28),
        ];
      if (play.kind === 'muted') return [centered('x', [x(place), GRID.top - 34], 'bright', 34)];
      return [{ kind: 'dot', ink: 'bright', fill: 'hollow', x: x(place), y: GRID.top - 32, radius: 10 }];
    }),
  ];
}
