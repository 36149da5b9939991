import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cell, expectFocusOn, marked, openApp } from '../../openApp';

beforeEach(() => {
  // Without chance the questions come in order: C, C# … on string 6.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'keyboard');
  localStorage.clear();
});

const DRILL = '/?quiz=find-on-string&drill=on';
const heading = (name: string) => screen.getByRole('heading', { name });
const region = () => screen.getByRole('status');

/** A press as a keyboard sends it: what it types, and which key that is. */
const press = (key: string, code: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code, shiftKey });

/** What the cells of the neck show. */
const drawn = () =>
  [...document.querySelectorAll('[role="gridcell"] > [aria-hidden]')].map(each => each.textContent);

describe('given a drill of Find on String', () => {
  test('when twelve keys of a German keyboard are pressed, dead keys too, then that is the whole quiz', {
    tags: 'full',
  }, async () => {
    const { user, player } = await openApp(`${DRILL}&frets=15`);
    await user.keyboard('q');
    expectFocusOn('gridcell', 'string 6, open');
    expect(await screen.findByText('Question 1 of 12. Find C on string 6.')).toBe(region());
    const keys = [
      ...([
        ['8', 'Digit8'],
        ['9', 'Digit9'],
        ['0', 'Digit0'],
        ['ß', 'Minus'],
      ] as const),
      ...([
        ['Dead', 'Equal'],
        ['1', 'Digit1'],
        ['2', 'Digit2'],
        ['3', 'Digit3'],
      ] as const),
      ...([
        ['4', 'Digit4'],
        ['5', 'Digit5'],
        ['6', 'Digit6'],
        ['7', 'Digit7'],
      ] as const),
    ] as const;
    expect(keys).toHaveLength(12);
    for (const [index, [key, code]] of keys.entries()) {
      expect(heading(`Question ${index + 1} of 12`)).toBeVisible();
      expect(document.activeElement).toHaveRole('gridcell');
      press(key, code);
    }
    const results = await screen.findByRole('dialog', { name: 'Quiz Results' });
    expect(within(results).getByText('12/12')).toBeVisible();
    expect(player.play).not.toHaveBeenCalled();
  });

  test('when other keyboards answer, then a right key goes on, and a wrong one waits for Enter', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp(DRILL);
    await user.keyboard('q');
    const right = [
      ['AZERTY', '_', 'Digit8'],
      ['AZERTY', 'ç', 'Digit9'],
      ['Dvorak', '0', 'Digit0'],
      ['Dvorak', '[', 'Minus'],
      ['Japanese', 'Zenkaku', 'Backquote'],
      ['US', '1', 'Digit1'],
      ['a keypad', '2', 'Numpad2'],
      ['Japanese', '3', 'Digit3'],
    ] as const;
    for (const [index, [layout, key, code]] of right.entries()) {
      press(key, code);
      expect(heading(`Question ${index + 2} of 12`), layout).toBeVisible();
    }
    expect(await screen.findByText('Right: G. Find G sharp on string 6.')).toBe(region());
    press('0', 'Numpad0');
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(marked('right')).toEqual(['G sharp, string 6, fret 4, right']);
    expect(marked('wrong')).toEqual(['E, string 6, open, wrong']);
    expect(screen.getByText('The correct answer is:').nextElementSibling).toHaveTextContent(/^fret 4$/);
    await user.keyboard('{Enter}');
    expect(heading('Question 10 of 12')).toBeVisible();
  });

  test('when the neck reaches above fret 12, then Shift answers there, in place of what it types', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp(`${DRILL}&frets=24`);
    await user.keyboard('q');
    // On a German keyboard that is a question mark, which opens the help.
    press('(', 'Digit8', true);
    expect(heading('Question 2 of 12')).toBeVisible();
    press('?', 'Minus', true);
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText('Fret 23 is D#.')).toBeVisible();
  });

  test('when it doesn’t, then Shift is no answer, and a digit typed with it goes nowhere', async () => {
    const { user } = await openApp(DRILL);
    await user.keyboard('q');
    press('3', 'Digit3', true);
    expectFocusOn('gridcell', 'string 6, open');
    expect(screen.queryByText('Incorrect')).toBeNull();
    press('?', 'Minus', true);
    expect(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
  });

  test('when it is answered by pointer, or by arrows and Space, then either octave counts', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp(`${DRILL}&frets=24`);
    await user.keyboard('q');
    await user.click(cell('string 6, fret 20'));
    expect(heading('Question 2 of 12')).toBeVisible();
    expectFocusOn('gridcell', 'string 6, open');
    await user.keyboard('{PageDown}{ArrowLeft}{ArrowLeft}{ArrowLeft} ');
    expect(heading('Question 3 of 12')).toBeVisible();
  });

  test('when another string is clicked, then that answers nothing', { tags: 'full' }, async () => {
    const { user } = await openApp(DRILL);
    await user.keyboard('q');
    await user.click(cell('string 5, fret 3'));
    expect(await screen.findByText('Choose a fret on string 6')).toBe(region());
    expect(screen.getByText('Choose a fret on string 6.')).toBeVisible();
    expect(heading('Question 1 of 12')).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
  });
});

describe('given single-key shortcuts that are off', () => {
  test('when a question is asked, then arrows and Space answer, and the row neither works nor is drawn', async () => {
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { shortcuts: 'off' } }));
    const { user } = await openApp(DRILL);
    await user.click(screen.getByRole('button', { name: 'Start Quiz' }));
    press('8', 'Digit8');
    expect(heading('Question 1 of 12')).toBeVisible();
    expect(drawn().join('')).toBe('');
    await user.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft} ');
    expect(heading('Question 2 of 12')).toBeVisible();
  });
});

describe('given Find on String without Quick Drill', { tags: 'full' }, () => {
  test('when keys choose frets, then the last counts, and Enter submits it', { tags: 'full' }, async () => {
    const { user } = await openApp('/?quiz=find-on-string');
    await user.keyboard('q');
    expect(screen.getByText('Find', { exact: false, selector: 'p' })).toHaveTextContent('Find C on string 6');
    expect(screen.getByRole('button', { name: 'Submit Answer' })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Choose a fret first')).toBe(region());
    await user.keyboard('7');
    expect(await screen.findByText('fret 7, chosen')).toBe(region());
    await user.keyboard('8');
    expect(marked('selected')).toEqual(['string 6, fret 8, selected']);
    expect(screen.queryByRole('radio')).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Correct!')).toBeVisible();
    expect(marked('right')).toEqual(['C, string 6, fret 8, right']);
    await user.keyboard('{Enter}/');
    expect(screen.getByText('The correct answer is:').nextElementSibling).toHaveTextContent(/^fret 9$/);
  });

  test('when a question is open, then nothing tells right places from wrong ones, and the palette offers every fret', async () => {
    const { user } = await openApp('/?quiz=find-on-string');
    await user.keyboard('q');
    const names = screen.getAllByText(/^string \d, /).map(each => each.textContent);
    expect(names).toHaveLength(6 * 13);
    for (const each of document.querySelectorAll('[role="gridcell"]')) {
      expect(each).not.toHaveAttribute('title');
      expect(each).not.toHaveAttribute('data-mark');
    }
    expect(drawn().join('')).toBe('`1234567890-=');
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.keyboard('answer fret');
    for (const name of [/Answer fret 8/, /Answer fret 7/])
      expect(screen.getByRole('option', { name })).toBeVisible();
  });

  test('when the browser knows the layout, then each cell shows what its key types', async () => {
    const getLayoutMap = async () =>
      new Map([
        ['Backquote', '^'],
        ['Minus', 'ß'],
        ['Equal', '´'],
      ]);
    Object.defineProperty(navigator, 'keyboard', { configurable: true, value: { getLayoutMap } });
    const { user } = await openApp('/?quiz=find-on-string');
    await act(async () => {});
    await user.keyboard('q');
    expect(drawn().join('')).toBe('^1234567890ß´');
  });
});

describe('given a drill of Find Note', { tags: 'full' }, () => {
  const FIND = '/?drill=on&strings=6.5';

  test('when a string and a fret are pressed, then that place is picked, from anywhere, by two keys', async () => {
    const { user } = await openApp(FIND);
    await user.keyboard('q');
    screen.getByRole('button', { name: 'Quit Quiz' }).focus();
    await user.keyboard('68');
    expect(marked('selected')).toEqual(['string 6, fret 8, selected']);
    expect(await screen.findByText('Right, 1 of 2')).toBe(region());
    await user.keyboard('53');
    expect(heading('Question 2 of 12')).toBeVisible();
    press('(', 'Digit5');
    press('Dead', 'Equal');
    expect(marked('wrong')).toEqual(['A, string 5, fret 12, wrong']);
  });

  test('when Escape follows the string, then it is dropped', async () => {
    const { user } = await openApp(FIND);
    await user.keyboard('q6');
    await waitFor(() => expect(region()).toHaveTextContent('String 6: then its fret'));
    expect(screen.getByRole('contentinfo')).toHaveTextContent('6 …String 6: then its fret');
    await user.keyboard('{Escape}53');
    expect(marked('selected')).toEqual(['string 5, fret 3, selected']);
  });

  test('when Quick Drill is off, or the question is answered, then digits go to strings', async () => {
    const { user } = await openApp('/?strings=6.5');
    await user.keyboard('q5');
    expectFocusOn('gridcell', 'string 5, open');
    await user.keyboard('{Shift>}Q{/Shift}xxq61');
    expect(screen.getByText('Incorrect')).toBeVisible();
    await user.keyboard('5');
    expectFocusOn('gridcell', 'string 5, open');
  });
});
