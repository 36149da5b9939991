import { expect, test } from 'vitest';
import { keyPressOf } from '../../../src/app/keyboard/keyPress';
import { strokesOf } from '../../../src/commands/hotkey';
import { isModifierAlone } from '../../../src/commands/numberRow';

test('given an event that a browser sends when it autofills a form, when it is read, then it isn’t a key press', () => {
  const press = keyPressOf(new Event('keydown'));
  expect(strokesOf(press, 'other')).toEqual([]);
  expect(isModifierAlone(press)).toBe(false);
});
