import { describe, expect, test } from 'vitest';
import { RIGHT_HANDED } from '../../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { historyDrawing, progressPicture } from '../../../src/screens/progress/picture';
import { figureCells, viewOf } from '../../../src/screens/progress/view';
import type { Drawing, Group, Mark } from '../../../src/ui/picture/marks';

const DAYS = [
  { date: '2026-11-20', answers: 10, right: 5, milliseconds: 20_000 },
  { date: '2026-11-21', answers: 0, right: 0, milliseconds: 0 },
  { date: '2026-11-22', answers: 4, right: 4, milliseconds: 8000 },
];

const barsIn = ({ marks }: Drawing): readonly Group[] =>
  marks.flatMap(mark => (mark.kind === 'group' ? [mark] : []));

/** How high a bar is, with the line around it. */
const heightOf = (mark: Mark | Group | undefined): number =>
  mark?.kind === 'box' ? mark.height + (mark.fill === 'hollow' ? (mark.thickness ?? 0) : 0) : 0;

describe('given days with and without answers', () => {
  test('when their history is drawn, then each day with answers has a bar, as high as its number of them', () => {
    const [first, second, ...others] = barsIn(historyDrawing(DAYS));
    expect(others).toEqual([]);
    expect([first?.name, second?.name]).toEqual(['Nov 20: 10 answers', 'Nov 22: 4 answers']);
    const [right, wrong] = first?.marks ?? [];
    expect(heightOf(right)).toBeCloseTo(heightOf(wrong));
    expect(heightOf(second?.marks[0])).toBeCloseTo(0.4 * (heightOf(right) + heightOf(wrong)));
    expect(second?.marks).toHaveLength(1);
  });

  test('when they are taken along with the neck, then the picture has its figures and what they mean', () => {
    const sums = { items: new Map(), days: new Map(), confusions: new Map(), rounds: new Map() };
    const view = viewOf(sums, new Map(), STANDARD_GUITAR);
    const picture = progressPicture({
      ...{ view, days: DAYS, title: 'Progress in Notes', address: 'fretty.example/progress' },
      neck: {
        ...{ instrument: STANDARD_GUITAR, lastFret: 12, orientation: RIGHT_HANDED },
        cellAt: figureCells(view, STANDARD_GUITAR, 'sharps'),
      },
    });
    expect(picture.description).toContain('String 6: E, open, no answers yet;');
    expect(picture.description).toMatch(/History: 14 answers, 64% right, .* in the last eight weeks\.$/);
    const drawn = JSON.stringify(picture.marks);
    for (const text of ['percent right, weighted toward recent answers', 'right-handed', 'no answers yet'])
      expect(drawn).toContain(text);
    expect(drawn).not.toContain('"text":""');
  });
});
