import { fireEvent, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { usePaletteText } from '../../../src/app/palette/typedText';
import type { Popup } from '../../../src/app/popups';

/** The palette was opened, but its field isn't there yet. */
function opening(popup: Popup = 'palette') {
  const { result, rerender } = renderHook(({ popup }) => usePaletteText(popup), { initialProps: { popup } });
  const reached = vi.fn();
  return {
    typed: result.current,
    reached,
    /** Presses a key, and returns whether anything else could act on it. */
    press(key: string, own: KeyboardEventInit = {}) {
      const page = document.createElement('div');
      document.body.append(page);
      page.addEventListener('keydown', reached);
      const goesOn = fireEvent.keyDown(page, { key, ...own });
      page.remove();
      return goesOn;
    },
    close: () => rerender({ popup: 'none' }),
    text() {
      const received: string[] = [];
      result.current.deliver(text => void received.push(text))();
      return received.join('');
    },
  };
}

describe('given a palette whose field isn’t there yet', () => {
  test('when text is typed and corrected, then the field gets it, and no hotkey acts on it', () => {
    const { press, text, reached } = opening();
    for (const key of ['m', 'o', 'x', 'Backspace', 'd']) expect(press(key)).toBe(false);
    expect(reached).not.toHaveBeenCalled();
    expect(text()).toBe('mod');
  });

  test('when a key is held down, then it types once, and Backspace goes on', () => {
    const { press, text } = opening();
    for (const key of ['a', 'b', 'c']) press(key);
    press('c', { repeat: true });
    press('Backspace', { repeat: true });
    press('Backspace', { repeat: true });
    expect(text()).toBe('a');
  });

  test('when a key isn’t text, then it goes on to whatever it is for', () => {
    const { press, text, reached } = opening();
    for (const key of ['Escape', 'Tab', 'ArrowDown', 'F5']) expect(press(key)).toBe(true);
    expect(reached).toHaveBeenCalledTimes(4);
    expect(text()).toBe('');
  });

  test.each([
    ['Control', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Alt', { altKey: true }],
  ])('when %s is held, then it is a shortcut and no text', (_name, held) => {
    const { press, text } = opening();
    expect(press('r', held)).toBe(true);
    expect(text()).toBe('');
  });

  test('when AltGr is held, which Windows tells as Control and Alt, then it types', () => {
    const { press, text } = opening();
    press('@', { ctrlKey: true, altKey: true });
    expect(text()).toBe('@');
  });

  test('when an input method composes a word, then its keys are its own', () => {
    const { press, text } = opening();
    expect(press('n', { isComposing: true })).toBe(true);
    expect(text()).toBe('');
  });

  test('when it is closed again, then what was typed is forgotten, and keys are hotkeys', () => {
    const { press, close, text } = opening();
    press('m');
    close();
    expect(press('n')).toBe(true);
    expect(text()).toBe('');
  });
});

test('given the field of the palette, when text is typed, then the field takes it itself', () => {
  const { press, typed } = opening();
  const receive = vi.fn();
  typed.deliver(receive);
  expect(press('m')).toBe(true);
  expect(receive).not.toHaveBeenCalled();
});

test('given another dialog, when keys are pressed, then they aren’t kept for the palette', () => {
  const { press, text } = opening('settings');
  expect(press('m')).toBe(true);
  expect(text()).toBe('');
});
