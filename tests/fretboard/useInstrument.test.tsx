import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cell, expectFocusOn, openApp } from '../openApp';

const remember = (values: Record<string, string>) =>
  localStorage.setItem('fretty', JSON.stringify({ version: 1, values }));

/** What another tab stores. */
function rememberElsewhere(values: Record<string, string>): void {
  remember(values);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'fretty' })));
}

const LEFT = { hand: 'left' };
const TURNED_OVER = { lowestOnTop: 'on' };

/** The box that draws a neck, and says how. */
const drawing = (name = 'Fretboard') => screen.getByRole('grid', { name }).closest('[data-hand]');

/** Everything that a screen reader finds in the grids of the page, in its order. */
const gridsAsRead = () => screen.getAllByRole('grid').map(({ outerHTML }) => outerHTML);

describe('given a left-handed neck', { tags: 'full' }, () => {
  test('when arrows are pressed, then they go to what is drawn on that side, and Home to the nut', async () => {
    remember(LEFT);
    const { user } = await openApp('/');
    expect(drawing()).toHaveAttribute('data-hand', 'left');
    expect(drawing()).toHaveAttribute('data-top', 'first');
    await user.keyboard('5{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expectFocusOn('gridcell', 'C, string 5, fret 3');
    await user.keyboard('{ArrowRight}');
    expectFocusOn('gridcell', 'B, string 5, fret 2');
    await user.keyboard('{ArrowUp}');
    expectFocusOn('gridcell', 'E, string 4, fret 2');
    await user.keyboard('{End}');
    expectFocusOn('gridcell', 'D, string 4, fret 12');
    await user.keyboard('{Home}');
    expectFocusOn('gridcell', 'D, string 4, open');
    await user.keyboard('{PageDown}');
    expectFocusOn('gridcell', 'D, string 4, fret 12');
    await user.keyboard('{Control>}{Home}{/Control}');
    expectFocusOn('gridcell', 'E, string 1, open');
  });

  test.each([
    ['{ArrowRight}', 'No fret further right'],
    ['{PageUp}', 'No fret further right'],
    ['{End}{ArrowLeft}', 'No fret further left'],
    ['{End}{PageDown}', 'No fret further left'],
  ])('when %s leads off the neck, then "%s" is said', async (keys, words) => {
    remember(LEFT);
    const { user } = await openApp('/');
    await user.keyboard(`1${keys}`);
    expect(await screen.findByText(words)).toBe(screen.getByRole('status'));
  });

  test('when a fret is chosen by its key, then it is the same as for the right hand', async () => {
    remember(LEFT);
    const { user } = await openApp('/');
    await user.keyboard('5');
    await user.keyboard('{Shift>}o{/Shift}3');
    expectFocusOn('gridcell', 'C, string 5, fret 3');
  });

  test('when the help is opened, then it says what the arrows do now', async () => {
    remember(LEFT);
    const { user } = await openApp('/');
    await user.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }));
    const group = help.getByRole('heading', { name: 'Fretboard' }).parentElement;
    expect(group).toHaveTextContent('← up the neck');
    expect(group).toHaveTextContent('→ toward the nut');
  });

  test('when an interval is answered on one string, then Left goes up the neck', async () => {
    remember(LEFT);
    const { user } = await openApp('/intervals?mode=quiz&drill=on');
    await user.keyboard('q');
    await screen.findByRole('grid', { name: 'Answer neck' });
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expectFocusOn('gridcell', expect.stringContaining('fret 2'));
  });
});

describe('given a neck with the lowest string on top', () => {
  test('when arrows are pressed, then Up and Down follow the rows, and Left and Right are as before', async () => {
    remember(TURNED_OVER);
    const { user } = await openApp('/');
    expect(drawing()).toHaveAttribute('data-hand', 'right');
    expect(drawing()).toHaveAttribute('data-top', 'lowest');
    await user.keyboard('5{ArrowDown}');
    expectFocusOn('gridcell', 'D, string 4, open');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expectFocusOn('gridcell', 'E, string 6, open');
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByText('No string above')).toBe(screen.getByRole('status'));
    await user.keyboard('{ArrowRight}');
    expectFocusOn('gridcell', 'F, string 6, fret 1');
    await user.keyboard('{Control>}{End}{/Control}');
    expectFocusOn('gridcell', 'E, string 1, fret 12');
    await user.keyboard('{Control>}{Home}{/Control}');
    expectFocusOn('gridcell', 'E, string 6, open');
  });
});

describe('given any page with necks', () => {
  test.each(['/', '/triads', '/scales', '/scales?view=patterns', '/intervals'])(
    'when %s is drawn for either hand and either way up, then screen readers find the same',
    { tags: 'full' },
    async address => {
      const [usual, ...turned] = [{}, LEFT, TURNED_OVER, { ...LEFT, ...TURNED_OVER }];
      remember(usual ?? {});
      const first = await openApp(address);
      const asRead = gridsAsRead();
      first.close();
      for (const values of turned) {
        remember(values);
        const next = await openApp(address);
        // One boolean: the difference of two whole necks takes minutes to print.
        expect(gridsAsRead().join() === asRead.join(), JSON.stringify(values)).toBe(true);
        next.close();
      }
    },
  );
});

describe('given the cursor on a neck', { tags: 'full' }, () => {
  test('when the hand is chosen in the palette, then the neck is turned at once, and cursor and focus stay', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/');
    await user.keyboard('5{ArrowRight}{ArrowRight}{ArrowRight}');
    const before = document.activeElement;
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.keyboard('left-handed{Enter}');
    expect(drawing()).toHaveAttribute('data-hand', 'left');
    expect(before).toHaveFocus();
    expectFocusOn('gridcell', 'C, string 5, fret 3');
    await user.keyboard('{ArrowRight}');
    expectFocusOn('gridcell', 'B, string 5, fret 2');
  });

  test('when the settings turn it over and to the left, then it is drawn so at once', async () => {
    const { user } = await openApp('/');
    await user.keyboard(',');
    const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
    const hand = within(dialog.getByRole('group', { name: 'Hand' }));
    expect(hand.getByRole('radio', { name: 'Right' })).toBeChecked();
    await user.click(hand.getByRole('radio', { name: 'Left' }));
    await user.click(dialog.getByRole('switch', { name: 'Lowest String on Top' }));
    await user.keyboard('{Escape}');
    expect(drawing()).toHaveAttribute('data-hand', 'left');
    expect(drawing()).toHaveAttribute('data-top', 'lowest');
  });

  test('when a question is open and another tab chooses the left hand, then question and focus stay', async () => {
    const { user } = await openApp('/?quiz=name-note');
    await user.keyboard('q');
    await screen.findByRole('heading', { name: /^Question 1 of/ });
    const target = document.activeElement;
    expect(target).toHaveAccessibleName(/^target, /);
    rememberElsewhere(LEFT);
    await waitFor(() => expect(drawing()).toHaveAttribute('data-hand', 'left'));
    expect(target).toHaveFocus();
    expect(target).toHaveAccessibleName(/^target, /);
    expect(screen.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible();
  });

  test('when what is stored makes no sense, then the neck is drawn as usual', async () => {
    remember({ hand: 'both', lowestOnTop: 'maybe' });
    await openApp('/');
    expect(drawing()).toHaveAttribute('data-hand', 'right');
    expect(drawing()).toHaveAttribute('data-top', 'first');
    expect(cell('E, string 1, open')).toBeVisible();
  });
});

test('given the tips, when the neck is turned, then they say how the arrows walk it', async () => {
  remember({ ...LEFT, ...TURNED_OVER });
  const { user } = await openApp('/');
  await user.keyboard('t');
  const tips = await screen.findByRole('dialog', { name: 'Notes Tips' });
  expect(tips).toHaveTextContent('Right goes toward the nut, Left up the neck');
  expect(tips).toHaveTextContent('drawn left-handed, with the nut on the right and the lowest string on top');
});
