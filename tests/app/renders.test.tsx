import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PALETTE } from '../../src/app/keyboard/text';
import { cell, marked, openApp } from '../openApp';
import { rendersDuring } from '../renders';

/** The parts of every page, around the screen. */
const FRAME = ['Layout', 'Header', 'Navigator', 'SidebarFrame', 'ScreenFrame'];

const named = (rendered: readonly string[], ...names: readonly string[]) =>
  rendered.filter(each => names.some(name => each === name || each.startsWith(`${name} `)));

const rows = (rendered: readonly string[]) => named(rendered, 'NeckRow');
const buttons = (rendered: readonly string[]) => named(rendered, 'CommandButton');
const fields = (rendered: readonly string[]) =>
  named(
    rendered,
    'SelectField',
    'RadiosField',
    'SwitchField',
    'CheckboxesField',
    'ToggleButtons',
    'RangeField',
  );

/** Each component once, without the cells of a neck, and without the text for screen readers, which comes a little later. */
const distinct = (rendered: readonly string[]) =>
  [...new Set(rendered)].filter(each => !/^(NeckCell|LiveRegion)/.test(each)).toSorted();

const STRINGS = [1, 2, 3, 4, 5, 6].map(number => `NeckRow String ${number}`);

describe('given the Notes', () => {
  test('when a note is highlighted by hotkey, then only its strings and what shows the choice re-render', async () => {
    const { user } = await openApp();

    const rendered = await rendersDuring(() => user.keyboard('c'));

    expect(screen.getByRole('button', { name: 'C' })).toHaveAttribute('aria-pressed', 'true');
    expect(distinct(rendered)).toEqual(
      [
        ...STRINGS,
        ...['NotesNeck', 'Neck Fretboard', 'NeckBoard Fretboard', 'Fretboard Fretboard'],
        ...['Field notes', 'OpenField notes', 'ToggleButtons notes'],
        // A drone would be of that note.
        ...['NotesDroneName', 'DroneName'],
        // It can be cleared now.
        ...['CommandButton notes.clear', 'Kbd', 'Spoken'],
        // The text of the status line that names what is chosen.
        'Chosen',
      ].toSorted(),
    );
  });

  test('when a note is highlighted by hotkey, then just its cells re-render', async () => {
    const { user } = await openApp();

    const rendered = await rendersDuring(() => user.keyboard('c'));

    const cells = rendered.filter(each => each.startsWith('NeckCell'));
    expect(cells).toHaveLength(marked('highlighted').length);
    expect(cells).toEqual(expect.arrayContaining(marked('highlighted').map(name => `NeckCell ${name}`)));
  });

  test('when the frets are changed, then no other control re-renders', async () => {
    const { user } = await openApp();
    await user.keyboard('z');

    const rendered = await rendersDuring(() => user.keyboard('5'));

    expect(screen.getByLabelText('Number of Frets')).toHaveValue('24');
    expect(fields(rendered)).toEqual(['SelectField frets']);
    expect(buttons(rendered)).toEqual([]);
    expect(named(rendered, ...FRAME, 'NotesScreen')).toEqual([]);
  });

  test('when the cursor moves, then only the strings it leaves and enters re-render, and the headline that names its place', async () => {
    const { user } = await openApp();
    await user.click(cell('A, string 5, open'));
    const others = (rendered: readonly string[]) =>
      rendered.filter(each => named([each], 'Fretboard', 'NeckRow', 'NeckCell').length === 0);

    const along = await rendersDuring(() => user.keyboard('{ArrowRight}'));
    expect(rows(along)).toEqual(['NeckRow String 5']);
    expect(others(along)).toEqual(['PlaceHeadline']);

    const across = await rendersDuring(() => user.keyboard('{ArrowDown}'));
    expect(rows(across)).toEqual(['NeckRow String 5', 'NeckRow String 6']);
    expect(others(across)).toEqual(['PlaceHeadline']);
  });
});

test('given the Scales, when the next key is chosen, then nothing re-renders but the neck, what names the key, and its control', async () => {
  const { user } = await openApp('/scales');
  // The first hotkey moves the focus to the heading.
  await user.keyboard('1');

  const rendered = await rendersDuring(() => user.keyboard('f'));

  expect(screen.getByRole('heading', { name: 'G major' })).toBeVisible();
  expect(distinct(rendered)).toEqual(
    [
      ...STRINGS,
      ...['ScalePanel', 'Panel', 'Summary', 'Spoken', 'FretboardView'],
      ...['NeckBoard Fretboard', 'Fretboard Fretboard'],
      ...['Field key', 'OpenField key', 'SelectField key'],
      ...['ScalesDroneName', 'DroneName'],
      'Chosen',
    ].toSorted(),
  );
});

test('given the Scales, when a key is chosen, then the neck and what names it re-render, and no other control does', async () => {
  const { user } = await openApp('/scales');
  await user.keyboard('r');

  const rendered = await rendersDuring(() => user.keyboard('g'));

  expect(screen.getByRole('heading', { name: 'G major' })).toBeVisible();
  expect(rows(rendered).toSorted()).toEqual(STRINGS);
  expect(fields(rendered)).toEqual(['SelectField key']);
  expect(buttons(rendered)).toEqual([]);
  expect(named(rendered, 'Chosen')).toEqual(['Chosen']);
  expect(named(rendered, ...FRAME, 'ScalesScreen')).toEqual([]);
});

describe.each(['/', '/scales'])('given the page %s', path => {
  /** Everything in the page, not in the frame around it. */
  const ofPage = (rendered: readonly string[]) =>
    named(rendered, ...FRAME, 'Panel', 'Neck', 'NeckRow', 'Chosen');

  test('when a leader is pressed, then only the status line re-renders', async () => {
    const { user } = await openApp(path);

    const rendered = await rendersDuring(() => user.keyboard('l'));

    expect(distinct(rendered)).toEqual(
      ['KeysAndStatus', 'StatusLine', 'ListeningNews', 'DataNews', 'UpdateNews', 'Followers'].toSorted(),
    );
  });

  test('when the palette opens, then nothing behind it re-renders', async () => {
    const { user } = await openApp(path);

    const rendered = await rendersDuring(async () => {
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('dialog', { name: 'Command palette' });
    });

    expect(named(rendered, 'PaletteSearch')).not.toEqual([]);
    expect(ofPage(rendered)).toEqual([]);
    expect(named(rendered, 'StatusLine', 'Hints')).toEqual([]);
    expect(fields(rendered)).toEqual([]);
    expect(buttons(rendered)).toEqual([]);
  });
});

describe('given the palette', () => {
  test('when a letter is typed, then only its field and the results that it draws re-render', async () => {
    const { user } = await openApp();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });

    const field = screen.getByRole('combobox', { name: PALETTE.field });

    // At once: a pause in typing would draw the results again, marked for screen readers, and a busy machine makes one.
    const rendered = await rendersDuring(() => {
      fireEvent.change(field, { target: { value: 's' } });
    });

    const options = screen.getAllByRole('option').length;
    expect(named(rendered, 'PaletteItem')).toHaveLength(options);
    expect(named(rendered, 'PaletteSearch')).toHaveLength(1);
    expect(distinct(rendered).filter(each => !each.startsWith('PaletteItem'))).toEqual(
      ['PaletteSearch', 'Entry', 'Kbd'].toSorted(),
    );
  });
});
