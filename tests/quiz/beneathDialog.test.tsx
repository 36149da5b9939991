import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App';
import { expectFocusOn, visit } from '../openApp';
import { pitches, stagedPlayer } from '../screens/intervals/page';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Without chance the questions come in order: string 6 open, fret 1 …
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Opens Fretty at an address. */
async function openAt(address: string) {
  const stage = stagedPlayer();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  visit(address);
  render(<App player={stage.player} />);
  await screen.findByRole('heading', { level: 1 });
  return { ...stage, user };
}

const settings = () => screen.findByRole('dialog', { name: 'Settings' });

describe('given a drill in naming notes with a pause of 600 ms', () => {
  const address = '/?quiz=name-note&drill=on&pause=600';

  test('when Settings are opened in the pause, then the next question comes only once they have closed', async () => {
    const { user } = await openAt(address);
    await user.keyboard('qe');
    await user.keyboard(',');
    const dialog = await settings();
    await pass(10_000);
    expect(screen.getByText('Question 1 of 12')).toBeInTheDocument();
    expect(dialog.contains(document.activeElement)).toBe(true);

    await user.keyboard('{Escape}');
    await pass(600);
    expect(screen.getByRole('heading', { name: 'Question 2 of 12' })).toBeVisible();
    expectFocusOn('gridcell', 'target, string 6, fret 1');
  });

  test('when Settings are opened after the last right answer, then the results open once they have closed, with the focus on them', async () => {
    const { user } = await openAt(address);
    await user.keyboard('q');
    const answers = ['e', 'f', '{Shift>}F{/Shift}', 'g', '{Shift>}G{/Shift}', 'a', '{Shift>}A{/Shift}', 'b'];
    for (const answer of [...answers, 'c', '{Shift>}C{/Shift}', 'd']) {
      await user.keyboard(answer);
      await pass(600);
    }
    expect(screen.getByRole('heading', { name: 'Question 12 of 12' })).toBeVisible();
    await user.keyboard('{Shift>}D{/Shift}');
    await user.keyboard(',');
    const dialog = await settings();
    await pass(10_000);
    expect(screen.queryByText('Quiz Results')).toBeNull();
    expect(dialog.contains(document.activeElement)).toBe(true);

    await user.keyboard('{Escape}');
    await pass(600);
    expect(await screen.findByRole('dialog', { name: 'Quiz Results' })).toBeVisible();
    expectFocusOn('heading', 'Quiz Results');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('given a drill in intervals with a pause of 600 ms', () => {
  const KEYS = 'awsedftgyhujk';

  test('when Settings are opened in the pause, then the next interval plays only once they have closed', async () => {
    const { user, played, end } = await openAt('/intervals?mode=quiz&drill=on&pause=600');
    await user.keyboard('q');
    await pass(200);
    expect(played).toHaveLength(1);
    end();
    const [root = 0, target = 0] = pitches(played[0]) ?? [];
    await user.keyboard(KEYS.charAt(Math.abs(target - root)));
    expect(screen.getByText('Correct!')).toBeVisible();
    await user.keyboard(',');
    await settings();
    await pass(10_000);
    expect(played).toHaveLength(1);
    expect(screen.getByText('1/12')).toBeInTheDocument();

    await user.keyboard('{Escape}');
    await pass(1000);
    expect(screen.getByText('2/12')).toBeVisible();
    expect(played).toHaveLength(2);
  });
});
