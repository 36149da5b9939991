import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { recordEarlyKeys } from '../../../src/app/keyboard/earlyKeys';
import { useEarlyKeys } from '../../../src/app/keyboard/useEarlyKeys';
import { createTypedText } from '../../../src/app/palette/typedText';
import type { Popup } from '../../../src/app/popups';
import type { Circumstances } from '../../../src/commands/command';

const FREE: Circumstances = {
  ...{ screen: 'notes', quiz: 'none', dialogOpen: false, neck: 'near' },
  ...{ characterHotkeys: 'on', sequences: 'on' },
};

const HEADING = '<main><h1 tabindex="-1">Notes</h1><button>Start</button><input></main>';

afterEach(() => {
  window.earlyKeys?.stop();
  delete window.earlyKeys;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Presses keys where the focus is, each as a browser would. */
const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

/** A page that is still loading, and what presses reach the app once it handles keys. */
function loading(drawn = HEADING) {
  document.body.innerHTML = drawn;
  window.earlyKeys = recordEarlyKeys(window);
  const arrived: string[] = [];
  const listening = new AbortController();
  window.addEventListener('keydown', ({ key }) => void arrived.push(key), { signal: listening.signal });
  const typed = createTypedText();
  const now: { popup: Popup; circumstances: Circumstances } = { popup: 'none', circumstances: FREE };
  return {
    ...{ arrived, typed, now },
    /** The app handles keys from now on; those before count as recorded. */
    start() {
      arrived.splice(0);
      return renderHook(() =>
        useEarlyKeys({ typed, popup: now.popup, circumstances: () => now.circumstances }),
      );
    },
    /** Those that arrived, once there have been enough frames for all. */
    async settled() {
      const before = [...arrived];
      for (let frame = 0; frame < 12; frame += 1)
        await new Promise<void>(drawn => requestAnimationFrame(() => setTimeout(drawn)));
      listening.abort();
      return { before, all: [...arrived] };
    },
  };
}

describe('given keys pressed while the page was loading', () => {
  test('when the app handles keys, then each arrives in its turn, not all at once', async () => {
    const page = loading();
    press('l', 't', '3');
    page.start();
    expect(await page.settled()).toEqual({ before: [], all: ['l', 't', '3'] });
  });

  test('when the focus was in a field, or a key does something by itself, then none arrives', async () => {
    const page = loading();
    press('Tab', 'Enter');
    document.querySelector('input')?.focus();
    press('c');
    document.querySelector('input')?.blur();
    page.start();
    expect((await page.settled()).all).toEqual([]);
  });

  test.each(['pointerdown', 'focusin'])(
    'when a %s followed, then those before it are dropped',
    async type => {
      const page = loading();
      press('c');
      fireEvent(document.body, new Event(type, { bubbles: true }));
      press('d');
      page.start();
      expect((await page.settled()).all).toEqual(['d']);
    },
  );

  test('when the screen isn’t drawn yet, then they wait for its heading', async () => {
    const page = loading('<main></main>');
    press('c');
    page.start();
    setTimeout(() => {
      document.body.innerHTML = HEADING;
      page.arrived.push('drawn');
    }, 40);
    expect((await page.settled()).all).toEqual(['drawn', 'c']);
  });

  test('when the page is hidden, which paints nothing, then they arrive all the same', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const page = loading();
    press('c', 'd');
    page.start();
    expect((await page.settled()).all).toEqual(['c', 'd']);
  });

  test('when the app is gone before they arrive, then they don’t', async () => {
    const page = loading();
    press('c');
    page.start().unmount();
    expect((await page.settled()).all).toEqual([]);
  });
});

describe('given keys that are still on their way', () => {
  test('when another is pressed, then it waits behind them', async () => {
    const page = loading();
    press('c', 'd');
    page.start();
    press('e');
    expect(await page.settled()).toEqual({ before: [], all: ['c', 'd', 'e'] });
  });

  test('when one is held down, then it counts once', async () => {
    const page = loading();
    press('c');
    page.start();
    fireEvent.keyDown(document.body, { key: 'd' });
    const goesOn = fireEvent.keyDown(document.body, { key: 'd', repeat: true });
    expect(goesOn).toBe(false);
    expect((await page.settled()).all).toEqual(['c', 'd']);
  });

  test('when Shift goes down, then they still arrive', async () => {
    const page = loading();
    press('c');
    page.start();
    press('Shift');
    expect((await page.settled()).all).toEqual(['Shift', 'c']);
  });

  test.each([
    ['Escape is pressed', () => press('Escape'), ['Escape']],
    ['a finger comes down', () => fireEvent.pointerDown(document.body), []],
    ['a button takes the focus', () => document.querySelector('button')?.focus(), []],
  ])('when %s, then they are dropped', async (_what, act, all) => {
    const page = loading();
    press('c', 'd');
    page.start();
    act();
    expect((await page.settled()).all).toEqual(all);
  });

  test.each<[string, Partial<Circumstances>]>([
    ['a question is open', { quiz: 'open' }],
    ['a dialog is open', { dialogOpen: true }],
  ])('when %s by then, then they are dropped', async (_what, own) => {
    const page = loading();
    press('c');
    page.start();
    page.now.circumstances = { ...FREE, ...own };
    expect((await page.settled()).all).toEqual([]);
  });

  test('when the first has opened the palette, then the others are its text', async () => {
    const page = loading();
    press(':', 'd', 'o');
    const { rerender } = page.start();
    window.addEventListener(
      'keydown',
      () => {
        page.now.popup = 'palette';
        page.now.circumstances = { ...FREE, dialogOpen: true };
        rerender();
      },
      { once: true },
    );
    expect((await page.settled()).all).toEqual([':']);
    const received: string[] = [];
    page.typed.deliver(text => void received.push(text));
    expect(received).toEqual(['do']);
  });
});
