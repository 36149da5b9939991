import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cell, expectFocusOn, openApp } from '../openApp';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const CELTIC = { t1: 'Celtic\nD2-A2-D3-G3-A3-D4' };

const keep = (values: Readonly<Record<string, string>> = CELTIC) =>
  localStorage.setItem('fretty-tunings', JSON.stringify({ version: 1, values }));

const prefer = (instrument: string) =>
  localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { instrument } }));

const rows = (): number => screen.getAllByRole('grid')[0]?.querySelectorAll('[role="row"], tr').length ?? 0;

/** Runs a command by the palette. */
async function runIt(user: UserEvent, words: string) {
  await user.keyboard(':');
  await screen.findByRole('combobox', { name: 'Type a command' });
  await user.paste(words);
  await user.keyboard('{Enter}');
}

async function openDialog(address = '/') {
  const { user } = await openApp(address);
  await runIt(user, 'your own tuning');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your Own Tuning' }));
  return { user, dialog };
}

const retype = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

const stored = () => JSON.parse(localStorage.getItem('fretty-tunings') ?? '{"values":{}}').values;

describe('given the dialog of an own tuning', () => {
  test('when it is opened, then it begins with the strings there are, and each can be stepped by semitones', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.getByRole('textbox', { name: 'Tuning' })).toHaveValue('E2 A2 D3 G3 B3 E4');
    expect(dialog.getByText('E2 A2 D3 G3 B3 E4: the same as Guitar, standard')).toBeVisible();
    const lowest = dialog.getByRole('spinbutton', { name: 'String 6' });
    await user.click(lowest);
    await user.keyboard('{ArrowDown}');
    expect(lowest).toHaveAttribute('aria-valuetext', 'E flat 2');
    await user.keyboard('{ArrowDown}');
    expect(dialog.getByRole('textbox', { name: 'Tuning' })).toHaveValue('D2 A2 D3 G3 B3 E4');
    expect(dialog.getByText('D2 A2 D3 G3 B3 E4: the same as Guitar, drop D')).toBeVisible();
  });

  test('when a whole tuning is typed and used, then the neck has it, it is kept under its notes, and the address says nothing of it', async () => {
    const { user, dialog } = await openDialog();
    await retype(user, dialog.getByRole('textbox', { name: 'Tuning' }), 'C G C F C E');
    expect(dialog.getByText('C2 G2 C3 F3 C4 E4')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cell('C, string 6, open')).toBeVisible();
    expect(cell('C sharp, string 2, fret 1')).toBeVisible();
    expect(window.location.search).toBe('');
    expect(Object.values(stored())).toEqual(['C G C F C E\nC2-G2-C3-F3-C4-E4']);
  });

  test('when it has three strings and a name, then the neck has three, and the settings list it by that name', {
    tags: 'full',
  }, async () => {
    const { user, dialog } = await openDialog();
    await retype(user, dialog.getByRole('textbox', { name: 'Tuning' }), 'G2 D3 G3');
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Box');
    await user.click(dialog.getByRole('button', { name: 'Use This Tuning' }));
    expect(rows()).toBe(3);
    await user.keyboard(',');
    const select = await screen.findByRole('combobox', { name: 'Instrument' });
    expect(select).toHaveDisplayValue('Box: G D G');
  });

  test('when a string is no note, then it is told by its number, its field has the focus, and nothing is applied', async () => {
    const { user, dialog } = await openDialog();
    await retype(user, dialog.getByRole('textbox', { name: 'Tuning' }), 'D A D X A D');
    await user.click(dialog.getByRole('button', { name: 'Use This Tuning' }));
    expect(dialog.getByText('String 3: X is not a note.')).toBeVisible();
    expectFocusOn('spinbutton', 'String 3');
    expect(dialog.getByRole('spinbutton', { name: 'String 3' })).toBeInvalid();
    expect(stored()).toEqual({});
    await user.keyboard('{Control>}a{/Control}g{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cell('D, string 6, open')).toBeVisible();
  });

  test('when there are too few strings, then it says so', { tags: 'full' }, async () => {
    const { user, dialog } = await openDialog();
    await retype(user, dialog.getByRole('textbox', { name: 'Tuning' }), 'D A');
    await user.keyboard('{Enter}');
    expect(dialog.getByText('A tuning has 3 to 12 strings, not 2.')).toBeVisible();
    expectFocusOn('textbox', 'Tuning');
  });

  test('when strings are added and removed, then at the bottom', { tags: 'full' }, async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Add a String' }));
    expect(dialog.getByRole('textbox', { name: 'Tuning' })).toHaveValue('B1 E2 A2 D3 G3 B3 E4');
    expect(dialog.getByRole('spinbutton', { name: 'String 7' })).toHaveValue('B1');
    await user.click(dialog.getByRole('button', { name: 'Remove a String' }));
    expect(dialog.getAllByRole('spinbutton')).toHaveLength(6);
  });

  test('when it is opened in the settings, then it takes their place', { tags: 'full' }, async () => {
    const { user } = await openApp('/');
    await user.keyboard(',');
    await user.click(await screen.findByRole('button', { name: 'Your Own…' }));
    expect(await screen.findByRole('dialog', { name: 'Your Own Tuning' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Settings' })).toBeNull();
  });
});

describe('given a kept tuning', { tags: 'full' }, () => {
  test('when it is chosen in the palette by its name, then the neck has it, and it is said', async () => {
    keep();
    const { user } = await openApp('/');
    await runIt(user, 'celtic d a d');
    expect(cell('D, string 1, open')).toBeVisible();
    expect(localStorage.getItem('fretty')).toContain('"instrument":"D2-A2-D3-G3-A3-D4"');
  });

  test('when it is given another name and another string, then it is the same tuning, and the neck in use follows', async () => {
    keep();
    prefer('D2-A2-D3-G3-A3-D4');
    const { user, dialog } = await openDialog();
    expect(dialog.getByRole('combobox', { name: 'Your Tunings' })).toHaveDisplayValue('Celtic: D A D G A D');
    await retype(user, dialog.getByRole('textbox', { name: 'Name' }), 'Low C');
    await user.click(dialog.getByRole('spinbutton', { name: 'String 6' }));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(cell('C, string 6, open')).toBeVisible());
    expect(stored()).toEqual({ t1: 'Low C\nC2-A2-D3-G3-A3-D4' });
  });

  test('when it is deleted, then it can be brought back, and a neck that has it keeps it', async () => {
    keep();
    prefer('D2-A2-D3-G3-A3-D4');
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(stored()).toEqual({});
    expect(dialog.getByText('Celtic was deleted.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Undo Delete' }));
    expect(stored()).toEqual(CELTIC);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await user.keyboard('{Escape}');
    expect(cell('D, string 1, open')).toBeVisible();
  });
});

test('given an open quiz, when the settings are opened, then its neck can’t be retuned', async () => {
  const { user } = await openApp('/');
  await user.keyboard('q');
  await user.keyboard(',');
  expect(await screen.findByRole('button', { name: 'Your Own…' })).toBeDisabled();
});

test('given storage that can’t be written, when a tuning is used, then the neck has it for now', {
  tags: 'full',
}, async () => {
  const { user, dialog } = await openDialog();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await retype(user, dialog.getByRole('textbox', { name: 'Tuning' }), 'dadgad');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(cell('D, string 1, open')).toBeVisible());
});

test('given a link with an own tuning, when anyone opens it, then that neck is shown, and the dialog begins with it', async () => {
  const { user } = await openApp('/?instrument=D2-A2-D3-F%233-A3-D4');
  expect(cell('F sharp, string 3, open')).toBeVisible();
  await runIt(user, 'your own tuning');
  expect(await screen.findByRole('textbox', { name: 'Tuning' })).toHaveValue('D2 A2 D3 F#3 A3 D4');
});

test('given an own tuning, when the tuner is opened, then its strings are those to tune', {
  tags: 'full',
}, async () => {
  prefer('C2-G2-C3-F3-C4-E4');
  await openApp('/tuner');
  const strings = within(screen.getByRole('region', { name: 'Strings' })).getAllByRole('listitem');
  const names = strings.map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ')).join();
  for (const name of ['1 E4', '2 C4', '3 F3', '4 C3', '5 G2', '6 C2']) expect(names).toContain(name);
});

test('given a neck of nine strings, when Chords is opened, then it says which strings its shapes use', {
  tags: 'full',
}, async () => {
  await openApp('/chords?instrument=C%231-F%231-B1-E2-A2-D3-G3-B3-E4');
  expect(await screen.findByText('Shapes use strings 1 to 8.')).toBeVisible();
});

describe('given a capo at fret 3', { tags: 'full' }, () => {
  const hold = () => localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { capo: '3' } }));

  test('when Notes is opened, then its neck begins there, its pitches are what sounds, and it says so', async () => {
    hold();
    const { user } = await openApp('/');
    expect(screen.getByRole('grid', { name: 'Fretboard (capo 3)' })).toBeVisible();
    await user.click(cell('D, string 5, fret 2'));
    expect(screen.getByText('string 5, fret 2 (capo 3)')).toBeVisible();
    await user.keyboard('o');
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())).toContain(
        'D, string 5, fret 2 (capo 3)',
      ),
    );
  });

  test('when the tuner is opened, then it tunes without it', async () => {
    hold();
    await openApp('/tuner');
    expect(screen.getByRole('region', { name: 'Strings' })).toHaveTextContent('6 E2');
  });

  test('when a link without one is opened, then it is for a guitar without one', async () => {
    hold();
    await openApp('/?quiz=name-note&drill=on#seed=1-000001a');
    expect(screen.getByRole('grid', { name: 'Fretboard' })).toBeVisible();
  });

  test('when a chord is shown, then by its shape and by its sound', async () => {
    await openApp('/chords?root=A%23&accidentals=flats&capo=3');
    expect(await screen.findByText('Capo 3: G shape, sounds Bb')).toBeVisible();
  });

  test('when it is taken off in the palette, then the neck is whole again', async () => {
    hold();
    const { user } = await openApp('/');
    await runIt(user, 'no capo');
    expect(await screen.findByRole('grid', { name: 'Fretboard' })).toBeVisible();
  });
});

describe('given other note names and the dialog of an own tuning', { tags: 'full' }, () => {
  const preferNames = (noteNames: string) =>
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { noteNames } }));

  test('when they are German, then notes are shown and typed in them, and the tuning keeps its English name', async () => {
    preferNames('german');
    const { user, dialog } = await openDialog();
    const whole = dialog.getByRole('textbox', { name: 'Tuning' });
    expect(whole).toHaveValue('E2 A2 D3 G3 H3 E4');
    expect(whole).toHaveAccessibleDescription(/H is B natural, and B is B flat\.$/);
    const second = dialog.getByRole('spinbutton', { name: 'String 2' });
    await user.click(second);
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveAttribute('aria-valuetext', 'B 3');
    await retype(user, whole, 'H E A X');
    expect(dialog.getByText('String 1: X is not a note in German or English.')).toBeVisible();
    await retype(user, whole, 'H0 E1 A1 B1');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cell('H, string 4, open')).toBeVisible();
    expect(cell('B, string 1, open')).toBeVisible();
    expect(Object.values(stored())).toEqual(['B E A Bb\nB0-E1-A1-Bb1']);
  });

  test('when they are do re mi, then syllables and letters can be typed', async () => {
    preferNames('fixed-do');
    const { user, dialog } = await openDialog();
    const whole = dialog.getByRole('textbox', { name: 'Tuning' });
    expect(whole).toHaveValue('mi2 la2 re3 sol3 si3 mi4');
    await retype(user, whole, 'D A re sol la re');
    expect(dialog.getByText('re2 la2 re3 sol3 la3 re4: the same as Guitar, DADGAD')).toBeVisible();
  });
});
