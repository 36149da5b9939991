import { fireEvent, render, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useHotkeys } from '../../../src/app/keyboard/useHotkeys';
import type { Circumstances, Command } from '../../../src/commands/command';
import type { Hotkey } from '../../../src/commands/hotkey';

const PAGE: Circumstances = {
  ...{ screen: 'keys', quiz: 'none', dialogOpen: false, neck: 'away' },
  ...{ characterHotkeys: 'on', sequences: 'on' },
};

afterEach(() => vi.restoreAllMocks());

/** A page with a heading, a button and a select, whose hotkeys are `p`, `u`, which can be held, `x`, which is disabled, and `l n`. */
function opened() {
  const ran: string[] = [];
  const refused: string[] = [];
  let circumstances = PAGE;
  const command = (title: string, hotkey: Hotkey, own: Partial<Command> = {}) => ({
    command: {
      ...{ id: title, title, group: 'Page', scope: 'screen' as const, run: () => void ran.push(title) },
      ...own,
    },
    hotkeys: [hotkey],
  });
  const bindings = [
    command('play', 'p'),
    command('louder', 'u', { repeats: true }),
    command('copy', 'x', { disabled: 'Nothing to copy' }),
    command('notes', 'l n'),
  ];
  const page = render(
    <main>
      <h1 tabIndex={-1}>Keys</h1>
      <button type="button">Start</button>
      <select aria-label="Root" />
    </main>,
  );
  const { result } = renderHook(() =>
    useHotkeys({
      ...{ bindings: () => bindings, circumstances: () => circumstances, platform: 'other' },
      onRefuse: reason => void refused.push(reason),
    }),
  );
  const at =
    (element: Element) =>
    (key: string, own: KeyboardEventInit = {}) =>
      !fireEvent.keyDown(element, { key, ...own });
  return {
    ...{ ran, refused, result, ...page },
    /** Presses a key where nothing has the focus, and returns whether the browser was kept from acting on it. */
    press: at(document.body),
    at,
    become(next: Partial<Circumstances>) {
      circumstances = { ...PAGE, ...next };
    },
  };
}

describe('given a key that is held down', () => {
  test('when its command doesn’t repeat, then it runs once; one that repeats runs each time', () => {
    const { press, ran } = opened();
    press('p');
    press('p', { repeat: true });
    press('u');
    press('u', { repeat: true });
    expect(ran).toEqual(['play', 'louder', 'louder']);
  });

  test('when its command is disabled, then the reason is said once', () => {
    const { press, refused } = opened();
    press('x');
    press('x', { repeat: true });
    expect(refused).toEqual(['Nothing to copy']);
  });

  test('when it is a leader, then it stays pending, and what it repeats types nothing', () => {
    const { press, ran, result } = opened();
    press('l');
    expect(result.current).toBe('l');
    expect(press('l', { repeat: true })).toBe(true);
    expect(result.current).toBe('l');
    press('n');
    expect(ran).toEqual(['notes']);
  });

  test('when it was held before its key was a leader, then it is none', () => {
    const { press, result } = opened();
    press('l', { repeat: true });
    expect(result.current).toBeUndefined();
  });
});

describe('given a pending leader', () => {
  test('when another key follows, then both are named, and neither does anything', () => {
    const { press, refused, ran, result } = opened();
    press('l');
    press('p');
    expect(refused).toEqual(['No shortcut: L, then P']);
    expect(ran).toEqual([]);
    expect(result.current).toBeUndefined();
  });

  test('when a character follows that no hotkey can be, then the leader is dropped, and that is said', () => {
    const { press, refused, result } = opened();
    press('l');
    press('ß');
    expect(refused).toEqual(['No shortcut: L, then that key']);
    expect(result.current).toBeUndefined();
  });

  test('when Tab follows, then it is dropped without a word, and Tab still moves the focus', () => {
    const { press, refused, result } = opened();
    press('l');
    expect(press('Tab')).toBe(false);
    expect(refused).toEqual([]);
    expect(result.current).toBeUndefined();
  });

  test.each<[string, Partial<Circumstances>]>([
    ['a dialog opens', { dialogOpen: true }],
    ['a question opens', { quiz: 'open' }],
    ['another screen is shown', { screen: 'notes' }],
    ['a neck takes the focus', { neck: 'focused' }],
  ])('when %s, then the next key is no part of a sequence', (_what, next) => {
    const { press, become, refused, result } = opened();
    press('l');
    become(next);
    press('n');
    expect(result.current).toBeUndefined();
    expect(refused).toEqual([]);
  });

  test('when a neck appears below the heading, then the sequence goes on', () => {
    const { press, become, ran } = opened();
    press('l');
    become({ neck: 'near' });
    press('n');
    expect(ran).toEqual(['notes']);
  });
});

describe('given the focus in a select', () => {
  test('when its list is open and Escape is pressed, then the browser closes the list, and the select keeps the focus', () => {
    const { at, getByRole } = opened();
    const select = getByRole('combobox', { name: 'Root' });
    select.focus();
    vi.spyOn(select, 'matches').mockImplementation(selector => selector === ':open');
    expect(at(select)('Escape')).toBe(false);
    expect(select).toHaveFocus();
  });

  test('when the browser doesn’t know which list is open, then Escape leaves the select for the heading', () => {
    const { at, getByRole } = opened();
    const select = getByRole('combobox', { name: 'Root' });
    select.focus();
    vi.spyOn(select, 'matches').mockImplementation(() => {
      throw new SyntaxError('unknown pseudo-class :open');
    });
    expect(at(select)('Escape')).toBe(true);
    expect(getByRole('heading', { name: 'Keys' })).toHaveFocus();
  });
});
