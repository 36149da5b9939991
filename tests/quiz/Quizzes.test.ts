import { describe, expect, test, vi } from 'vitest';
import type { QuizDefinition } from '../../src/quiz/definition';
import { createQuizzes, quizOf } from '../../src/quiz/Quizzes';
import { type Coin, DRILL, guessSide, type Purse, runOf, type Side } from './coins';

type CoinQuiz = QuizDefinition<Purse, Coin, Side>;

const coinsQuiz = quizOf<Purse, Coin, Side, CoinQuiz>('keys');
const otherQuiz = quizOf<Purse, Coin, Side, CoinQuiz>('notes');

const START = {
  type: 'start',
  run: runOf(),
  length: 2,
  question: { side: 'heads' },
  at: 0,
} as const;

describe('given the quizzes of an app', () => {
  test('when one runs, then the app knows how far it is, at which pace, and what it locks', () => {
    const quizzes = createQuizzes();
    const store = coinsQuiz(quizzes);
    expect(quizzes.active()).toEqual([]);

    store.dispatch({ ...START, run: runOf(guessSide, DRILL) });
    expect(quizzes.active()).toMatchObject([
      { screen: 'keys', number: 1, length: 2, pace: 'drill', isShown: false },
    ]);
    expect([...quizzes.locksOf('keys')]).toEqual([
      ['purse', 'Locked while a question is open'],
      ['drill', 'Locked while a question is open'],
    ]);
    expect(quizzes.locksOf('notes').size).toBe(0);

    store.dispatch({ type: 'submit', answer: 'heads', verdict: 'right', at: 1 });
    store.dispatch({ type: 'next', question: { side: 'heads' }, at: 2 });
    expect(quizzes.active()).toMatchObject([{ number: 2 }]);
    store.dispatch({ type: 'reset' });
    expect(quizzes.active()).toEqual([]);
    expect(quizzes.locksOf('keys').size).toBe(0);
  });

  test('when something is drafted, then listeners are told, and the list stays the same', () => {
    const quizzes = createQuizzes();
    const store = coinsQuiz(quizzes);
    store.dispatch(START);
    const before = quizzes.active();
    const told = vi.fn();
    quizzes.subscribe(told);
    store.dispatch({ type: 'draft', draft: 'tails' });
    expect(told).toHaveBeenCalledOnce();
    expect(quizzes.active()).toBe(before);
  });

  test('when its screen is shown and left, then the app knows, so that sequences are off only while it is there', () => {
    const quizzes = createQuizzes();
    const store = coinsQuiz(quizzes);
    store.dispatch(START);
    store.setPresence({ isShown: true });
    expect(quizzes.active()).toMatchObject([{ isShown: true }]);
    store.setPresence({ isShown: false });
    expect(quizzes.active()).toMatchObject([{ isShown: false }]);
  });

  test('when two screens have an open question, then both are there', () => {
    const quizzes = createQuizzes();
    coinsQuiz(quizzes).dispatch(START);
    otherQuiz(quizzes).dispatch(START);
    expect(quizzes.active().map(({ screen }) => screen)).toEqual(['keys', 'notes']);
  });

  test('when two apps run, then each has quizzes of its own', () => {
    const [one, other] = [createQuizzes(), createQuizzes()];
    coinsQuiz(one).dispatch(START);
    expect(coinsQuiz(one).state().status).toBe('asking');
    expect(coinsQuiz(one)).toBe(coinsQuiz(one));
    expect(coinsQuiz(other).state().status).toBe('idle');
    expect(other.active()).toEqual([]);
  });
});
