import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openApp } from '../../openApp';

const spoken = () => screen.getByRole('status');
const field = () => screen.getByRole('textbox', { name: 'Chords to Change' });
const changes = () => within(screen.getByRole('group', { name: 'Changes' }));
const names = () =>
  changes()
    .getAllByRole('radio')
    .map(radio => radio.getAttribute('aria-label'));
const shown = () => changes().queryByRole('radio', { checked: true })?.getAttribute('aria-label');

describe('given the field for chords to change', () => {
  test('when a list is typed, then it is drawn, its first chord is on the neck, and it is in the address', async () => {
    const { user } = await openApp('/chords');
    expect(screen.queryByRole('region', { name: 'Changes' })).toBeNull();
    await user.keyboard('{Shift>}I{/Shift}');
    expect(field()).toHaveFocus();
    await user.keyboard('Am7 D/F# | G{Enter}');
    expect(names()).toEqual(['A minor seven', 'D major over F sharp', 'G major']);
    expect(shown()).toBe('A minor seven');
    expect(screen.getByText('Am7, open: x 0 2 0 1 0')).toBeVisible();
    expect(new URLSearchParams(location.search).get('changes')).toBe('Am7 D/F# | G');
    expect(document.activeElement).toHaveRole('gridcell');
  });

  test('when some of it is no chord, then that is said by name, the rest is shown, and the field can be mended', async () => {
    const { user } = await openApp('/chords');
    await user.type(field(), 'Am X7 F{Enter}');
    expect(names()).toEqual(['A minor', 'F major']);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('Am X7 F');
    const problem = "X7 isn't a chord that Fretty knows. The other 2 are shown.";
    expect(field()).toHaveAccessibleDescription(problem);
    await vi.waitFor(() => expect(spoken()).toHaveTextContent(problem));
  });

  test('when nothing of it is a chord, then the list stays as it was', async () => {
    const { user } = await openApp('/chords?changes=Am+F');
    await user.clear(field());
    await user.type(field(), 'hello{Enter}');
    expect(names()).toEqual(['A minor', 'F major']);
    expect(field()).toHaveAccessibleDescription("hello isn't a chord that Fretty knows.");
  });
});

describe('given a list of chords', () => {
  test('when it is walked by keys, then each chord is shown in turn, and its place is said', async () => {
    const { user } = await openApp('/chords?changes=Am+F+G');
    expect(shown()).toBeUndefined();
    await user.keyboard('{Shift>}J{/Shift}');
    expect(shown()).toBe('A minor');
    await vi.waitFor(() => expect(spoken()).toHaveTextContent(/^1 of 3\. A minor: A, C, E\./));
    await user.keyboard('{Shift>}J{/Shift}');
    expect(shown()).toBe('F major');
    expect(screen.getByText('F, barre at fret 1: 1 3 3 2 1 1')).toBeVisible();
    await user.keyboard('{Shift>}KK{/Shift}');
    expect(shown()).toBe('G major');
    await user.keyboard('g1');
    expect(shown()).toBe('A minor');
  });

  test('when w is pressed, then what changes from the chord before it in the list is told', async () => {
    const { user } = await openApp('/chords?changes=G+C&at=2&root=C');
    await user.keyboard('w');
    await vi.waitFor(() => expect(spoken()).toHaveTextContent(/^From G major to C major\. /));
  });

  test('when another chord is chosen, then none of the list is on the neck', async () => {
    const { user } = await openApp('/chords?changes=Am+F&root=A&type=minor');
    expect(shown()).toBe('A minor');
    await user.keyboard('re');
    expect(shown()).toBeUndefined();
  });

  test('when the address is damaged, then what can be read of it is shown', async () => {
    await openApp('/chords?changes=Am+%00%ff+%7C%7C+F+zz&at=99&progression=none');
    expect(names()).toEqual(['A minor', 'F major']);
  });
});

describe('given a progression', () => {
  test('when it and its key are chosen, then its chords are listed as they are spelled there', async () => {
    const { user } = await openApp('/chords');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Progression' }), 'I V vi IV');
    expect(names()).toEqual(['C major', 'G major', 'A minor', 'F major']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Key' }), 'F# major');
    expect(names()).toEqual(['F sharp major', 'C sharp major', 'D sharp minor', 'B major']);
    expect(field()).toHaveValue('F# C# D#m B');
  });

  test('when a chord of it is shown that no choice of accidentals spells so, then its own spelling is', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/chords?progression=axis&key=F%23&accidentals=flats');
    await user.click(changes().getByRole('radio', { name: 'C flat major' }));
    expect(screen.getByRole('heading', { level: 3, name: 'C flat major' })).toBeVisible();
  });

  test('when its chords are changed in the field, then they are a list of the user’s own', async () => {
    const { user } = await openApp('/chords?progression=three');
    await user.type(field(), '{End} Am{Enter}');
    expect(screen.getByRole('combobox', { name: 'Progression' })).toHaveDisplayValue('Your Own');
    expect(names()).toEqual(['C major', 'F major', 'G major', 'A minor']);
  });
});
