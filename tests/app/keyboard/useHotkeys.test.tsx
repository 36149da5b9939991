import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectFocusOn, openApp } from '../../openApp';

const select = (name: string) => screen.getByLabelText(name, { selector: 'select' });

describe('given the focus in a closed select', () => {
  test('when Escape is pressed on a screen with a neck, then the neck has the focus, and hotkeys work again', async () => {
    const { user } = await openApp();
    select('Number of Frets').focus();
    await user.keyboard('q');
    expect(screen.getByRole('button', { name: 'Start Quiz' })).toBeVisible();

    await user.keyboard('{Escape}');
    expectFocusOn('gridcell', 'E, string 1, open');
    await user.keyboard('q');
    expect(screen.getByText('Question 1 of 12')).toBeVisible();
  });

  test('when Escape is pressed where there are several necks, then the one that was used last has the focus', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/scales?view=patterns');
    await user.keyboard('jj');
    const before = document.activeElement;
    expect(before?.closest('[role="grid"]')).toHaveAccessibleName(/^Pattern 2/);
    select('Key').focus();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(before);
  });

  test('when Escape is pressed on a screen without a neck, then the heading has the focus', async () => {
    const { user } = await openApp('/intervals?mode=quiz');
    select('Direction').focus();
    await user.keyboard('{Escape}');
    expectFocusOn('heading', 'Interval Trainer');
  });

  test.each([
    [':', 'Command palette'],
    ['{Control>}k{/Control}', 'Command palette'],
    ['?', 'Keyboard Shortcuts'],
    [',', 'Settings'],
  ])('when %s is pressed, then it opens %s, and the select stays as it was', async (keys, name) => {
    const { user } = await openApp();
    const frets = select('Number of Frets');
    const before = frets instanceof HTMLSelectElement ? frets.value : undefined;
    frets.focus();
    await user.keyboard(keys);
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(frets).toHaveFocus();
    expect(frets).toHaveValue(before);
  });

  test('when it is in a dialog, then Escape closes the dialog, as ever', { tags: 'full' }, async () => {
    const { user } = await openApp();
    await user.keyboard(',');
    await screen.findByRole('dialog', { name: 'Settings' });
    select('Volume').focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('role')).not.toBe('gridcell');
  });
});
