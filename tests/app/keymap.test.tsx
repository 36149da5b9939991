import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { SCREENS } from '../../src/screens';
import { notesSettings } from '../../src/screens/notes/settings';
import { Field } from '../../src/settings/Field';
import { useSettings } from '../../src/settings/useSettings';
import { CommandButton } from '../../src/ui/CommandButton';
import { KeyTip } from '../../src/ui/KeyTip';
import { ownTime, pass } from '../byEar';
import { command, commandIn } from '../commands/made';
import { recordFocus, settled } from '../focusPath';
import { cell, expectFocusOn, openApp } from '../openApp';
import { openFrame } from './frame';

type User = Awaited<ReturnType<typeof openApp>>['user'];

const region = () => screen.getByRole('status');
const footer = () => within(screen.getByRole('contentinfo'));
const stored = () => JSON.parse(localStorage.getItem('fretty') ?? '{"values":{}}').values.keymap;

const storeKeys = (keymap: string) =>
  localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { keymap } }));

const Frets = () => <Field settings={useSettings('notes')} row={notesSettings.frets} />;

/** A page at the address of the Notes, with commands like theirs and some of their controls. */
async function openPage() {
  const [start, hide] = [vi.fn(), vi.fn()];
  const startQuiz = {
    ...command('notes-quiz.start', 'q'),
    title: 'Start Quiz',
    group: 'Notes quiz',
    hint: 'quiz',
    run: start,
  };
  const sidebar = { ...command('notes.sidebar', 'h'), title: 'Hide Controls', run: hide };
  const frame = await openFrame({
    at: '/',
    commands: [
      startQuiz,
      sidebar,
      { ...command('notes.play', 'p'), title: 'Play' },
      { ...command('notes.tips', 't'), title: 'Tips' },
      { ...commandIn('neck', 'neck.where', 'o'), title: 'Where Am I?' },
      { ...commandIn('neck', 'neck.to-string.1', '1'), title: 'Go to string 1(E)' },
    ],
    page: (
      <>
        <CommandButton command={startQuiz} />
        <CommandButton command={sidebar} />
        <Frets />
        <ul aria-label="Tips">
          <KeyTip keys={[{ id: 'notes-quiz.start', hotkey: 'q' }]}>starts the quiz.</KeyTip>
          <KeyTip keys={[{ id: 'neck.where', hotkey: 'o' }]}>says where you are.</KeyTip>
        </ul>
      </>
    ),
  });
  return { ...frame, start, hide };
}

async function openEditor(user: User) {
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const settings = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await user.click(settings.getByRole('button', { name: 'Change Shortcuts' }));
  return within(await screen.findByRole('dialog', { name: 'Change Shortcuts' }));
}

const change = (words: string, now: string) => `${words}, ${now}`;

const newKeyField = () => screen.queryByRole('textbox', { name: /^New key for/ });

const keyDrawnBeside = (button: HTMLElement) => button.parentElement?.querySelector('kbd')?.textContent;

describe('given the keymap editor', () => {
  test('when a new key is typed, then it works immediately, the old one doesn’t, and the change is shown', async () => {
    const { user, start } = await openPage();
    const editor = await openEditor(user);
    await user.click(editor.getByRole('button', { name: change('Start Quiz', 'Q') }));
    expectFocusOn('textbox', 'New key for Start Quiz');
    const field = screen.getByRole('textbox', { name: /^New key for/ });
    expect(field).toHaveAccessibleDescription('Press the new key for Start Quiz. Escape keeps Q.');
    await user.keyboard('x');
    // The drill's leader has x by default.
    expect(editor.getByText(/^X is already the first key for Quick Drill\./)).toBeVisible();
    await user.keyboard('j');
    expect(field).not.toBeInTheDocument();
    expectFocusOn('button', change('Start Quiz', 'J'));

    await user.keyboard('{Escape}');
    expect(keyDrawnBeside(screen.getByRole('button', { name: 'Start Quiz' }))).toBe('j');
    expect(footer().getByText(/^quiz$/).textContent).toBe('j quiz');
    await user.keyboard('q');
    expect(start).not.toHaveBeenCalled();
    await user.keyboard('j');
    expect(start).toHaveBeenCalledOnce();
  });

  test('when a key was changed, then the help, the palette and the page’s tips show it', async () => {
    storeKeys('notes-quiz.start=j&notes.frets+z=i&neck.where=none');
    const { user } = await openPage();
    const tips = within(screen.getByRole('list', { name: 'Tips' }));
    expect(tips.getByText('starts the quiz.').textContent).toBe('j starts the quiz.');
    expect(tips.queryByText(/says where you are/)).toBeNull();

    await user.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }));
    expect(help.getAllByText('j, Start Quiz')).not.toHaveLength(0);
    expect(help.getByText(/^i, Number of Frets/)).toHaveTextContent(/5, 24.*i next/);
    expect(help.queryByText('Where am I?')).toBeNull();
    await user.keyboard('{Escape}');

    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Type a command' }), 'start quiz');
    const found = screen.getByText('Notes quiz: Start Quiz').closest('[role="option"]');
    expect(found?.querySelector('kbd')).toHaveTextContent('j');
  });

  test('when a key is a sign, then its name is spoken, and the sign is shown', async () => {
    storeKeys('notes.play=.&notes-quiz.start=;');
    const { user } = await openPage();
    const editor = await openEditor(user);
    expect(editor.getByRole('button', { name: change('Play', 'period') })).toHaveTextContent('.');
    expect(editor.getByRole('button', { name: change('Start Quiz', 'semicolon') })).toHaveTextContent(';');
  });

  test('when a leader is changed, then its control, its sequences and their announcements follow', async () => {
    const { user } = await openPage();
    const editor = await openEditor(user);
    await user.click(editor.getByRole('button', { name: change('Number of Frets', 'Z') }));
    await user.keyboard('i{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    const label = screen.getByText('Number of Frets').parentElement;
    expect(label?.querySelector('kbd')).toHaveTextContent('i');
    await user.keyboard('i');
    expect(footer().getByText('i …')).toBeVisible();
    expect(await screen.findByText(/^Number of Frets: 1, 12; /)).toBe(region());
    await user.keyboard('5');
    expect(screen.getByLabelText('Number of Frets')).toHaveValue('24');
    await user.keyboard('ii');
    expect(screen.getByLabelText('Number of Frets')).toHaveValue('12');
    await user.keyboard('z');
    expect(footer().queryByText('z …')).toBeNull();
  });

  test('when another command has the key, then it is refused with that command’s name, until another key is pressed', async () => {
    const { user } = await openPage();
    const editor = await openEditor(user);
    await user.click(editor.getByRole('button', { name: change('Play', 'P') }));
    await user.keyboard('c');
    const reason = 'C is already the key for Highlight C. Choose another key, or change that one first.';
    expect(screen.getByText(reason)).toBeVisible();
    expect(newKeyField()).toHaveAccessibleErrorMessage(reason);
    expect(newKeyField()).toBeInvalid();
    expect(await screen.findByText(`Not changed. ${reason}`)).toBe(region());
    await user.keyboard('l');
    expect(screen.getByText(/^L is already the first key for Learn the …\./)).toBeVisible();
    await user.keyboard(' ');
    expect(screen.getByText(/^This must be a letter/)).toBeVisible();
    expect(stored()).toBeUndefined();
  });

  test('when Escape or Cancel is pressed, then the key stays the same and the editor stays open', async () => {
    const { user } = await openPage();
    const editor = await openEditor(user);
    for (const leave of ['{Escape}', '{Tab}{Enter}']) {
      await user.click(editor.getByRole('button', { name: change('Play', 'P') }));
      await user.keyboard(leave);
      expect(newKeyField()).toBeNull();
      expectFocusOn('button', change('Play', 'P'));
    }
    expect(stored()).toBeUndefined();
  });

  test('when Tab leaves the field, or another key is chosen to be changed, then the field closes', {
    tags: 'full',
  }, async () => {
    const { user } = await openPage();
    const editor = await openEditor(user);
    await user.click(editor.getByRole('button', { name: change('Play', 'P') }));
    await user.keyboard('{Tab}{Tab}{Tab}');
    expect(newKeyField()).toBeNull();
    expectFocusOn('button', expect.stringMatching(/^(?!Play).+, \S/));
    await user.click(editor.getByRole('button', { name: change('Play', 'P') }));
    await user.click(editor.getByRole('button', { name: change('Tips', 'T') }));
    expectFocusOn('textbox', 'New key for Tips');
    await user.keyboard('{Escape}');
    expectFocusOn('button', change('Tips', 'T'));
  });

  test('when modifiers are pressed, alone or with a letter, then the field keeps waiting', {
    tags: 'full',
  }, async () => {
    const { user } = await openPage();
    const editor = await openEditor(user);
    await user.click(editor.getByRole('button', { name: change('Play', 'P') }));
    await user.keyboard('{Shift}{Control}{Alt}{Control>}x{/Control}{Alt>}x{/Alt}');
    expectFocusOn('textbox', 'New key for Play');
    expect(newKeyField()).toBeValid();
    await user.keyboard('{Shift>}X{/Shift}');
    expectFocusOn('button', change('Play', 'Shift X'));
  });

  test('when a key is removed and restored, then it doesn’t work in between', async () => {
    const { user, hide } = await openPage();
    const editor = await openEditor(user);
    await user.click(editor.getByRole('button', { name: change('Hide Controls', 'H') }));
    await user.click(screen.getByRole('button', { name: 'Remove Key' }));
    expectFocusOn('button', change('Hide Controls', 'no key'));
    await user.keyboard('{Escape}h');
    expect(hide).not.toHaveBeenCalled();
    expect(keyDrawnBeside(screen.getByRole('button', { name: 'Hide Controls' }))).toBeUndefined();

    const again = await openEditor(user);
    await user.click(again.getByRole('button', { name: change('Hide Controls', 'no key') }));
    expect(screen.queryByRole('button', { name: 'Remove Key' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reset to H' }));
    await user.keyboard('{Escape}h');
    expect(hide).toHaveBeenCalledOnce();
    expect(stored()).toBeUndefined();
  });

  test('when another command has the declared key by now, then restoring it is refused with that command’s name', async () => {
    storeKeys('notes.play=j&notes.tips=p');
    const { user } = await openPage();
    const editor = await openEditor(user);
    await user.click(editor.getByRole('button', { name: change('Play', 'J') }));
    await user.click(screen.getByRole('button', { name: 'Reset to P' }));
    expect(screen.getByText(/^P is already the key for Tips\./)).toBeVisible();
  });

  test('when all are reset, then each has its declared key again, and the focus stays', async () => {
    storeKeys('notes.play=j&notes.frets+z=i');
    const { user } = await openPage();
    const editor = await openEditor(user);
    expect(editor.getByText('was P')).toBeVisible();
    await user.click(editor.getByRole('button', { name: 'Reset All Shortcuts' }));
    expectFocusOn('button', 'Reset All Shortcuts');
    expect(editor.getByRole('button', { name: change('Play', 'P') })).toBeVisible();
    expect(editor.getByRole('button', { name: change('Number of Frets', 'Z') })).toBeVisible();
    expect(await screen.findByText('All shortcuts are back to their defaults')).toBe(region());
    expect(stored()).toBeUndefined();
  });

  test('when all are reset from the palette, then only the keys change', { tags: 'full' }, async () => {
    localStorage.setItem(
      'fretty',
      '{"version":1,"values":{"theme":"amber","keymap":"notes.play=j","sound":"off"}}',
    );
    const { user } = await openPage();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(
      await screen.findByRole('combobox', { name: 'Type a command' }),
      'reset all shortcuts{Enter}',
    );
    expect(await screen.findByText('All shortcuts are back to their defaults')).toBe(region());
    expect(JSON.parse(localStorage.getItem('fretty') ?? '')).toMatchObject({
      version: 1,
      values: { theme: 'amber', sound: 'off' },
    });
    expect(stored()).toBeUndefined();
  });

  test('when text arrives without a key press, as from an on-screen keyboard, then it counts', {
    tags: 'full',
  }, async () => {
    const { user } = await openPage();
    const editor = await openEditor(user);
    await user.click(editor.getByRole('button', { name: change('Play', 'P') }));
    const field = screen.getByRole('textbox', { name: /^New key for/ });
    fireEvent.keyDown(field, { key: 'Unidentified', code: '', keyCode: 229 });
    fireEvent.input(field, { target: { value: 'J' } });
    expectFocusOn('button', change('Play', 'Shift J'));
  });

  test('when an input method is composing, then only its result counts', { tags: 'full' }, async () => {
    const { user } = await openPage();
    const editor = await openEditor(user);
    await user.click(editor.getByRole('button', { name: change('Play', 'P') }));
    const field = screen.getByRole('textbox', { name: /^New key for/ });
    fireEvent.compositionStart(field);
    fireEvent.keyDown(field, { key: 'j', code: 'KeyJ', isComposing: true });
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true, data: 'j' }));
    expect(field).toHaveFocus();
    fireEvent.compositionEnd(field, { target: { value: 'ｊ' } });
    expect(screen.getByText(/^This must be a letter/)).toBeVisible();
    fireEvent.compositionEnd(field, { target: { value: 'j' } });
    expectFocusOn('button', change('Play', 'J'));
  });

  test('when a key is typed on another layout, then it works on that layout', { tags: 'full' }, async () => {
    const { user } = await openPage();
    const editor = await openEditor(user);
    await user.click(editor.getByRole('button', { name: change('Play', 'P') }));
    fireEvent.keyDown(screen.getByRole('textbox', { name: /^New key for/ }), { key: '&', code: 'Digit1' });
    expect(screen.getByText(/^1 is already the key for Go to string 1\(E\)\./)).toBeVisible();
    fireEvent.keyDown(screen.getByRole('textbox', { name: /^New key for/ }), { key: 'о', code: 'KeyJ' });
    expectFocusOn('button', change('Play', 'J'));
  });

  test('when single-key shortcuts are off, then it says so', async () => {
    localStorage.setItem('fretty', '{"version":1,"values":{"shortcuts":"off"}}');
    const { user } = await openPage();
    const editor = await openEditor(user);
    expect(editor.getByText(/^Single-key shortcuts are off/)).toBeVisible();
  });
});

describe('given the filter of the keymap editor', { tags: 'full' }, () => {
  const keysOf = (editor: Awaited<ReturnType<typeof openEditor>>) =>
    editor
      .queryAllByRole('listitem')
      .map(item => within(item).getByRole('button').getAttribute('aria-label'));

  test('when the editor replaces another dialog, then the filter soon has the focus, and everything is listed', async () => {
    ownTime();
    const { user } = await openPage();
    const editor = await openEditor(user);
    await pass(2000);
    expectFocusOn('textbox', 'Filter');
    expect(keysOf(editor)).toEqual(expect.arrayContaining(['Play, P', 'Tips, T', 'Palette, colon']));
  });

  test('when a name is typed, then only what matches is listed, the count is spoken, and Tab goes to it', async () => {
    const { user } = await openPage();
    const editor = await openEditor(user);
    await user.keyboard('tips');
    expect(keysOf(editor)).toEqual(['Tips, T']);
    expect(await screen.findByText('1 found: Tips')).toBe(region());
    await user.tab();
    expectFocusOn('button', 'Tips, T');
    await user.keyboard('{Enter}');
    expectFocusOn('textbox', 'New key for Tips');
    await user.keyboard('j');
    expectFocusOn('button', 'Tips, J');
    expect(keysOf(editor)).toEqual(['Tips, J']);
  });

  test('when a leader’s sequence is typed, then its first key is listed', async () => {
    const { user } = await openPage();
    const editor = await openEditor(user);
    await user.keyboard('learn triads');
    expect(keysOf(editor)).toEqual(['Learn the …, L']);
  });

  test('when nothing matches, then it says so, and once the text is deleted, everything is listed again', async () => {
    const { user } = await openPage();
    const editor = await openEditor(user);
    const all = keysOf(editor);
    await user.keyboard('zzz');
    expect(keysOf(editor)).toEqual([]);
    expect(editor.getByText('No matching shortcuts')).toBeVisible();
    expect(await screen.findByText('None found')).toBe(region());
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(keysOf(editor)).toEqual(all);
  });
});

describe('given a screen reader in the keymap editor', { tags: 'full' }, () => {
  test('when the keys are read, then each group is a list named by its heading', async () => {
    const { user } = await openPage();
    const editor = await openEditor(user);
    const groups = editor.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(groups).toContain('Notes quiz');
    expect(editor.getAllByRole('list')).toEqual(groups.map(name => editor.getByRole('list', { name })));
    const group = within(editor.getByRole('list', { name: 'Notes quiz' }));
    expect(group.getByRole('button', { name: 'Start Quiz, Q' })).toBeVisible();
  });

  test('when a button is read, then its name begins with the command, contains the key as shown, and has no state', async () => {
    storeKeys('notes.tips=none');
    const { user } = await openPage();
    const editor = await openEditor(user);
    for (const button of editor.getAllByLabelText(/, /, { selector: 'li > button' })) {
      expect(button).not.toHaveAttribute('aria-expanded');
      const shown = button.textContent ?? '';
      if (/\w/.test(shown))
        expect(button.getAttribute('aria-label')?.toLowerCase()).toContain(shown.toLowerCase());
    }
    expect(editor.getByRole('button', { name: 'Tips, no key' })).toHaveTextContent('no key');
  });

  test.each([
    ['a key was typed', 'j', 'Play, J'],
    ['the key was removed', '{Tab}{Tab}{Enter}', 'Play, no key'],
    ['Escape was pressed', '{Escape}', 'Play, P'],
  ])(
    'when %s, then the focus goes straight back to the button, which has its new name',
    async (_what, keys, name) => {
      const { user } = await openPage();
      const editor = await openEditor(user);
      await user.click(editor.getByRole('button', { name: 'Play, P' }));
      const path = recordFocus();
      await user.keyboard(keys);
      await settled();
      expectFocusOn('button', name);
      expect(path.filter(step => step.endsWith('from nothing'))).toEqual([]);
    },
  );
});

describe('given the ways to open the editor', { tags: 'full' }, () => {
  test.each([
    [',', 'Settings'],
    ['?', 'Keyboard Shortcuts'],
  ])('when it is opened from %s, then closing it restores the focus', async (key, title) => {
    const { user } = await openApp();
    cell('C, string 5, fret 3').focus();
    await user.keyboard(key);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.click(dialog.getByRole('button', { name: 'Change Shortcuts' }));
    await screen.findByRole('dialog', { name: 'Change Shortcuts' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expectFocusOn('gridcell', 'C, string 5, fret 3');
  });
});

describe('given the Notes, where the arrows move on the neck', { tags: 'full' }, () => {
  test('when a move is given a key of its own, then that key and the arrow both move', async () => {
    const { user } = await openApp();
    const editor = await openEditor(user);
    expect(editor.getByText(/^always Left Arrow$/)).toBeVisible();
    await user.click(editor.getByRole('button', { name: change('Move toward the nut', 'no key') }));
    await user.keyboard('j');
    await user.keyboard('{Escape}');
    act(() => cell('C, string 5, fret 3').focus());
    await user.keyboard('j');
    expect(cell('B, string 5, fret 2')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(cell('A sharp, string 5, fret 1')).toHaveFocus();
  });

  test('when closing a dialog is given a key, then it closes the next one, and Escape still does', async () => {
    const { user } = await openApp();
    const editor = await openEditor(user);
    await user.click(editor.getByRole('button', { name: change('Close', 'no key') }));
    await user.keyboard('j');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    // The tips have no text field, which would keep the letter.
    await user.keyboard('t');
    await screen.findByRole('dialog', { name: 'Notes Tips' });
    await user.keyboard('j');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('given the palette, when the editor is chosen in it, then it opens', { tags: 'full' }, async () => {
  const { user } = await openApp();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Type a command' }), 'remap{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Change Shortcuts' })).toBeVisible();
});

describe('given keys that were changed on another page', { tags: 'full' }, () => {
  test('when another command has the key in the same scope, then the user’s command gets it, and the other shows none', async () => {
    // On the Triads j takes the next shape.
    storeKeys('neck.to-string.6=j');
    const { user } = await openApp('/triads');
    expect(screen.getByText('Shape').parentElement).not.toHaveTextContent(/j next/);
    await user.keyboard('j');
    expectFocusOn('gridcell', expect.stringMatching(/string 6, open/));
    await user.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }));
    expect(help.getByText(/^Go to a string: 1.*j 6\(E\)/)).toBeInTheDocument();
    expect(help.getByText(/^f, Shape/)).toHaveTextContent(/f next/);
    expect(help.queryByText(/j next/)).toBeNull();
  });

  test('when another command has it in a stronger scope, then that one keeps it, and the user’s command shows none', async () => {
    storeKeys('shell.settings=i');
    const { user } = await openApp('/scales');
    expect(keyDrawnBeside(screen.getByRole('button', { name: 'Settings' }))).toBeUndefined();
    await user.keyboard('i');
    expect(footer().getByText('i …')).toBeVisible();
    await user.keyboard('{Escape}li');
    await screen.findByRole('heading', { name: 'Interval Trainer' });
    expect(keyDrawnBeside(screen.getByRole('button', { name: 'Settings' }))).toBe('i');
    await user.keyboard('i');
    expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
  });

  test('when many keys of unknown commands are stored, then they are kept, and the others work', {
    tags: 'full',
  }, async () => {
    const unknown = Array.from({ length: 2000 }, (_, index) => `other.${index}=x`).join('&');
    storeKeys(`${unknown}&notes-quiz.start=j`);
    const { user } = await openApp();
    const editor = await openEditor(user);
    await user.click(editor.getByRole('button', { name: change('Play', 'P') }));
    await user.keyboard('i');
    await user.keyboard('{Escape}');
    expect(stored()).toBe(`${unknown}&notes-quiz.start=j&notes.play=i`);
    await user.keyboard('j');
    expect(screen.getByRole('heading', { name: 'Question 1 of 12' })).toBeVisible();
  });

  test('when the stored keymap is invalid, then every key is the declared one', async () => {
    storeKeys('notes-quiz.start=Enter&%%%=&notes.tips');
    const { user } = await openApp();
    await user.keyboard('q');
    expect(screen.getByRole('heading', { name: 'Question 1 of 12' })).toBeVisible();
  });
});

test.each(SCREENS.map(({ path }) => path))(
  'given %s, when its keys are listed, then no two buttons have the same name',
  { tags: 'full' },
  async path => {
    const { user } = await openApp(path);
    const editor = await openEditor(user);
    // Queries by role and name would take seconds in jsdom with this many buttons.
    const names = editor
      .getAllByLabelText(/, /, { selector: 'li > button' })
      .map(button => button.getAttribute('aria-label'));
    expect(names.length).toBeGreaterThan(5);
    expect(names).toEqual([...new Set(names)]);
  },
);
