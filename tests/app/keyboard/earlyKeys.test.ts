import { describe, expect, test } from 'vitest';
import { addPress, type EarlyPress, freshAt, isKept } from '../../../src/app/keyboard/earlyKeys';

const press = (key: string, own: Partial<Parameters<typeof isKept>[0]> = {}) => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  ...own,
});

const at = (time: number, key = 'c'): EarlyPress => ({ key, code: '', shiftKey: false, time });

const keysOf = (presses: readonly EarlyPress[]) => presses.map(({ key }) => key).join('');

describe('given a press while the page is loading', () => {
  test.each(['c', 'C', '5', ',', '?', ':', '.', ';'])('when it types %s, then it is kept', key => {
    expect(isKept(press(key))).toBe(true);
  });

  test('when its layout is Russian, or French with digits on Shift, then it is kept', () => {
    expect(isKept(press('л', { code: 'KeyK' }))).toBe(true);
    expect(isKept(press('&', { code: 'Digit1' }))).toBe(true);
  });

  test.each([
    ...[
      'Tab',
      'Escape',
      'Enter',
      ' ',
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'Backspace',
    ],
    ...['Shift', 'Dead', 'F5', '/', '-', '='],
  ])('when it is %s, then it is dropped', key => {
    expect(isKept(press(key))).toBe(false);
  });

  test.each(['ctrlKey', 'altKey', 'metaKey', 'repeat', 'isComposing'] as const)(
    'when it has %s, then it is dropped',
    state => {
      expect(isKept(press('c', { [state]: true }))).toBe(false);
    },
  );
});

describe('given presses that were kept', () => {
  test('when there are more than twenty, then the first twenty stay', () => {
    const presses: EarlyPress[] = [];
    for (const key of 'abcdefghijklmnopqrstuvwxyz') addPress(presses, at(0, key));
    expect(keysOf(presses)).toBe('abcdefghijklmnopqrst');
  });

  test('when one is older than five seconds, then it is dropped', () => {
    const presses = [at(0, 'c'), at(3000, 'd'), at(4500, 'e')];
    expect(keysOf(freshAt(presses, 5000))).toBe('cde');
    expect(keysOf(freshAt(presses, 5001))).toBe('de');
    expect(keysOf(freshAt(presses, 9000))).toBe('e');
    expect(keysOf(freshAt(presses, 9501))).toBe('');
  });

  test('when the first key of a sequence is too old, then the second is dropped with it', () => {
    expect(keysOf(freshAt([at(0, 'l'), at(300, 't'), at(2000, 'p')], 5200))).toBe('p');
    expect(keysOf(freshAt([at(0, 'l'), at(300, 't')], 5200))).toBe('');
  });

  test('when another is added, then those that are too old make room for it', () => {
    const presses = Array.from({ length: 20 }, () => at(0));
    addPress(presses, at(6000, 'd'));
    expect(keysOf(presses)).toBe('d');
  });
});
