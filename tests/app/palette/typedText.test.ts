import { expect, test, vi } from 'vitest';
import { createTypedText } from '../../../src/app/palette/typedText';

test('given text typed before its field is there, when the field comes, then it gets the text, and what follows', () => {
  const typed = createTypedText();
  const receive = vi.fn();
  typed.type('maj');
  typed.type('x');
  typed.erase();
  expect(typed.isAwaited).toBe(true);
  typed.deliver(receive);
  expect(typed.isAwaited).toBe(false);
  typed.type('or');
  expect(receive.mock.calls).toEqual([['maj'], ['or']]);
});

test('given text whose field never comes, when it is cleared, then the next field gets nothing', () => {
  const typed = createTypedText();
  const receive = vi.fn();
  typed.type('maj');
  typed.clear();
  typed.deliver(receive)();
  expect(typed.isAwaited).toBe(true);
  expect(receive).not.toHaveBeenCalled();
});
