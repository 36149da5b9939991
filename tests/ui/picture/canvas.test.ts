import { describe, expect, test } from 'vitest';
import { PNG_SCALE, paint } from '../../../src/ui/picture/canvas';
import { inksOf } from '../../../src/ui/picture/inks';
import { DASHES, type Drawing, LINE } from '../../../src/ui/picture/marks';

/** What a canvas was told to draw: how, in which color, and where, the moves of its groups added. */
interface Drawn {
  readonly how: 'filled' | 'stroked' | 'text';
  readonly what: string;
  readonly at: readonly number[];
  readonly color: string;
  readonly opacity: number;
  readonly line: number;
  readonly dashes: readonly number[];
}

/** A canvas whose colors are texts. */
type Recorder = CanvasRenderingContext2D & Readonly<Record<'fillStyle' | 'strokeStyle', string>>;

/** A canvas that remembers what it draws. */
function recorder() {
  const drawn: Drawn[] = [];
  const scales: number[] = [];
  const saved: { x: number; y: number }[] = [];
  let origin = { x: 0, y: 0 };
  let what = '';
  let at: readonly number[] = [];
  let dashes: readonly number[] = [];
  const moved = (x: number, y: number) => [origin.x + x, origin.y + y];
  const note = (how: Drawn['how'], color: string) =>
    drawn.push({ how, what, at, color, opacity: canvas.globalAlpha, line: canvas.lineWidth, dashes });
  const outline = (name: string, place: readonly number[]) => {
    what = name;
    at = place;
  };
  const canvas: Recorder = Object.assign(Object.create(null), {
    ...{ fillStyle: '', strokeStyle: '', globalAlpha: 1, lineWidth: 1, lineCap: '', font: '', textAlign: '' },
    save: () => void saved.push(origin),
    restore() {
      origin = saved.pop() ?? origin;
      dashes = [];
    },
    translate(x: number, y: number) {
      origin = { x: origin.x + x, y: origin.y + y };
    },
    scale: (by: number) => void scales.push(by),
    setLineDash(next: readonly number[]) {
      dashes = next;
    },
    beginPath() {},
    roundRect: (x: number, y: number, width: number, height: number, radius: number) =>
      outline(`box of ${width} by ${height}, corners ${radius}`, moved(x, y)),
    arc: (x: number, y: number, radius: number) => outline(`dot of ${radius}`, moved(x, y)),
    moveTo: (x: number, y: number) => outline('line', moved(x, y)),
    lineTo(x: number, y: number) {
      at = [...at, ...moved(x, y)];
    },
    fill: () => void note('filled', canvas.fillStyle),
    stroke: () => void note('stroked', canvas.strokeStyle),
    fillRect(x: number, y: number, width: number, height: number) {
      outline(`ground of ${width} by ${height}`, moved(x, y));
      note('filled', canvas.fillStyle);
    },
    fillText(text: string, x: number, y: number) {
      outline(`${text}, ${canvas.textAlign}, ${canvas.font}`, moved(x, y));
      note('text', canvas.fillStyle);
    },
  });
  return { canvas, drawn, scales };
}

/** What is drawn of some marks. */
function painted(...marks: Drawing['marks']) {
  const { canvas, drawn, scales } = recorder();
  paint(canvas, { width: 100, height: 50, marks }, { inks: inksOf('theme', name => name), fonts: 'Mono' });
  return { drawn, scales };
}

describe('given a picture', () => {
  test('when it is painted, then its ground comes first and covers it, as sharp as every screen', () => {
    const { drawn, scales } = painted();
    expect(scales[0]).toBe(PNG_SCALE);
    expect(drawn).toMatchObject([{ how: 'filled', what: 'ground of 100 by 50', color: '--ground' }]);
  });

  test('when marks are in groups, then they lie where those do, and what comes after a group isn’t moved', () => {
    const dot = { kind: 'dot', x: 1, y: 2, radius: 3, ink: 'text', fill: 'solid' } as const;
    const inner = { kind: 'group', y: 5, marks: [dot] } as const;
    const { drawn } = painted({ kind: 'group', x: 10, y: 20, marks: [dot, inner] }, dot);
    expect(drawn.slice(1).map(({ at }) => at)).toEqual([
      [11, 22],
      [11, 27],
      [1, 2],
    ]);
  });

  test('when a shape is solid, then it is filled in its ink, and a hollow one is drawn around', () => {
    const box = { kind: 'box', x: 1, y: 2, width: 8, height: 4, ink: 'mark' } as const;
    const { drawn } = painted(
      { ...box, fill: 'solid', opacity: 0.5 },
      { ...box, fill: 'hollow', radius: 2, stroke: 'dashed', thickness: 1 },
      { kind: 'dot', x: 1, y: 2, radius: 3, ink: 'bad', fill: 'hollow' },
    );
    const at = [1, 2];
    expect(drawn.slice(1)).toEqual([
      {
        ...{ how: 'filled', what: 'box of 8 by 4, corners 0', at, color: '--accent', opacity: 0.5 },
        ...{ line: LINE, dashes: [] },
      },
      {
        ...{ how: 'stroked', what: 'box of 8 by 4, corners 2', at, color: '--accent', opacity: 1 },
        ...{ line: 1, dashes: DASHES.box },
      },
      { how: 'stroked', what: 'dot of 3', at, color: '--bad', opacity: 1, line: LINE, dashes: [] },
    ]);
  });

  test('when a line is dashed, then it has the dashes of lines', () => {
    const line = { kind: 'line', from: [0, 1], to: [9, 1], ink: 'string' } as const;
    const { drawn } = painted({ ...line, stroke: 'solid' }, { ...line, stroke: 'dashed', thickness: 5 });
    expect(drawn.slice(1)).toMatchObject([
      { what: 'line', at: [0, 1, 9, 1], line: LINE, dashes: [] },
      { what: 'line', at: [0, 1, 9, 1], line: 5, dashes: DASHES.line },
    ]);
  });

  test('when a text is written, then it starts, ends or is centered where it is to be', () => {
    const text = { kind: 'text', x: 5, y: 9, size: 12, weight: 700, text: 'A', ink: 'text' } as const;
    const { drawn } = painted(text, { ...text, anchor: 'middle' }, { ...text, anchor: 'end', weight: 400 });
    expect(drawn.slice(1).map(({ what, at }) => [what, at])).toEqual([
      ['A, start, 700 12px Mono', [5, 9]],
      ['A, center, 700 12px Mono', [5, 9]],
      ['A, end, 400 12px Mono', [5, 9]],
    ]);
  });
});
