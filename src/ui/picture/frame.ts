import { ADVANCE, type Drawing, type Mark, type Picture, widthOf } from './marks';

/** What stands around a drawing. */
export interface Caption {
  /** The folder in the prompt line: `scales`. */
  readonly folder: string;
  readonly title: string;
  /** Lines below the title. */
  readonly facts: readonly string[];
  /** What the drawing is for, in small type: `left-handed`. */
  readonly note: string;
  /** Where the drawing is found. */
  readonly address: string;
  /** What the drawing shows, in words. */
  readonly description: string;
}

const MARGIN = 40;
const PROMPT = 18;
const TITLE = 34;
const FACT = { size: 18, line: 28 };
const SMALL = { size: 14, line: 20 };
/** Of an address. */
const MOST_LINES = 3;
const GAP = 26;
/** Between the frame and the edge of the picture. */
const EDGE = 12;
/** What an address and a title have at least. */
const LEAST_WIDTH = 460;

/**
 * A text in lines of some length, broken anywhere; what doesn't fit is cut off.
 *
 * @example brokenLines('abcdefgh', 3, 2) // ['abc', 'de…']
 */
export function brokenLines(text: string, columns: number, most: number): readonly string[] {
  const signs = [...text];
  const fitting = signs.length > columns * most ? [...signs.slice(0, columns * most - 1), '…'] : signs;
  return Array.from({ length: Math.ceil(fitting.length / columns) }, (_, line) =>
    fitting.slice(line * columns, (line + 1) * columns).join(''),
  );
}

/** A drawing with its prompt line and title above it and its address below it. */
export function framed(drawing: Drawing, caption: Caption): Picture {
  const { folder, title, facts, note, address, description } = caption;
  const shown = facts.filter(fact => fact !== '');
  const prompt = `fretty:~/${folder}$`;
  const texts = [widthOf(title, TITLE), ...shown.map(fact => widthOf(fact, FACT.size))];
  const inner = Math.ceil(Math.max(LEAST_WIDTH, drawing.width, ...texts));
  const columns = Math.floor(inner / (SMALL.size * ADVANCE));
  const lines = [...brokenLines(note, columns, 1), ...brokenLines(address, columns, MOST_LINES)];

  const text = (
    y: number,
    size: number,
    ink: Mark['ink'],
    written: string,
    weight: 400 | 700 = 400,
  ): Mark => ({
    ...{ kind: 'text', ink, x: MARGIN, y, size, weight, text: written },
  });
  const titleAt = MARGIN + PROMPT + 42;
  const factAt = (index: number) => titleAt + 34 + index * FACT.line;
  const top = factAt(shown.length) - FACT.size + GAP;
  const footAt = top + drawing.height + GAP + SMALL.size;
  const [width, height] = [inner + 2 * MARGIN, footAt + (lines.length - 1) * SMALL.line + MARGIN - 8];
  return {
    ...{ width, height, title, description },
    marks: [
      {
        ...{ kind: 'box', ink: 'line', fill: 'hollow', thickness: 2, x: EDGE, y: EDGE },
        ...{ width: width - 2 * EDGE, height: height - 2 * EDGE },
      },
      text(MARGIN + PROMPT - 2, PROMPT, 'accent', prompt),
      text(titleAt, TITLE, 'bright', title, 700),
      ...shown.map((fact, index) => text(factAt(index), FACT.size, 'dim', fact)),
      { kind: 'group', x: MARGIN, y: top, marks: drawing.marks },
      ...lines.map((line, index) => text(footAt + index * SMALL.line, SMALL.size, 'dim', line)),
    ],
  };
}

/** Drawings in rows of so many, each below its name. */
export function sheetOf(
  drawings: readonly { readonly name: string; readonly drawing: Drawing }[],
  columns: number,
): Drawing {
  const name = { size: 18, line: 32 };
  const gap = { x: 36, y: 28 };
  const width = Math.max(...drawings.map(({ drawing }) => drawing.width));
  const height = Math.max(...drawings.map(({ drawing }) => drawing.height)) + name.line;
  const across = Math.min(columns, drawings.length);
  const down = Math.ceil(drawings.length / columns);
  return {
    width: across * width + (across - 1) * gap.x,
    height: down * height + (down - 1) * gap.y,
    marks: drawings.map((each, index) => ({
      ...{ kind: 'group', name: each.name },
      x: (index % columns) * (width + gap.x),
      y: Math.floor(index / columns) * (height + gap.y),
      marks: [
        { kind: 'text', ink: 'bright', x: 0, y: name.size, size: name.size, weight: 700, text: each.name },
        { kind: 'group', y: name.line, marks: each.drawing.marks },
      ],
    })),
  };
}
