import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Fretboard } from '../../src/fretboard/Fretboard';
import { positionOf } from '../../src/fretboard/places';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import type { Position } from '../../src/instrument/position';

const neckAt = (home: Position) => (
  <Fretboard
    name="Fretboard"
    instrument={STANDARD_GUITAR}
    lastFret={12}
    home={home}
    cellAt={() => ({ text: '', spoken: '' })}
    onAct={() => {}}
    onEdge={() => {}}
  />
);

/** The cell that Tab goes to. */
const cursor = () => document.querySelector<HTMLElement>('[data-fret][tabindex="0"]');

test('given a neck with a home for its cursor, when that changes, then the cursor goes there, unless it has the focus', () => {
  const { rerender } = render(neckAt({ guitarString: 0, fret: 3 }));
  expect(positionOf(cursor())).toEqual({ guitarString: 0, fret: 3 });
  rerender(neckAt({ guitarString: 2, fret: 5 }));
  expect(positionOf(cursor())).toEqual({ guitarString: 2, fret: 5 });
  act(() => cursor()?.focus());
  rerender(neckAt({ guitarString: 4, fret: 1 }));
  expect(positionOf(cursor())).toEqual({ guitarString: 2, fret: 5 });
  expect(cursor()).toHaveFocus();
});
