import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ownTime } from '../byEar';
import { command } from '../commands/made';
import { expectFocusOn, openApp } from '../openApp';
import { openFrame } from './frame';

const MOD_K = '{Control>}k{/Control}';

const input = () => screen.getByRole('combobox', { name: 'Type a command' });
const dialog = () => screen.queryByRole('dialog', { name: 'Command palette' });
const items = () =>
  screen.queryAllByRole('option', { hidden: true }).filter(each => each.closest('[role=dialog]'));

/** The one selected item, once it is also the active descendant. */
async function selected(): Promise<HTMLElement> {
  return waitFor(() => {
    const chosen = items().filter(each => each.getAttribute('aria-selected') === 'true');
    expect(chosen).toHaveLength(1);
    const [only] = chosen;
    if (!only) throw new Error('nothing is selected');
    expect(input()).toHaveAttribute('aria-activedescendant', only.id);
    return only;
  });
}

/** A page at the address of the Notes, with a few commands and controls of its own. */
async function openPage() {
  const [hide, start] = [vi.fn(), vi.fn()];
  const frame = await openFrame({
    at: '/',
    commands: [
      { ...command('notes.sidebar', 'h'), title: 'Hide Controls', group: 'Notes', run: hide },
      { ...command('notes-quiz.start', 'q'), title: 'Start Quiz', group: 'Notes quiz', run: start },
      {
        ...command('notes.clear', 'u'),
        title: 'Clear Selection',
        group: 'Notes',
        disabled: 'No notes are selected',
      },
    ],
    page: (
      <>
        <button type="button">Tips</button>
        <select aria-label="Number of Frets">
          <option>12</option>
        </select>
      </>
    ),
  });
  return { ...frame, hide, start };
}

async function openPalette() {
  const page = await openPage();
  await page.user.keyboard(MOD_K);
  await screen.findByRole('dialog', { name: 'Command palette' });
  return page;
}

describe('given a page', () => {
  test.each([
    ['mod+k', MOD_K],
    ['a colon', ':'],
  ])('when %s is pressed, then the palette opens with the focus in its field', async (_what, keys) => {
    const { user } = await openPage();
    await user.keyboard(keys);
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible();
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('');
    expect(input()).toHaveAttribute('placeholder', 'Type a command');
    expect(input()).toHaveAttribute('aria-expanded', 'true');
  });

  test('when its button is pressed, then the palette opens, and restores the focus to it', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Palette' }));
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expectFocusOn('button', 'Palette');
  });

  test('when mod+k is pressed in a select, then the palette opens, and restores the focus to it', async () => {
    const { user } = await openPage();
    screen.getByLabelText('Number of Frets').focus();
    await user.keyboard(MOD_K);
    await screen.findByRole('dialog', { name: 'Command palette' });
    expect(input()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(screen.getByLabelText('Number of Frets')).toHaveFocus();
  });

  test('when a colon is typed in a select, then the palette opens, and restores the focus to it', {
    tags: 'full',
  }, async () => {
    const { user } = await openPage();
    screen.getByLabelText('Number of Frets').focus();
    await user.keyboard(':');
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Number of Frets')).toHaveFocus();
  });
});

describe('given the open palette', () => {
  test('when a text is typed, then matching commands are listed, the best one selected, and nothing is said twice', async () => {
    const { user } = await openPalette();
    const all = items().length;
    await user.keyboard('notes accidentals flats');
    await waitFor(() => expect(items().length).toBeLessThan(all));
    expect(await selected()).toHaveAccessibleName('Notes: Accidentals Flats');
    expect(await selected()).toBe(items()[0]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('when text is typed, then no result is read out until typing pauses or an arrow is pressed', async () => {
    ownTime();
    const { user } = await openPalette();
    await selected();
    await user.keyboard('s');
    expect(input()).not.toHaveAttribute('aria-activedescendant');
    expect(items().filter(each => each.getAttribute('aria-selected') === 'true')).toEqual([]);
    expect(items()[0]).toHaveAttribute('data-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(await selected()).toBe(items()[1]);
  });

  test('when what Fretty does not have is typed, then it says what there is instead, and lists nothing', async () => {
    const { user } = await openPalette();
    await user.paste('transpose up');
    expect(items()).toEqual([]);
    expect(
      await screen.findByText(/^Fretty doesn't transpose/, { selector: '[role=status]' }),
    ).toBeInTheDocument();
  });

  test('when Enter is pressed, then the palette closes, the focus is restored, and the command runs', async () => {
    const { user, state } = await openPage();
    screen.getByRole('button', { name: 'Tips' }).focus();
    await user.keyboard(MOD_K);
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.paste('notes accidentals flats');
    await selected();
    await user.keyboard('{Enter}');
    expect(dialog()).toBeNull();
    expectFocusOn('button', 'Tips');
    expect(state.settings.screens.notes.query()).toBe('?accidentals=flats');
    expect(await screen.findByText('Accidentals, Flats')).toBe(screen.getByRole('status'));
  });

  test('when an item is clicked, then its command runs', { tags: 'full' }, async () => {
    const { user, hide } = await openPalette();
    await user.paste('hide controls');
    await user.click(await selected());
    expect(dialog()).toBeNull();
    expect(hide).toHaveBeenCalledOnce();
  });

  test('when the command can’t be run now, then the reason is spoken, and the palette stays open', async () => {
    const { user } = await openPalette();
    await user.paste('clear selection');
    expect(await selected()).toHaveTextContent('No notes are selected');
    await user.keyboard('{Enter}');
    expect(dialog()).toBeVisible();
    expect(await screen.findByText("Can't run this: No notes are selected")).toBe(screen.getByRole('status'));
  });

  test('when no command matches, then that is shown and spoken, and nothing is selected', async () => {
    const { user } = await openPalette();
    await user.keyboard('zither');
    expect(await screen.findByText('No matching commands')).toBeVisible();
    expect(items()).toEqual([]);
    expect(screen.queryByRole('listbox', { name: 'Commands' })).toBeNull();
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(input()).not.toHaveAttribute('aria-activedescendant');
    expect(await screen.findByText('None found')).toBe(screen.getByRole('status'));
  });

  test('when a text without words is typed, then nothing breaks', async () => {
    const { user } = await openPalette();
    await user.paste('2-3-4 - ( \\ * +');
    expect(dialog()).toBeVisible();
    expect(input()).toHaveValue('2-3-4 - ( \\ * +');
  });

  test('when the user types, moves and clears, then exactly one item is selected, and it is the active one', async () => {
    const { user } = await openPalette();
    const first = await selected();
    await user.keyboard('{ArrowDown}');
    expect(await selected()).not.toBe(first);
    await user.paste('frets');
    const { id } = await selected();
    expect(items()[0]).toHaveAttribute('id', id);
    await user.keyboard('{ArrowUp}');
    expect((await selected()).id).toBe(items().at(-1)?.id);
    await user.clear(input());
    await user.paste('zither');
    await waitFor(() => expect(items()).toEqual([]));
    await user.clear(input());
    await selected();
  });

  test('when a hotkey of the page is typed, then it counts as text', async () => {
    const { user, hide, start } = await openPalette();
    await user.keyboard('qh?');
    expect(input()).toHaveValue('qh?');
    expect(start).not.toHaveBeenCalled();
    expect(hide).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeNull();
  });

  test('when it was used before and nothing is typed, then the latest command comes first', {
    tags: 'full',
  }, async () => {
    const { user } = await openPalette();
    await user.paste('notes accidentals flats');
    await selected();
    await user.keyboard('{Enter}');
    await user.keyboard(MOD_K);
    await screen.findByRole('dialog', { name: 'Command palette' });
    expect(input()).toHaveValue('');
    await waitFor(() => expect(items()[0]).toHaveAccessibleName('Notes: Accidentals Flats, already set'));
    expect(await selected()).toBe(items()[0]);
  });

  test('when only some results are rendered, then each still has its position among all of them', async () => {
    await openPalette();
    const all = screen.getByText(/ of \d+ commands$/).textContent?.split(' ')[0] ?? '';
    expect(items().length).toBeLessThan(Number(all));
    items().forEach((item, index) => {
      expect(item).toHaveAttribute('aria-posinset', `${index + 1}`);
      expect(item).toHaveAttribute('aria-setsize', all);
    });
  });

  test('when a long text is pasted, then only its beginning is used', { tags: 'full' }, async () => {
    const { user } = await openPalette();
    await user.paste('c sharp minor '.repeat(8_000));
    expect(input()).toHaveValue('c sharp minor '.repeat(15).slice(0, 200));
    expect(await selected()).toBeVisible();
  });

  const press = (init: KeyboardEventInit) => fireEvent.keyDown(input(), { bubbles: true, ...init });

  test.each([
    ['mod+k is pressed again', { key: 'k', code: 'KeyK', ctrlKey: true }],
    ['mod+k is held', { key: 'k', code: 'KeyK', ctrlKey: true, repeat: true }],
    ['the colon that opened it is held', { key: ':', code: 'Semicolon', shiftKey: true, repeat: true }],
  ])('when %s, then neither the field nor the browser gets it', async (_what, init) => {
    await openPalette();
    expect(press(init), 'whether the browser may act on it').toBe(false);
    expect(dialog()).toBeVisible();
    expect(input()).toHaveValue('');
  });

  test('when another key is held, then it types', async () => {
    await openPalette();
    expect(press({ key: 'f', code: 'KeyF' })).toBe(true);
    expect(press({ key: 'f', code: 'KeyF', repeat: true })).toBe(true);
  });

  test.each([
    ['Escape ends a composition', { isComposing: true }],
    ['Escape ends a composition in Safari', { keyCode: 229 }],
  ])('when %s, then the palette stays; the next Escape closes it', async (_what, init) => {
    const { user } = await openPalette();
    press({ key: 'Escape', code: 'Escape', ...init });
    expect(dialog()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });

  test('when it lists commands, then it leaves out its own', async () => {
    const { user } = await openPalette();
    await user.paste('fretty palette');
    await selected();
    for (const item of items()) expect(item).not.toHaveTextContent(/Fretty: Palette/);
  });
});

describe('given a quiz', () => {
  test('when an answer is chosen in the palette, then it is chosen on the page, and can be submitted from the palette too', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard('q');
    await user.keyboard(MOD_K);
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.paste('answer c sharp');
    await selected();
    await user.keyboard('{Enter}');
    const group = screen.getByRole('group', { name: 'Your answer' });
    expect(within(group).getByRole('radio', { name: 'C sharp' })).toBeChecked();
    await user.keyboard(MOD_K);
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.paste('submit answer');
    await selected();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Next Question' })).toBeVisible();
  });

  test('when a locked setting is chosen, then the palette says so', { tags: 'full' }, async () => {
    const { user } = await openApp();
    await user.keyboard('q');
    await user.keyboard(MOD_K);
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.paste('notes accidentals flats');
    expect(await selected()).toHaveTextContent('Locked while a question is open');
  });
});

test('given another page, when a setting of the Notes is chosen, then the Notes open with it', async () => {
  const { user } = await openApp('/nowhere');
  await user.keyboard(MOD_K);
  await screen.findByRole('dialog', { name: 'Command palette' });
  await user.paste('notes accidentals flats');
  await selected();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Flats' })).toBeChecked();
});

/** Opens the palette on a screen, types, and waits for the first result. */
async function search(text: string, at = '/') {
  const app = await openApp(at);
  await app.user.keyboard(MOD_K);
  await screen.findByRole('dialog', { name: 'Command palette' });
  await app.user.paste(text);
  return { ...app, first: await selected() };
}

const heard = () => screen.getByRole('status');

describe('given the whole app', { tags: 'full' }, () => {
  test('when the palette opens on Notes, then start, play and the other screens come first, and Hide Controls last', async () => {
    const { user } = await openApp('/');
    await user.keyboard(MOD_K);
    await screen.findByRole('dialog', { name: 'Command palette' });
    await selected();
    const names = items().map(each => each.querySelector('.visually-hidden')?.textContent);
    expect(names.slice(0, 6)).toEqual([
      ...['Notes quiz: Start Quiz', 'Notes quiz: Start Quick Drill, with Quick Drill on'],
      'Notes quiz: Drill Weak Spots, with Question Order Weak Spots First, Quick Drill on',
      ...['Notes: Play', 'Go to: Learn the Triads', 'Go to: Learn the Chords'],
    ]);
    expect(names).not.toContain('Notes: Hide Controls');
  });

  test('when a row would set what is set already, or set something else as well, then it says so', {
    tags: 'full',
  }, async () => {
    const { user } = await search('sharps');
    expect(await selected()).toHaveAccessibleName('Notes: Accidentals Sharps, already set');
    await user.clear(input());
    await user.paste('one minute');
    expect(await selected()).toHaveAccessibleName('Notes: Length 1 minute, with Quick Drill on');
    await user.clear(input());
    await user.paste('learn the notes');
    expect(await selected()).toHaveAccessibleName('Go to: Learn the Notes, you are here');
  });

  test('when a drill is started from it, then Quick Drill is on, and the first question is open', async () => {
    const { user } = await search('start a drill');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: /^Question 1 of 12/ })).toBeVisible();
    expect(window.location.search).toBe('?drill=on');
  });

  test('when it opens another screen, then the focus moves to its heading and nowhere else before', async () => {
    const { user } = await search('learn the triads');
    const old = screen.getByRole('heading', { level: 1, name: 'Notes', hidden: true });
    const focused = vi.fn();
    old.addEventListener('focus', focused);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Triads' })).toHaveFocus());
    expect(focused).not.toHaveBeenCalled();
    expect(dialog()).toBeNull();
  });

  test('when a flat root is typed on Triads, then it is chosen and named as typed', async () => {
    const { user, first } = await search('Bbm', '/triads');
    expect(first).toHaveAccessibleName('Triads: B flat, Minor, with Accidentals Flats');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?accidentals=flats&root=A%23&quality=minor'));
  });

  test('when a place is typed, then the cursor goes there', async () => {
    const { user, first } = await search('5th string 3rd fret');
    expect(first).toHaveAccessibleName('Fretboard: Go to string 5(A), fret 3');
    await user.keyboard('{Enter}');
    await waitFor(() => expectFocusOn('gridcell', 'C, string 5, fret 3'));
  });

  test('when all settings are reset, then they have their defaults again', { tags: 'full' }, async () => {
    const { user } = await search('theme amber');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'amber'));
    await user.keyboard(MOD_K);
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.paste('reset everything');
    expect(await selected()).toHaveAccessibleName('Settings: Reset All Settings');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme', 'amber'));
  });
});

describe('given a text that names several settings of one screen', { tags: 'full' }, () => {
  test('when it is typed, then one command sets them all, and its settings are spoken', async () => {
    const { user, first } = await search('bflat major scale');
    expect(first).toHaveAccessibleName('Scales: B flat, Major');
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Key')).toHaveValue('Bb');
    expect(screen.getByLabelText('Scale Type')).toHaveValue('major');
    expect(window.location.search).toBe('?key=Bb');
    await waitFor(() => expect(heard()).toHaveTextContent('Scales. Key, B flat. Scale Type, Major'));
  });

  test('when it was run, then the palette opens with it, and counts it among all commands', {
    tags: 'full',
  }, async () => {
    const { user } = await search('bflat melodic minor scale');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toContain('key=Bb'));
    await user.keyboard(MOD_K);
    expect(await selected()).toHaveAccessibleName('Scales: B flat, Melodic Minor, already set');
    const [found, all] = screen.getByText(/^\d+ of \d+ commands$/).textContent?.match(/\d+/g) ?? [];
    expect(found).toBe(all);
  });

  test('when it asks for some options only, then exactly those are chosen', async () => {
    const { user, first } = await search('only the low e and a strings');
    expect(first).toHaveAccessibleName('Notes: Only strings 6(E), 5(A)');
    await user.keyboard('{Enter}');
    const chosen = within(screen.getByRole('group', { name: 'Strings' }))
      .getAllByRole('checkbox')
      .filter(box => box instanceof HTMLInputElement && box.checked);
    expect(chosen).toHaveLength(2);
  });
});

describe('given a setting that another one hides', { tags: 'full' }, () => {
  test('when it is chosen in the palette, then it comes into view, and both are spoken', {
    tags: 'full',
  }, async () => {
    const { user, first } = await search('caged', '/scales');
    expect(first).toHaveAccessibleName('Scales: Pattern System CAGED');
    expect(screen.queryByRole('radio', { name: 'CAGED' })).toBeNull();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('radio', { name: 'CAGED' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Patterns' })).toBeChecked();
    await waitFor(() => expect(heard()).toHaveTextContent('View Mode, Patterns. Pattern System, CAGED'));
  });

  test('when a setting of a quiz is chosen from another screen, then its tab is shown', {
    tags: 'full',
  }, async () => {
    const { user } = await search('20 questions');
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Number of Questions')).toHaveValue('20');
  });
});

describe('given commands that exist on another screen', { tags: 'full' }, () => {
  test('when an interval is played from elsewhere, then its screen opens and it sounds', {
    tags: 'full',
  }, async () => {
    const { user, player, first } = await search('perfect fifth', '/scales');
    expect(first).toHaveAccessibleName('Intervals: Play Perfect 5th');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Interval Trainer' })).toBeVisible();
    await waitFor(() => expect(player.play).toHaveBeenCalledOnce());
    expect(screen.getByRole('button', { name: 'Perfect 5th' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('when the text names a root and a direction, too, then the interval sounds with them', {
    tags: 'full',
  }, async () => {
    const { user, player, first } = await search('minor 3rd below g');
    expect(first).toHaveAccessibleName('Intervals: Play Minor 3rd, G 4, Descending');
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Root Note')).toHaveValue('G4');
    expect(screen.getByLabelText('Direction')).toHaveValue('descending');
    await waitFor(() => expect(player.play).toHaveBeenCalledOnce());
    expect(screen.getByRole('button', { name: 'Minor 3rd' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('when the text names a pattern and a scale, then it gets the focus in that scale', {
    tags: 'full',
  }, async () => {
    const { user, first } = await search('second position a major');
    expect(first).toHaveAccessibleName('Scales: Go to Pattern 2, A, Major');
    await user.keyboard('{Enter}');
    const pattern = await screen.findByRole('grid', { name: /^Pattern 2\b/ });
    await waitFor(() => expect(pattern.contains(document.activeElement)).toBe(true));
    expect(screen.getByLabelText('Key')).toHaveValue('A');
  });

  test('when a shape is asked for while the whole neck is shown, then the shapes are shown, and it gets the focus', {
    tags: 'full',
  }, async () => {
    const { user, first } = await search('e shape', '/scales');
    expect(first).toHaveAccessibleName('Scales: Go to E shape, with Pattern System CAGED');
    await user.keyboard('{Enter}');
    const shape = await screen.findByRole('grid', { name: /^E shape\b/ });
    await waitFor(() => expect(shape.contains(document.activeElement)).toBe(true));
  });

  test('when the diagrams are to be printed, then the Scales open and the browser prints them', {
    tags: 'full',
  }, async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user, first } = await search('print');
    expect(first).toHaveAccessibleName('Scales: Print');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(screen.getByRole('heading', { level: 1, name: 'Scales' })).toBeVisible();
  });

  test('when a quiz waits on its screen, then the palette goes back to it', { tags: 'full' }, async () => {
    const { user } = await openApp();
    await user.keyboard('q');
    await user.keyboard('ls');
    await screen.findByRole('heading', { level: 1, name: 'Scales' });
    await user.keyboard(MOD_K);
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.paste('back to the quiz');
    expect(await selected()).toHaveAccessibleName('Notes quiz: Back to the Quiz');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Question 1 of 12' })).toBeVisible();
  });

  test('when one can’t be run here, then it says where it can, and Enter speaks that', async () => {
    const { user, first } = await search('copy tabs');
    expect(first).toHaveAccessibleName('Copy: on Scales');
    await user.keyboard('{Enter}');
    expect(dialog()).toBeVisible();
    await waitFor(() => expect(heard()).toHaveTextContent('Only on Scales'));
  });

  test('when sound is off, then an interval can’t be played, and says why', async () => {
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { sound: 'off' } }));
    const { first } = await search('octave');
    expect(first).toHaveTextContent('Intervals: Play Octave');
    expect(first).toHaveTextContent('Sound is off in the settings');
  });
});

describe('given a choice that is switched on and off', { tags: 'full' }, () => {
  test('when it is listed, then its title says which of the two the command will do', {
    tags: 'full',
  }, async () => {
    const { user, first } = await search('highlight d');
    expect(first).toHaveAccessibleName('Notes: Highlight D');
    await user.keyboard('{Enter}');
    await user.keyboard(MOD_K);
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.paste('highlighting d');
    expect(await selected()).toHaveAccessibleName('Notes: Stop highlighting D');
  });
});

describe('given letters that were typed before', () => {
  test('when they are typed again, even after a reload, then what was chosen for them comes first', {
    tags: 'full',
  }, async () => {
    const { user, close } = await search('am');
    expect(await selected()).toHaveAccessibleName('Triads: A, Minor');
    await user.keyboard('{ArrowDown}');
    const other = (await selected()).querySelector('.visually-hidden')?.textContent ?? '';
    expect(other).not.toBe('Triads: A, Minor');
    await user.keyboard('{Enter}');
    close();
    const { first } = await search('am');
    expect(first).toHaveAccessibleName(other);
  });
});

test('given the palette just opened, then it lists what one most likely wants, then what can be done here', async () => {
  const { user } = await openApp('/scales');
  await user.keyboard(MOD_K);
  await screen.findByRole('dialog', { name: 'Command palette' });
  expect(await selected()).toHaveAccessibleName('Scales quiz: Start Quiz');
  const groups = items().map(item => item.querySelector('.visually-hidden')?.textContent?.split(':')[0]);
  expect([...new Set(groups)]).toEqual(['Scales quiz', 'Scales', 'Go to']);
});
