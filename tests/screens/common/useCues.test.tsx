import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCues } from '../../../src/screens/common/useCues';

afterEach(() => vi.restoreAllMocks());

function Quiz({ state }: { state: 'asked' | 'answered' }) {
  const button = useRef<HTMLButtonElement>(null);
  useCues(
    state,
    (_, after) => ({ focus: after === 'answered' ? 'go-on' : 'none', say: '' }),
    to => to === 'go-on' && button.current?.focus(),
  );
  return (
    <button ref={button} type="button">
      Next Question
    </button>
  );
}

test('given a verdict that pushes the focus out of sight, when it comes, then the focus is brought back into view', () => {
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  const { rerender } = render(<Quiz state="asked" />);
  screen.getByRole('button').focus();

  rerender(<Quiz state="answered" />);

  expect(shown).toEqual([screen.getByRole('button')]);
});
