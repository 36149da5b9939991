import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cell, expectFocusOn, openApp } from '../openApp';

const press = (key: string, how: KeyboardEventInit = {}) => {
  const target = document.activeElement ?? document.body;
  return fireEvent.keyDown(target, { key, code: key, ...how });
};

describe('given a neck that has the focus', () => {
  test('when arrows, Home, End and Page keys are pressed, then the cursor moves', async () => {
    const { user } = await openApp('/');
    await user.keyboard('1{ArrowDown}{ArrowRight}{ArrowRight}');
    expectFocusOn('gridcell', 'C sharp, string 2, fret 2');
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expectFocusOn('gridcell', 'F, string 1, fret 1');
    await user.keyboard('{End}');
    expectFocusOn('gridcell', 'E, string 1, fret 12');
    await user.keyboard('{Control>}{End}{/Control}');
    expectFocusOn('gridcell', 'E, string 6, fret 12');
    await user.keyboard('{PageUp}');
    expectFocusOn('gridcell', 'E, string 6, open');
    await user.keyboard('{PageDown}{Home}{Control>}{Home}{/Control}');
    expectFocusOn('gridcell', 'E, string 1, open');
  });

  test('when an arrow is held, then the cursor keeps going, and the page never scrolls', async () => {
    const { user } = await openApp('/');
    await user.keyboard('1');
    expect(press('ArrowRight')).toBe(false);
    for (let held = 0; held < 5; held++) expect(press('ArrowRight', { repeat: true })).toBe(false);
    expectFocusOn('gridcell', 'A sharp, string 1, fret 6');
  });

  test('when Shift or Alt is held, then arrows stay the browser’s', async () => {
    const { user } = await openApp('/');
    await user.keyboard('1');
    expect(press('ArrowRight', { shiftKey: true })).toBe(true);
    expect(press('ArrowRight', { altKey: true })).toBe(true);
    expectFocusOn('gridcell', 'E, string 1, open');
  });

  test('when a move leads off the neck, then that is said', async () => {
    const { user } = await openApp('/');
    await user.keyboard('1{ArrowUp}');
    expect(await screen.findByText('No string above')).toBeInTheDocument();
    expectFocusOn('gridcell', 'E, string 1, open');
  });
});

describe('given shift+o', () => {
  const goToFret = (key: string, how: KeyboardEventInit) => {
    press('O', { code: 'KeyO', shiftKey: true });
    press(key, how);
  };

  test('when a key of the number row follows, then the cursor goes to that fret of its string, whatever the key types', async () => {
    const { user } = await openApp('/?frets=15');
    await user.keyboard('5');
    goToFret('&', { code: 'Digit1' });
    expectFocusOn('gridcell', 'A sharp, string 5, fret 1');
    goToFret('Dead', { code: 'Equal' });
    expectFocusOn('gridcell', 'A, string 5, fret 12');
    goToFret('7', { code: 'Numpad7' });
    expectFocusOn('gridcell', 'E, string 5, fret 7');
    goToFret('§', { code: 'IntlBackslash' });
    expectFocusOn('gridcell', 'A, string 5, open');
    goToFret('"', { code: 'Digit2', shiftKey: true });
    expectFocusOn('gridcell', 'B, string 5, fret 14');
  });

  test('when the neck has no such fret, then nothing moves, and that is said', async () => {
    const { user } = await openApp('/');
    await user.keyboard('5');
    press('O', { code: 'KeyO', shiftKey: true });
    expect(
      await screen.findByText('Go to fret: the number row, where the key before 1 is the open string'),
    ).toBeInTheDocument();
    press('_', { code: 'Minus', shiftKey: true });
    expect(await screen.findByText('No shortcut: Shift O, then that key')).toBeInTheDocument();
    expectFocusOn('gridcell', 'A, string 5, open');
  });
});

test('given the focus elsewhere, when an arrow is pressed, then no neck takes it', async () => {
  await openApp('/');
  screen.getByRole('button', { name: 'Tips' }).focus();
  expect(press('ArrowRight')).toBe(true);
  expectFocusOn('button', 'Tips');
});

test('given the palette, when a move is chosen, then the cursor moves and has the focus', async () => {
  const { user } = await openApp('/');
  await user.keyboard('5{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  await user.keyboard('up the neck{Enter}');
  expectFocusOn('gridcell', 'A sharp, string 5, fret 1');
});

test('given the help, when it is opened, then it lists the moves under Fretboard', async () => {
  const { user } = await openApp('/triads');
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }));
  const group = help.getByRole('heading', { name: 'Fretboard' }).parentElement;
  expect(group).toHaveTextContent('→ up the neck');
  expect(group).toHaveTextContent('Ctrl HomeGo to the lowest fret of the top string');
});

describe('given several necks on a page', () => {
  test('when the focus goes from pattern to pattern, then arrows act on the one that has it', async () => {
    const { user } = await openApp('/scales?view=patterns');
    await user.keyboard('{j}{j}');
    const second = screen.getByRole('grid', { name: 'Pattern 2' });
    expect(second).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{ArrowUp}');
    expect(second).toContainElement(document.activeElement as HTMLElement);
    const fourth = screen.getByRole('grid', { name: 'Pattern 4' });
    const [first] = within(fourth).getAllByRole('gridcell');
    await user.click(first as HTMLElement);
    await user.keyboard('{ArrowRight}');
    expect(fourth).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).not.toBe(first);
  });

  test('when a drill has marked a wrong answer, then both of its necks can be walked', async () => {
    const { user } = await openApp('/intervals?mode=quiz&drill=on&intervals=7');
    await user.keyboard('q');
    await user.keyboard('a');
    for (const name of [/^Answer neck$/, /^Fretboard, Perfect 5th and Unison up from/]) {
      const neck = await screen.findByRole('grid', { name });
      const stop = within(neck)
        .getAllByRole('gridcell')
        .find(({ tabIndex }) => tabIndex === 0);
      act(() => stop?.focus());
      await user.keyboard('{ArrowRight}');
      expect(neck).toContainElement(document.activeElement as HTMLElement);
      expect(document.activeElement).not.toBe(stop);
    }
  });

  test('when a drill of intervals is answered on a neck of one string, then arrows walk it', async () => {
    const { user } = await openApp('/intervals?mode=quiz&drill=on');
    await user.keyboard('q');
    const neck = await screen.findByRole('grid', { name: 'Answer neck' });
    const stop = within(neck)
      .getAllByRole('gridcell')
      .find(({ tabIndex }) => tabIndex === 0);
    stop?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expectFocusOn('gridcell', expect.stringContaining('fret 2'));
    expect(cell(document.activeElement?.firstElementChild?.textContent ?? '')).toHaveFocus();
  });
});
