import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App';
import { openByEar, pass } from '../byEar';
import { expectFocusOn, stateWith, visit } from '../openApp';
import { pitches, stagedPlayer } from '../screens/intervals/page';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // With a fixed random number the questions come in order: string 6 open, fret 1 …, and Unison first, all from C4.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens Fretty with a fake player; the test controls the time. */
async function open(at: string) {
  const stage = stagedPlayer();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  visit(at);
  render(<App state={stateWith({ player: stage.player })} />);
  await screen.findByRole('heading', { level: 1 });
  return {
    ...stage,
    user,
    /** Opens Settings by its key. */
    async openSettings() {
      await user.keyboard(',');
      return screen.findByRole('dialog', { name: 'Settings' });
    },
    async goTo(letter: string, title: string) {
      await user.keyboard(`l${letter}`);
      await screen.findByRole('heading', { level: 1, name: title });
    },
  };
}

const STRING_6 = ['e', 'f', '{Shift>}F{/Shift}', 'g', '{Shift>}G{/Shift}', 'a', '{Shift>}A{/Shift}', 'b'];

describe('given a drill that advances automatically', () => {
  test('when Settings is opened after the last right answer, then the results wait until it is closed', {
    tags: 'full',
  }, async () => {
    const { user, openSettings } = await open('/?quiz=name-note&drill=on&pause=600&strings=6');
    await user.keyboard('q');
    for (const key of [...STRING_6, 'c', '{Shift>}C{/Shift}', 'd']) {
      await user.keyboard(key);
      await pass(700);
    }
    expect(screen.getByRole('heading', { name: 'Question 12 of 12' })).toBeVisible();
    await user.keyboard('{Shift>}D{/Shift}');
    const settings = await openSettings();
    await pass(5000);
    expect(screen.queryByRole('dialog', { name: 'Quiz Results' })).toBeNull();
    expect(settings).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );

    await user.keyboard('{Escape}');
    await pass(700);
    expect(await screen.findByRole('dialog', { name: 'Quiz Results' })).toBeVisible();
    expectFocusOn('heading', 'Quiz Results');
  });

  test('when Settings is opened in the pause after an interval, then neither the next question nor its sound comes beneath it', {
    tags: 'full',
  }, async () => {
    const { user, played, openSettings } = await open('/intervals?mode=quiz&drill=on&pause=600');
    await user.keyboard('q');
    await waitFor(() => expect(played).toHaveLength(1));
    await user.keyboard('a');
    await openSettings();
    await pass(5000);
    expect(screen.getByText('1/12')).toBeInTheDocument();
    expect(played).toHaveLength(1);

    await user.keyboard('{Escape}');
    await pass(600);
    expect(screen.getByText('2/12')).toBeVisible();
    await pass(200);
    expect(played.map(pitches)).toEqual([
      [60, 60],
      [60, 61],
    ]);
  });

  test('when Settings is opened before the next interval has played, then it plays once Settings is closed', {
    tags: 'full',
  }, async () => {
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { results: 'before' } }));
    const { user, played } = await open('/intervals?mode=quiz&drill=on&pause=0');
    await user.keyboard('q');
    // The first question is said before it sounds.
    await pass(5000);
    expect(played).toHaveLength(1);
    await user.keyboard('a,');
    await screen.findByRole('dialog', { name: 'Settings' });
    await pass(5000);
    expect(played).toHaveLength(1);
    await user.keyboard('{Escape}');
    await pass(5000);
    expect(played).toHaveLength(2);
  });
});

describe('given a drill whose question isn’t visible', () => {
  test('when its screen shows another tab, then leaders work again, until it is back', {
    tags: 'full',
  }, async () => {
    const { user, goTo } = await open('/intervals?mode=quiz&drill=on');
    await user.keyboard('q');
    await user.keyboard('ln');
    expect(screen.getByText('1/12')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Practice Mode' }));
    await goTo('n', 'Notes');
    expect(screen.getByText('Intervals quiz waiting at 1 of 12')).toBeVisible();
    await goTo('i', 'Interval Trainer');
    await user.keyboard('q');
    await user.keyboard('ln');
    expect(screen.getByText('1/12')).toBeVisible();
  });
});

describe('given a screen that is playing', { tags: 'full' }, () => {
  test.each([
    ['/', 'k', 'Keys'],
    ['/keys?key=D-major', 'n', 'Notes'],
    ['/triads', 'n', 'Notes'],
  ])(
    'when %s is left, then it falls silent, and Intervals can play immediately',
    async (at, letter, title) => {
      const { user, player, played, goTo } = await open(at);
      await user.keyboard('p');
      expect(played).toHaveLength(1);
      expect(player.snapshot().status).toBe('playing');
      await goTo(letter, title);
      expect(player.snapshot().status).toBe('silent');
      await goTo('i', 'Interval Trainer');
      expect(screen.getByRole('button', { name: 'Octave' })).not.toHaveAttribute('aria-disabled');
    },
  );
});

describe('given the time of an answer', { tags: 'full' }, () => {
  /** The median answer time (seconds), which is that of the only answer. */
  const median = () => {
    const text = screen.getByText(/^Median time: /).textContent;
    return Number(/[\d.]+/.exec(text)?.[0]);
  };

  test('when the user was away, on another screen or in another window, then that time doesn’t count', async () => {
    const { user, goTo } = await open('/?quiz=name-note');
    await user.keyboard('q');
    await goTo('k', 'Keys');
    await pass(600_000);
    await goTo('n', 'Notes');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(600_000);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await user.keyboard('e{Enter}');
    expect(median()).toBeLessThan(600);
  });

  test('when an eyes-free quiz was paused, then that time doesn’t count', async () => {
    const { user, hear, listen } = await openByEar('/?quiz=name-note');
    await user.keyboard('q');
    await hear();
    await listen();
    await user.keyboard(';');
    await hear();
    await pass(600_000);
    await user.keyboard(';');
    await hear();
    await listen();
    await user.keyboard('e');
    await hear();
    expect(median()).toBeLessThan(600);
  });
});

describe('given a question that waits while another screen is shown', { tags: 'full' }, () => {
  /** Longer than the live region lets a text wait, with the focus on its way (milliseconds). */
  const SAID = 1000;

  const heard = async (text: string | RegExp) => {
    await pass(SAID);
    expect(screen.getByRole('status').textContent).toMatch(text);
  };

  test('when the user comes back, then it is told, its cell has the focus, letters answer, and o says the place', async () => {
    const { user, goTo } = await open('/?quiz=name-note&strings=6');
    await user.keyboard('q');
    await goTo('s', 'Scales');
    await goTo('n', 'Notes');
    await heard('Notes. Question 1 of 12 is waiting: target, string 6, open.');
    expectFocusOn('gridcell', 'target, string 6, open');
    await user.keyboard('o');
    await heard('target, string 6, open');
    await user.keyboard('e{Enter}');
    expect(screen.getByText('Correct!')).toBeVisible();
  });

  test('when it was answered, then its verdict is told, and Enter goes on', async () => {
    const { user, goTo } = await open('/?quiz=name-note&strings=6');
    await user.keyboard('qc{Enter}');
    await heard('Wrong. It is E.');
    await goTo('s', 'Scales');
    await goTo('n', 'Notes');
    await heard('Notes. Question 1 of 12 is answered. Wrong. It is E.');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Question 2 of 12' })).toBeVisible();
  });

  test.each([
    ['/triads', 't', 'Triads', /^Triads\. Question 1 of 12 is waiting: Name the quality: string/],
    [
      '/scales?quiz=find-degree',
      's',
      'Scales',
      /^Scales\. Question 1 of 12 is waiting: Find every 1st degree of .+ in pattern 1, frets/,
    ],
    ['/keys?view=quiz', 'k', 'Keys', /^Keys\. Question 1 of 10 is waiting: Signature:/],
    [
      '/intervals?mode=quiz',
      'i',
      'Interval Trainer',
      /^Interval Trainer\. Question 1 of 12 is waiting: Which/,
    ],
  ])(
    'when it is one of %s, then it is told as well, and has the focus',
    async (address, letter, title, text) => {
      const { user, goTo } = await open(address);
      await user.keyboard('q');
      const asked = document.activeElement?.tagName;
      // Away by the navigator: a text field keeps letters.
      await user.click(screen.getByRole('button', { name: /^You Can Learn/ }));
      await user.click(screen.getByRole('link', { name: 'Learn the Notes' }));
      await screen.findByRole('heading', { level: 1, name: 'Notes' });
      await goTo(letter, title);
      await heard(text);
      expect(document.activeElement?.tagName).toBe(asked);
    },
  );
});
