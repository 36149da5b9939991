import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cell, expectFocusOn, openApp } from '../openApp';

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const prefer = (values: Readonly<Record<string, string>>) =>
  localStorage.setItem('fretty', JSON.stringify({ version: 1, values }));

/** The names of a neck's cells in the order in which a screen reader finds them. */
const cellsOf = (name: string) =>
  [...screen.getByRole('grid', { name }).querySelectorAll('[role="gridcell"] > :not([aria-hidden])')].map(
    ({ textContent }) => textContent,
  );

const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** The notes of a bass with 24 frets, string by string, written out. */
const BASS = {
  1: 'G, G sharp, A, A sharp, B, C, C sharp, D, D sharp, E, F, F sharp, G, G sharp, A, A sharp, B, C, C sharp, D, D sharp, E, F, F sharp, G',
  2: 'D, D sharp, E, F, F sharp, G, G sharp, A, A sharp, B, C, C sharp, D, D sharp, E, F, F sharp, G, G sharp, A, A sharp, B, C, C sharp, D',
  3: 'A, A sharp, B, C, C sharp, D, D sharp, E, F, F sharp, G, G sharp, A, A sharp, B, C, C sharp, D, D sharp, E, F, F sharp, G, G sharp, A',
  4: 'E, F, F sharp, G, G sharp, A, A sharp, B, C, C sharp, D, D sharp, E, F, F sharp, G, G sharp, A, A sharp, B, C, C sharp, D, D sharp, E',
};

describe('given a bass', { tags: 'full' }, () => {
  test('when its whole neck is read, then all hundred cells have these names, in this order', async () => {
    await openApp('/?instrument=bass-4&frets=24');
    const expected = Object.entries(BASS).flatMap(([string, notes]) =>
      notes
        .split(', ')
        .map((note, fret) => `${note}, string ${string}, ${fret === 0 ? 'open' : `fret ${fret}`}`),
    );
    expect(expected).toHaveLength(100);
    expect(cellsOf('Fretboard')).toEqual(expected);
  });

  test('when strings are filtered by keys, then the digits are those of its strings', async () => {
    const { user } = await openApp('/?instrument=bass-4');
    await user.keyboard('s4');
    expect(screen.getByRole('checkbox', { name: '4(E)' })).not.toBeChecked();
    await user.keyboard('s5');
    expect(screen.getAllByRole('checkbox', { name: /^\d\(/ })).toHaveLength(4);
    expect(window.location.search).toBe('?instrument=bass-4&strings=3.2.1');
  });

  test('when a shape is named on it, then it is asked and shown on its strings', async () => {
    const { user } = await openApp('/triads?instrument=bass-4');
    await user.keyboard('q');
    expect(screen.getByText('strings 3-2-1, frets 3-2-0', { exact: false })).toBeVisible();
    expectFocusOn('gridcell', 'target, string 3, fret 3');
    await user.keyboard('{Shift>}m{/Shift}{Enter}');
    expect(screen.getByText('Correct!')).toBeVisible();
    expect(cell('G, fifth, string 1, open, right')).toBeVisible();
  });

  test('when its patterns are shown, then each has three notes on each of four strings, and the page says why there is no CAGED', async () => {
    await openApp('/scales?instrument=bass-4&view=patterns');
    expect(screen.getAllByRole('grid')).toHaveLength(7);
    for (const grid of screen.getAllByRole('grid')) {
      const rows = [...grid.querySelectorAll('tr')];
      expect(rows.map(row => row.querySelectorAll('[data-mark]').length)).toEqual([3, 3, 3, 3]);
    }
    expect(screen.getByText(/^CAGED isn't offered: its shapes need strings with/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'CAGED' })).toBeNull();
  });
});

/** The notes of a banjo's neck, string by string, written out; string 5 has its open note and the frets from 6 on. */
const BANJO = {
  1: 'D, D sharp, E, F, F sharp, G, G sharp, A, A sharp, B, C, C sharp, D',
  2: 'B, C, C sharp, D, D sharp, E, F, F sharp, G, G sharp, A, A sharp, B',
  3: 'G, G sharp, A, A sharp, B, C, C sharp, D, D sharp, E, F, F sharp, G',
  4: 'D, D sharp, E, F, F sharp, G, G sharp, A, A sharp, B, C, C sharp, D',
  5: 'G, , , , , , G sharp, A, A sharp, B, C, C sharp, D',
};

const BEGINS = 'String 5 begins at fret 5';

const expectSaid = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())).toContain(text),
  );

describe('given a banjo', { tags: 'full' }, () => {
  test('when its whole neck is read, then its cells have these names, and string 5 has none before fret 6 but the open one', async () => {
    await openApp('/?instrument=banjo');
    const expected = Object.entries(BANJO).flatMap(([string, notes]) =>
      notes
        .split(', ')
        .flatMap((note, fret) =>
          note === '' ? [] : [`${note}, string ${string}, ${fret === 0 ? 'open' : `fret ${fret}`}`],
        ),
    );
    expect(expected).toHaveLength(60);
    expect(cellsOf('Fretboard')).toEqual(expected);
  });

  test('when the cursor comes to string 5 from another one before fret 6, then it stays, and hears why', async () => {
    const { user } = await openApp('/?instrument=banjo');
    await user.keyboard('4{ArrowRight}{ArrowRight}{ArrowDown}');
    await expectSaid(BEGINS);
    expectFocusOn('gridcell', 'E, string 4, fret 2');
    await user.keyboard('5');
    expectFocusOn('gridcell', 'G, string 5, open');
    await user.keyboard('{ArrowRight}');
    expectFocusOn('gridcell', 'G sharp, string 5, fret 6');
  });

  test('when a drill is answered by string and fret, then a fret that string 5 lacks selects nothing, and says so', async () => {
    const { user } = await openApp('/?instrument=banjo&drill=on');
    await user.keyboard('q53');
    await expectSaid(BEGINS);
    expect(screen.queryByText('Incorrect')).toBeNull();
  });

  test('when a drill ends before its only string begins, then it doesn’t start, and says why', async () => {
    const { user } = await openApp('/?instrument=banjo&drill=on&strings=5&low=1&high=4');
    await user.keyboard('q');
    await expectSaid(BEGINS);
    expect(screen.queryByText(/^Question 1/)).toBeNull();
  });

  test('when a chord is shown, then its drone rings along, and its text begins with the open string', async () => {
    await openApp('/chords?instrument=banjo&root=C');
    expect(cell('G, string 5, open')).toBeVisible();
    expect(screen.getByText('String 5: open, G.')).toBeVisible();
  });
});

describe('given a ukulele', { tags: 'full' }, () => {
  test('when its neck is walked, then rows go by place, from the high G below to the A above', async () => {
    const { user } = await openApp('/?instrument=ukulele');
    await user.keyboard('4');
    expectFocusOn('gridcell', 'G, string 4, open');
    await user.keyboard('{ArrowUp}');
    expectFocusOn('gridcell', 'C, string 3, open');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expectFocusOn('gridcell', 'A, string 1, open');
    expect(optionsOf('Number of Frets')).toEqual(['12', '15', '20']);
  });

  test('when a place is named by keys, then the answer is judged by its tuning', async () => {
    const { user } = await openApp('/?instrument=ukulele&quiz=name-note');
    await user.keyboard('q');
    expectFocusOn('gridcell', 'target, string 4, open');
    await user.keyboard('g{Enter}');
    expect(screen.getByText('Correct!')).toBeVisible();
  });

  test('when a note is found on a string, then the number row is that string of it', async () => {
    const { user } = await openApp('/?instrument=ukulele&quiz=find-on-string&strings=4');
    await user.keyboard('q');
    expect(await screen.findByText('Question 1 of 12. Find C on string 4.')).toBe(screen.getByRole('status'));
    await user.keyboard('5{Enter}');
    expect(screen.getByText('Correct!')).toBeVisible();
  });
});

describe('given a seven-string', { tags: 'full' }, () => {
  test('when 7 is pressed, then it goes to the low B, and string 6 is an E', async () => {
    const { user } = await openApp('/?instrument=guitar-7');
    await user.keyboard('7');
    expectFocusOn('gridcell', 'B, string 7, open');
    await user.keyboard('{ArrowUp}');
    expectFocusOn('gridcell', 'E, string 6, open');
  });

  test('when its string sets are chosen by keys, then the lowest three are the fifth', async () => {
    const { user } = await openApp('/triads?instrument=guitar-7');
    expect(optionsOf('String Set')).toEqual(['1-2-3', '2-3-4', '3-4-5', '4-5-6', '5-6-7', 'All']);
    await user.keyboard('s5');
    expect(screen.getByRole('combobox', { name: 'String Set' })).toHaveDisplayValue('5-6-7');
    expect(cell('C, root, string 7, fret 1')).toBeVisible();
  });

  test('when its patterns are shown, then there are three notes on each of seven strings, and CAGED too', async () => {
    const { user } = await openApp('/scales?instrument=guitar-7&view=patterns');
    const [first] = screen.getAllByRole('grid');
    const rows = [...(first?.querySelectorAll('tr') ?? [])];
    expect(rows.map(row => row.querySelectorAll('[data-mark]').length)).toEqual(Array(7).fill(3));
    await user.click(screen.getByRole('radio', { name: 'CAGED' }));
    expect(screen.getByRole('grid', { name: 'C shape' }).querySelectorAll('tr')).toHaveLength(7);
  });
});

describe('given a left-handed bass with the lowest string on top', { tags: 'full' }, () => {
  beforeEach(() => prefer({ instrument: 'bass-4', hand: 'left', lowestOnTop: 'on' }));

  test('when arrows are pressed, then they go to what is drawn there, and digits to the same strings as ever', async () => {
    const { user } = await openApp('/');
    await user.keyboard('4');
    expectFocusOn('gridcell', 'E, string 4, open');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expectFocusOn('gridcell', 'G, string 4, fret 3');
    await user.keyboard('{ArrowDown}');
    expectFocusOn('gridcell', 'C, string 3, fret 3');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(await screen.findByText('No string above')).toBe(screen.getByRole('status'));
    await user.keyboard('{Home}');
    expectFocusOn('gridcell', 'E, string 4, open');
  });

  test('when its cells are read, then they are those of the usual neck', async () => {
    const turned = await openApp('/');
    const asTurned = cellsOf('Fretboard');
    turned.close();
    prefer({ instrument: 'bass-4' });
    await openApp('/');
    expect(cellsOf('Fretboard')).toEqual(asTurned);
  });
});
