import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { AppProvider } from '../../src/app/AppContext';
import TuningDialog from '../../src/app/tuning/TuningDialog';
import { stateAt } from './frame';

const KEPT = { t1: 'Celtic\nD2-A2-D3-G3-A3-D4', t2: 'Box\nG2-D3-G3' };

const store = (values: Readonly<Record<string, string>>, version = 1) =>
  localStorage.setItem('fretty-tunings', JSON.stringify({ version, values }));

const stored = () => JSON.parse(localStorage.getItem('fretty-tunings') ?? '{"values":{}}').values;

const prefer = (instrument: string) =>
  localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { instrument } }));

/** Opens the dialog on its own, with no page behind it. */
async function opened(from: 'page' | 'dialog' = 'page') {
  const onClose = vi.fn();
  const state = stateAt('/nowhere');
  render(
    <AppProvider state={state}>
      <TuningDialog {...{ from, onClose }} />
    </AppProvider>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Your Own Tuning' }));
  const whole = dialog.getByRole('textbox', { name: 'Tuning' });
  return { state, dialog, onClose, whole, user: userEvent.setup() };
}

const retype = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.paste(text);
};

describe('given kept tunings', () => {
  test('when one of them is in use, then the dialog begins with it, and another can be chosen', async () => {
    store(KEPT);
    prefer('D2-A2-D3-G3-A3-D4');
    const { user, dialog, whole } = await opened();
    const select = dialog.getByRole('combobox', { name: 'Your Tunings' });
    const name = dialog.getByRole('textbox', { name: 'Name' });
    expect(select).toHaveDisplayValue('Celtic: D A D G A D');
    await user.selectOptions(select, 'Box: G D G');
    expect(whole).toHaveValue('G2 D3 G3');
    expect(name).toHaveValue('Box');
    await user.selectOptions(select, 'Another tuning');
    expect(whole).toHaveValue('G2 D3 G3');
    expect(name).toHaveValue('');
  });

  test('when the chosen one is renamed and used, then it is the same tuning under another name', async () => {
    store(KEPT);
    prefer('G2-D3-G3');
    const { user, dialog, onClose } = await opened();
    await retype(user, dialog.getByRole('textbox', { name: 'Name' }), 'Cigar box');
    await user.keyboard('{Enter}');
    expect(stored()).toEqual({ ...KEPT, t2: 'Cigar box\nG2-D3-G3' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('when the chosen one is deleted, then its notes stay to be changed, and Undo brings it back', async () => {
    store(KEPT);
    prefer('G2-D3-G3');
    const { user, dialog, whole } = await opened();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(stored()).toEqual({ t1: KEPT.t1 });
    expect(dialog.getByText('Box was deleted.')).toBeVisible();
    expect(whole).toHaveValue('G2 D3 G3');
    expect(whole).toHaveFocus();
    expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Undo Delete' }));
    expect(stored()).toEqual(KEPT);
    expect(dialog.getByRole('combobox', { name: 'Your Tunings' })).toHaveDisplayValue('Box: G D G');
  });

  test('when a newer version has stored them, then the tuning is only used, and they stay as they are', async () => {
    store(KEPT, 2);
    const { user, dialog, whole, state, onClose } = await opened();
    expect(dialog.getByText(/^A newer version of Fretty has stored your tunings/)).toBeVisible();
    await retype(user, whole, 'G2 D3 G3');
    await user.keyboard('{Enter}');
    expect(state.settings.preferences.choices().get('instrument')).toBe('G2-D3-G3');
    expect(stored()).toEqual(KEPT);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('given the strings of a tuning', () => {
  test('when one is added and taken away, then at the bottom', async () => {
    const { user, dialog, whole } = await opened();
    await user.click(dialog.getByRole('button', { name: 'Add a String' }));
    expect(whole).toHaveValue('B1 E2 A2 D3 G3 B3 E4');
    await user.click(dialog.getByRole('button', { name: 'Remove a String' }));
    expect(whole).toHaveValue('E2 A2 D3 G3 B3 E4');
  });

  test('when there are as many or as few as a tuning can have, then the button says so', async () => {
    const { user, dialog, whole } = await opened();
    await retype(user, whole, Array.from({ length: 12 }, () => 'E2').join(' '));
    expect(dialog.getByRole('button', { name: 'Add a String' })).toHaveAttribute(
      'title',
      'A tuning has 12 strings at most',
    );
    await retype(user, whole, 'G2 D3 G3');
    expect(dialog.getByRole('button', { name: 'Remove a String' })).toHaveAttribute(
      'title',
      'A tuning has 3 strings at least',
    );
  });

  test('when one of them is no note, then none is added, and the fault is said', async () => {
    const { user, dialog, whole } = await opened();
    await retype(user, whole, 'D A D X A D');
    await user.click(dialog.getByRole('button', { name: 'Add a String' }));
    expect(whole).toHaveValue('D A D X A D');
    await vi.waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('String 3: X is not a note.'),
    );
  });
});

test('given the settings, when the dialog takes their place, then its title is said', async () => {
  await opened('dialog');
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your Own Tuning'));
});
