import type { Inks } from './inks';
import { DASHES, type Drawing, type Group, LINE, type Mark } from './marks';

/** How many pixels of a PNG are one of its picture, so that it is sharp on every screen. */
export const PNG_SCALE = 2;

/** What a picture is painted with. */
export interface Brush {
  readonly inks: Inks;
  /** The fonts, as in a style sheet. */
  readonly fonts: string;
}

type Canvas = CanvasRenderingContext2D;

/** Fills or strokes an outline. */
function finish(canvas: Canvas, fill: 'solid' | 'hollow', outline?: Path2D): void {
  if (fill === 'solid') {
    if (outline) canvas.fill(outline);
    else canvas.fill();
  } else if (outline) canvas.stroke(outline);
  else canvas.stroke();
}

function paintMark(canvas: Canvas, mark: Mark | Group, brush: Brush): void {
  canvas.save();
  if (mark.kind === 'group') {
    const { x = 0, y = 0, scale = 1, marks } = mark;
    canvas.translate(x, y);
    canvas.scale(scale, scale);
    for (const each of marks) paintMark(canvas, each, brush);
  } else paintShape(canvas, mark, brush);
  canvas.restore();
}

function paintShape(canvas: Canvas, mark: Mark, { inks, fonts }: Brush): void {
  const color = inks(mark.ink);
  canvas.fillStyle = color;
  canvas.strokeStyle = color;
  canvas.globalAlpha = mark.opacity ?? 1;
  canvas.lineWidth = LINE;
  switch (mark.kind) {
    case 'text':
      canvas.font = `${mark.weight} ${mark.size}px ${fonts}`;
      canvas.textAlign = mark.anchor === 'middle' ? 'center' : (mark.anchor ?? 'start');
      canvas.fillText(mark.text, mark.x, mark.y);
      break;
    case 'box':
      canvas.lineWidth = mark.thickness ?? LINE;
      canvas.setLineDash(mark.stroke === 'dashed' ? DASHES.box : []);
      canvas.beginPath();
      canvas.roundRect(mark.x, mark.y, mark.width, mark.height, mark.radius ?? 0);
      finish(canvas, mark.fill);
      break;
    case 'dot':
      canvas.beginPath();
      canvas.arc(mark.x, mark.y, mark.radius, 0, 2 * Math.PI);
      finish(canvas, mark.fill);
      break;
    case 'line':
      canvas.lineWidth = mark.thickness ?? LINE;
      canvas.lineCap = 'round';
      canvas.setLineDash(mark.stroke === 'dashed' ? DASHES.line : []);
      canvas.beginPath();
      canvas.moveTo(...mark.from);
      canvas.lineTo(...mark.to);
      canvas.stroke();
      break;
    case 'path':
      canvas.lineWidth = mark.thickness ?? LINE;
      finish(canvas, mark.fill, new Path2D(mark.outline));
      break;
  }
}

/** Paints a drawing, ground and all, on a canvas of `PNG_SCALE` times its size. */
export function paint(canvas: Canvas, { width, height, marks }: Drawing, brush: Brush): void {
  canvas.scale(PNG_SCALE, PNG_SCALE);
  canvas.fillStyle = brush.inks('ground');
  canvas.fillRect(0, 0, width, height);
  for (const mark of marks) paintMark(canvas, mark, brush);
}
