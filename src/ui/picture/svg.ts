import type { Inks } from './inks';
import { DASHES, type Group, LINE, type Mark, type Picture } from './marks';

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

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** Attributes as they are written; those without a value are left out. */
const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [` ${name}="${typeof value === 'number' ? number(value) : escaped(value)}"`],
    )
    .join('');

const shape = (tag: string, values: Parameters<typeof attributes>[0]): string =>
  `<${tag}${attributes(values)}/>`;

function markText(mark: Mark | Group, inks: Inks): string {
  if (mark.kind === 'group') return groupText(mark, inks);
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
      return `<text${attributes({ ...place, fill: color, opacity })}>${escaped(text)}</text>`;
    }
    case 'box': {
      const { x, y, width, height, fill, radius, stroke, thickness } = mark;
      const dashes = stroke === 'dashed' ? DASHES.box.join(' ') : undefined;
      const place = { x, y, width, height, rx: radius, 'stroke-dasharray': dashes };
      return shape('rect', { ...place, ...painted(fill, thickness) });
    }
    case 'dot':
      return shape('circle', { cx: mark.x, cy: mark.y, r: mark.radius, ...painted(mark.fill) });
    case 'line': {
      const [[x1, y1], [x2, y2]] = [mark.from, mark.to];
      const dashes = mark.stroke === 'dashed' ? DASHES.line.join(' ') : undefined;
      const drawn = {
        ...painted('hollow', mark.thickness),
        'stroke-linecap': 'round',
        'stroke-dasharray': dashes,
      };
      return shape('line', { x1, y1, x2, y2, ...drawn });
    }
  }
}

function groupText({ x = 0, y = 0, name, marks }: Group, inks: Inks): string {
  const transform = x === 0 && y === 0 ? undefined : `translate(${number(x)} ${number(y)})`;
  const title = name === undefined ? '' : `<title>${escaped(name)}</title>`;
  return `<g${attributes({ transform })}>${title}${marks.map(mark => markText(mark, inks)).join('')}</g>`;
}

/**
 * A picture as the text of an SVG file, which says what it shows.
 *
 * @example svgOf(picture, inks) // '<svg xmlns="http://www.w3.org/2000/svg" …><title id="title">C major</title>…'
 */
export function svgOf(picture: Picture, inks: Inks): string {
  const { width, height, title, description, marks } = picture;
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...{ width, height, viewBox: `0 0 ${number(width)} ${number(height)}` },
    ...{ role: 'img', 'aria-labelledby': 'title', 'aria-describedby': 'description', 'font-family': FONTS },
  };
  return [
    `<svg${attributes(root)}>`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(description)}</desc>`,
    shape('rect', { width, height, fill: inks('ground') }),
    ...marks.map(mark => markText(mark, inks)),
    '</svg>\n',
  ].join('\n');
}
