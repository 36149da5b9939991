import { describe, expect, test, vi } from 'vitest';
import { createQuizController } from '../../src/quiz/controller';
import { askedIn } from '../../src/quiz/cues';
import type { QuizDefinition, QuizRun } from '../../src/quiz/definition';
import { quizOf } from '../../src/quiz/quizStore';
import { createQuizzes } from '../../src/quiz/quizzes';
import { resultsOf } from '../../src/quiz/results';
import { drawNext } from '../../src/quiz/seed';
import { isOpen } from '../../src/quiz/session';
import { questionTitle, scoreText, sentences, spokenProgress } from '../../src/quiz/text';

type Coin = 'penny' | 'nickel' | 'dime' | 'quarter';

const CENTS: Record<Coin, number> = { penny: 1, nickel: 5, dime: 10, quarter: 25 };
const COINS = ['penny', 'nickel', 'dime', 'quarter'] as const;

/** A drill without an end: how many cents is a coin worth? */
const coins: QuizDefinition<undefined, Coin, number> = {
  id: 'coins',
  locks: [],
  answerCodes: Object.values(CENTS).map(String),
  missingAnswer: 'Choose a value first',
  lengthOf: () => 12,
  next: (_, answered, chance) =>
    drawNext(
      COINS,
      answered.map(({ question }) => question),
      chance,
    ),
  itemOf: coin => `coin:${coin}`,
  spokenItem: coin => coin,
  answersTo: () => Object.values(CENTS).map(cents => ({ code: `${cents}`, answer: cents, text: `${cents}` })),
  answerIn: draft => draft,
  grade: (coin, cents) => (CENTS[coin] === cents ? 'right' : 'wrong'),
  correctText: coin => String(CENTS[coin]),
  promptOf: coin => ({ before: `What is a ${coin} worth?` }),
  spokenQuestion: asked => sentences(spokenProgress(asked), `What is a ${asked.question} worth?`),
  spokenDraft: (_, cents) => `${cents}, chosen`,
  spokenVerdict: ({ question }) => `${CENTS[question]}.`,
  spokenResults: ({ right }) => `${right} right.`,
};

/** The drill at work, without a pause between its questions. */
function drill() {
  const chance = vi.fn(Math.random);
  const store = quizOf<undefined, Coin, number, typeof coins>('notes')(createQuizzes());
  const controller = createQuizController<undefined, Coin, number, typeof coins>(store, {
    prepare: () => ({ quiz: coins, setup: undefined }),
    pace: () => ({ kind: 'drill', pause: 0 }),
    drill: () => ({ length: 'endless' }),
    chooser: () => undefined,
    wanted: () => undefined,
    withdraw: () => {},
    show: () => {},
    stopSound: () => {},
    say: () => {},
    cancelSpeech: () => {},
    now: () => 0,
    chance,
  });
  controller.start();
  return { store, controller, chance };
}

type Drill = ReturnType<typeof drill>;

/** The open question in its place among the others. */
function askedBy({ store }: Drill) {
  const session = store.state();
  if (!isOpen<Coin, number, QuizRun<undefined, typeof coins>>(session)) throw new Error('nothing is asked');
  return askedIn(session);
}

describe('given a drill without an end', () => {
  test('when a thousand questions are answered, then one follows the other, none twice running, and only the first says its number', () => {
    const running = drill();
    let before: Coin | undefined;
    for (let number = 1; number <= 1000; number += 1) {
      const asked = askedBy(running);
      expect(asked.question).not.toBe(before);
      expect(questionTitle(asked)).toBe(`Question ${number}`);
      const place = number === 1 ? 'Question 1. ' : '';
      expect(coins.spokenQuestion(asked)).toBe(`${place}What is a ${asked.question} worth?`);
      before = asked.question;
      running.controller.answer(CENTS[asked.question]);
    }
    expect(running.store.state()).toMatchObject({ status: 'asking', length: 'endless' });
    expect(questionTitle(askedBy(running))).toBe('Question 1001');
  });

  test('when a question is asked, then the one after it hasn’t been chosen yet', () => {
    const running = drill();
    expect(running.chance).toHaveBeenCalledTimes(1);
    running.controller.answer(2);
    expect(running.store.state().status).toBe('feedback');
    expect(running.chance).toHaveBeenCalledTimes(1);
    running.controller.next();
    expect(running.chance).toHaveBeenCalledTimes(2);
  });

  test('when four of each have been asked, then each coin came four times', () => {
    const running = drill();
    const asked: Coin[] = [];
    while (asked.length < 16) {
      const { question } = askedBy(running);
      asked.push(question);
      running.controller.answer(CENTS[question]);
    }
    for (const coin of COINS) expect(asked.filter(each => each === coin)).toHaveLength(4);
  });

  test('when it is ended, then its results are of what was answered, and it has no full length', () => {
    const running = drill();
    for (let count = 0; count < 9; count += 1) running.controller.answer(CENTS[askedBy(running).question]);
    running.controller.answer(2);
    expect(running.store.state().status).toBe('feedback');
    running.controller.end();

    const session = running.store.state();
    if (session.status !== 'completed') throw new Error('it goes on');
    const results = resultsOf(session);
    expect(session.by).toBe('user');
    expect(scoreText(results)).toBe('9/10');
    expect(results).toMatchObject({ percent: 90, message: 'Excellent work!', endedBefore: undefined });
  });
});
