import { describe, expect, test, vi } from 'vitest';
import { quizOf } from '../../src/quiz/quizStore';
import { createQuizzes, createStore } from '../../src/quiz/quizzes';
import {
  draft,
  drillWith,
  end,
  type NumberRun,
  type NumberSetup,
  next,
  numberQuiz,
  reset,
  start,
  submit,
} from './made';

const notesQuiz = quizOf<NumberSetup, number, number, NumberRun['quiz']>('notes');
const keysQuiz = quizOf<NumberSetup, number, number, NumberRun['quiz']>('keys');

describe('given the quizzes of an app', () => {
  test('when none runs, then none is active, and nothing is locked', () => {
    const quizzes = createQuizzes();
    notesQuiz(quizzes);
    expect(quizzes.active()).toEqual([]);
    expect(quizzes.locksOf('notes').size).toBe(0);
  });

  test('when one runs, then its progress, its pace and its locks are known', () => {
    const quizzes = createQuizzes();
    notesQuiz(quizzes).dispatch(start(drillWith(0)));
    expect(quizzes.active()).toMatchObject([
      { screen: 'notes', number: 1, length: 12, pace: 'drill', isShown: false },
    ]);
    expect(quizzes.locksOf('notes')).toEqual(new Map([['length', 'Locked while a question is open']]));
    expect(quizzes.locksOf('keys').size).toBe(0);

    notesQuiz(quizzes).dispatch(submit('right'));
    notesQuiz(quizzes).dispatch(next);
    expect(quizzes.active()).toMatchObject([{ number: 2 }]);
  });

  test('when it shows its results, or is quit, then it is active no more, and nothing is locked', () => {
    for (const event of [end, reset]) {
      const quizzes = createQuizzes();
      notesQuiz(quizzes).dispatch(start());
      notesQuiz(quizzes).dispatch(event);
      expect(quizzes.active()).toEqual([]);
      expect(quizzes.locksOf('notes').size).toBe(0);
    }
  });

  test('when two run, then both are active, and each locks its own screen', () => {
    const quizzes = createQuizzes();
    notesQuiz(quizzes).dispatch(start());
    keysQuiz(quizzes).dispatch(start());
    expect(quizzes.active().map(({ screen }) => screen)).toEqual(['notes', 'keys']);
    expect(quizzes.locksOf('keys').size).toBe(1);
  });

  test('when its screen shows it, then that is known', () => {
    const quizzes = createQuizzes();
    notesQuiz(quizzes).dispatch(start());
    notesQuiz(quizzes).setPresence({ isShown: true });
    expect(quizzes.active()).toMatchObject([{ isShown: true }]);
  });

  test('when something changes that the rest of the app doesn’t see, then the list is the very same', () => {
    const quizzes = createQuizzes();
    const quiz = notesQuiz(quizzes);
    quiz.dispatch(start());
    const before = quizzes.active();
    quiz.dispatch(draft(3));
    quiz.dispatch(submit('right'));
    quiz.setPresence({ isPresenting: true, isPaused: true });
    expect(quizzes.active()).toBe(before);
    quiz.dispatch(next);
    expect(quizzes.active()).not.toBe(before);
  });

  test('when another type of quiz follows on the screen, then its own locks hold', () => {
    const quizzes = createQuizzes();
    notesQuiz(quizzes).dispatch(start());
    notesQuiz(quizzes).dispatch(start(undefined, 12, { ...numberQuiz, id: 'other', locks: ['frets'] }));
    expect([...quizzes.locksOf('notes').keys()]).toEqual(['frets']);
  });
});

describe('given a listener', () => {
  test('when a quiz changes, then it is called and finds the change', () => {
    const quizzes = createQuizzes();
    const found = vi.fn(() => quizzes.active().length);
    const leave = quizzes.subscribe(found);
    notesQuiz(quizzes).dispatch(start());
    expect(found).toHaveReturnedWith(1);
    leave();
    notesQuiz(quizzes).dispatch(reset);
    expect(found).toHaveBeenCalledOnce();
  });

  test('when its presence changes, then its listeners are called once; when nothing changes, not at all', () => {
    const quiz = notesQuiz(createQuizzes());
    const told = vi.fn();
    const leave = quiz.subscribe(told);
    quiz.setPresence({ isShown: true });
    expect(told).toHaveBeenCalledOnce();
    quiz.setPresence({ isShown: true, isPaused: false });
    expect(told).toHaveBeenCalledOnce();
    expect(quiz.presence()).toEqual({ isShown: true, isPaused: false, isPresenting: false });
    leave();
    quiz.dispatch(start());
    quiz.setPresence({ isShown: false });
    expect(told).toHaveBeenCalledOnce();
  });
});

describe('given two apps', () => {
  test('when a quiz runs in one, then none runs in the other', () => {
    const [one, other] = [createQuizzes(), createQuizzes()];
    notesQuiz(one).dispatch(start());
    expect(notesQuiz(one).state().status).toBe('asking');
    expect(notesQuiz(other).state().status).toBe('idle');
    expect(other.active()).toEqual([]);
  });

  test('when a quiz is asked for twice in one, then it is the same', () => {
    const quizzes = createQuizzes();
    expect(notesQuiz(quizzes)).toBe(notesQuiz(quizzes));
  });
});

const counter = () => createStore((count: number, by: number) => count + by, 3);

describe('given a store', () => {
  test('when nothing has happened, then it holds what it began with', () => {
    expect(counter().state()).toBe(3);
  });

  test('when an event is dispatched, then its listeners find the new state', () => {
    const store = counter();
    const heard = vi.fn(() => store.state());
    store.subscribe(heard);
    store.dispatch(4);
    expect(heard).toHaveReturnedWith(7);
  });

  test('when an event changes nothing, then no listener is called', () => {
    const store = counter();
    const heard = vi.fn();
    store.subscribe(heard);
    store.dispatch(0);
    expect(heard).not.toHaveBeenCalled();
  });

  test('when a listener has unsubscribed, then only the others are called', () => {
    const store = counter();
    const [gone, here] = [vi.fn(), vi.fn()];
    const leave = store.subscribe(gone);
    store.subscribe(here);
    leave();
    store.dispatch(1);
    expect(gone).not.toHaveBeenCalled();
    expect(here).toHaveBeenCalledOnce();
  });
});
