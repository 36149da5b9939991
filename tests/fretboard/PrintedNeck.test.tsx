import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CellAt } from '../../src/fretboard/cell';
import { Fretboard } from '../../src/fretboard/Fretboard';
import { toneCells } from '../../src/fretboard/toneCells';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { triad } from '../../src/theory/triad';

const C_MAJOR = toneCells(STANDARD_GUITAR, triad('C', 'major').tones, {
  display: 'intervals',
  signs: 'letters',
});

interface Shown {
  readonly cellAt?: CellAt;
  readonly lastFret?: number;
  readonly onlyString?: number;
}

const showNeck = ({ cellAt = C_MAJOR, lastFret = 12, onlyString }: Shown = {}) =>
  render(
    <Fretboard
      name="Fretboard"
      instrument={STANDARD_GUITAR}
      cellAt={cellAt}
      lastFret={lastFret}
      onlyString={onlyString}
      onAct={() => {}}
      onEdge={() => {}}
    />,
  );

const begin = () => fireEvent(window, new Event('beforeprint'));
const end = () => fireEvent(window, new Event('afterprint'));

const drawn = () => screen.queryByRole('img', { name: /^Fretboard\. String/ });

const widthOf = (picture: Element | null) => Number(picture?.getAttribute('width'));

describe('given a neck on a page', () => {
  test('when the page is printed, then the neck is there as a picture in black on white, and only until then', () => {
    showNeck();
    expect(drawn()).toBeNull();
    begin();
    const picture = drawn();
    const names = [...(picture?.querySelectorAll('g > title') ?? [])].map(({ textContent }) => textContent);
    expect(names).toContain('C, root, string 5, fret 3');
    const inks = [...(picture?.querySelectorAll('text') ?? [])].map(text => text.getAttribute('fill'));
    expect(new Set(inks)).toEqual(new Set(['#000000', '#444444', '#ffffff']));
    end();
    expect(drawn()).toBeNull();
  });

  test('when it shows figures, then it stays a grid on paper', () => {
    showNeck({ cellAt: () => ({ text: '72', spoken: 'C', figures: '72 percent', lightness: 3 }) });
    begin();
    expect(drawn()).toBeNull();
  });

  test('when it shows one string, then so does its picture', () => {
    showNeck({ onlyString: 1 });
    begin();
    expect(drawn()).toHaveAccessibleName(/^Fretboard\. String 5: [^.]*\.$/);
  });

  test('when it is long, then its frets are narrower, so that its notes stay large on paper', () => {
    const { unmount } = showNeck({ lastFret: 12 });
    begin();
    const short = widthOf(drawn()) / 13;
    unmount();
    showNeck({ lastFret: 24 });
    begin();
    expect(widthOf(drawn()) / 25).toBeLessThan(0.8 * short);
  });
});
