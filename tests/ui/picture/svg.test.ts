// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { framed } from '../../../src/ui/picture/frame';
import { inksOf } from '../../../src/ui/picture/inks';
import type { Picture } from '../../../src/ui/picture/marks';
import { svgElement, svgOf } from '../../../src/ui/picture/svg';

const black = inksOf('black', () => '');

const parsed = (picture: Picture): Document =>
  new DOMParser().parseFromString(svgOf(picture, black), 'image/svg+xml');

const HOSTILE = `</title><script>alert("1")</script> & <b>'x'</b> ]]> \u0000\u001b\uffff`;
const READABLE = `</title><script>alert("1")</script> & <b>'x'</b> ]]> `;

describe('given texts that look like markup', () => {
  const picture = framed(
    { width: 100, height: 50, marks: [{ kind: 'group', name: HOSTILE, marks: [] }] },
    {
      folder: HOSTILE,
      title: HOSTILE,
      facts: [HOSTILE],
      note: HOSTILE,
      address: HOSTILE,
      description: HOSTILE,
    },
  );

  test('when they are saved as SVG, then they stay texts, and what XML can’t hold is left out', () => {
    const root = parsed(picture).documentElement;
    expect(root.nodeName).toBe('svg');
    expect(root.querySelector('title')?.textContent).toBe(READABLE);
    expect(root.querySelector('desc')?.textContent).toBe(READABLE);
    expect(root.querySelector('g title')?.textContent).toBe(READABLE);
    expect([...root.querySelectorAll('*')].map(({ nodeName }) => nodeName)).not.toContain('script');
  });
});

describe('given a picture', () => {
  const picture: Picture = {
    ...{ width: 300, height: 200, title: 'C major', description: 'Three notes.' },
    marks: [
      { kind: 'text', ink: 'dim', x: 10, y: 20, size: 18, weight: 700, anchor: 'middle', text: 'B♭' },
      { kind: 'box', ink: 'mark', fill: 'solid', x: 1, y: 2, width: 3, height: 4, radius: 5 },
      { kind: 'path', ink: 'accent', fill: 'hollow', outline: 'M 0 0 L 1 1' },
      {
        kind: 'group',
        x: 7,
        y: 8,
        scale: 2,
        marks: [{ kind: 'dot', ink: 'fret', fill: 'solid', x: 0, y: 0, radius: 3 }],
      },
    ],
  };

  test('when it is saved as SVG, then it is an image with a name, of its size, in fonts that are there without the app', () => {
    const root = parsed(picture).documentElement;
    expect(root.getAttribute('role')).toBe('img');
    expect(root.getAttribute('viewBox')).toBe('0 0 300 200');
    expect(root.querySelector('#title')?.textContent).toBe('C major');
    expect(root.querySelector('#description')?.textContent).toBe('Three notes.');
    expect(root.getAttribute('font-family')).toMatch(/^'JetBrains Mono', .*monospace$/);
  });

  test('when it is saved as SVG, then each of its marks is an element', () => {
    const root = parsed(picture).documentElement;
    expect(root.querySelector('text')?.outerHTML).toContain('text-anchor="middle"');
    expect(root.querySelector('rect[rx="5"]')?.getAttribute('fill')).toBe('#ffffff');
    expect(root.querySelector('path')?.getAttribute('d')).toBe('M 0 0 L 1 1');
    expect(root.querySelector('g')?.getAttribute('transform')).toBe('translate(7 8) scale(2)');
  });

  test('when it is put on a page, then it has the same marks, and is an image with a name', () => {
    const element = svgElement(picture, HOSTILE, black);
    expect(element.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(element.getAttribute('aria-label')).toBe(HOSTILE);
    const shapes = (root: Element) =>
      [...root.querySelectorAll('*')].map(({ tagName, attributes, textContent }) => [
        tagName,
        ...[...attributes].map(({ name, value }) => `${name}=${value}`),
        textContent,
      ]);
    // In the file its name, its words and its ground come first.
    expect(shapes(element)).toEqual(shapes(parsed(picture).documentElement).slice(3));
  });

  test('when it is in the theme, then its colors are those of the page', () => {
    const theme = inksOf('theme', name => ` value of ${name}`);
    expect(theme('bright')).toBe('value of --bright');
    expect(theme('mark-ink')).toBe('value of --accent-ink');
  });
});
