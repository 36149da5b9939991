import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ownTime, pass } from '../byEar';
import { recordFocus, settled } from '../focusPath';
import { cell, expectFocusOn, openApp } from '../openApp';

const CELL = 'E, string 6, open';

/** Longer than the page beneath a dialog takes to be hidden from screen readers (milliseconds). */
const HIDING = 2000;

/** The Notes with the focus on the neck, and a dialog opened there by its key. */
async function openFromNeck(key: string, name: string) {
  const { user } = await openApp();
  await user.keyboard('6');
  expectFocusOn('gridcell', CELL);
  await user.keyboard(key);
  return { user, dialog: within(await screen.findByRole('dialog', { name })) };
}

describe('given a dialog that was opened on the neck', { tags: 'full' }, () => {
  test.each([
    ['?', 'Keyboard Shortcuts', 'Filter'],
    [',', 'Settings', 'Default'],
    ['t', 'Notes Tips', 'Close'],
    [':', 'Command palette', 'Type a command'],
  ])(
    'when %s and Escape are pressed, then the focus goes from %s straight back to the neck',
    async (key, name, focused) => {
      const { user } = await openFromNeck(key, name);
      const path = recordFocus();
      await user.keyboard('{Escape}');
      await settled();
      expect(path).toHaveLength(1);
      expect(path[0]).toContain(CELL);
      expect(path[0]).toContain(`from ${focused}`);
      expect(cell(CELL)).toHaveFocus();
    },
  );

  test('when a command is chosen in the palette, then the neck has the focus before the command runs', async () => {
    const { user } = await openFromNeck(':', 'Command palette');
    const path = recordFocus();
    await user.keyboard('go to string 1{Enter}');
    await settled();
    expect(path.map(step => step.split(' from ')[0])).toEqual([
      expect.stringContaining(CELL),
      expect.stringContaining('E, string 1, open'),
    ]);
    expect(path[0]).toContain('from Type a command');
  });

  test('when one dialog leads to another, then the neck has the focus once both are closed, and the heading never', async () => {
    const { user, dialog } = await openFromNeck(',', 'Settings');
    const path = recordFocus();
    act(() => dialog.getByRole('button', { name: 'Change Shortcuts' }).focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Change Shortcuts' });
    await user.keyboard('{Escape}');
    await settled();
    expect(cell(CELL)).toHaveFocus();
    expect(path.filter(step => step.startsWith('Notes from'))).toEqual([]);
    expect(path.filter(step => step.endsWith('from nothing'))).toEqual([]);
  });

  test('when one dialog leads to another, then that says so, and what is typed goes to its filter', async () => {
    const { user, dialog } = await openFromNeck('?', 'Keyboard Shortcuts');
    act(() => dialog.getByRole('button', { name: 'Change Shortcuts' }).focus());
    await user.keyboard('{Enter}');
    const editor = within(await screen.findByRole('dialog', { name: 'Change Shortcuts' }));
    expectFocusOn('heading', 'Change Shortcuts');
    await user.keyboard('play');
    expect(editor.getByRole('textbox', { name: 'Filter' })).toHaveValue('play');
    expectFocusOn('textbox', 'Filter');
  });

  test('when one dialog leads to another and nothing is typed, then its filter has the focus soon, and it is announced', async () => {
    ownTime();
    const { user, dialog } = await openFromNeck('?', 'Keyboard Shortcuts');
    act(() => dialog.getByRole('button', { name: 'Change Shortcuts' }).focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Change Shortcuts' });
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Change Shortcuts open. Type to filter them.'),
    );
    await pass(HIDING);
    expectFocusOn('textbox', 'Filter');
  });

  test('when the help is filtered, then Tab leads to what is left', async () => {
    const { user, dialog } = await openFromNeck('?', 'Keyboard Shortcuts');
    await user.keyboard('play{Tab}');
    expect(dialog.getByRole('region', { name: 'List of shortcuts' })).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{/Shift}qqqq{Tab}');
    expectFocusOn('button', 'Close');
  });

  test('when the settings open, then they are announced', async () => {
    await openFromNeck(',', 'Settings');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Settings open. Changes apply at once.'),
    );
  });

  test('when one dialog leads to another and Escape is pressed at once, then both are closed', async () => {
    const { dialog } = await openFromNeck(',', 'Settings');
    fireEvent.click(dialog.getByRole('button', { name: 'Change Shortcuts' }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cell(CELL)).toHaveFocus();
  });
});

test('given a dialog was closed, when the focus is then given up by a click beside all controls, then it stays given up', async () => {
  const { user } = await openFromNeck(',', 'Settings');
  await user.keyboard('{Escape}');
  act(() => cell(CELL).blur());
  await user.keyboard('{Shift}');
  act(() => document.body.append(document.createElement('div')));
  await settled();
  expect(document.body).toHaveFocus();
});

/** The title gets the focus once the page beneath is hidden from screen readers. */
async function titleFocused(): Promise<void> {
  await pass(HIDING);
  expectFocusOn('heading', 'Notes Tips');
}

describe('given the tips', () => {
  test('when they open, then Close has the focus and soon their title, and the dialog is not described by their text', async () => {
    ownTime();
    await openFromNeck('t', 'Notes Tips');
    expectFocusOn('button', 'Close');
    await titleFocused();
    expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription();
  });

  test('when a screen reader takes the focus from their title to read on, and they are closed, then the focus returns to the neck at once', {
    tags: 'full',
  }, async () => {
    ownTime();
    await openFromNeck('t', 'Notes Tips');
    await titleFocused();
    act(() => screen.getByRole('heading', { name: 'Notes Tips' }).blur());
    expect(document.body).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(cell(CELL)).toHaveFocus();
  });

  test('when they are read, then each tip is an item of a list, and the rest are paragraphs', async () => {
    const { dialog } = await openFromNeck('t', 'Notes Tips');
    const items = dialog.getAllByRole('listitem');
    const paragraphs = dialog.getAllByRole('paragraph');
    expect(items.length).toBeGreaterThan(2);
    for (const { textContent } of [...items, ...paragraphs])
      expect(textContent.split(/\s+/).length).toBeLessThan(60);
  });

  test('when Tab is pressed, then Close has the focus', { tags: 'full' }, async () => {
    ownTime();
    const { user } = await openFromNeck('t', 'Notes Tips');
    await titleFocused();
    await user.tab();
    expectFocusOn('button', 'Close');
  });
});

describe('given the help', () => {
  test('when it is read, then each line is an item of the list of its group: the keys in words, then what they do', async () => {
    const { dialog } = await openFromNeck('?', 'Keyboard Shortcuts');
    const spokenIn = (group: string) =>
      within(dialog.getByRole('list', { name: group }))
        .getAllByRole('listitem')
        .map(item =>
          [...item.querySelectorAll(':scope > :not([aria-hidden])')].map(part => part.textContent),
        );
    expect(spokenIn('Fretboard')).toContainEqual(['n, Next same note']);
    expect(spokenIn('Fretboard')).toContainEqual(['Control Home, Go to the lowest fret of the top string']);
    expect(spokenIn('Fretboard')).toContainEqual([
      'Move along the neck: Left Arrow toward the nut, Right Arrow up the neck, Up Arrow string above, Down Arrow string below',
    ]);
    expect(spokenIn('Fretty')).toContainEqual(['Control K or colon, Palette']);
    expect(spokenIn('Fretty')).toContainEqual(['question mark, Shortcuts']);
    expect(spokenIn('Fretty')).toContainEqual(['comma, Settings']);
    expect(dialog.queryAllByRole('term')).toEqual([]);
    expect(dialog.queryAllByRole('definition')).toEqual([]);
  });
});

describe('given the settings', () => {
  test('when they open, then one control has the focus, in one section with all others', async () => {
    const { dialog } = await openFromNeck(',', 'Settings');
    expectFocusOn('radio', 'Default');
    const section = document.activeElement?.closest('section');
    for (const select of dialog.getAllByRole('combobox')) expect(section).toContainElement(select);
    expect(dialog.getByRole('radio', { name: 'Default' })).not.toHaveAccessibleDescription();
    expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription();
  });

  test('when they are read, then they stand in groups, and each theme is drawn in its own colors', async () => {
    const { dialog } = await openFromNeck(',', 'Settings');
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      ...['Look', 'Instrument', 'Sound', 'Metronome', 'Speech', 'Keys', 'Data'],
    ]);
    const themes = within(dialog.getByRole('group', { name: 'Theme' })).getAllByRole('radio');
    const drawn = themes.map(theme => theme.parentElement?.querySelector('[data-theme]'));
    expect(drawn.map(each => [each?.textContent, each?.getAttribute('data-theme')])).toEqual([
      ['Default', 'green'],
      ['Match the system', 'green'],
      ['Green', 'green'],
      ['Amber', 'amber'],
      ['Ice', 'ice'],
      ['Paper', 'paper'],
      ['High contrast', 'contrast'],
    ]);
  });

  test('when another theme was chosen before, then that one has the focus', async () => {
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { theme: 'ice' } }));
    await openFromNeck(',', 'Settings');
    expectFocusOn('radio', 'Ice');
  });

  test('when eyes-free quizzes are read, then their description says what they are for', async () => {
    const { dialog } = await openFromNeck(',', 'Settings');
    const text = 'Questions spoken by the browser, for use without a screen reader.';
    expect(dialog.getByRole('switch', { name: 'Eyes-free quizzes' })).toHaveAccessibleDescription(text);
    expect(dialog.getByText(text)).toBeVisible();
  });

  test('when the note signs are read, then each option says what it looks like', async () => {
    const { dialog } = await openFromNeck(',', 'Settings');
    const options = within(dialog.getByRole('group', { name: 'Note signs' })).getAllByRole('radio');
    const drawn = (option: HTMLElement) => option.closest('label')?.querySelector('[aria-hidden]');
    expect(options.map(option => drawn(option)?.textContent)).toEqual(['# and b', '♯ and ♭']);
    expect(options[0]).toHaveAccessibleName('number sign and small b');
    expect(options[1]).toHaveAccessibleName('sharp sign and flat sign');
  });
});

test.each([
  ['combobox', 'Ignore the microphone while a screen reader speaks', /^Your speakers may be heard/],
  ['switch', 'Eyes-free quizzes', /^Questions spoken by the browser/],
  ['switch', 'Remember Answers', /^Keeps your answers in this browser/],
  ['switch', 'Show Live Stats', /^In a Quick Drill/],
])(
  'given the settings, when they are opened, then the %s %s says what it is for',
  async (role, name, text) => {
    const { user } = await openApp();
    await user.keyboard(',');
    const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
    expect(dialog.getByRole(role, { name })).toHaveAccessibleDescription(text);
    expect(dialog.getByText(text)).toBeVisible();
  },
);
