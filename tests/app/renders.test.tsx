import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cell, openApp } from '../openApp';
import { rendersDuring } from '../renders';

/** What is there on every page, around the screen. */
const FRAME = ['Layout', 'Header', 'Navigator', 'SidebarFrame', 'ScreenFrame'];

const named = (drawn: readonly string[], ...names: readonly string[]) =>
  drawn.filter(each => names.some(name => each === name || each.startsWith(`${name} `)));

const rows = (drawn: readonly string[]) => named(drawn, 'NeckRow');
const buttons = (drawn: readonly string[]) => named(drawn, 'CommandButton');
const fields = (drawn: readonly string[]) =>
  named(drawn, 'SelectField', 'RadiosField', 'SwitchField', 'CheckboxesField', 'ToggleButtons', 'RangeField');

const STRINGS = [1, 2, 3, 4, 5, 6].map(number => `NeckRow String ${number}`);

describe('given the Notes', () => {
  test('when a note is highlighted by its key, then its strings and what shows the choice are drawn anew, and nothing else is', async () => {
    const { user } = await openApp();

    const drawn = await rendersDuring(() => user.keyboard('c'));

    expect(screen.getByRole('button', { name: 'C' })).toHaveAttribute('aria-pressed', 'true');
    expect(rows(drawn).toSorted()).toEqual(STRINGS);
    expect(fields(drawn)).toEqual(['ToggleButtons notes']);
    expect(buttons(drawn)).toEqual(['CommandButton notes.clear']);
    expect(named(drawn, 'Chosen')).toEqual(['Chosen']);
    expect(named(drawn, ...FRAME, 'NotesScreen', 'Panel', 'StatusLine', 'Hints')).toEqual([]);
  });

  test('when the frets are changed, then no other control is drawn anew', async () => {
    const { user } = await openApp();
    await user.keyboard('z');

    const drawn = await rendersDuring(() => user.keyboard('5'));

    expect(screen.getByLabelText('Number of Frets')).toHaveValue('24');
    expect(fields(drawn)).toEqual(['SelectField frets']);
    expect(buttons(drawn)).toEqual([]);
    expect(named(drawn, ...FRAME, 'NotesScreen')).toEqual([]);
  });

  test('when the cursor moves, then the strings that it leaves and comes to are drawn anew, and nothing else is', async () => {
    const { user } = await openApp();
    await user.click(cell('A, string 5, open'));
    const others = (drawn: readonly string[]) =>
      drawn.filter(each => named([each], 'Fretboard', 'NeckRow', 'NeckCell').length === 0);

    const along = await rendersDuring(() => user.keyboard('{ArrowRight}'));
    expect(rows(along)).toEqual(['NeckRow String 5']);
    expect(others(along)).toEqual([]);

    const across = await rendersDuring(() => user.keyboard('{ArrowDown}'));
    expect(rows(across)).toEqual(['NeckRow String 5', 'NeckRow String 6']);
    expect(others(across)).toEqual([]);
  });
});

test('given the Scales, when a key is chosen, then the neck and what names it are drawn anew, and no other control is', async () => {
  const { user } = await openApp('/scales');
  await user.keyboard('r');

  const drawn = await rendersDuring(() => user.keyboard('g'));

  expect(screen.getByRole('heading', { name: 'G major' })).toBeVisible();
  expect(rows(drawn).toSorted()).toEqual(STRINGS);
  expect(fields(drawn)).toEqual(['SelectField key']);
  expect(buttons(drawn)).toEqual([]);
  expect(named(drawn, 'Chosen')).toEqual(['Chosen']);
  expect(named(drawn, ...FRAME, 'ScalesScreen')).toEqual([]);
});

describe.each(['/', '/scales'])('given the page %s', path => {
  /** All that belongs to the page, not to the frame around it. */
  const ofPage = (drawn: readonly string[]) => named(drawn, ...FRAME, 'Panel', 'Neck', 'NeckRow', 'Chosen');

  test('when a leader is pressed, then only the status line is drawn anew', async () => {
    const { user } = await openApp(path);

    const drawn = await rendersDuring(() => user.keyboard('l'));

    expect(named(drawn, 'StatusLine', 'Followers')).toEqual(['StatusLine', 'Followers']);
    expect(ofPage(drawn)).toEqual([]);
    expect(fields(drawn)).toEqual([]);
    expect(buttons(drawn)).toEqual([]);
  });

  test('when the palette opens, then nothing behind it is drawn anew', async () => {
    const { user } = await openApp(path);

    const drawn = await rendersDuring(async () => {
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('dialog', { name: 'Command palette' });
    });

    expect(named(drawn, 'PaletteSearch')).not.toEqual([]);
    expect(ofPage(drawn)).toEqual([]);
    expect(named(drawn, 'StatusLine', 'Hints')).toEqual([]);
    expect(fields(drawn)).toEqual([]);
    expect(buttons(drawn)).toEqual([]);
  });
});
