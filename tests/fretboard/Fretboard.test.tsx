import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { CellView } from '../../src/fretboard/cell';
import { Fretboard, FretMarks, type NeckHandle } from '../../src/fretboard/Fretboard';
import type { CursorMove } from '../../src/instrument/cursor';
import type { Instrument } from '../../src/instrument/instrument';
import { INSTRUMENTS, STANDARD_GUITAR } from '../../src/instrument/instruments';
import { type Position, pitchClassAt } from '../../src/instrument/position';
import { chromaticName, spokenNoteName } from '../../src/theory/note';

const noteAt = (position: Position): CellView => {
  const name = chromaticName(pitchClassAt(STANDARD_GUITAR, position), 'sharps');
  return { text: name, spoken: spokenNoteName(name) };
};

function showNeck({ lastFret = 12, cellAt = noteAt }: { lastFret?: number; cellAt?: typeof noteAt } = {}) {
  const onAct = vi.fn<(position: Position) => void>();
  const onEdge = vi.fn<(move: CursorMove) => void>();
  const onFocus = vi.fn<(position: Position) => void>();
  const handle = createRef<NeckHandle>();
  const neckOf = (frets: number) => (
    <Fretboard
      name="Fretboard"
      instrument={STANDARD_GUITAR}
      lastFret={frets}
      cellAt={cellAt}
      onAct={onAct}
      onEdge={onEdge}
      onFocus={onFocus}
      handle={handle}
    />
  );
  const { rerender } = render(neckOf(lastFret));
  return {
    user: userEvent.setup(),
    onAct,
    onEdge,
    onFocus,
    neck: () => handle.current,
    move: (...moves: readonly CursorMove[]) => {
      for (const move of moves) act(() => handle.current?.move(move));
    },
    withFrets: (frets: number) => rerender(neckOf(frets)),
  };
}

const neckWith = (cellAt: typeof noteAt) => (
  <Fretboard
    name="Fretboard"
    instrument={STANDARD_GUITAR}
    lastFret={12}
    cellAt={cellAt}
    onAct={() => {}}
    onEdge={() => {}}
  />
);

const cells = () => screen.getAllByRole('gridcell', { hidden: true });

/** The cell of that very name; asking for its role and its name over a whole neck takes jsdom half a second. */
function cell(name: string): HTMLElement {
  const found = screen.getByText(name).closest<HTMLElement>('[role="gridcell"]');
  if (!found) throw new Error(`${name} stands in no cell`);
  expect(found).toHaveAccessibleName(name);
  return found;
}

/** Every string of a 12-fret neck as a guitarist would write it down, the highest first. */
const NAMES: Record<string, string> = {
  'String 1': 'E F F# G G# A A# B C C# D D# E',
  'String 2': 'B C C# D D# E F F# G G# A A# B',
  'String 3': 'G G# A A# B C C# D D# E F F# G',
  'String 4': 'D D# E F F# G G# A A# B C C# D',
  'String 5': 'A A# B C C# D D# E F F# G G# A',
  'String 6': 'E F F# G G# A A# B C C# D D# E',
};

describe('given a neck with 12 frets', () => {
  test('when it is read, then it is a named grid of named rows, string 1 first, and nothing but cells in them', () => {
    showNeck();
    const grid = screen.getByRole('grid', { name: 'Fretboard' });
    const rows = within(grid).getAllByRole('row');
    expect(screen.getAllByRole('gridcell')).toHaveLength(6 * 13);
    expect(rows.map(row => row.getAttribute('aria-label'))).toEqual([
      'E, string 1, open',
      ...Object.keys(NAMES).slice(1),
    ]);
    for (const row of rows)
      expect([...row.children].map(each => each.role)).toEqual(Array(13).fill('gridcell'));
    expect(screen.queryByRole('columnheader')).toBeNull();
    expect(screen.queryByRole('rowheader')).toBeNull();
  });

  test('when its cells are read, then each has the whole name of its place, accidentals in words', () => {
    showNeck();
    const expected = Object.entries(NAMES).flatMap(([row, notes]) =>
      notes.split(' ').map((note, fret) => {
        const place = fret === 0 ? 'open' : `fret ${fret}`;
        return `${note.replace('#', ' sharp')}, ${row.toLowerCase()}, ${place}`;
      }),
    );
    expect(cells().map(each => each.querySelector(':scope > :not([aria-hidden])')?.textContent)).toEqual(
      expected,
    );
    expect(cell('C sharp, string 5, fret 4')).toBeVisible();
  });

  test('when it is looked at, then notes, labels, fret numbers and dots are drawn, hidden from screen readers', () => {
    showNeck();
    expect(cell('C sharp, string 5, fret 4')).toHaveTextContent(/C#$/);
    for (const label of ['6(E)', '1(E)'])
      expect(screen.getByText(label).closest('[aria-hidden]')).not.toBeNull();
    const dots = [...document.querySelectorAll('[data-inlay]:empty')].map(each =>
      each.getAttribute('data-inlay'),
    );
    expect(dots.map((dot, fret) => `${fret} ${dot}`).filter(dot => !dot.endsWith('none'))).toEqual([
      ...['3 single', '5 single', '7 single', '9 single', '12 double'],
    ]);
  });

  test('when scripts look for a place, then every cell says its string and its fret as the spec counts them', () => {
    showNeck();
    const lowC = cell('C, string 6, fret 8');
    expect(lowC).toHaveAttribute('data-string', '0');
    expect(lowC).toHaveAttribute('data-fret', '8');
    const places = new Set(cells().map(({ dataset }) => `${dataset.string}.${dataset.fret}`));
    expect(places.size).toBe(6 * 13);
  });

  test('when a mark is given, then the cell carries it and says it', () => {
    showNeck({ cellAt: () => ({ text: '', spoken: '', mark: 'wrong', sounding: true }) });
    expect(cell('string 6, fret 3, wrong, sounding')).toHaveAttribute('data-mark', 'wrong');
    expect(cell('string 6, fret 3, wrong, sounding')).toHaveAttribute('data-sounding', 'true');
  });

  test('when state changes are looked for, then none is in aria-selected or aria-pressed', () => {
    showNeck({ cellAt: () => ({ text: '', spoken: '', mark: 'selected' }) });
    for (const each of cells()) {
      expect(each).not.toHaveAttribute('aria-selected');
      expect(each).not.toHaveAttribute('aria-pressed');
    }
  });

  test('when Tab walks the page, then the neck is one stop, on its first place, with nothing inside to stop at', async () => {
    const { user } = showNeck();
    expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await user.tab();
    expect(cell('E, string 1, open')).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  test('when the cursor is moved, then the focus goes with it: down to the string below, right up the neck', async () => {
    const { user, move, onFocus } = showNeck();
    await user.tab();
    move('down', 'right', 'right');
    expect(cell('C sharp, string 2, fret 2')).toHaveFocus();
    expect(onFocus).toHaveBeenLastCalledWith({ guitarString: 4, fret: 2 });
    move('up', 'left');
    expect(cell('F, string 1, fret 1')).toHaveFocus();
    move('last-fret');
    expect(cell('E, string 1, fret 12')).toHaveFocus();
    move('first-fret');
    expect(cell('E, string 1, open')).toHaveFocus();
    move('last-corner');
    expect(cell('E, string 6, fret 12')).toHaveFocus();
    move('octave-down');
    expect(cell('E, string 6, open')).toHaveFocus();
    move('first-corner');
    expect(cell('E, string 1, open')).toHaveFocus();
    move('octave-up');
    expect(cell('E, string 1, fret 12')).toHaveFocus();
  });

  test('when focus has walked, then the tab stop has walked with it', async () => {
    const { user, move } = showNeck();
    await user.tab();
    move('down', 'right');
    await user.tab();
    await user.tab({ shift: true });
    expect(cell('C, string 2, fret 1')).toHaveFocus();
    expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  test('when a move leads off the neck, then onEdge is called and the focus stays', async () => {
    const { user, move, onEdge } = showNeck();
    await user.tab();
    move('left');
    expect(onEdge).toHaveBeenLastCalledWith('left');
    move('up');
    expect(onEdge).toHaveBeenLastCalledWith('up');
    move('first-fret');
    expect(onEdge).toHaveBeenLastCalledWith('first-fret');
    expect(onEdge).toHaveBeenCalledTimes(3);
    expect(cell('E, string 1, open')).toHaveFocus();
  });

  test('when a move comes from elsewhere on the page, then it starts at the cursor and brings the focus', () => {
    const { move, onEdge } = showNeck();
    move('down');
    expect(cell('B, string 2, open')).toHaveFocus();
    act(() => cell('B, string 2, open').blur());
    move('left');
    expect(cell('B, string 2, open')).toHaveFocus();
    expect(onEdge).toHaveBeenLastCalledWith('left');
  });

  test('when the same note is looked for, then the focus goes to its next place, and back', () => {
    const { neck } = showNeck();
    act(() => neck()?.focus({ guitarString: 4, fret: 1 }));
    act(() => neck()?.goToSamePitch('next'));
    expect(cell('C, string 1, fret 8')).toHaveFocus();
    act(() => neck()?.goToSamePitch('previous'));
    expect(cell('C, string 2, fret 1')).toHaveFocus();
  });

  test('when a place is clicked, on its drawing too, then it is acted on and takes the focus', async () => {
    const { user, onAct } = showNeck();
    await user.click(cell('C, string 5, fret 3'));
    expect(onAct).toHaveBeenLastCalledWith({ guitarString: 1, fret: 3 });
    expect(cell('C, string 5, fret 3')).toHaveFocus();
    await user.click(within(cell('G, string 6, fret 3')).getByText('G'));
    expect(onAct).toHaveBeenLastCalledWith({ guitarString: 0, fret: 3 });
    expect(onAct).toHaveBeenCalledTimes(2);
  });
});

describe('given a screen that holds the neck', () => {
  test('when it asks, then the neck says where the cursor is and whether it has the focus', async () => {
    const { user, move, neck } = showNeck();
    expect(neck()?.hasFocus()).toBe(false);
    expect(neck()?.cursor()).toEqual({ guitarString: 5, fret: 0 });
    await user.tab();
    move('right');
    expect(neck()?.hasFocus()).toBe(true);
    expect(neck()?.cursor()).toEqual({ guitarString: 5, fret: 1 });
    expect(neck()?.whereAmI()).toBe('F, string 1, fret 1');
  });

  test('when the cursor moves, then the row it is on has the name of its cell, since a screen reader that enters the grid says the row, and every other has the number of its string', () => {
    const { move } = showNeck();
    const namesAfter = (...moves: readonly CursorMove[]) => {
      move(...moves);
      return within(screen.getByRole('grid'))
        .getAllByRole('row')
        .map(row => row.getAttribute('aria-label'));
    };
    const numbers = Object.keys(NAMES);
    expect(namesAfter('right')).toEqual(['F, string 1, fret 1', ...numbers.slice(1)]);
    expect(namesAfter('right')).toEqual(['F sharp, string 1, fret 2', ...numbers.slice(1)]);
    expect(namesAfter('down')).toEqual(['String 1', 'C sharp, string 2, fret 2', ...numbers.slice(2)]);
  });

  test('when the cell under the cursor changes, then its row has its new name', () => {
    const hidden = (): CellView => ({ text: '', spoken: '' });
    const { rerender } = render(neckWith(noteAt));
    expect(screen.getByRole('row', { name: 'E, string 1, open' })).toBeVisible();
    rerender(neckWith(hidden));
    expect(screen.getByRole('row', { name: 'string 1, open' })).toBeVisible();
    expect(screen.queryByRole('row', { name: 'E, string 1, open' })).toBeNull();
  });

  test('when it sends the focus to a place, then it goes there, and back to the cursor without one', () => {
    const { neck } = showNeck();
    act(() => neck()?.focus({ guitarString: 1, fret: 4 }));
    expect(cell('C sharp, string 5, fret 4')).toHaveFocus();
    act(() => cell('C sharp, string 5, fret 4').blur());
    act(() => neck()?.focus());
    expect(cell('C sharp, string 5, fret 4')).toHaveFocus();
  });

  test('when the neck gets shorter than where the cursor was, then the cursor is on its last fret', async () => {
    const { neck, withFrets } = showNeck({ lastFret: 24 });
    act(() => neck()?.focus({ guitarString: 0, fret: 20 }));
    withFrets(12);
    expect(neck()?.cursor()).toEqual({ guitarString: 0, fret: 12 });
    expect(cell('E, string 6, fret 12')).toHaveAttribute('tabindex', '0');
  });

  test.each([12, 15, 20, 22, 24])(
    'when the neck has %i frets, then each string has them all and the nut',
    frets => {
      showNeck({ lastFret: frets });
      expect(cells()).toHaveLength(6 * (frets + 1));
    },
  );
});

test('given a neck of 24 frets, when the cursor moves, then nothing of the page changes but the two cells and the name of their row', async () => {
  const { user, move } = showNeck({ lastFret: 24 });
  await user.tab();
  const before = document.activeElement;
  const changed = new Set<Node>();
  const observer = new MutationObserver(records => {
    for (const { target } of records) changed.add(target);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });

  move('right');
  await Promise.resolve();

  observer.disconnect();
  expect(document.activeElement).not.toBe(before);
  const row = screen.getByRole('row', { name: 'F, string 1, fret 1' });
  expect(changed).toEqual(new Set([before, document.activeElement, row]));
});

test.each(Object.values<Instrument>(INSTRUMENTS))(
  'given $name, when dots are drawn, then between two strings, where no note covers them',
  instrument => {
    const { container } = render(<FretMarks instrument={instrument} firstFret={0} lastFret={12} />);
    const style = container.querySelector<HTMLElement>('[style]')?.style;
    for (const place of ['--upper', '--middle', '--lower']) {
      const strings =
        (Number.parseFloat(style?.getPropertyValue(place) ?? '') / 100) * instrument.strings.length;
      expect(strings).toBeCloseTo(Math.round(strings));
      expect(Math.round(strings)).toBeGreaterThan(0);
      expect(Math.round(strings)).toBeLessThan(instrument.strings.length);
    }
  },
);
