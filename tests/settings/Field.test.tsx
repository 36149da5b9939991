import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Field } from '../../src/settings/Field';
import { numberIn } from '../../src/settings/numberSetting';
import { anyOf, oneOf, onOff, type SettingRow } from '../../src/settings/setting';
import { settingsOf } from './made';

const NOTES = [
  { value: 'C', text: 'C' },
  { value: 'C#', text: 'C#', spoken: 'C sharp' },
  { value: 'D', text: 'D' },
];

const root = oneOf({
  id: 'root',
  label: 'Root',
  control: 'select',
  leader: 'r',
  options: NOTES,
  initial: 'C',
});
const answer = oneOf({ id: 'answer', label: 'Answer', control: 'radios', options: NOTES, initial: 'C' });
const drill = onOff({ id: 'drill', label: 'Quick Drill', leader: 'x', initial: 'off' });
const strings = anyOf({
  id: 'strings',
  label: 'Strings',
  control: 'checkboxes',
  options: NOTES,
  initial: ['C'],
});
const marks = anyOf({ id: 'marks', label: 'Highlight', control: 'toggles', options: NOTES, initial: [] });
const length = onOff({ id: 'length', label: 'Long Quiz', leader: 'shift+x', initial: 'off' });
const tempo = numberIn({
  id: 'tempo',
  label: 'Tempo',
  leader: 'b',
  range: { least: 40, most: 200, unit: 'notes a minute' },
  landmarks: [40, 100, 200],
  initial: 100,
});

/** Renders the control of one setting; the test sees what is chosen. */
function show(row: SettingRow, locked?: string) {
  const settings = settingsOf({ rows: [row] });
  if (locked !== undefined) settings.lock({ [row.id]: locked });
  render(<Field settings={settings} row={row} />);
  return { user: userEvent.setup(), settings, chosen: () => settings.choices().get(row.id) ?? 'default' };
}

const hintFor = (text: string) =>
  screen.queryByText(text, { selector: 'kbd' })?.closest('[aria-hidden="true"]');

describe('given a select', () => {
  test('when it is rendered, then it has its label, its leader beside it, and options named in words', () => {
    show(root);
    const select = screen.getByRole('combobox', { name: 'Root' });
    expect(select).toHaveDisplayValue('C');
    expect(hintFor('r')).not.toBeNull();
    expect(hintFor('r')).toBeInTheDocument();
    const options = within(select).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['C', 'C#', 'D']);
    expect(within(select).getByRole('option', { name: 'C sharp' })).toBeInTheDocument();
  });

  test('when another option is selected, then it is chosen', async () => {
    const { user, chosen } = show(root);
    await user.selectOptions(screen.getByLabelText('Root'), 'C#');
    expect(chosen()).toBe('C#');
    expect(screen.getByLabelText('Root')).toHaveDisplayValue('C#');
  });

  test('when it is locked, then it says why', () => {
    show(root, 'A question is open');
    expect(screen.getByLabelText('Root')).toBeDisabled();
    expect(screen.getByLabelText('Root')).toHaveAttribute('title', 'A question is open');
  });
});

describe('given radios', () => {
  test('when they are rendered, then they are native radios in a group named by the label, named in words, with one chosen', () => {
    show(answer);
    const group = screen.getByRole('group', { name: 'Answer' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    expect(within(group).getByRole('radio', { name: 'C' })).toBeChecked();
    expect(within(group).getByRole('radio', { name: 'C sharp' })).not.toBeChecked();
  });

  test('when the text of one is clicked, or arrows are pressed, then it is chosen', async () => {
    const { user, chosen } = show(answer);
    await user.click(screen.getByText('C#'));
    expect(chosen()).toBe('C#');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe('D');
    expect(screen.getByRole('radio', { name: 'D' })).toHaveFocus();
  });

  test('when they are locked, then all are disabled and say why', () => {
    show(answer, 'A question is open');
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(screen.getByRole('group', { name: 'Answer' })).toHaveAttribute('title', 'A question is open');
  });
});

describe('given a switch', () => {
  test('when it is clicked, or Space is pressed on it, then it switches on and off', async () => {
    const { user, chosen } = show(drill);
    const control = screen.getByRole('switch', { name: 'Quick Drill' });
    expect(control).not.toBeChecked();
    await user.click(control);
    expect(control).toBeChecked();
    expect(chosen()).toBe('on');
    await user.keyboard(' ');
    expect(control).not.toBeChecked();
    expect(chosen()).toBe('default');
  });

  test('when it is locked, then it is disabled', () => {
    show(drill, 'A question is open');
    expect(screen.getByRole('switch', { name: 'Quick Drill' })).toBeDisabled();
  });
});

describe('given checkboxes', () => {
  test('when they are clicked, then each is toggled independently', async () => {
    const { user, chosen } = show(strings);
    const group = screen.getByRole('group', { name: 'Strings' });
    expect(within(group).getByRole('checkbox', { name: 'C' })).toBeChecked();
    await user.click(within(group).getByRole('checkbox', { name: 'C sharp' }));
    expect(chosen()).toBe('C.C#');
    await user.click(screen.getByText('C'));
    expect(chosen()).toBe('C#');
  });

  test('when they are locked, then all are disabled', () => {
    show(strings, 'A question is open');
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
  });
});

describe('given toggle buttons', () => {
  test('when they are pressed, then each exposes its pressed state and keeps the focus', async () => {
    const { user } = show(marks);
    const sharp = screen.getByRole('button', { name: 'C sharp' });
    expect(screen.getByRole('group', { name: 'Highlight' })).toContainElement(sharp);
    expect(sharp).toHaveAttribute('aria-pressed', 'false');
    await user.click(sharp);
    expect(sharp).toHaveAttribute('aria-pressed', 'true');
    expect(sharp).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(sharp).toHaveAttribute('aria-pressed', 'false');
  });

  test('when they are locked, then all are disabled', () => {
    show(marks, 'A question is open');
    for (const toggle of screen.getAllByRole('button')) expect(toggle).toBeDisabled();
  });
});

describe('given a slider', () => {
  test('when it is rendered, then it has its label, its range, its leader, and its value with the unit', () => {
    show(tempo);
    const slider = screen.getByRole('slider', { name: 'Tempo' });
    expect(slider).toHaveValue('100');
    expect(slider).toHaveAttribute('min', '40');
    expect(slider).toHaveAttribute('max', '200');
    expect(slider).toHaveAttribute('aria-valuetext', '100 notes a minute');
    expect(hintFor('b')).toBeInTheDocument();
  });

  test('when it is moved, then each number is chosen and shown immediately', () => {
    const { chosen } = show(tempo);
    for (const value of ['101', '102', '103']) {
      fireEvent.change(screen.getByRole('slider'), { target: { value } });
      expect(chosen()).toBe(value);
      expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', `${value} notes a minute`);
    }
  });

  test('when it is locked, then it is disabled', () => {
    show(tempo, 'A question is open');
    expect(screen.getByRole('slider')).toBeDisabled();
  });
});

describe('given any control', () => {
  test('when its setting is changed elsewhere, then it shows the change', () => {
    const { settings } = show(root);
    act(() => settings.write(root, 'D'));
    expect(screen.getByLabelText('Root')).toHaveDisplayValue('D');
  });

  test('when it is locked and unlocked, then it shows that each time', () => {
    const { settings } = show(drill);
    act(() => settings.lock({ drill: 'A question is open' }));
    expect(screen.getByRole('switch')).toBeDisabled();
    act(() => settings.lock({}));
    expect(screen.getByRole('switch')).toBeEnabled();
  });

  test('when its leader is a letter with Shift, then both keys are shown beside it', () => {
    show(length);
    expect(hintFor('Shift X')).toBeInTheDocument();
  });
});
