import { describe, expect, test, vi } from 'vitest';
import { createQuizActs } from '../../src/quiz/acts';
import type { QuizDefinition } from '../../src/quiz/definition';
import type { Pace } from '../../src/quiz/pace';
import { createQuizzes, quizOf } from '../../src/quiz/Quizzes';
import { type QuizLength, scoreOf } from '../../src/quiz/session';
import { CALM, type Coin, DRILL, guessSide, type Purse, type Side } from './coins';

type CoinQuiz = QuizDefinition<Purse, Coin, Side>;

interface Table {
  readonly quiz?: CoinQuiz;
  readonly pace?: Pace;
  readonly length?: QuizLength;
  /** Which sides come up, one after the other; below a half it is heads. */
  readonly tosses?: readonly number[];
}

/** A quiz on coins, and what it asked of the world. */
function sitDown({ quiz = guessSide, pace = CALM, length = 2, tosses = [] }: Table = {}) {
  const store = quizOf<Purse, Coin, Side, CoinQuiz>('notes')(createQuizzes());
  const rest = [...tosses];
  let now = 1000;
  const host = {
    prepare: () => ({ quiz, setup: { length } }),
    pace: () => pace,
    show: vi.fn(),
    stopSound: vi.fn(),
    say: vi.fn<(text: string) => void>(),
    cancelSpeech: vi.fn(),
    now: () => now,
    chance: vi.fn(() => rest.shift() ?? 0),
  };
  return {
    ...host,
    state: store.state,
    acts: createQuizActs<Purse, Coin, Side, CoinQuiz>(store, host),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('given a quiz of two questions', () => {
  test('when it starts, then it is shown, what sounded ends, and only the first question has been chosen', () => {
    const { acts, state, show, stopSound, chance } = sitDown({ tosses: [0.7] });
    acts.start();
    expect(state()).toMatchObject({ status: 'asking', question: { side: 'tails' }, length: 2 });
    expect(show).toHaveBeenCalledOnce();
    expect(stopSound).toHaveBeenCalledOnce();
    expect(chance).toHaveBeenCalledOnce();
  });

  test('when it is started while it waits, then it is shown and goes on as it was', () => {
    const { acts, state, show } = sitDown();
    acts.start();
    const before = state();
    acts.start();
    expect(state()).toBe(before);
    expect(show).toHaveBeenCalledTimes(2);
  });

  test('when an answer’s key is pressed, then it is chosen and said, and only a submit counts it', () => {
    const { acts, state, say } = sitDown();
    acts.start();
    acts.answerBy('t');
    expect(state()).toMatchObject({ status: 'asking', draft: 'tails' });
    expect(say).toHaveBeenCalledExactlyOnceWith('tails, chosen');
    acts.submit();
    expect(state()).toMatchObject({ status: 'feedback', last: { answer: 'tails', verdict: 'wrong' } });
  });

  test('when a code stands for no answer, then nothing comes of it', () => {
    const { acts, state } = sitDown();
    acts.start();
    const before = state();
    acts.answerBy('edge');
    expect(state()).toBe(before);
  });

  test('when nothing is chosen, then a submit says what to do first', () => {
    const { acts, state, say } = sitDown();
    acts.start();
    acts.submit();
    expect(state().status).toBe('asking');
    expect(say).toHaveBeenCalledExactlyOnceWith('Choose a side first');
  });

  test('when it goes on after each answer, then its results follow the second, with the times that they took', () => {
    const { acts, state, pass, cancelSpeech } = sitDown();
    acts.start();
    pass(700);
    acts.draft('heads');
    acts.submit();
    acts.next();
    expect(cancelSpeech).toHaveBeenCalledOnce();
    pass(300);
    acts.draft('tails');
    acts.submit();
    acts.next();
    expect(state()).toMatchObject({
      status: 'completed',
      answered: [
        { verdict: 'right', milliseconds: 700 },
        { verdict: 'wrong', milliseconds: 300 },
      ],
    });
  });

  test('when it is left, then its sound ends, and it goes to the setup or to its results', () => {
    const { acts, state, stopSound } = sitDown();
    acts.start();
    acts.end();
    expect(state()).toMatchObject({ status: 'completed', by: 'user' });
    acts.quit();
    expect(state()).toEqual({ status: 'idle' });
    expect(stopSound).toHaveBeenCalledTimes(3);
  });
});

describe('given a drill', () => {
  test('when an answer’s key is pressed, then it is submitted, its sound ends, and it waits for its pause', () => {
    const { acts, state, say, stopSound } = sitDown({ pace: DRILL });
    acts.start();
    stopSound.mockClear();
    acts.answerBy('h');
    expect(state()).toMatchObject({ status: 'feedback', last: { verdict: 'right' } });
    expect(stopSound).toHaveBeenCalledOnce();
    expect(say).not.toHaveBeenCalled();
  });

  test('when it has no pause, then a right answer leads straight on, and a wrong one waits', () => {
    const { acts, state } = sitDown({ pace: { kind: 'drill', pause: 0 } });
    acts.start();
    acts.answer('heads');
    expect(state()).toMatchObject({ status: 'asking', answered: [{ verdict: 'right' }] });
    acts.answer('tails');
    expect(state().status).toBe('feedback');
  });

  test('when a draft is final, then it is submitted; outside a drill it never is', () => {
    const quiz: CoinQuiz = { ...guessSide, isFinal: (_, draft) => draft === 'heads' };
    const drill = sitDown({ quiz, pace: DRILL });
    drill.acts.start();
    drill.acts.draft('tails');
    expect(drill.state()).toMatchObject({ status: 'asking', draft: 'tails' });
    drill.acts.draft('heads');
    expect(drill.state().status).toBe('feedback');

    const calm = sitDown({ quiz });
    calm.acts.start();
    calm.acts.draft('heads');
    expect(calm.state().status).toBe('asking');
  });
});

describe('given a quiz without end', () => {
  test('when a hundred questions are answered, then each was chosen when it was needed, and another one follows', () => {
    const { acts, state, chance } = sitDown({ length: 'endless' });
    acts.start();
    for (let count = 1; count <= 100; count += 1) {
      expect(chance).toHaveBeenCalledTimes(count);
      acts.draft('heads');
      acts.submit();
      expect(chance).toHaveBeenCalledTimes(count);
      acts.next();
    }
    const session = state();
    if (session.status !== 'asking') throw new Error('nothing is asked');
    expect(session.answered).toHaveLength(100);
    expect(scoreOf(session.answered)).toBe(100);
  });

  test('when the user ends it, then the results are of what was answered', () => {
    const { acts, state } = sitDown({ length: 'endless' });
    acts.start();
    acts.draft('heads');
    acts.submit();
    acts.next();
    acts.end();
    expect(state()).toMatchObject({ status: 'completed', answered: [{ verdict: 'right' }] });
  });

  test('when its definition has no more to ask, then it is over by its last answer', () => {
    const untilWrong: CoinQuiz = {
      ...guessSide,
      next: (setup, answered, chance) =>
        answered.at(-1)?.verdict === 'wrong' ? undefined : guessSide.next(setup, answered, chance),
    };
    const { acts, state } = sitDown({ quiz: untilWrong, length: 'endless' });
    acts.start();
    for (const side of ['heads', 'heads', 'tails'] as const) {
      acts.draft(side);
      acts.submit();
      acts.next();
    }
    expect(state()).toMatchObject({ status: 'completed', by: 'last-answer' });
  });

  test('when there is nothing to ask at all, then it doesn’t start', () => {
    const { acts, state } = sitDown({ quiz: { ...guessSide, next: () => undefined } });
    acts.start();
    expect(state()).toEqual({ status: 'idle' });
  });
});
