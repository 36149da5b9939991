import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cell, expectFocusOn, marked, openApp } from '../../openApp';

afterEach(() => {
  vi.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });
const cells = () => screen.getAllByRole('gridcell', { hidden: true });
const panel = (name: string) => screen.getByRole('region', { name });

/** Every C sharp of a neck with 12 frets. */
const C_SHARPS = [
  'C sharp, string 1, fret 9, highlighted',
  'C sharp, string 2, fret 2, highlighted',
  'C sharp, string 3, fret 6, highlighted',
  'C sharp, string 4, fret 11, highlighted',
  'C sharp, string 5, fret 4, highlighted',
  'C sharp, string 6, fret 9, highlighted',
];

describe('given the Notes screen', () => {
  test('when it opens, then its panels, its heading and the whole neck are shown, with nothing highlighted', async () => {
    await openApp();
    expect(screen.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    for (const name of ['Fretboard', 'Fretboard Settings', 'Note Selection', 'Quiz Mode', 'How to Use'])
      expect(panel(name)).toBeVisible();
    expect(cells()).toHaveLength(6 * 13);
    expect(marked('highlighted')).toEqual([]);
    expect(screen.getByLabelText('Number of Frets')).toHaveValue('12');
    expect(screen.getByRole('radio', { name: 'Sharps' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Find Note' })).toBeChecked();
  });

  test('when a note is chosen, then all its places are highlighted, and when it is chosen again, none are', async () => {
    const { user } = await openApp();
    await user.click(button('C sharp'));
    expect(button('C sharp')).toHaveAttribute('aria-pressed', 'true');
    expect(marked('highlighted')).toEqual(C_SHARPS);
    await user.click(button('C sharp'));
    expect(button('C sharp')).toHaveAttribute('aria-pressed', 'false');
    expect(marked('highlighted')).toEqual([]);
  });

  test('when a note’s letter is pressed, with Shift for its sharp, then it is highlighted', async () => {
    const { user } = await openApp();
    await user.keyboard('{Shift>}C{/Shift}');
    expect(marked('highlighted')).toEqual(C_SHARPS);
    await user.keyboard('e');
    expect(button('E')).toHaveAttribute('aria-pressed', 'true');
  });

  test('when a flat is chosen from the palette, then flats are named, it is highlighted, and both are said', async () => {
    const { user } = await openApp();
    const chooseFlat = async () => {
      await user.keyboard(':');
      await user.type(await screen.findByRole('combobox', { name: 'Type a command' }), 'db{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await chooseFlat();
    expect(screen.getByRole('radio', { name: 'Flats' })).toBeChecked();
    expect(button('D flat')).toHaveAttribute('aria-pressed', 'true');
    expect(marked('highlighted')).toHaveLength(C_SHARPS.length);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Accidentals, Flats. D flat, on'),
    );

    await user.click(screen.getByRole('radio', { name: 'Sharps' }));
    await chooseFlat();
    expect(button('D flat')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Accidentals, Flats. D flat, off'),
    );
  });

  test('when it speaks of sharps, then How to Use names the keys that have one, and of flats, those that have one', async () => {
    const { user } = await openApp();
    const howTo = within(panel('How to Use'));
    expect(howTo.getByText(/its sharp/)).toHaveTextContent('Shift C … Shift A');
    await user.click(screen.getByRole('radio', { name: 'Flats' }));
    expect(howTo.queryByText(/its sharp/)).not.toBeInTheDocument();
    expect(howTo.getByText(/its flat/)).toHaveTextContent('Shift D … Shift B');
  });

  test('when other notes are hidden, then they are neither displayed nor spoken', async () => {
    const { user } = await openApp();
    await user.click(button('C sharp'));
    await user.click(screen.getByRole('switch', { name: 'Show other notes' }));
    expect(marked('highlighted')).toEqual(C_SHARPS);
    expect(cell('string 6, open')).toHaveTextContent(/^string 6, open$/);
  });

  test('when all are selected and cleared again, then the buttons that would change nothing keep the focus', async () => {
    const { user } = await openApp();
    expect(button('Clear Selection')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Select All'));
    expect(marked('highlighted')).toHaveLength(6 * 13);
    expect(button('Select All')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Select All')).toHaveFocus();
    await user.click(button('Clear Selection'));
    expect(marked('highlighted')).toEqual([]);
    expect(button('Clear Selection')).toHaveFocus();
  });

  test('when all are selected and cleared by keys, then each change is spoken', async () => {
    const { user } = await openApp();
    await user.keyboard('{Shift>}U{/Shift}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('All notes, on'));
    await user.keyboard('u');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('All notes, off'));
  });

  test('when flats are chosen, then cells, buttons and hotkeys use flats', async () => {
    const { user } = await openApp();
    await user.click(screen.getByRole('radio', { name: 'Flats' }));
    expect(cell('D flat, string 5, fret 4')).toHaveTextContent('Db');
    expect(button('D flat')).toHaveTextContent('Db');
    expect(screen.queryByRole('button', { name: 'C sharp' })).toBeNull();
    await user.keyboard('{Shift>}D{/Shift}');
    expect(button('D flat')).toHaveAttribute('aria-pressed', 'true');
  });

  test('when another number of frets is chosen, then the neck has it', { tags: 'full' }, async () => {
    const { user } = await openApp();
    await user.selectOptions(screen.getByLabelText('Number of Frets'), '24');
    expect(cells()).toHaveLength(6 * 25);
    expect(cell('E, string 6, fret 24')).toBeVisible();
    const offered = within(screen.getByLabelText('Number of Frets')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['12', '15', '20', '22', '24']);
  });

  test('when a leader and a digit are pressed, then they set what the control sets', async () => {
    const { user } = await openApp();
    await user.keyboard('z5');
    expect(screen.getByLabelText('Number of Frets')).toHaveValue('24');
    await user.keyboard('mm');
    expect(screen.getByRole('radio', { name: 'Flats' })).toBeChecked();
    await user.keyboard('y2');
    expect(screen.getByRole('radio', { name: 'Name Note' })).toBeChecked();
  });

  test('when its address has settings, then the valid ones are set', async () => {
    await openApp('/?frets=15&accidentals=flats&notes=C%23.E&quiz=name-note&strings=9&others=maybe');
    expect(screen.getByLabelText('Number of Frets')).toHaveValue('15');
    expect(screen.getByRole('radio', { name: 'Flats' })).toBeChecked();
    expect(button('D flat')).toHaveAttribute('aria-pressed', 'true');
    expect(button('E')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('radio', { name: 'Name Note' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '6(E)' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Show other notes' })).toBeChecked();
  });

  test('when a string is left out of the quiz by its keys, then that is spoken, since the neck still shows it', async () => {
    const { user } = await openApp();
    await user.keyboard('s6');
    expect(await screen.findByText("String 6 isn't in the quiz")).toBe(screen.getByRole('status'));
    expect(cell('E, string 6, open')).toBeVisible();
    await user.keyboard('s6');
    expect(await screen.findByText('String 6 is in the quiz')).toBe(screen.getByRole('status'));
  });

  test('when no string is selected, then the page says so, and that the quiz can be started all the same', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp();
    const message = 'Please select at least one string to start the quiz.';
    for (const name of ['6(E)', '5(A)', '4(D)', '3(G)', '2(B)']) {
      await user.click(screen.getByRole('checkbox', { name }));
      expect(screen.queryByText(message)).toBeNull();
    }
    await user.click(screen.getByRole('checkbox', { name: '1(E)' }));
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByText('Or start anyway to be quizzed on every string.')).toBeVisible();
    expect(button('Start Quiz')).toBeEnabled();
    expect(await screen.findByText('No string is selected: the quiz will use them all.')).toBe(
      screen.getByRole('status'),
    );
  });
});

describe('given the neck of the Notes screen', () => {
  test('when a place is acted on, by a click or by Space, then its pitch sounds', async () => {
    const { user, player } = await openApp();
    await user.click(cell('C, string 5, fret 3'));
    expect(player.play.mock.lastCall?.[0]).toMatchObject([{ midi: 48 }]);
    await user.keyboard('{ArrowRight} ');
    expect(player.play.mock.lastCall?.[0]).toMatchObject([{ midi: 49 }]);
    expect(player.play).toHaveBeenCalledTimes(2);
  });

  test('when Play is pressed, then the chosen notes sound or, without any, the place of the cursor', async () => {
    const { user, player } = await openApp('/?notes=C.E');
    await user.keyboard('p');
    expect(player.play.mock.lastCall?.[0].map(({ midi }) => midi)).toEqual([60, 64, 60, 64]);
    await user.keyboard('up');
    expect(player.play.mock.lastCall?.[0].map(({ midi }) => midi)).toEqual([64]);
  });

  test('when sound is off, then nothing sounds, and the buttons say why', async () => {
    localStorage.setItem('fretty', '{"version":1,"values":{"sound":"off"}}');
    const { user, player } = await openApp();
    await user.click(cell('C, string 5, fret 3'));
    await user.keyboard('p');
    expect(player.play).not.toHaveBeenCalled();
    expect(button('Play')).toHaveAttribute('title', 'Sound is off in the settings');
    expect(button('Play this note')).toBeDisabled();
  });

  test('when digits and n are pressed, then the focus goes to that string and to the same note elsewhere', async () => {
    const { user } = await openApp();
    await user.keyboard('5');
    expectFocusOn('gridcell', 'A, string 5, open');
    await user.keyboard('n');
    expectFocusOn('gridcell', 'A, string 5, fret 12');
    await user.keyboard('n');
    expectFocusOn('gridcell', 'A, string 4, fret 7');
    await user.keyboard('{Shift>}N{/Shift}{Shift>}N{/Shift}{Shift>}N{/Shift}');
    expectFocusOn('gridcell', 'A, string 6, fret 5');
  });

  test('when o is pressed, then the place of the cursor is spoken, and an arrow at the edge says so', async () => {
    const { user } = await openApp();
    await user.keyboard('6o');
    expect(await within(screen.getByRole('status')).findByText('E, string 6, open')).toBeTruthy();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText('No string below')).toBe(screen.getByRole('status'));
    expectFocusOn('gridcell', 'E, string 6, open');
  });
});

describe('given the controls of the Notes screen', () => {
  const controls = () => screen.queryByRole('region', { name: 'Quiz Mode' });

  test('when they are hidden, then they stay hidden on later visits until they are shown again', async () => {
    const first = await openApp();
    await first.user.click(button('Hide Controls'));
    expect(controls()).toBeNull();
    expect(button('Show Controls')).toHaveFocus();
    expect(localStorage.getItem('notes_sidebarOpen')).toBe('false');
    first.close();

    const { user } = await openApp();
    expect(controls()).toBeNull();
    await user.keyboard('h');
    expect(controls()).toBeVisible();
    expect(localStorage.getItem('notes_sidebarOpen')).toBe('true');
  });

  test('when storage throws, then they are shown and can still be hidden, and the error is only logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await openApp();
    expect(controls()).toBeVisible();
    await user.click(button('Hide Controls'));
    expect(controls()).toBeNull();
    expect(warn).toHaveBeenCalledWith('Could not read notes_sidebarOpen', expect.any(DOMException));
    expect(warn).toHaveBeenCalledWith('Could not store notes_sidebarOpen', expect.any(DOMException));
  });

  test('when storage holds an invalid value, then they are shown, and that is only logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('notes_sidebarOpen', '{"open":false}');
    await openApp();
    expect(controls()).toBeVisible();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('given the tips', () => {
  test.each([
    ['their Close button', async (press: (keys: string) => Promise<void>) => press('{Enter}')],
    ['Escape', async (press: (keys: string) => Promise<void>) => press('{Escape}')],
  ])('when they are opened and left by %s, then the focus is back on their button', async (_how, leave) => {
    const { user } = await openApp();
    await user.click(button('Tips'));
    const dialog = await screen.findByRole('dialog', { name: 'Notes Tips' });
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await leave(user.keyboard);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Tips')).toHaveFocus();
  });
});
