import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCues } from '../../src/quiz/useCues';
import { createAnnouncer, type PageChange } from '../../src/speech/announcer';
import { Speech } from '../../src/speech/Speech';
import { CALM, EYES_FREE, finish, type NumberSession, numberQuiz, sessionAfter, start, submit } from './made';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const IDLE = sessionAfter();

/** A question whose start changes this much of the page. */
const questionOn = (startChange: PageChange) => sessionAfter(start(CALM, 12, { ...numberQuiz, startChange }));

const QUESTION = 'Question 1 of 12. What comes after 1?';

function Quiz({ session }: { session: NumberSession }) {
  const button = useRef<HTMLButtonElement>(null);
  useCues(session, () => 'before', {
    question: () => {},
    advance: () => button.current?.focus(),
    start: () => {},
  });
  return (
    <button ref={button} type="button">
      Next Question
    </button>
  );
}

/** A quiz on its page, before it starts. */
function quizOnPage() {
  vi.useFakeTimers();
  const announcer = createAnnouncer();
  const { rerender } = render(<Quiz session={IDLE} />, {
    wrapper: ({ children }) => <Speech announcer={announcer}>{children}</Speech>,
  });
  return {
    announcer,
    become: (session: NumberSession) => rerender(<Quiz session={session} />),
    leave: () => rerender(<p>another screen</p>),
  };
}

test('given a verdict that pushes the focus out of sight, when it comes, then the focus is brought back into view', () => {
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  const { rerender } = render(<Quiz session={sessionAfter(start())} />);
  rerender(<Quiz session={sessionAfter(start(), submit('wrong'))} />);
  expect(screen.getByRole('button')).toHaveFocus();
  expect(shown).toEqual([screen.getByRole('button')]);
});

/** A quiz whose start button goes when it is pressed, with a target in its place. */
function Starting({ session, typed = false }: { session: NumberSession; typed?: boolean }) {
  const target = useRef<HTMLInputElement & HTMLButtonElement>(null);
  useCues(session, () => 'before', {
    question: () => target.current?.focus(),
    advance: () => {},
    start: () => {},
  });
  if (session === IDLE)
    return (
      <button key="start" type="button">
        Start Quiz
      </button>
    );
  if (typed) return <input ref={target} aria-label="Answer" />;
  return (
    <button key="target" ref={target} type="button">
      Target
    </button>
  );
}

const startedByItsButton = (typed = false) => {
  vi.useFakeTimers();
  const { rerender } = render(<Starting session={IDLE} typed={typed} />);
  screen.getByRole('button', { name: 'Start Quiz' }).focus();
  rerender(<Starting session={questionOn('slight')} typed={typed} />);
  expect(document.body).toHaveFocus();
};

test('given a start button that goes with the focus on it, when the question comes, then the focus follows once that is known', () => {
  startedByItsButton();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.getByRole('button', { name: 'Target' })).toHaveFocus();
});

test('given an eyes-free quiz, when its start button goes, then the focus moves at once, so that the question is said after it', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Starting session={IDLE} />);
  screen.getByRole('button', { name: 'Start Quiz' }).focus();
  rerender(<Starting session={sessionAfter(start(EYES_FREE, 12))} />);
  expect(screen.getByRole('button', { name: 'Target' })).toHaveFocus();
});

test('given a focus that still waits, when a key is pressed, then the focus is there before the page hears the key', () => {
  startedByItsButton();
  const heard = vi.fn(() => expect(screen.getByRole('button', { name: 'Target' })).toHaveFocus());
  document.addEventListener('keydown', heard, { once: true });
  fireEvent.keyDown(document.body, { key: 'g' });
  expect(heard).toHaveBeenCalledOnce();
});

test('given a text field that still waits for the focus, when a key is pressed, then it is typed there and no hotkey', () => {
  startedByItsButton(true);
  const heard = vi.fn();
  document.addEventListener('keydown', heard, { once: true });
  fireEvent.keyDown(document.body, { key: 'g' });
  document.removeEventListener('keydown', heard);
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(heard).not.toHaveBeenCalled();
});

test('given a focus that stays on the page, when the question comes, then the focus moves at once', () => {
  const { rerender } = render(<Starting session={IDLE} />);
  rerender(<Starting session={questionOn('slight')} />);
  expect(screen.getByRole('button', { name: 'Target' })).toHaveFocus();
});

for (const { page, said } of [
  { page: 'slight', said: QUESTION },
  { page: 'redrawn', said: '' },
] as const)
  test(`given a page whose change is ${page}, when a question comes, then after half a second "${said}" is heard, and at last the question`, () => {
    const { announcer, become } = quizOnPage();
    become(questionOn(page));
    act(() => vi.advanceTimersByTime(500));
    expect(announcer.text()).toBe(said);
    act(() => vi.advanceTimersByTime(500));
    expect(announcer.text()).toBe(QUESTION);
  });

test('given a question that still waits for the page, when its screen is left, then it is never said', () => {
  const { announcer, become, leave } = quizOnPage();
  become(questionOn('redrawn'));
  leave();
  act(() => vi.runAllTimers());
  expect(announcer.text()).toBe('');
});

test('given a question that still waits for the page, when its quiz is quit, then only that is said, once the page is redrawn', () => {
  const { announcer, become } = quizOnPage();
  become(questionOn('redrawn'));
  become(IDLE);
  act(() => vi.advanceTimersByTime(500));
  expect(announcer.text()).toBe('');
  act(() => vi.runAllTimers());
  expect(announcer.text()).toBe('Quiz ended.');
});

test('given results that wait for a sound to end, when they are closed, then they are said all the same', () => {
  const { announcer, become } = quizOnPage();
  const endSound = announcer.pause();
  become(sessionAfter(start(CALM, 1), submit('right')));
  become(sessionAfter(start(CALM, 1), submit('right'), finish));
  become(IDLE);
  endSound();
  act(() => vi.advanceTimersByTime(100));
  expect(announcer.text()).toBe('Right: 2. Over: 1 of 1 right.');
});

test('given a quiz that is quit, when something else is said at once, then its ending is heard as well', () => {
  const { announcer, become } = quizOnPage();
  become(sessionAfter(start(CALM, 3), submit('right')));
  become(IDLE);
  announcer.say('A new version is ready');
  act(() => vi.advanceTimersByTime(100));
  expect(announcer.text()).toBe('Right: 2. Quiz ended: 1 of 1 right. A new version is ready');
});
