import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { noteNames } from '../../src/settings/noteNames';
import { cell, openApp, stateWith, visit } from '../openApp';

const SHOWN =
  /^Notes have German names: B is B flat, H is B natural\. You can change that under Note Names:$/;
const SPOKEN =
  'Notes have German names: B is B flat, H is B natural. To change that, press comma and choose Note Names.';

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.trim());
const expectSaid = (text: string) => waitFor(() => expect(said()).toContain(text));

const german = { language: 'de-DE' };

test.each(['/', '/keys'])(
  'given a browser in German at %s, when names are chosen and reset, then Notes has the chosen ones, then the German ones',
  address => {
    visit(address);
    const { commands, settings } = stateWith(german);
    const reset = () => commands.find('preferences.reset');
    expect(settings.screens.notes.read(noteNames)).toBe('german');
    expect(settings.screens.notes.query()).toBe('');
    expect(reset()?.disabled).toBe('All settings are at their defaults');
    settings.preferences.write(noteNames, 'english');
    expect(settings.screens.notes.read(noteNames)).toBe('english');
    expect(stateWith(german).settings.screens.notes.read(noteNames)).toBe('english');
    reset()?.run();
    expect(settings.screens.notes.read(noteNames)).toBe('german');
  },
);

describe('given a browser in German', { tags: 'full' }, () => {
  test('when Fretty is opened, then notes have German names, which is shown and said in this visit only', async () => {
    const { close } = await openApp('/', 'experienced', german);
    expect(screen.getByText(SHOWN)).toBeVisible();
    expect(cell('H, string 2, open')).toHaveTextContent('H');
    await expectSaid(SPOKEN);
    close();
    await openApp('/', 'experienced', german);
    expect(cell('H, string 2, open')).toHaveTextContent('H');
    expect(screen.queryByText(SHOWN)).toBeNull();
  });

  test('when the settings are opened from there and other names are chosen, then the notice is gone', async () => {
    const { user } = await openApp('/', 'experienced', german);
    const notice = screen.getByText(SHOWN);
    const [, inLine] = screen.getAllByRole('button', { name: 'Settings' });
    if (inLine) await user.click(inLine);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Note Names' }), 'Fixed Do');
    expect(notice).not.toBeInTheDocument();
  });

  test('when a quiz starts, then the notice is gone and stays away', async () => {
    const { user } = await openApp('/', 'experienced', german);
    await expectSaid(SPOKEN);
    await user.keyboard('q');
    await user.click(await screen.findByRole('button', { name: 'Quit Quiz' }));
    expect(screen.queryByText(SHOWN)).toBeNull();
  });

  test('when the settings have another key, then that is said', async () => {
    const values = { keymap: 'shell.settings=shift%2Bj' };
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values }));
    await openApp('/', 'experienced', german);
    await expectSaid(SPOKEN.replace('comma', 'Shift J'));
  });

  test('when single-key shortcuts are off, then no key is said', async () => {
    const values = { shortcuts: 'off' };
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values }));
    await openApp('/', 'experienced', german);
    await expectSaid(SPOKEN.replace('press comma', 'open the settings'));
  });

  test('when names were chosen before, then nothing is said of them', async () => {
    const values = { noteNames: 'english' };
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values }));
    await openApp('/', 'experienced', german);
    expect(cell('B, string 2, open')).toHaveTextContent('B');
    expect(screen.queryByText(SHOWN)).toBeNull();
  });
});

test('given a browser in English, when Fretty is opened, then nothing is said of names', async () => {
  await openApp();
  expect(screen.queryByText(/^Notes have English names/)).toBeNull();
});
