import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cell, expectFocusOn, marked, openApp } from '../openApp';

const MOD_K = '{Control>}k{/Control}';
const footer = () => within(screen.getByRole('contentinfo'));
const region = () => screen.getByRole('status');

describe('given a key', () => {
  test('when it is held, then only commands that repeat are repeated', async () => {
    const { user } = await openApp();
    await user.keyboard('{c>3/}');
    expect(screen.getByRole('button', { name: 'C' })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('6{n>3/}');
    expectFocusOn('gridcell', 'E, string 4, fret 2');
  });

  test('when Space or Enter is pressed on a button, then the button gets it', async () => {
    const { user, player } = await openApp();
    await user.keyboard('6');
    screen.getByRole('button', { name: 'E' }).focus();
    await user.keyboard(' ');
    expect(screen.getByRole('button', { name: 'E' })).toHaveAttribute('aria-pressed', 'true');
    expect(player.play).not.toHaveBeenCalled();
  });

  test('when it types no Latin letter, then its position on the keyboard counts', async () => {
    await openApp();
    fireEvent.keyDown(document.body, { key: 'с', code: 'KeyC' });
    expect(screen.getByRole('button', { name: 'C' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('when it is part of a composition, then it does nothing', async () => {
    await openApp();
    fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC', isComposing: true });
    expect(screen.getByRole('button', { name: 'C' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('when its command can’t be run now, then the reason is spoken', async () => {
    const { user } = await openApp();
    await user.keyboard('u');
    expect(await screen.findByText('No notes are selected')).toBe(region());
  });

  test('when it belongs to the neck and the focus is on a control, then it does nothing', async () => {
    const { user } = await openApp();
    const control = screen.getByRole('button', { name: 'E' });
    control.focus();
    await user.keyboard('n');
    expect(control).toHaveFocus();
    cell('C, string 5, fret 3').focus();
    await user.keyboard('n');
    expectFocusOn('gridcell', 'C, string 4, fret 10');
  });
});

describe('given the focus on a fresh page or its heading', () => {
  for (const [key, place] of [
    ['{ArrowRight}', 'F, string 1, fret 1'],
    ['{ArrowDown}', 'B, string 2, open'],
    ['n', 'E, string 1, fret 12'],
    ['o', 'E, string 1, open'],
  ] as const)
    test(`when ${key} is pressed, then it enters the neck and acts`, async () => {
      const { user } = await openApp();
      await user.keyboard(key);
      expectFocusOn('gridcell', place);
      await user.keyboard('lt');
      await screen.findByRole('heading', { level: 1, name: 'Triads' });
      await user.keyboard('{ArrowDown}');
      expect(document.activeElement?.getAttribute('data-string')).toBe('4');
    });

  test('when Space is pressed, then the neck has the focus and its note is heard', async () => {
    const { user, player } = await openApp();
    await user.keyboard(' ');
    expectFocusOn('gridcell', 'E, string 1, open');
    expect(player.play).toHaveBeenCalledOnce();
  });

  test('when Where am I? is pressed, then the place is spoken', async () => {
    const { user } = await openApp();
    await user.keyboard('o');
    expect(await screen.findByText('E, string 1, open', { selector: '[role="status"]' })).toBe(region());
  });

  for (const key of ['{PageDown}', '{PageUp}', '{Home}', '{End}'])
    test(`when ${key} is pressed, then the page keeps it, to scroll`, async () => {
      const { user } = await openApp();
      await user.keyboard(key);
      expect(document.body).toHaveFocus();
    });

  test('when a dialog closes, then the arrows still enter the neck', async () => {
    const { user } = await openApp();
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });
    await user.keyboard('{Escape}{ArrowRight}');
    expectFocusOn('gridcell', 'F, string 1, fret 1');
  });
});

describe('given the help', () => {
  const open = async (keys: string, at = '/') => {
    const opened = await openApp(at);
    await opened.user.keyboard(keys);
    return { ...opened, help: within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' })) };
  };
  type Help = Awaited<ReturnType<typeof open>>['help'];
  /** A title in the list of its group, and not among the most used. */
  const inGroup = (help: Help, group: string, title: string) =>
    within(help.getByRole('list', { name: group })).getByText(title);
  const rowOf = (title: HTMLElement) => title.previousElementSibling?.textContent;

  test('when no quiz is running, then it lists exactly the commands that work now, with their keys', async () => {
    const { help } = await open('?');
    expect(rowOf(inGroup(help, 'Notes quiz', 'Start Quiz'))).toBe('q');
    expect(rowOf(help.getByText('Learn the …'))).toBe('l');
    expect(help.getByText('Learn the …').nextElementSibling).toHaveTextContent(
      /^n Notes *t Triads *c Chords *s Scales/,
    );
    expect(rowOf(inGroup(help, 'Fretty', 'Palette'))).toBe('Ctrl K:');
    expect(rowOf(help.getByText('Next same note'))).toBe('n');
    expect(rowOf(help.getByText('Go to the lowest fret of the top string'))).toBe('Ctrl Home');
    for (const title of ['Clear Selection', 'Submit Answer', 'Quit Quiz'])
      expect(help.queryByText(title)).toBeNull();
  });

  test('when a question is open, then it lists the answer keys, and nothing that is disabled', async () => {
    const { help } = await open('qe?', '/?quiz=name-note');
    expect(rowOf(inGroup(help, 'Notes quiz', 'Submit Answer'))).toBe('Enter');
    expect(rowOf(inGroup(help, 'Notes quiz', 'Answer'))).toBe('c … b');
    expect(help.getByText(/^c to b, Answer: /)).toHaveTextContent('with Shift its sharp or flat');
    for (const title of ['Start Quiz', 'Select All', 'Next same note', 'Accidentals'])
      expect(help.queryByText(title)).toBeNull();
  });

  test('when a drill is open, then it lists no sequences', { tags: 'full' }, async () => {
    const { help } = await open('q?', '/?quiz=name-note&drill=on');
    expect(help.queryByText('Learn the …')).toBeNull();
    expect(rowOf(inGroup(help, 'Notes quiz', 'Answer'))).toBe('c … b');
  });

  test('when it is closed, then the focus is back where it was', async () => {
    const { user, help } = await open('6?');
    await user.click(help.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expectFocusOn('gridcell', 'E, string 6, open');
  });

  test('when it is open, then the page’s hotkeys do nothing', async () => {
    const { user } = await open('?');
    await user.keyboard('q6,');
    expect(screen.queryByText('Question 1 of 12')).toBeNull();
    expect(screen.queryByRole('dialog', { name: 'Settings' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('given the settings', () => {
  const open = async () => {
    const opened = await openApp();
    await opened.user.keyboard(',');
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Settings' })) };
  };

  test('when a theme is chosen, then the page has it immediately and the next time', async () => {
    const { user, dialog } = await open();
    expect(document.documentElement.dataset.theme).toBe('green');
    await user.click(dialog.getByRole('radio', { name: 'Amber' }));
    expect(document.documentElement.dataset.theme).toBe('amber');
    expect(JSON.parse(localStorage.getItem('fretty') ?? '')).toMatchObject({
      version: 1,
      values: { theme: 'amber' },
    });
  });

  test('when single-key shortcuts are turned off, then bare keys do nothing, their hints are gone, and mod keys still work', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('switch', { name: 'Single-key shortcuts' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    for (const key of ['q', 'c', 'h', '?', 'ln', '6']) await user.keyboard(key);
    expect(screen.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hide Controls' })).toBeVisible();
    expect(marked('highlighted')).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    const drawn = [...document.querySelectorAll('[aria-hidden="true"] > kbd')].map(each => each.textContent);
    expect(new Set(drawn)).toEqual(new Set(['Ctrl K', 'Space']));

    screen.getByRole('button', { name: 'Tips' }).focus();
    await user.keyboard(MOD_K);
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible();
  });

  test('when single-key shortcuts are off, then Enter, Space and arrows still work a quiz', async () => {
    localStorage.setItem('fretty', '{"version":1,"values":{"shortcuts":"off"}}');
    const { user } = await openApp();
    await user.click(screen.getByRole('button', { name: 'Start Quiz' }));
    await user.keyboard('{ArrowRight} ');
    expect(marked('selected')).toEqual(['string 1, fret 1, selected']);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Next Question' })).toBeVisible();
  });

  test('when printed signs are chosen, then they are shown, and accessible names stay in words', {
    tags: 'full',
  }, async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('radio', { name: 'sharp sign and flat sign' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'C sharp' })).toHaveTextContent('C♯');
    expect(cell('C sharp, string 5, fret 4')).toHaveTextContent('C♯');
  });

  test('when Escape is pressed, then they close and the focus is back', async () => {
    const { user } = await openApp();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await screen.findByRole('dialog', { name: 'Settings' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expectFocusOn('button', 'Settings');
  });
});

describe('given the status line', () => {
  test('when settings differ from their defaults, then it names them', async () => {
    const { user } = await openApp();
    expect(footer().getByText('ready')).toBeVisible();
    await user.keyboard('mm');
    expect(footer().getByText('Accidentals: Flats')).toBeVisible();
  });

  test('when a quiz is open, then it shows its progress and the keys that matter', async () => {
    const { user } = await openApp();
    expect(footer().getByText(/^quiz$/)).toBeVisible();
    await user.keyboard('q');
    expect(footer().getByText('QUIZ')).toBeVisible();
    expect(footer().getByText('Question 1/12')).toBeVisible();
    await user.keyboard(' ');
    expect(footer().getByText(/submit/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(footer().getByText(/next/)).toBeVisible();
  });
});
