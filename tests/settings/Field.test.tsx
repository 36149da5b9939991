import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Field } from '../../src/settings/Field';
import { numberIn } from '../../src/settings/numberSetting';
import { anyOf, oneOf, onOff } from '../../src/settings/options';
import { RangeField } from '../../src/settings/RangeField';
import type { SettingRow } from '../../src/settings/setting';
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
const roots = anyOf({
  id: 'roots',
  label: 'Roots to Ask',
  control: 'fold',
  options: NOTES,
  initial: ['C', 'C#', 'D'],
});
const marks = anyOf({ id: 'marks', label: 'Highlight', control: 'toggles', options: NOTES, initial: [] });
const length = onOff({ id: 'length', label: 'Long Quiz', leader: 'shift+x', initial: 'off' });
const tempo = numberIn({
  id: 'tempo',
  label: 'Tempo',
  leader: 'b',
  range: { least: 40, most: 200, unit: 'notes per minute' },
  landmarks: [40, 100, 200],
  initial: 100,
});

/** Renders the control of one setting; the test sees what is chosen. */
function show(row: SettingRow, locked?: string) {
  const settings = settingsOf({ rows: [row] });
  if (locked !== undefined) settings.lock({ [row.id]: locked });
  render(<Field settings={settings} row={row} Range={RangeField} />);
  return { user: userEvent.setup(), settings, chosen: () => settings.choices().get(row.id) ?? 'default' };
}

test.each([root, drill])(
  'given $label with a description, when it is rendered, then that is below it, and screen readers get it with the control',
  row => {
    render(<Field settings={settingsOf({ rows: [row] })} row={row} description="What it is for." />);
    expect(screen.getByText('What it is for.')).toBeVisible();
    expect(screen.getByLabelText(row.label)).toHaveAccessibleDescription('What it is for.');
  },
);

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
});

describe('given folded checkboxes', () => {
  const line = () => screen.getByRole('button', { name: /^Roots to Ask/ });

  test('when they are rendered, then they are one line that says what is ticked', () => {
    show(roots);
    expect(line()).toHaveAccessibleName('Roots to Ask: all 3');
    expect(line()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText('all 3')).toBeVisible();
  });

  test('when the line is pressed, then they unfold in a group, and the line follows what is ticked', async () => {
    const { user, settings } = show(roots);
    await user.click(line());
    expect(line()).toHaveAttribute('aria-expanded', 'true');
    const group = screen.getByRole('group', { name: 'Roots to Ask' });
    await user.click(within(group).getByRole('checkbox', { name: 'D' }));
    expect(line()).toHaveAccessibleName('Roots to Ask: C, C sharp');
    expect(screen.getByText('C, C#')).toBeVisible();
    act(() => settings.write(roots, []));
    expect(line()).toHaveAccessibleName('Roots to Ask: none');
    await user.click(line());
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('when too many are ticked for the line, then it says how many', () => {
    const notes = Array.from({ length: 12 }, (_, index) => ({
      value: `note ${index}`,
      text: `note ${index}`,
    }));
    const initial = notes.slice(0, 9).map(({ value }) => value);
    show(anyOf({ id: 'roots', label: 'Roots to Ask', control: 'fold', options: notes, initial }));
    expect(line()).toHaveAccessibleName('Roots to Ask: 9 of 12');
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
});

describe('given a slider', () => {
  test('when it is rendered, then it has its label, its range, its leader, and its value with the unit', () => {
    show(tempo);
    const slider = screen.getByRole('slider', { name: 'Tempo' });
    expect(slider).toHaveValue('100');
    expect(slider).toHaveAttribute('min', '40');
    expect(slider).toHaveAttribute('max', '200');
    expect(slider).toHaveAttribute('aria-valuetext', '100 notes per minute');
    expect(hintFor('b')).toBeInTheDocument();
  });

  test('when it is moved, then each number is chosen and shown immediately', () => {
    const { chosen } = show(tempo);
    for (const value of ['101', '102', '103']) {
      fireEvent.change(screen.getByRole('slider'), { target: { value } });
      expect(chosen()).toBe(value);
      expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', `${value} notes per minute`);
    }
  });
});

describe('given any control', () => {
  test('when its setting is changed elsewhere, then it shows the change', () => {
    const { settings } = show(root);
    act(() => settings.write(root, 'D'));
    expect(screen.getByLabelText('Root')).toHaveDisplayValue('D');
  });

  test.each([
    [root, 'Root C'],
    [answer, 'Answer C'],
    [drill, 'Quick Drill off'],
    [strings, 'Strings C'],
    [roots, 'Roots to Ask all'],
    [marks, 'Highlight none'],
    [tempo, 'Tempo 100'],
  ])('when it is locked, then its setting is a plain value: $label', (row, text) => {
    show(row, 'A question is open');
    expect(screen.getByText(row.label).closest('p')).toHaveTextContent(text);
    for (const role of ['combobox', 'radio', 'switch', 'checkbox', 'button', 'slider'])
      expect(screen.queryByRole(role)).toBeNull();
    expect(document.querySelector('kbd')).toBeNull();
  });

  test('when several accidentals are locked, then their value is spoken in words', () => {
    const settings = settingsOf({ rows: [strings] });
    settings.write(strings, ['C', 'C#']);
    settings.lock({ strings: 'A question is open' });
    render(<Field settings={settings} row={strings} />);
    expect(screen.getByText('C, C#')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('C, C sharp')).toBeInTheDocument();
  });

  test('when it is locked and unlocked, then it is a plain value and a control again', () => {
    const { settings } = show(drill);
    act(() => settings.lock({ drill: 'A question is open' }));
    expect(screen.queryByRole('switch')).toBeNull();
    act(() => settings.lock({}));
    expect(screen.getByRole('switch')).toBeEnabled();
  });

  test('when its leader is a letter with Shift, then both keys are shown beside it', () => {
    show(length);
    expect(hintFor('Shift X')).toBeInTheDocument();
  });
});
