// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CellAt, type CellView, cellName } from '../../src/fretboard/cell';
import {
  figureMarks,
  neckDescription,
  neckDrawing,
  type PicturedNeck,
} from '../../src/fretboard/neckPicture';
import { stringsShown } from '../../src/fretboard/places';
import { capoNumber } from '../../src/fretboard/text';
import { toneCells } from '../../src/fretboard/toneCells';
import { CAPO_FRETS, withCapo } from '../../src/instrument/capo';
import { type Instrument, type Orientation, RIGHT_HANDED } from '../../src/instrument/instrument';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../src/instrument/instruments';
import { fretsOn, type Position } from '../../src/instrument/position';
import { triad } from '../../src/theory/triad';
import { inksOf } from '../../src/ui/picture/inks';
import { svgOf } from '../../src/ui/picture/svg';

const inks = inksOf('theme', name => name);

/** A cell as it is drawn: its name, its text, and where that is. */
interface DrawnCell {
  readonly name: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

const numberOf = (element: Element | null | undefined, attribute: string): number =>
  Number(element?.getAttribute(attribute));

/** What a reader of the SVG file sees: the labels around the neck, and the cells in it. */
function drawnIn(neck: PicturedNeck) {
  const picture = { ...neckDrawing(neck), title: '', description: '' };
  const root = new DOMParser().parseFromString(svgOf(picture, inks), 'image/svg+xml').documentElement;
  const labels = [...root.querySelectorAll(':scope > text')];
  const labelAt = (text: string | undefined) => labels.find(({ textContent }) => textContent === text);
  const cells = [...root.querySelectorAll('g')].map((group): DrawnCell => {
    const text = group.querySelector('text');
    return {
      name: group.querySelector('title')?.textContent ?? '',
      text: text?.textContent ?? '',
      x: numberOf(text, 'x'),
      y: numberOf(text, 'y'),
    };
  });
  return { picture, root, labelAt, cells };
}

/** The neck's grid, cell by cell, string 1 first. */
const shownBy = ({ instrument, firstFret = 0, lastFret, cellAt }: PicturedNeck) =>
  stringsShown(instrument, undefined).flatMap(guitarString =>
    fretsOn(instrument, guitarString, firstFret, lastFret).flatMap(fret => {
      const position = { guitarString, fret };
      const view = cellAt(position);
      return view.text === '' && view.mark === undefined ? [] : [{ position, view }];
    }),
  );

/** Checks that the marks of a picture are the cells that its neck shows, each on its string and at its fret. */
function expectSameAsGrid(neck: PicturedNeck): void {
  const { instrument } = neck;
  const { picture, labelAt, cells } = drawnIn(neck);
  const shown = shownBy(neck);
  const byName = new Map(cells.map(cell => [cell.name, cell]));
  expect(cells).toHaveLength(shown.length);
  for (const { position, view } of shown) {
    const cell = byName.get(cellName(instrument, position, view));
    const { guitarString, fret } = position;
    expect(cell?.text).toContain(view.text);
    expect(cell?.x).toBe(numberOf(labelAt(fret === 0 ? capoNumber(instrument) : String(fret)), 'x'));
    const beside = numberOf(labelAt(instrument.strings[guitarString]?.label), 'y');
    expect(Math.abs((cell?.y ?? Number.NaN) - beside)).toBeLessThan(2);
    expect(cell?.x).toBeLessThan(picture.width);
    expect(cell?.y).toBeLessThan(picture.height);
  }
}

const C = triad('C', 'major').tones;

const cMajorOn = (instrument: Instrument): CellAt =>
  toneCells(instrument, C, { display: 'intervals', signs: 'letters' });

const neckOf = (instrument: Instrument, orientation: Orientation = RIGHT_HANDED): PicturedNeck => ({
  ...{ instrument, lastFret: 12, orientation, cellAt: cMajorOn(instrument) },
});

const ORIENTATIONS: readonly Orientation[] = (['right', 'left'] as const).flatMap(hand =>
  (['first', 'lowest'] as const).map(topString => ({ hand, topString })),
);

describe('given C major on a guitar', () => {
  test('when it is drawn, then its marks are the cells of its grid', () => {
    expectSameAsGrid(neckOf(STANDARD_GUITAR));
  });

  test('when it is drawn for the left hand with the lowest string on top, then the nut is at the right and string 6 above string 1', () => {
    const { labelAt } = drawnIn(neckOf(STANDARD_GUITAR, { hand: 'left', topString: 'lowest' }));
    expect(numberOf(labelAt('0'), 'x')).toBeGreaterThan(numberOf(labelAt('12'), 'x'));
    expect(numberOf(labelAt('6(E)'), 'x')).toBeGreaterThan(numberOf(labelAt('0'), 'x'));
    expect(numberOf(labelAt('6(E)'), 'y')).toBeLessThan(numberOf(labelAt('1(E)'), 'y'));
  });

  test('when it is drawn with a capo, then its neck begins there', () => {
    const neck = neckOf(withCapo(STANDARD_GUITAR, 3));
    expectSameAsGrid(neck);
    expect(drawnIn(neck).labelAt('capo 3')).toBeDefined();
  });

  test('when a part of it is drawn, then it begins at its first fret, without a nut', () => {
    const neck = { ...neckOf(STANDARD_GUITAR), firstFret: 5, lastFret: 8 };
    expectSameAsGrid(neck);
    const { root, labelAt } = drawnIn(neck);
    expect(labelAt('0')).toBeUndefined();
    expect(root.querySelector('line[stroke-width="6"]')).toBeNull();
  });

  test('when one string of it is drawn, then there is no other, and its dots lie below it', () => {
    const { labelAt, cells, root } = drawnIn({ ...neckOf(STANDARD_GUITAR), onlyString: 1 });
    expect(labelAt('5(A)')).toBeDefined();
    expect(labelAt('6(E)')).toBeUndefined();
    expect(cells.map(({ name }) => name)).toEqual([
      'C, root, string 5, fret 3',
      'E, third, string 5, fret 7',
      'G, fifth, string 5, fret 10',
    ]);
    for (const dot of root.querySelectorAll('circle'))
      expect(numberOf(dot, 'cy')).toBeGreaterThan(numberOf(labelAt('5(A)'), 'y'));
  });

  test('when it is described, then each string has its notes with their frets', () => {
    const neck = { ...neckOf(STANDARD_GUITAR), lastFret: 3 };
    expect(neckDescription(neck)).toBe(
      [
        'String 1: E, third, open; G, fifth, fret 3.',
        'String 2: C, root, fret 1.',
        'String 3: G, fifth, open.',
        'String 4: E, third, fret 2.',
        'String 5: C, root, fret 3.',
        'String 6: E, third, open; G, fifth, fret 3.',
      ].join(' '),
    );
  });
});

describe('given a cell with each mark', () => {
  const drawnAs = (view: CellView) =>
    drawnIn({
      ...{ instrument: STANDARD_GUITAR, lastFret: 12, orientation: RIGHT_HANDED },
      cellAt: ({ guitarString, fret }: Position) =>
        guitarString === 0 && fret === 3 ? view : { text: '', spoken: '' },
    }).cells[0]?.text;

  test.each([
    ['G', { text: 'G', spoken: 'G', mark: 'root' }],
    ['G', { text: 'G', spoken: 'G', mark: 'in-set' }],
    ['G', { text: 'G', spoken: 'G', mark: 'in-set', emphasis: 'weak' }],
    ['G', { text: 'G', spoken: 'G', mark: 'highlighted', emphasis: 'strong' }],
    ['●', { text: '', spoken: '', mark: 'selected' }],
    ['?', { text: '', spoken: '', mark: 'target' }],
    ['✓ G', { text: 'G', spoken: 'G', mark: 'right' }],
    ['✗ G', { text: 'G', spoken: 'G', mark: 'wrong' }],
    ['✓ G', { text: 'G', spoken: 'G', mark: 'right', emphasis: 'weak' }],
    ['G', { text: 'G', spoken: 'G', mark: 'missed' }],
    ['G', { text: 'G', spoken: 'G', emphasis: 'landmark' }],
    ['F#', { text: 'F#', spoken: 'F sharp', accidental: true }],
    ['72', { text: '72', spoken: 'G', figures: '72 percent', lightness: 4 }],
    [undefined, { text: '', spoken: '' }],
  ] as const)('when it is drawn, then it says “%s”', (text, view) => {
    expect(drawnAs(view)).toBe(text);
  });
});

test('given a neck with figures, when its two best steps are drawn in black, then a white ring tells them apart', () => {
  const ringsOf = (lightness: 3 | 4) =>
    figureMarks({ text: '95' }, lightness, [0, 0]).filter(
      mark => mark.kind === 'box' && mark.fill === 'hollow' && mark.ink === 'accent-ink',
    );
  expect(inksOf('black', () => '')('accent-ink')).toBe('#ffffff');
  expect([ringsOf(3).length, ringsOf(4).length]).toEqual([0, 1]);
});

describe('given every instrument', { tags: 'full' }, () => {
  test.each(Object.values<Instrument>(INSTRUMENTS).map(instrument => [instrument.name, instrument] as const))(
    'when C major is drawn on %s for either hand, any string on top and any capo, then the marks are the cells of the grid',
    (_, instrument) => {
      fc.assert(
        fc.property(
          fc.constantFrom(...ORIENTATIONS),
          fc.constantFrom(...CAPO_FRETS),
          fc.integer({ min: 0, max: 12 }),
          fc.integer({ min: 0, max: 12 }),
          (orientation, capo, from, length) => {
            const held = withCapo(instrument, capo);
            expectSameAsGrid({ ...neckOf(held, orientation), firstFret: from, lastFret: from + length });
          },
        ),
        { numRuns: 12 },
      );
    },
  );
});
