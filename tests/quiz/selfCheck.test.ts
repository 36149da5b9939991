import { describe, expect, test } from 'vitest';
import { isSelfCheck } from '../../src/quiz/answerWith';
import { createQuizCommands } from '../../src/quiz/commands';
import { createQuizController } from '../../src/quiz/controller';
import { cueFor, spokenAgain } from '../../src/quiz/cues';
import { solutionTo } from '../../src/quiz/definition';
import { endedByItself, type Pace } from '../../src/quiz/pace';
import { quizOf } from '../../src/quiz/quizStore';
import { createQuizzes } from '../../src/quiz/quizzes';
import { resultsOf } from '../../src/quiz/results';
import { isOpen } from '../../src/quiz/session';
import { CALM, drillWith, EYES_FREE, FIRST, type NumberRun, type NumberSetup, numberQuiz } from './made';

/** A started self-check of questions 0, 1, 2 …, and a clock that the test moves. */
function selfCheck(pace: Pace = CALM) {
  const quizzes = createQuizzes();
  const store = quizOf<NumberSetup, number, number, NumberRun['quiz']>('notes')(quizzes);
  const clock = { now: 0 };
  const done: string[] = [];
  const given: unknown[] = [];
  quizzes.onAnswer(({ run, answered, isInterrupted }) =>
    given.push([isSelfCheck(run), answered.verdict, answered.milliseconds, isInterrupted]),
  );
  const controller = createQuizController(store, {
    prepare: () => ({ quiz: numberQuiz, setup: { length: 2 } }),
    pace: () => pace,
    drill: () => undefined,
    answerWith: () => 'self-check',
    chooser: () => undefined,
    wanted: () => undefined,
    withdraw: () => {},
    show: () => {},
    stopSound: () => done.push('stop sound'),
    say: text => done.push(`say ${text}`),
    cancelSpeech: () => done.push('cancel speech'),
    now: () => clock.now,
    chance: FIRST,
  });
  const commands = createQuizCommands(
    store,
    { ...controller, repeat: () => {}, togglePause: () => {}, sayFigures: () => {} },
    {
      ...{ id: 'numbers-quiz', group: 'Numbers quiz', startKeywords: [], quitKeywords: [] },
      startTitle: session => (isOpen(session) ? undefined : 'Start Quiz'),
      quitTitle: () => 'Quit Quiz',
      results: 'dialog',
    },
    [numberQuiz],
  );
  const offered = () => commands.all.filter(({ isOffered = true }) => isOffered).map(({ title }) => title);
  store.setPresence({ isShown: true });
  controller.start();
  done.length = 0;
  return { store, controller, commands, clock, done, given, offered };
}

describe('given a self-check', () => {
  test('when it asks, then its answer can be shown or given up, and none can be chosen or submitted', () => {
    const { offered, commands } = selfCheck();
    expect(offered()).toEqual(['Show Answer', "I Don't Know", 'Quit Quiz', 'Repeat the question']);
    expect(commands.showAnswer.hotkeys).toEqual(['Space']);
  });

  test('when the answer is shown, then nothing is answered yet, and the user says whether they knew it', () => {
    const { store, controller, commands, offered } = selfCheck();
    controller.showAnswer();
    expect(store.state()).toMatchObject({
      status: 'checking',
      answered: [],
      last: { question: 0, answer: 1, verdict: 'right' },
    });
    expect(offered()).toEqual(['I Knew It', "I Didn't", 'Quit Quiz', 'Repeat the question']);
    expect([commands.knew, commands.didNot].map(({ hotkeys }) => hotkeys)).toEqual([['k'], ['j']]);
  });

  test('when the user knew it, then it counts as right, with the time until the answer was shown', () => {
    const { store, controller, clock, given } = selfCheck();
    clock.now = 3000;
    controller.showAnswer();
    clock.now = 9000;
    controller.judge('right');
    expect(given).toEqual([[true, 'right', 3000, false]]);
    expect(store.state()).toMatchObject({ status: 'feedback', spent: 3000 });
  });

  test('when they didn’t, or gave it up, then it counts as wrong', () => {
    const { controller, given } = selfCheck();
    controller.showAnswer();
    controller.judge('wrong');
    controller.next();
    controller.giveUp();
    expect(given).toEqual([
      [true, 'given-up', 0, false],
      [true, 'given-up', 0, false],
    ]);
  });

  test('when the question’s time was interrupted, then that is told with the answer', () => {
    const { store, controller, given } = selfCheck();
    const asking = store.state();
    if (asking.status === 'asking') store.setPresence({ interrupted: asking.answered });
    controller.showAnswer();
    controller.judge('right');
    expect(given).toEqual([[true, 'right', 0, true]]);
  });

  test('when it is calm, then the verdict waits for the user', () => {
    const { store, controller, offered } = selfCheck();
    controller.showAnswer();
    controller.judge('right');
    expect(store.state().status).toBe('feedback');
    expect(offered()).toContain('Next Question');
  });

  test.each([
    ['a drill', drillWith(600)],
    ['eyes-free', EYES_FREE],
  ])('when it is %s, then the next question follows at once, whatever the user says', (_, pace) => {
    const { store, controller, done } = selfCheck(pace);
    controller.showAnswer();
    expect(store.state().status).toBe('checking');
    controller.judge('wrong');
    expect(store.state()).toMatchObject({ status: 'asking', question: 1 });
    expect(done).toContain('cancel speech');
    controller.showAnswer();
    controller.judge('right');
    const over = store.state();
    expect(over).toMatchObject({ status: 'completed', by: 'last-answer' });
    if (over.status !== 'completed') return;
    // A key meant for the last question does nothing in the results.
    expect(endedByItself(over)).toBe(true);
    expect(resultsOf(over)).toMatchObject({ right: 1, answered: 2, answerWith: 'self-check' });
  });

  test('when its parts are spoken, then the answer is told once, and what the user said is confirmed', () => {
    const { store, controller } = selfCheck(drillWith(0));
    const asking = store.state();
    controller.showAnswer();
    const checking = store.state();
    expect(cueFor(asking, checking, 'before')).toMatchObject({ focus: 'advance', say: 'It is 1.' });
    if (isOpen(checking)) expect(spokenAgain(checking)).toBe('Question 1 of 2. What comes after 0? It is 1.');
    controller.judge('wrong');
    const second = store.state();
    expect(cueFor(checking, second, 'before')).toMatchObject({
      focus: 'question',
      say: "You didn't know it. Question 2 of 2. What comes after 1?",
    });
    controller.showAnswer();
    const last = store.state();
    controller.judge('right');
    expect(cueFor(last, store.state(), 'before').say).toBe(
      'You knew it. Self-check. Over: 1 of 2 right. Missed: zero.',
    );
  });
});

test('given a quiz that lists its answers, when its solution is asked for, then it is the one that grades right', () => {
  expect(solutionTo(numberQuiz, 4)).toBe(5);
});
