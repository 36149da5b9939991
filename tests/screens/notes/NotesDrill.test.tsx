import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cell, expectFocusOn, marked, openApp } from '../../openApp';

beforeEach(() => {
  // Without chance the questions come in order: C, C# …, and string 6 open, fret 1 …
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const region = () => screen.getByRole('status');

describe('given Quick Drill', () => {
  test('when its switch is off, then no pause is offered, and when it is on, one is, initially 0 seconds', async () => {
    const { user } = await openApp();
    expect(screen.getByRole('switch', { name: 'Quick Drill' })).not.toBeChecked();
    expect(screen.queryByLabelText('Pause after a right answer')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Quick Drill' }));
    expect(screen.getByLabelText('Pause after a right answer')).toHaveDisplayValue('0 seconds');
  });
});

describe('given a Name Note drill', () => {
  test('when twelve answer keys are pressed, then that is the whole quiz, and its results follow', async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.keyboard('q');
    await user.keyboard('ef{Shift>}F{/Shift}g{Shift>}G{/Shift}a{Shift>}A{/Shift}bc{Shift>}C{/Shift}d');
    expect(heading('Question 12 of 12')).toBeVisible();
    expectFocusOn('gridcell', 'target, string 6, fret 11');
    await user.keyboard('{Shift>}D{/Shift}');
    const dialog = await screen.findByRole('dialog', { name: 'Quiz Results' });
    for (const text of ['12/12', '100%', 'Excellent work!'])
      expect(within(dialog).getByText(text)).toBeVisible();
    for (const list of ['Weakest', 'Slowest'])
      expect(
        within(dialog).getByRole('heading', { name: list }).parentElement?.querySelectorAll('li'),
      ).toHaveLength(3);

    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Start Quiz')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Fretboard' })).toBeVisible();
  });

  test('when the results open automatically, then an Enter or Space meant for the question closes nothing', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.keyboard('q');
    await user.keyboard('ef{Shift>}F{/Shift}g{Shift>}G{/Shift}a{Shift>}A{/Shift}bc{Shift>}C{/Shift}d');
    await user.keyboard('{Shift>}D{/Shift}');
    const dialog = await screen.findByRole('dialog', { name: 'Quiz Results' });
    expectFocusOn('heading', 'Quiz Results');
    await user.keyboard('{Enter} ');
    expect(dialog).toBeVisible();

    await user.keyboard('{Tab}');
    expect(within(dialog).getByRole('button', { name: 'Try Again' })).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{/Shift}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Start Quiz')).toHaveFocus();
  });

  test('when the user opens the results, after a wrong last answer, then Try Again has the focus', async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.keyboard('q');
    await user.keyboard('ef{Shift>}F{/Shift}g{Shift>}G{/Shift}a{Shift>}A{/Shift}bc{Shift>}C{/Shift}d');
    await user.keyboard('e{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Quiz Results' });
    expect(within(dialog).getByRole('button', { name: 'Try Again' })).toHaveFocus();
  });

  test('when an answer is right, then the next target has the focus, and the verdict is spoken', async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.keyboard('qe');
    expect(heading('Question 2 of 12')).toBeVisible();
    expectFocusOn('gridcell', 'target, string 6, fret 1');
    expect(await screen.findByText('Right: E.')).toBe(region());
    expect(screen.getByText(/^Median time: /)).toBeVisible();
  });

  test('when an answer is wrong, then the drill waits for Enter, and further answer keys do nothing', async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.keyboard('qa');
    expect(screen.getByText('Incorrect')).toBeVisible();
    await user.keyboard('ef');
    expect(heading('Question 1 of 12')).toBeVisible();
    expect(marked('right')).toEqual(['E, string 6, open, right']);
    expect(marked('wrong')).toEqual(['A, string 6, fret 5, wrong']);
    await user.keyboard('{Enter}');
    expect(heading('Question 2 of 12')).toBeVisible();
    expect(screen.getByText('Score: 0')).toBeVisible();
  });

  test('when a pause is set, then the next question follows a right answer automatically', async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on&pause=200');
    await user.keyboard('qe');
    expect(await screen.findByRole('heading', { name: 'Question 2 of 12' })).toBeVisible();
    expectFocusOn('gridcell', 'target, string 6, fret 1');
  });

  test('when a leader is pressed by mistake, then it does nothing and the screen stays', async () => {
    const { user } = await openApp('/?quiz=name-note&drill=on');
    await user.keyboard('qlne');
    expect(heading('Question 2 of 12')).toBeVisible();
    expect(screen.queryByText('never mind')).toBeNull();
  });
});

describe('given a Find Note drill', () => {
  test('when the last right place is picked, then the next question follows', async () => {
    const { user, player } = await openApp('/?drill=on&strings=0.1');
    await user.keyboard('q');
    await user.click(cell('string 6, fret 8'));
    expect(await screen.findByText('Right, 1 of 2')).toBe(region());
    expect(heading('Question 1 of 12')).toBeVisible();
    await user.click(cell('string 5, fret 3'));
    expect(heading('Question 2 of 12')).toBeVisible();
    expect(screen.getByText('Score: 1')).toBeVisible();
    expect(await screen.findByText('Right: C. Question 2 of 12. Find every C sharp on strings 5, 6.')).toBe(
      region(),
    );
    expect(player.play).not.toHaveBeenCalled();
  });

  test('when a wrong place is picked, then the question ends immediately and waits for Enter', async () => {
    const { user } = await openApp('/?drill=on&strings=0.1');
    await user.keyboard('q');
    await user.click(cell('string 6, fret 9'));
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(marked('wrong')).toEqual(['C sharp, string 6, fret 9, wrong']);
    expect(marked('missed')).toHaveLength(2);
    await user.keyboard('{Enter}');
    expect(heading('Question 2 of 12')).toBeVisible();
  });

  test('when a right place is picked twice, then it stays selected, and the question continues', async () => {
    const { user } = await openApp('/?drill=on&strings=0.1');
    await user.keyboard('q');
    await user.click(cell('string 6, fret 8'));
    await user.click(cell('string 6, fret 8, selected'));
    expect(marked('selected')).toEqual(['string 6, fret 8, selected']);
    expect(heading('Question 1 of 12')).toBeVisible();
  });
});
