import { describe, expect, test } from 'vitest';
import { brokenLines, framed, sheetOf } from '../../../src/ui/picture/frame';
import { type Drawing, type Picture, widthOf } from '../../../src/ui/picture/marks';

const drawing: Drawing = { width: 300, height: 100, marks: [] };

const caption = {
  folder: 'scales',
  title: 'C major',
  facts: ['C D E', ''],
  note: 'left-handed',
  description: 'Three notes.',
};

const textsIn = ({ marks }: Picture) => marks.flatMap(mark => (mark.kind === 'text' ? [mark] : []));

describe('given a drawing', () => {
  test('when it is framed, then its prompt line, its name and what is known of it stand above it, and its address below', () => {
    const picture = framed(drawing, { ...caption, address: 'fretty.example/scales' });
    const [body] = picture.marks.filter(({ kind }) => kind === 'group');
    const above = textsIn(picture).filter(({ y }) => body?.kind === 'group' && y < (body.y ?? 0));
    expect(above.map(({ text }) => text)).toEqual(['fretty:~/scales$', 'C major', 'C D E']);
    expect(
      textsIn(picture)
        .slice(-2)
        .map(({ text }) => text),
    ).toEqual(['left-handed', 'fretty.example/scales']);
    expect(textsIn(picture).at(-2)?.y).toBeGreaterThan(above.at(-1)?.y ?? Number.NaN);
  });

  test.each([10, 100, 1000])(
    'when its texts have %i characters, then all of them are in the picture',
    length => {
      const long = 'x'.repeat(length);
      const picture = framed(drawing, { ...caption, title: long, facts: [long], address: long });
      for (const { x, y, text, size } of textsIn(picture)) {
        expect(x + widthOf(text, size)).toBeLessThan(picture.width);
        expect(y).toBeLessThan(picture.height);
      }
    },
  );
});

describe('given seven drawings', () => {
  test('when they are put on one sheet three in a row, then none covers another, and all are on it', () => {
    const sheet = sheetOf(
      Array.from({ length: 7 }, (_, index) => ({ name: `Pattern ${index + 1}`, drawing })),
      3,
    );
    const corners = sheet.marks.flatMap(mark => (mark.kind === 'group' ? [[mark.x ?? 0, mark.y ?? 0]] : []));
    expect(new Set(corners.map(corner => corner.join())).size).toBe(7);
    for (const [x = 0, y = 0] of corners) {
      expect(x + drawing.width).toBeLessThanOrEqual(sheet.width);
      expect(y + drawing.height).toBeLessThanOrEqual(sheet.height);
    }
    expect(new Set(corners.map(([, y]) => y)).size).toBe(3);
  });
});

describe('given a long address', () => {
  test.each([
    ['abcdef', ['abc', 'def']],
    ['abcdefgh', ['abc', 'de…']],
    ['ab', ['ab']],
    ['', []],
  ])(
    'when two lines of three are there for “%s”, then it breaks anywhere, and ends in dots where it is cut off',
    (text, lines) => {
      expect(brokenLines(text, 3, 2)).toEqual(lines);
    },
  );
});
