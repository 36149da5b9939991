import { act, render } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CellView } from '../../src/fretboard/cell';
import { Fretboard, type NeckHandle } from '../../src/fretboard/Fretboard';
import { toneCells } from '../../src/fretboard/toneCells';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';
import { type Position, pitchClassAt } from '../../src/instrument/position';
import { scale } from '../../src/theory/scale';

/** The number of each string whose row was drawn, once for each time. */
const drawn: number[] = [];

// A row draws its cells, so a cell that keeps no memo tells each time that its row is drawn.
vi.mock('../../src/fretboard/NeckCell', () => ({
  NeckCell({ guitarString, fret, current }: { guitarString: number; fret: number; current: boolean }) {
    if (fret === 0) drawn.push(6 - guitarString);
    return <td tabIndex={current ? 0 : -1} data-string={guitarString} data-fret={fret} />;
  },
}));

type CellAt = (position: Position) => CellView;

function showNeck(first: CellAt) {
  const handle = createRef<NeckHandle>();
  const neckWith = (cellAt: CellAt) => (
    <Fretboard
      name="Fretboard"
      instrument={STANDARD_GUITAR}
      lastFret={24}
      cellAt={cellAt}
      onAct={() => {}}
      onEdge={() => {}}
      handle={handle}
    />
  );
  const { rerender } = render(neckWith(first));
  return {
    move(move: 'right' | 'down') {
      act(() => handle.current?.move(move));
    },
    show: (cellAt: CellAt) => rerender(neckWith(cellAt)),
  };
}

/** Which strings something draws again. */
function drawnBy(doIt: () => void): readonly number[] {
  drawn.length = 0;
  doIt();
  return drawn.toSorted();
}

const bare: CellAt = () => ({ text: '', spoken: '' });

/** A neck on which some places are marked. */
const marking =
  (isMarked: (position: Position) => boolean): CellAt =>
  position =>
    isMarked(position) ? { text: 'C', spoken: 'C', mark: 'highlighted' } : bare(position);

const scaleCells = (key: 'C' | 'G') =>
  toneCells(STANDARD_GUITAR, scale(key, 'major').tones, { display: 'notes', signs: 'letters' });

beforeEach(() => {
  drawn.length = 0;
});

describe('given a neck of 24 frets', () => {
  test('when the cursor moves, then only the strings that it leaves and comes to re-render', () => {
    const { move } = showNeck(bare);
    move('right');
    expect(drawnBy(() => move('right'))).toEqual([1]);
    expect(drawnBy(() => move('down'))).toEqual([1, 2]);
  });

  test('when it is given the same view in another function, then no string re-renders', () => {
    const { show } = showNeck(bare);
    expect(drawnBy(() => show(position => bare(position)))).toEqual([]);
  });

  test('when places are highlighted, then only their strings re-render', () => {
    const { show } = showNeck(bare);
    const onStrings5And2 = marking(({ guitarString, fret }) => fret === 3 && [1, 4].includes(guitarString));
    expect(drawnBy(() => show(onStrings5And2))).toEqual([2, 5]);
    expect(drawnBy(() => show(bare))).toEqual([2, 5]);
  });

  test('when one note is highlighted on all strings, then each string re-renders once', () => {
    const { show } = showNeck(bare);
    const everyC = marking(position => pitchClassAt(STANDARD_GUITAR, position) === 0);
    expect(drawnBy(() => show(everyC))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('when a place sounds, then only its string re-renders', () => {
    const { show } = showNeck(scaleCells('C'));
    const sounding: CellAt = position => ({
      ...scaleCells('C')(position),
      sounding: position.guitarString === 2 && position.fret === 5,
    });
    expect(drawnBy(() => show(sounding))).toEqual([4]);
  });

  test('when the key of a scale changes, then each string that has another note re-renders once', () => {
    const filtered =
      (key: 'C' | 'G'): CellAt =>
      position =>
        position.guitarString > 3 ? scaleCells(key)(position) : bare(position);
    const { show } = showNeck(filtered('C'));
    expect(drawnBy(() => show(filtered('G')))).toEqual([1, 2]);
  });
});
