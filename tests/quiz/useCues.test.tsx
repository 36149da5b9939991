import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCues } from '../../src/quiz/useCues';
import { createAnnouncer, type PageChange } from '../../src/speech/announcer';
import { Speech } from '../../src/speech/Speech';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

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

function Start({ page }: { page: 'idle' | PageChange | 'left' }) {
  useCues(
    page,
    (_, after) =>
      after === 'redrawn' || after === 'slight'
        ? { focus: 'none', say: 'Question 1.', page: after }
        : { focus: 'start', say: '' },
    () => {},
  );
  return null;
}

for (const { page, said } of [
  { page: 'slight', said: 'Question 1.' },
  { page: 'redrawn', said: '' },
] as const)
  test(`given a page whose change is ${page}, when a question comes, then after half a second "${said}" is heard, and at last the question`, () => {
    vi.useFakeTimers();
    const announcer = createAnnouncer();
    const { rerender } = render(<Start page="idle" />, {
      wrapper: ({ children }) => <Speech announcer={announcer}>{children}</Speech>,
    });
    rerender(<Start page={page} />);
    act(() => vi.advanceTimersByTime(500));
    expect(announcer.text()).toBe(said);
    act(() => vi.advanceTimersByTime(500));
    expect(announcer.text()).toBe('Question 1.');
  });

for (const how of ['quit', 'left'] as const)
  test(`given a question that still waits for the page, when its quiz is ${how}, then it is not said after all`, () => {
    vi.useFakeTimers();
    const announcer = createAnnouncer();
    const { rerender } = render(<Start page="idle" />, {
      wrapper: ({ children }) => <Speech announcer={announcer}>{children}</Speech>,
    });
    rerender(<Start page="redrawn" />);
    rerender(how === 'quit' ? <Start page="left" /> : <p>another screen</p>);
    act(() => vi.runAllTimers());
    expect(announcer.text()).toBe('');
  });

test('given a question that waits for a sound to end, when the focus moves without a word, then it is said all the same', () => {
  vi.useFakeTimers();
  const announcer = createAnnouncer();
  const { rerender } = render(<Start page="idle" />, {
    wrapper: ({ children }) => <Speech announcer={announcer}>{children}</Speech>,
  });
  const endSound = announcer.pause();
  rerender(<Start page="slight" />);
  rerender(<Start page="left" />);
  endSound();
  act(() => vi.advanceTimersByTime(100));
  expect(announcer.text()).toBe('Question 1.');
});
