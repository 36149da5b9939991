import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLostQuizzes } from '../../src/app/lostQuizzes';
import type { ScreenId } from '../../src/commands/command';
import type { ActiveQuiz } from '../../src/quiz/quizzes';
import { settled } from '../focusPath';
import { openApp } from '../openApp';

afterEach(() => {
  vi.restoreAllMocks();
});

const SHOWN = 'The quiz you had open was lost when the page was reloaded.';
const SPOKEN = 'Your quiz was lost when the page was reloaded';

const region = () => screen.getByRole('status');

/** A tab in which pages are loaded one after the other, each with its open quizzes. */
function tab() {
  const stored = new Map<string, string>();
  const store = {
    read: (name: string) => stored.get(name),
    write: (name: string, text: string) => {
      stored.set(name, text);
    },
  };
  const load = () => {
    let open: readonly ScreenId[] = [];
    const active = () =>
      open.map(
        (screen): ActiveQuiz => ({
          screen,
          number: 1,
          length: 12,
          locks: new Map(),
          pace: 'calm',
          isShown: true,
          session: () => undefined,
          timeLeft: () => undefined,
        }),
      );
    const quizzes = createLostQuizzes(store, { active });
    return {
      ...quizzes,
      open: (...screens: readonly ScreenId[]) => {
        open = screens;
      },
    };
  };
  return { load, stored, duplicate: () => new Map(stored) };
}

describe('given a tab', { tags: 'full' }, () => {
  test('when it is new, then no quiz was lost', () => {
    expect(tab().load().isLost('notes')).toBe(false);
  });

  test('when its page goes with open quizzes, then the next page knows which ones, until they are told', () => {
    const { load } = tab();
    const before = load();
    before.open('notes', 'keys');
    before.remember();
    const after = load();
    expect([after.isLost('notes'), after.isLost('keys'), after.isLost('intervals')]).toEqual([
      true,
      true,
      false,
    ]);
    after.told('notes');
    expect([after.isLost('notes'), after.isLost('keys')]).toEqual([false, true]);
    after.remember();
    const last = load();
    expect([last.isLost('notes'), last.isLost('keys')]).toEqual([false, true]);
  });

  test('when the quiz has ended before the page goes, then nothing was lost', () => {
    const { load } = tab();
    const before = load();
    before.open('notes');
    before.remember();
    before.open();
    before.remember();
    expect(load().isLost('notes')).toBe(false);
  });

  test('when the page comes back, as from the back-forward cache, then its quiz goes on, and nothing was lost', () => {
    const { load } = tab();
    const page = load();
    page.open('notes');
    page.remember();
    page.forget();
    expect(load().isLost('notes')).toBe(false);
    page.remember();
    expect(load().isLost('notes')).toBe(true);
  });

  test('when it is duplicated in sight, then the copy says nothing of a lost quiz', () => {
    const { load, duplicate } = tab();
    load().open('notes');
    expect(duplicate().size).toBe(0);
  });

  test('when anything else is stored, then it is ignored', () => {
    const { load, stored } = tab();
    const page = load();
    page.open('keys');
    page.remember();
    for (const name of stored.keys()) stored.set(name, 'keys <b> constructor ');
    expect(load().isLost('keys')).toBe(true);
    expect(load().isLost('notes')).toBe(false);
  });
});

/** Leaves the page as a reload does, and loads it again. */
async function reload(close: () => void, at: string) {
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  close();
  return openApp(at);
}

describe('given a quiz with an open question', { tags: 'full' }, () => {
  test('when the page is reloaded, then a line on the page and the live region say that it was lost, once', {
    tags: 'full',
  }, async () => {
    const first = await openApp('/');
    await first.user.keyboard('q');
    const second = await reload(first.close, '/');
    const line = await screen.findByText(SHOWN);
    expect(line).toBeVisible();
    expect(line.closest('footer')).toBeVisible();
    expect(screen.getByRole('main').firstElementChild).toHaveTextContent(`${SPOKEN}.`);
    expect(await screen.findByText(SPOKEN)).toBe(region());
    expect(screen.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
    await reload(second.close, '/');
    expect(screen.queryByText(SHOWN)).toBeNull();
    expect(screen.queryByText(`${SPOKEN}.`)).toBeNull();
  });

  test('when the page is reloaded on another screen, then it is told where the quiz was', {
    tags: 'full',
  }, async () => {
    const first = await openApp('/keys?view=quiz');
    await first.user.keyboard('q');
    const second = await reload(first.close, '/');
    expect(screen.queryByText(SHOWN)).toBeNull();
    await second.user.keyboard('lk');
    await screen.findByRole('heading', { level: 1, name: 'Keys' });
    expect(await screen.findByText(SHOWN)).toBeVisible();
    expect(await screen.findByText(SPOKEN)).toBe(region());
    await second.user.keyboard('ln');
    await screen.findByRole('heading', { level: 1, name: 'Notes' });
    expect(screen.queryByText(SHOWN)).toBeNull();
    await second.user.keyboard('lk');
    await screen.findByRole('heading', { level: 1, name: 'Keys' });
    expect(screen.queryByText(SHOWN)).toBeNull();
  });

  test('when the page is reloaded and a quiz is started, then the line makes way for it', async () => {
    const first = await openApp('/');
    await first.user.keyboard('q');
    const second = await reload(first.close, '/');
    await screen.findByText(SHOWN);
    await second.user.keyboard('q');
    expect(screen.queryByText(SHOWN)).toBeNull();
    await second.user.keyboard('{Shift>}Q{/Shift}');
    expect(screen.queryByText(SHOWN)).toBeNull();
  });

  test('when it has been quit before the reload, then nothing was lost', async () => {
    const first = await openApp('/');
    await first.user.keyboard('q{Shift>}Q{/Shift}');
    await reload(first.close, '/');
    expect(screen.queryByText(SHOWN)).toBeNull();
  });

  test.each([
    ['discarded while it was hidden', ['hidden'], true],
    ['hidden, shown again, and then discarded without a word', ['hidden', 'visible'], false],
  ] as const)('when the page is %s, then that it was lost is told: %#', async (_what, states, isTold) => {
    const first = await openApp('/');
    await first.user.keyboard('q');
    for (const state of states) {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => {
        document.dispatchEvent(new Event('visibilitychange'));
      });
    }
    vi.restoreAllMocks();
    first.close();
    await openApp('/');
    if (isTold) await screen.findByText(SHOWN);
    await settled();
    expect(screen.queryByText(SHOWN) !== null).toBe(isTold);
  });

  test('when the page goes into the back-forward cache and comes back, then its quiz goes on', async () => {
    const { user } = await openApp('/');
    await user.keyboard('q');
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
      window.dispatchEvent(new Event('pageshow'));
    });
    expect(screen.getByRole('heading', { name: 'Question 1 of 12' })).toBeVisible();
    expect(screen.queryByText(SHOWN)).toBeNull();
    expect(Object.values({ ...sessionStorage }).join('')).toBe('');
  });

  test('when session storage is blocked, then the quiz and the next page work as before', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const first = await openApp('/');
    await first.user.keyboard('q');
    await reload(first.close, '/');
    expect(screen.queryByText(SHOWN)).toBeNull();
    expect(screen.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
  });
});
