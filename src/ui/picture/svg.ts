import type { Inks } from './inks';
import { DASHES, type Drawing, type Group, LINE, type Mark, type Picture } from './marks';

/** The app's font, and those that are as wide where it isn't installed. */
const FONTS = "'JetBrains Mono', 'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace";

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML can't hold, not even escaped: https://www.w3.org/TR/xml/#charsets */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, sign => ESCAPES[sign] ?? '');

/** A length as it is written: two decimals are finer than any printer. */
const number = (value: number): string => String(Math.round(value * 100) / 100);

/** An element of an SVG. */
interface Shape {
  readonly tag: string;
  /** Those without a value are left out. */
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly content?: string | readonly Shape[];
}

/** The attributes that a shape has, as they are written. */
const written = ({ attributes }: Shape): readonly (readonly [name: string, value: string])[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === 'number' ? number(value) : value] as const],
  );

function markShape(mark: Mark | Group, inks: Inks): Shape {
  if (mark.kind === 'group') return groupShape(mark, inks);
  const color = inks(mark.ink);
  const { opacity } = mark;
  const painted = (fill: 'solid' | 'hollow', thickness = LINE) =>
    fill === 'solid'
      ? { fill: color, opacity }
      : { fill: 'none', stroke: color, 'stroke-width': thickness, opacity };
  switch (mark.kind) {
    case 'text': {
      const { x, y, size, weight, anchor, text } = mark;
      const place = { x, y, 'font-size': size, 'font-weight': weight, 'text-anchor': anchor };
      return { tag: 'text', attributes: { ...place, fill: color, opacity }, content: text };
    }
    case 'box': {
      const { x, y, width, height, fill, radius, stroke, thickness } = mark;
      const dashes = stroke === 'dashed' ? DASHES.box.join(' ') : undefined;
      const place = { x, y, width, height, rx: radius, 'stroke-dasharray': dashes };
      return { tag: 'rect', attributes: { ...place, ...painted(fill, thickness) } };
    }
    case 'dot':
      return {
        tag: 'circle',
        attributes: { cx: mark.x, cy: mark.y, r: mark.radius, ...painted(mark.fill) },
      };
    case 'line': {
      const [[x1, y1], [x2, y2]] = [mark.from, mark.to];
      const dashes = mark.stroke === 'dashed' ? DASHES.line.join(' ') : undefined;
      const drawn = {
        ...painted('hollow', mark.thickness),
        'stroke-linecap': 'round',
        'stroke-dasharray': dashes,
      };
      return { tag: 'line', attributes: { x1, y1, x2, y2, ...drawn } };
    }
    case 'path':
      return { tag: 'path', attributes: { d: mark.outline, ...painted(mark.fill, mark.thickness) } };
  }
}

function groupShape({ x = 0, y = 0, scale = 1, name, marks }: Group, inks: Inks): Shape {
  const moved = x === 0 && y === 0 ? [] : [`translate(${number(x)} ${number(y)})`];
  const enlarged = scale === 1 ? [] : [`scale(${number(scale)})`];
  const transform = [...moved, ...enlarged].join(' ') || undefined;
  const title = name === undefined ? [] : [{ tag: 'title', attributes: {}, content: name }];
  return {
    tag: 'g',
    attributes: { transform },
    content: [...title, ...marks.map(mark => markShape(mark, inks))],
  };
}

const SVG = 'http://www.w3.org/2000/svg';

const viewBox = ({ width, height }: Drawing): string => `0 0 ${number(width)} ${number(height)}`;

function shapeText(shape: Shape): string {
  const { tag, content } = shape;
  const opening = `<${tag}${written(shape)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')}`;
  if (content === undefined) return `${opening}/>`;
  const inner = typeof content === 'string' ? escaped(content) : content.map(shapeText).join('');
  return `${opening}>${inner}</${tag}>`;
}

/**
 * A picture as the text of an SVG file, which says what it shows.
 *
 * @example svgOf(picture, inks) // '<svg xmlns="http://www.w3.org/2000/svg" …><title id="title">C major</title>…'
 */
export function svgOf(picture: Picture, inks: Inks): string {
  const { width, height, title, description, marks } = picture;
  const shapes: readonly Shape[] = [
    { tag: 'title', attributes: { id: 'title' }, content: title },
    { tag: 'desc', attributes: { id: 'description' }, content: description },
    { tag: 'rect', attributes: { width, height, fill: inks('ground') } },
    ...marks.map(mark => markShape(mark, inks)),
  ];
  const attributes = {
    ...{ xmlns: SVG, width, height, viewBox: viewBox(picture), role: 'img' },
    ...{ 'aria-labelledby': 'title', 'aria-describedby': 'description', 'font-family': FONTS },
  };
  return `${shapeText({ tag: 'svg', attributes, content: shapes })}\n`;
}

function shapeElement(shape: Shape): SVGElement {
  const element = document.createElementNS(SVG, shape.tag);
  for (const [name, value] of written(shape)) element.setAttribute(name, value);
  const { content = [] } = shape;
  element.append(...(typeof content === 'string' ? [content] : content.map(shapeElement)));
  return element;
}

/**
 * A drawing as an element for the page, in the page's fonts.
 *
 * @param name what it shows, in words
 */
export function svgElement(drawing: Drawing, name: string, inks: Inks): SVGElement {
  const { width, height, marks } = drawing;
  const attributes = { width, height, viewBox: viewBox(drawing), role: 'img', 'aria-label': name };
  return shapeElement({ tag: 'svg', attributes, content: marks.map(mark => markShape(mark, inks)) });
}
