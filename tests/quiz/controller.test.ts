import { describe, expect, test, vi } from 'vitest';
import type { MetronomeBeats } from '../../src/quiz/beat';
import { createQuizController } from '../../src/quiz/controller';
import type { Chooser, ItemChoice } from '../../src/quiz/order';
import type { Pace } from '../../src/quiz/pace';
import { quizOf } from '../../src/quiz/quizStore';
import { createQuizzes } from '../../src/quiz/quizzes';
import type { ItemRound } from '../../src/quiz/results';
import { nextQuestion } from '../../src/quiz/run';
import type { QuizLength } from '../../src/quiz/session';
import { CALM, drillWith, EYES_FREE, FIRST, type NumberRun, type NumberSetup, numberQuiz } from './made';

interface Circumstances {
  readonly pace?: Pace;
  readonly length?: QuizLength;
  readonly quiz?: NumberRun['quiz'];
  readonly chooser?: Chooser;
  readonly wanted?: ItemRound;
  readonly beats?: MetronomeBeats;
}

/** A quiz that asks 0, 1, 2 …, what it did to the world, in order, and a clock that the test moves. */
function quizWith({
  pace = CALM,
  length = 12,
  quiz = numberQuiz,
  chooser,
  wanted,
  beats,
}: Circumstances = {}) {
  const store = quizOf<NumberSetup, number, number, NumberRun['quiz']>('notes')(createQuizzes());
  const done: string[] = [];
  const clock = { now: 0 };
  const controller = createQuizController(store, {
    prepare: round => {
      if (round) done.push(`prepare ${round.quiz}`);
      return { quiz, setup: { length } };
    },
    pace: () => pace,
    drill: () => (pace.kind === 'drill' ? { length } : undefined),
    chooser: () => chooser,
    wanted: () => wanted,
    withdraw: () => done.push('withdraw'),
    show: () => done.push('show'),
    stopSound: () => done.push('stop sound'),
    say: text => done.push(`say ${text}`),
    sayLasting: text => done.push(`say ${text}`),
    cancelSpeech: () => done.push('cancel speech'),
    now: () => clock.now,
    metronomeBeats: () => beats,
    chance: FIRST,
  });
  return { store, controller, done, clock };
}

/** The same once it has started. */
function startedQuiz(circumstances?: Circumstances) {
  const made = quizWith(circumstances);
  made.controller.start();
  made.done.length = 0;
  return made;
}

describe('given a verdict', () => {
  test('when the next question is asked for before it comes, then it is chosen once, and that one comes', () => {
    const { store, controller } = startedQuiz();
    expect(controller.upcoming()).toBeUndefined();
    controller.giveUp();
    const upcoming = controller.upcoming();
    expect(upcoming).toBe(1);
    expect(controller.upcoming()).toBe(upcoming);
    controller.next();
    expect(store.state()).toMatchObject({ status: 'asking', question: upcoming });
  });

  test('when it is on the last question, then none will follow', () => {
    const { controller } = startedQuiz({ length: 1 });
    controller.giveUp();
    expect(controller.upcoming()).toBeUndefined();
  });
});

describe('given a round of just some items', () => {
  const byItem = {
    ...numberQuiz,
    questionOf: (_: NumberSetup, item: string) =>
      item.startsWith('number:') ? Number(item.slice('number:'.length)) : undefined,
  };

  test('when it is wanted from elsewhere, then it asks those items and no others, each before any comes again', () => {
    const wanted = { quiz: 'next-number', items: ['number:4', 'number:7', 'string:1'] };
    const { store, controller, done } = quizWith({ quiz: byItem, wanted });
    controller.drillThese();
    const before = ['withdraw', 'show', 'stop sound', 'prepare next-number'];
    expect(done).toEqual([...before, "say 1 of 3 can't be asked with this setup"]);
    const asked: unknown[] = [];
    for (let count = 0; count < 4; count++) {
      const session = store.state();
      if (session.status === 'asking') asked.push(session.question);
      controller.giveUp();
      controller.next();
    }
    expect(asked).toEqual([4, 7, 4, 7]);
  });

  test('when a quiz is over, then it is one of its weakest items', () => {
    const { store, controller } = startedQuiz({ quiz: byItem, length: 4 });
    store.setPresence({ isShown: true });
    for (const answer of [1, 9, 3, 9]) {
      controller.draft(answer);
      controller.submit();
      controller.next();
    }
    expect(controller.itemRound()).toEqual({
      quiz: 'next-number',
      items: ['number:1', 'number:3', 'number:0'],
    });
    controller.drillThese();
    expect(store.state()).toMatchObject({ status: 'asking', question: 1, answered: [] });
  });

  test('when its results are shown, then Start Again asks the same items, and after any other quiz all', () => {
    const wanted = { quiz: 'next-number', items: ['number:4', 'number:7'] };
    const { store, controller } = quizWith({ quiz: byItem, wanted, length: 1 });
    controller.drillThese();
    controller.giveUp();
    controller.next();
    controller.startAgain();
    expect(store.state()).toMatchObject({ status: 'asking', question: 4, run: { items: wanted.items } });

    const whole = startedQuiz({ quiz: byItem, length: 1 });
    whole.controller.giveUp();
    whole.controller.next();
    whole.controller.startAgain();
    expect(whole.store.state()).toMatchObject({ status: 'asking', question: 0 });
    expect(whole.store.state()).not.toHaveProperty('run.items');
  });

  test('when it has some that can’t be asked, then it says how many, and asks the others', () => {
    const wanted = { quiz: 'next-number', items: ['number:4', 'string:1', 'string:2'] };
    const { store, controller, done } = quizWith({ quiz: byItem, wanted });
    controller.drillThese();
    expect(done).toContain("say 2 of 3 can't be asked with this setup");
    expect(store.state()).toMatchObject({ status: 'asking', question: 4 });
  });

  test('when none can be asked, then it says so, and nothing else is asked in their place', () => {
    const wanted = { quiz: 'next-number', items: ['string:1', 'string:2'] };
    const { store, controller, done } = quizWith({ quiz: byItem, wanted });
    controller.drillThese();
    expect(done).toContain('say None of them can be asked with this setup');
    expect(store.state().status).toBe('idle');
  });

  test('when its results aren’t shown, or nothing was answered, then there is none', () => {
    const { store, controller } = startedQuiz({ quiz: byItem, length: 4 });
    store.setPresence({ isShown: true });
    controller.end();
    expect(controller.itemRound()).toBeUndefined();
    controller.drillThese();
    expect(store.state().status).toBe('completed');
  });
});

describe('given no quiz', () => {
  test('when one is started, then it comes onto the page, the sound stops, and its first question is asked', () => {
    const { store, controller, done } = quizWith();
    controller.start();
    expect(done).toEqual(['show', 'stop sound']);
    expect(store.state()).toMatchObject({
      status: 'asking',
      question: 0,
      length: 12,
      run: { quiz: numberQuiz, setup: { length: 12 }, pace: CALM },
    });
  });

  test('when it has nothing to ask, then it doesn’t start, and says why', () => {
    const quiz = { ...numberQuiz, next: () => undefined, whyNone: () => 'There are no numbers' };
    const { store, controller, done } = quizWith({ quiz });
    controller.start();
    expect(store.state().status).toBe('idle');
    expect(done).toContain('say There are no numbers');
  });

  test('when anything else is done, then nothing happens', () => {
    const { store, controller, done } = quizWith();
    controller.draft(1);
    controller.answer(1);
    controller.answerBy('1');
    controller.submit();
    controller.giveUp();
    controller.advance();
    expect(store.state().status).toBe('idle');
    expect(done).toEqual([]);
  });
});

describe.each([
  ['calm', CALM, []],
  ['drill', drillWith(0), ['stop sound']],
  ['eyes-free', EYES_FREE, ['stop sound']],
] as const)('given an open question in a quiz that is %s', (_kind, pace, before) => {
  test('when it is given up, then its answer is shown, and the quiz waits there', () => {
    const { store, controller, done, clock } = startedQuiz({ pace });
    clock.now = 700;
    controller.giveUp();
    expect(done).toEqual(before);
    expect(store.state()).toMatchObject({
      status: 'feedback',
      last: { question: 0, verdict: 'given-up', milliseconds: 700 },
    });
  });
});

describe('given a calm quiz with an open question', () => {
  test('when it is started again, then it is only shown', () => {
    const { store, controller, done } = startedQuiz();
    controller.draft(7);
    const before = store.state();
    controller.start();
    expect(done).toEqual(['show']);
    expect(store.state()).toBe(before);
  });

  test('when an answer is chosen, then it is a draft, and nothing is said', () => {
    const { store, controller, done } = startedQuiz();
    controller.draft(7);
    expect(store.state()).toMatchObject({ status: 'asking', draft: 7 });
    expect(done).toEqual([]);
  });

  test('when an answer’s key is pressed, then it is chosen, and that is said', () => {
    const { store, controller, done } = startedQuiz();
    controller.answerBy('7');
    expect(store.state()).toMatchObject({ status: 'asking', draft: 7 });
    expect(done).toEqual(['say 7, chosen']);
  });

  test('when no answer has the code, then nothing happens', () => {
    const { store, controller } = startedQuiz();
    controller.answerBy('10');
    expect(store.state()).toMatchObject({ status: 'asking', draft: undefined });
  });

  test('when nothing is chosen and it is submitted, then it says what is missing', () => {
    const { store, controller, done } = startedQuiz();
    controller.submit();
    expect(done).toEqual(['say Choose a number first']);
    expect(store.state().status).toBe('asking');
  });

  test('when a choice is submitted, then it is graded and timed, and the sound continues', () => {
    const { store, controller, done, clock } = startedQuiz();
    controller.draft(1);
    clock.now = 1800;
    controller.submit();
    expect(store.state()).toMatchObject({
      status: 'feedback',
      last: { question: 0, answer: 1, verdict: 'right', milliseconds: 1800 },
    });
    expect(done).toEqual([]);
  });

  test('when a draft counts as something else, then that is what is graded', () => {
    const { store, controller } = startedQuiz({
      quiz: { ...numberQuiz, answerIn: (typed = 0) => typed + 1 },
    });
    controller.submit();
    expect(store.state()).toMatchObject({ status: 'feedback', last: { answer: 1, verdict: 'right' } });
  });

  test('when a draft is final, then it is still only a draft', () => {
    const { store, controller } = startedQuiz({ quiz: { ...numberQuiz, isFinal: () => true } });
    controller.draft(1);
    expect(store.state().status).toBe('asking');
  });

  test('when it is quit or ended, then the sound stops', () => {
    const quit = startedQuiz();
    quit.controller.quit();
    expect(quit.done).toEqual(['stop sound']);
    expect(quit.store.state().status).toBe('idle');

    const ended = startedQuiz();
    ended.controller.end();
    expect(ended.done).toEqual(['stop sound']);
    expect(ended.store.state()).toMatchObject({ status: 'completed', by: 'user' });
  });
});

describe('given a calm quiz with an answered question', () => {
  const answered = (length: QuizLength = 12) => {
    const made = startedQuiz({ length });
    made.controller.draft(1);
    made.controller.submit();
    return made;
  };

  test('when the user goes on, then speech and sound stop, and the next question is asked', () => {
    const { store, controller, done, clock } = answered();
    clock.now = 5000;
    controller.next();
    expect(done).toEqual(['cancel speech', 'stop sound']);
    expect(store.state()).toMatchObject({
      status: 'asking',
      question: 1,
      clock: { elapsed: 0, since: 5000 },
    });
  });

  test('when it goes on by itself, then what is being said is not cut short', () => {
    const { controller, done } = answered();
    controller.advance();
    expect(done).toEqual(['stop sound']);
  });

  test('when it was the last one, then the results follow, and no further question is chosen', () => {
    const { store, controller } = answered(1);
    controller.next();
    expect(store.state()).toMatchObject({
      status: 'completed',
      by: 'last-answer',
      answered: [{ question: 0 }],
    });
  });

  test('when a further answer comes, then it counts for nothing', () => {
    const { store, controller } = answered();
    const before = store.state();
    controller.draft(4);
    controller.answer(4);
    controller.answerBy('4');
    controller.submit();
    expect(store.state()).toBe(before);
  });
});

test('given a quiz that has no more to ask before its length, when the user goes on, then the results follow', () => {
  const { store, controller } = startedQuiz({
    length: 'endless',
    quiz: { ...numberQuiz, next: (_, answered) => (answered.length < 2 ? answered.length : undefined) },
  });
  for (let count = 0; count < 2; count += 1) {
    controller.draft(1);
    controller.submit();
    controller.next();
  }
  expect(store.state()).toMatchObject({ status: 'completed', by: 'last-answer' });
  expect(store.state()).toHaveProperty('answered.length', 2);
});

describe('given a quiz in which one key answers', () => {
  test.each<{ readonly pace: Pace; readonly answer: number; readonly becomes: object }>([
    { pace: drillWith(0), answer: 1, becomes: { status: 'asking', question: 1 } },
    { pace: drillWith(0), answer: 9, becomes: { status: 'feedback', last: { verdict: 'wrong' } } },
    { pace: drillWith(600), answer: 1, becomes: { status: 'feedback', last: { verdict: 'right' } } },
    { pace: EYES_FREE, answer: 1, becomes: { status: 'feedback', last: { verdict: 'right' } } },
    { pace: EYES_FREE, answer: 9, becomes: { status: 'feedback', last: { verdict: 'wrong' } } },
  ])(
    'when its pace is $pace and $answer is pressed, then the sound stops, and it becomes $becomes',
    ({ pace, answer, becomes }) => {
      const { store, controller, done } = startedQuiz({ pace });
      controller.answerBy(`${answer}`);
      expect(store.state()).toMatchObject(becomes);
      expect(done[0]).toBe('stop sound');
      expect(done.filter(each => each.startsWith('say'))).toEqual([]);
    },
  );

  test('when a choice isn’t final, then it is a draft; when it is final, then it is submitted at once', () => {
    const { store, controller } = startedQuiz({
      pace: drillWith(600),
      quiz: { ...numberQuiz, isFinal: (_, chosen) => chosen > 5 },
    });
    controller.draft(4);
    expect(store.state()).toMatchObject({ status: 'asking', draft: 4 });
    controller.draft(undefined);
    expect(store.state()).toMatchObject({ status: 'asking', draft: undefined });
    controller.draft(6);
    expect(store.state()).toMatchObject({ status: 'feedback', last: { answer: 6, verdict: 'wrong' } });
  });

  test('when the last answer of a drill without a pause is right, then the results follow at once', () => {
    const { store, controller } = startedQuiz({ pace: drillWith(0), length: 1 });
    controller.answer(1);
    expect(store.state()).toMatchObject({ status: 'completed', by: 'last-answer' });
  });
});

describe('given a quiz whose weak spots come first', () => {
  const adaptive: NumberRun['quiz'] = {
    ...numberQuiz,
    curriculumOf: () => ({ stages: [['number:3', 'number:4']] }),
    questionOf: (_, item) => Number(item.replace('number:', '')),
  };

  /** Chooses 4, then 3, then nothing, and remembers what it chose from. */
  function choosing(ready?: Promise<void>) {
    const choices: ItemChoice[] = [];
    const chooser: Chooser = {
      ready: () => ready,
      choose(choice) {
        choices.push(choice);
        return ['number:4', 'number:3'][choices.length - 1];
      },
    };
    return { chooser, choices };
  }

  test('when it goes on, then each question is the chosen one, and what was asked so far is told', () => {
    const { chooser, choices } = choosing();
    const { store, controller } = startedQuiz({ quiz: adaptive, chooser });
    expect(store.state()).toMatchObject({ status: 'asking', question: 4 });
    controller.draft(9);
    controller.submit();
    controller.next();
    expect(store.state()).toMatchObject({ status: 'asking', question: 3 });
    expect(choices[1]).toEqual({
      quiz: 'next-number',
      curriculum: { stages: [['number:3', 'number:4']] },
      asked: [{ item: 'number:4', verdict: 'wrong' }],
    });
  });

  test('when it goes on, then its curriculum is made once, and in shuffled order never', () => {
    const curriculumOf = vi.fn(adaptive.curriculumOf);
    const quiz = { ...adaptive, curriculumOf };
    const { controller } = startedQuiz({ quiz, chooser: choosing().chooser });
    controller.giveUp();
    controller.next();
    expect(curriculumOf).toHaveBeenCalledTimes(1);
    startedQuiz({ quiz });
    expect(curriculumOf).toHaveBeenCalledTimes(1);
  });

  test('when nothing is chosen, then chance decides', () => {
    const { store } = startedQuiz({
      quiz: adaptive,
      chooser: { ready: () => undefined, choose: () => undefined },
    });
    expect(store.state()).toMatchObject({ status: 'asking', question: 0 });
  });

  test('when the quiz has no curriculum, then chance decides', () => {
    const { chooser, choices } = choosing();
    const { store } = startedQuiz({ chooser });
    expect(store.state()).toMatchObject({ status: 'asking', question: 0 });
    expect(choices).toEqual([]);
  });

  test('when what is stored has to be read first, then the quiz starts once it is, and only once', async () => {
    let end = () => {};
    const reading = new Promise<void>(resolve => {
      end = resolve;
    });
    const { store, controller, done } = quizWith({ quiz: adaptive, chooser: choosing(reading).chooser });
    controller.start();
    controller.start();
    expect(store.state().status).toBe('idle');
    end();
    await vi.waitFor(() => expect(store.state()).toMatchObject({ status: 'asking', question: 4 }));
    expect(done).toEqual(['show', 'show', 'stop sound']);
  });
});

describe('given a drill', () => {
  test('when it starts, then its length is that of the drill, whatever the quiz has otherwise', () => {
    const { store } = startedQuiz({
      pace: drillWith(0),
      length: '2m',
      quiz: { ...numberQuiz, lengthOf: () => 12 },
    });
    expect(store.state()).toMatchObject({ length: '2m', run: { drill: { length: '2m' } } });
  });

  test('when it is finished, then its results follow, and before the first answer its setup', () => {
    const { store, controller, done } = startedQuiz({ pace: drillWith(0), length: 'endless' });
    controller.giveUp();
    controller.finish();
    expect(store.state()).toMatchObject({ status: 'completed', by: 'user' });
    controller.start();
    done.length = 0;
    controller.finish();
    expect(store.state().status).toBe('idle');
    expect(done).toEqual(['stop sound']);
  });

  test.each([25, 'endless', '5m'] as const)(
    'when it was %s long and starts again, then it is as long',
    length => {
      const { store, controller } = startedQuiz({ pace: drillWith(0), length });
      controller.giveUp();
      controller.finish();
      controller.startAgain();
      expect(store.state()).toMatchObject({ status: 'asking', length, answered: [], spent: 0 });
    },
  );
});

describe('given a drill that goes on after a mistake', () => {
  const answers = numberQuiz.answerCodes;
  const askedIn = ({ store }: ReturnType<typeof quizWith>) => {
    const session = store.state();
    return session.status === 'asking' ? session.question : session.status;
  };

  test('when a key comes while the mistake is shown, then it goes on and answers nothing', () => {
    const quiz = startedQuiz({ pace: drillWith(600, 'go-on') });
    quiz.controller.pick(9);
    expect(askedIn(quiz)).toBe('feedback');
    quiz.controller.answerBy(answers[0] ?? '');
    expect(quiz.store.state()).toMatchObject({ status: 'asking', question: 1, answered: { length: 1 } });
  });

  test('when a key comes while a right answer is shown, then it answers the next question', () => {
    const quiz = startedQuiz({ pace: drillWith(600, 'go-on') });
    quiz.controller.pick(1);
    expect(askedIn(quiz)).toBe('feedback');
    quiz.controller.answerBy(answers[2] ?? '');
    expect(quiz.store.state()).toMatchObject({ status: 'feedback', answered: { length: 2 } });
  });

  test('when Enter comes just after the mistake has passed, then nothing is said; a second later it is', () => {
    const quiz = startedQuiz({ pace: drillWith(600, 'go-on') });
    quiz.controller.pick(9);
    quiz.controller.advance();
    const missing = `say ${numberQuiz.missingAnswer}`;
    quiz.clock.now = 900;
    quiz.controller.submit();
    expect(quiz.controller.isLate()).toBe(true);
    expect(quiz.done).not.toContain(missing);
    quiz.clock.now = 1100;
    quiz.controller.submit();
    expect(quiz.controller.isLate()).toBe(false);
    expect(quiz.done).toContain(missing);
  });

  test('when it waits after one, then a key changes nothing', () => {
    const quiz = startedQuiz({ pace: drillWith(600, 'wait') });
    quiz.controller.pick(9);
    const shown = quiz.store.state();
    quiz.controller.answerBy(answers[0] ?? '');
    expect(quiz.store.state()).toBe(shown);
  });

  test('when mistakes are asked again, then each comes back once three others were asked, and nothing else is left out', () => {
    const quiz = startedQuiz({ pace: drillWith(0, 'again') });
    const asked: unknown[] = [];
    for (const answer of [9, 2, 3, 4, 1, 5, 6]) {
      asked.push(askedIn(quiz));
      quiz.controller.pick(answer);
      quiz.controller.advance();
    }
    expect(asked).toEqual([0, 1, 2, 3, 0, 4, 5]);
  });

  test('when a mistake that came back is wrong again, then it comes back once more', () => {
    const quiz = startedQuiz({ pace: drillWith(0, 'again') });
    const asked: unknown[] = [];
    for (const answer of [9, 2, 3, 4, 9, 5, 6, 7, 1]) {
      asked.push(askedIn(quiz));
      quiz.controller.pick(answer);
      quiz.controller.advance();
    }
    expect(asked).toEqual([0, 1, 2, 3, 0, 4, 5, 6, 0]);
  });
});

describe('given the first round of a learner, in which even numbers are easy', () => {
  const quiz = { ...numberQuiz, isEasy: (question: number) => question % 2 === 0 };
  const setup: NumberSetup = { length: 12 };
  /** Draws 1 and 3 of the nine numbers before 4. */
  const drawing = () => {
    const drawn = [0.12, 0.34, 0.45];
    return () => drawn.shift() ?? 0;
  };
  const settledWith = (question: number) =>
    ({ question, answer: question + 1, verdict: 'right', milliseconds: 0 }) as const;

  test('when a question is drawn, then what is hard is passed over; in a later round it is not', () => {
    const first = { quiz, setup, isFirst: true as const };
    expect(
      nextQuestion<NumberSetup, number, number, typeof quiz>(first, [], {
        chooser: () => undefined,
        chance: drawing(),
      }),
    ).toBe(4);
    expect(
      nextQuestion<NumberSetup, number, number, typeof quiz>({ quiz, setup }, [], {
        chooser: () => undefined,
        chance: drawing(),
      }),
    ).toBe(1);
  });

  test('when all that is easy was asked, then the hard ones follow', () => {
    const asked = [0, 2, 4, 6, 8].map(settledWith);
    const next = nextQuestion<NumberSetup, number, number, typeof quiz>(
      { quiz, setup, isFirst: true },
      asked,
      {
        chooser: () => undefined,
        chance: FIRST,
      },
    );
    expect(next).toBe(1);
  });
});

describe('given a quiz whose answer is made of two options', () => {
  // Tens and ones, in either order: 12 is 10 and 2.
  const inParts: NumberRun['quiz'] = {
    ...numberQuiz,
    parts: {
      groupsOf: () => [],
      joined: (_, draft, chosen) => (draft === undefined || draft >= 10 ? chosen : draft + chosen),
      codesIn: () => [],
    },
    answerIn: draft => (draft !== undefined && draft > 10 ? draft : undefined),
    grade: (_, answer) => (answer === 12 ? 'right' : 'wrong'),
  };

  test('when single keys answer, then the first is kept and said, and the second submits', () => {
    const { controller, store, done } = startedQuiz({ quiz: inParts, pace: drillWith(0) });

    controller.answer(2);
    expect(store.state()).toMatchObject({ status: 'asking', draft: 2 });
    expect(done).toContain('say 2, chosen');
    controller.answer(10);
    expect(store.state()).toMatchObject({ answered: [{ verdict: 'right' }] });
  });

  test('when it is submitted with Enter, then both stand until then', () => {
    const { controller, store } = startedQuiz({ quiz: inParts });

    controller.answer(2);
    controller.answer(10);
    expect(store.state()).toMatchObject({ status: 'asking', draft: 12 });
    controller.submit();
    expect(store.state()).toMatchObject({ status: 'feedback', last: { verdict: 'right' } });
  });
});

describe('given questions that were heard in a row, answered while it still sounds', () => {
  /** Two by two: what comes after 0 and 1, then 2 and 3. */
  const inRows: typeof numberQuiz = {
    ...numberQuiz,
    isHeard: true,
    restOf(answered) {
      const last = answered.at(-1)?.question;
      return last !== undefined && last % 2 === 0 ? last + 1 : undefined;
    },
    heard: { arrival: () => [], again: () => [], context: () => undefined, drone: () => undefined },
  };
  const begun = (pace: Pace = drillWith(0)) => startedQuiz({ quiz: inRows, pace });

  test('when an answer is right, then the row sounds on, and after its last question no more', () => {
    const { controller, done } = begun();
    controller.answer(1);
    expect(done).not.toContain('stop sound');
    controller.answer(2);
    expect(done).toContain('stop sound');
  });

  test('when an answer is wrong or given up, then the sound is stopped', () => {
    const wrong = begun();
    wrong.controller.answer(9);
    expect(wrong.done).toContain('stop sound');

    const givenUp = begun();
    givenUp.controller.giveUp();
    expect(givenUp.done).toContain('stop sound');
  });

  test('when its user checks an answer and knew it, then the row sounds on', () => {
    const { controller, done } = begun();
    controller.showAnswer();
    controller.judge('right');
    expect(done).not.toContain('stop sound');
  });

  test('when one is submitted and the next asked for, then the row sounds on', () => {
    const { controller, done } = begun(CALM);
    controller.draft(1);
    controller.submit();
    controller.next();
    expect(done).not.toContain('stop sound');
  });
});

describe('given a drill on the beat', () => {
  const onTheBeat: Pace = { kind: 'drill', pause: 0, beats: 2 };
  const beats = { first: 0, length: 500, tempo: 120, bar: 2 };

  test('when it is given up or answered, then it is known whether that was in time', () => {
    const { store, controller, clock } = startedQuiz({ pace: onTheBeat, beats });
    clock.now = 1600;
    controller.giveUp();
    expect(store.state()).toMatchObject({ last: { verdict: 'given-up', timing: { isLate: true } } });
    controller.next();
    clock.now = 2400;
    controller.answerBy('2');
    expect(store.state()).toMatchObject({ last: { verdict: 'right', timing: { beat: 4, isLate: false } } });
  });

  test('when a key answers while a verdict waits for the beat, then it answers nothing', () => {
    const { store, controller } = startedQuiz({ pace: onTheBeat, beats });
    controller.answerBy('1');
    const before = store.state();
    controller.answerBy('2');
    expect(store.state()).toBe(before);
  });

  test('when the metronome is off, then nothing is in time or late', () => {
    const { store, controller, clock } = startedQuiz({ pace: onTheBeat });
    clock.now = 9000;
    controller.answerBy('1');
    expect(store.state()).toMatchObject({ last: { verdict: 'right' } });
    expect(store.state()).not.toHaveProperty('last.timing');
  });
});
