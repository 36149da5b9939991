import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lengthSetting, lengthText } from '../../src/quiz/pace';
import { reduce } from '../../src/quiz/quizStore';
import { isLastAnswered } from '../../src/quiz/run';
import {
  type Clock,
  isOpen,
  isSameQuestion,
  isTimed,
  isTimeLimit,
  lengthKind,
  millisecondsOf,
  newlyAnswered,
  openAnswer,
  openQuestion,
  type QuizLength,
  questionNumber,
  readClock,
  runningSince,
  type Session,
  type SessionEvent,
  scoreOf,
  startClock,
  stopClock,
} from '../../src/quiz/session';

type QuizSession = Session<string, string, string>;
type QuizEvent = SessionEvent<string, string, string>;

const IDLE: QuizSession = { status: 'idle' };

const start = (question: string, length: QuizLength = 2): QuizEvent => ({
  type: 'start',
  run: 'calm',
  length,
  question,
  at: 1000,
});
const draft = (text: string | undefined): QuizEvent => ({ type: 'draft', draft: text });
const right = (at: number): QuizEvent => ({ type: 'submit', answer: 'yes', verdict: 'right', at });
const wrong = (at: number): QuizEvent => ({ type: 'submit', answer: 'no', verdict: 'wrong', at });
const show = (at: number): QuizEvent => ({ type: 'show-answer', solution: 'yes', at });
const judge = (verdict: 'right' | 'wrong'): QuizEvent => ({ type: 'judge', verdict });
const giveUp = (at: number): QuizEvent => ({ type: 'give-up', at });
const next = (question: string | undefined, at: number): QuizEvent => ({ type: 'next', question, at });
const pause = (at: number): QuizEvent => ({ type: 'pause', at });
const resume = (at: number): QuizEvent => ({ type: 'resume', at });
const away = (at: number): QuizEvent => ({ type: 'away', at });
const back = (at: number): QuizEvent => ({ type: 'back', at });
const play: QuizEvent = { type: 'play' };
const end: QuizEvent = { type: 'end' };
const reset: QuizEvent = { type: 'reset' };

const sessionAfter = (...events: readonly QuizEvent[]): QuizSession =>
  events.reduce(reduce<string, string, string>, IDLE);

describe('given no quiz', () => {
  test('when one is started, then its first question is asked, with nothing answered and nothing drafted', () => {
    expect(sessionAfter(start('a'))).toEqual({
      status: 'asking',
      run: 'calm',
      length: 2,
      answered: [],
      question: 'a',
      draft: undefined,
      clock: { elapsed: 0, since: 1000 },
      onPage: { elapsed: 0, since: 1000 },
      spent: 0,
      wasPlayed: false,
    });
  });

  test.each([
    draft('x'),
    right(1),
    giveUp(1),
    next('a', 1),
    next(undefined, 1),
    play,
    pause(1),
    resume(1),
    away(1),
    back(1),
    end,
    reset,
  ])('when %o comes, then nothing happens', event => {
    expect(reduce(IDLE, event)).toBe(IDLE);
  });
});

describe('given a question', () => {
  const asking = sessionAfter(start('a'));

  test('when an answer is drafted, then it is kept until another replaces it', () => {
    expect(reduce(asking, draft('x'))).toMatchObject({ status: 'asking', question: 'a', draft: 'x' });
    expect(reduce(reduce(asking, draft('x')), draft(undefined))).toEqual(asking);
  });

  test('when an answer is submitted, then there is feedback, with the answer and the time that it took', () => {
    expect(reduce(asking, wrong(3500))).toEqual({
      status: 'feedback',
      run: 'calm',
      length: 2,
      answered: [{ question: 'a', answer: 'no', verdict: 'wrong', milliseconds: 2500 }],
      last: { question: 'a', answer: 'no', verdict: 'wrong', milliseconds: 2500 },
      spent: 2500,
    });
  });

  test('when it is given up, then there is feedback without an answer, and what was chosen by then is kept', () => {
    const last = { question: 'a', verdict: 'given-up', draft: 'x', milliseconds: 2500 };
    expect(sessionAfter(start('a'), draft('x'), giveUp(3500))).toEqual({
      status: 'feedback',
      run: 'calm',
      length: 2,
      answered: [last],
      last,
      spent: 2500,
    });
  });

  test('when it is given up, then it counts as wrong, and nothing was answered', () => {
    const session = sessionAfter(start('a'), draft('x'), giveUp(3500));
    if (session.status !== 'feedback') throw new Error('there is no feedback');
    expect(scoreOf(session.answered)).toBe(0);
    expect(openAnswer(session)).toBeUndefined();
    expect(reduce(session, next('b', 4000))).toMatchObject({ status: 'asking', question: 'b' });
  });

  test('when the clock has gone backwards, then the answer took no time', () => {
    expect(reduce(asking, right(0))).toMatchObject({ last: { milliseconds: 0 } });
  });

  test('when "next" comes without an answer, then the question can’t be skipped', () => {
    expect(reduce(asking, next('b', 2000))).toBe(asking);
    expect(reduce(asking, next(undefined, 2000))).toBe(asking);
  });

  test('when another quiz is started, then it takes its place', () => {
    expect(reduce(sessionAfter(start('a'), draft('x')), start('z'))).toMatchObject({
      status: 'asking',
      question: 'z',
      draft: undefined,
    });
  });
});

describe('given a question that can’t be answered for a while', () => {
  test('when it is answered afterward, then that while is no part of its time', () => {
    const session = sessionAfter(start('a'), pause(1400), resume(60_000), right(60_300));
    expect(session).toMatchObject({ last: { milliseconds: 700 } });
  });

  test('when it is answered in that while, then its time is what it was before', () => {
    expect(sessionAfter(start('a'), pause(1400), right(60_000))).toMatchObject({
      last: { milliseconds: 400 },
    });
  });

  test('when it is paused or resumed twice, then the second time changes nothing', () => {
    const running = sessionAfter(start('a'));
    expect(reduce(running, resume(1500))).toBe(running);
    const paused = reduce(running, pause(1500));
    expect(reduce(paused, pause(2000))).toBe(paused);
  });

  test('when a draft comes meanwhile, then the clock is unaffected', () => {
    const session = sessionAfter(start('a'), pause(1400), draft('x'), resume(5000), draft('y'), right(5100));
    expect(session).toMatchObject({ last: { milliseconds: 500 } });
  });

  test('when the next question comes, then its time begins at nothing', () => {
    const session = sessionAfter(start('a'), pause(1400), right(2000), next('b', 9000), right(9250));
    expect(session).toMatchObject({ last: { question: 'b', milliseconds: 250 } });
  });
});

describe('given a question that is a sound', () => {
  test('when it plays for the first time, then its time starts over', () => {
    const session = sessionAfter(start('a'), play, resume(4000), right(4300));
    expect(session).toMatchObject({ last: { milliseconds: 300 } });
  });

  test('when it plays again, then nothing changes', () => {
    const played = sessionAfter(start('a'), play, resume(4000));
    expect(reduce(played, play)).toBe(played);
  });

  test('when the next one comes, then that hasn’t been played', () => {
    const session = sessionAfter(start('a'), play, right(2000), next('b', 3000));
    expect(session).toMatchObject({ wasPlayed: false });
  });
});

describe('given feedback', () => {
  const feedback = sessionAfter(start('a'), right(2000));

  test('when "next" comes, then the second question is asked, its time counting from there', () => {
    expect(reduce(feedback, next('b', 9000))).toMatchObject({
      status: 'asking',
      question: 'b',
      draft: undefined,
      clock: { elapsed: 0, since: 9000 },
    });
  });

  test('when there is no further question, then "next" completes the quiz', () => {
    const completed = reduce(feedback, next(undefined, 3000));
    expect(completed).toMatchObject({ status: 'completed', by: 'last-answer', length: 2 });
    expect(completed).toHaveProperty('answered.length', 1);
  });

  test('when the answer is submitted, drafted or timed once more, then it counts once', () => {
    for (const event of [right(2500), giveUp(2500), draft('x'), play, pause(2500), resume(2500)])
      expect(reduce(feedback, event)).toBe(feedback);
  });
});

describe('given an open quiz', () => {
  test.each<[string, QuizSession]>([
    ['a question', sessionAfter(start('a'))],
    ['feedback', sessionAfter(start('a'), wrong(2000))],
  ])('when it is ended at %s, then its results are those of what was answered', (_what, session) => {
    const ended = reduce(session, end);
    expect(ended).toMatchObject({ status: 'completed', by: 'user', run: 'calm', length: 2 });
    expect(ended).toHaveProperty('answered', 'answered' in session ? session.answered : []);
  });

  test.each<[string, QuizSession]>([
    ['a question', sessionAfter(start('a'))],
    ['feedback', sessionAfter(start('a'), wrong(2000))],
    ['its results', sessionAfter(start('a'), wrong(2000), next(undefined, 3000))],
  ])('when it is quit at %s, then there is no quiz', (_what, session) => {
    expect(reduce(session, reset)).toEqual(IDLE);
  });

  test('when results are shown, then only a new start or a reset leads on', () => {
    const completed = sessionAfter(start('a'), wrong(2000), next(undefined, 3000));
    for (const event of [
      draft('x'),
      right(1),
      giveUp(1),
      next('b', 1),
      next(undefined, 1),
      play,
      pause(1),
      resume(1),
      end,
    ])
      expect(reduce(completed, event)).toBe(completed);
    expect(reduce(completed, start('z')).status).toBe('asking');
  });
});

describe('given sessions of every status', () => {
  test('when it is asked whether a question is on the page, then one is while asking and in feedback', () => {
    expect(isOpen(IDLE)).toBe(false);
    expect(isOpen(sessionAfter(start('a')))).toBe(true);
    expect(isOpen(sessionAfter(start('a'), right(1)))).toBe(true);
    expect(isOpen(sessionAfter(start('a'), right(1), next(undefined, 1)))).toBe(false);
  });

  const opened = [
    sessionAfter(start('a')),
    sessionAfter(start('a'), right(1)),
    sessionAfter(start('a'), right(1), next('b', 1)),
    sessionAfter(start('a'), right(1), next('b', 1), wrong(1)),
  ].filter(isOpen);

  test('when one is on the page, then question and number are the same from question to feedback', () => {
    expect(opened.map(openQuestion)).toEqual(['a', 'a', 'b', 'b']);
    expect(opened.map(questionNumber)).toEqual([1, 1, 2, 2]);
  });

  test('when it is asked what is chosen, then it is the draft, and in feedback the answer', () => {
    const drafted = [...opened, sessionAfter(start('a'), draft('x'))].filter(isOpen);
    expect(drafted.map(openAnswer)).toEqual([undefined, 'yes', undefined, 'no', 'x']);
  });

  test('when it is asked whether the last one is answered, then only the length decides, and an endless quiz has none', () => {
    expect(opened.map(isLastAnswered)).toEqual([false, false, false, true]);
    const endless = sessionAfter(start('a', 'endless'), right(1), next('b', 1), right(2));
    expect(isOpen(endless) && isLastAnswered(endless)).toBe(false);
  });

  test('when it is asked whether the question is still the same, then a draft or a pause makes no difference, and a repeat isn’t it', () => {
    const asking = sessionAfter(start('a'));
    expect(isSameQuestion(asking, reduce(asking, draft('x')))).toBe(true);
    expect(isSameQuestion(asking, reduce(asking, pause(2000)))).toBe(true);
    expect(isSameQuestion(asking, sessionAfter(start('a'), right(1), next('a', 2)))).toBe(false);
    expect(isSameQuestion(asking, sessionAfter(start('a')))).toBe(false);
    expect(isSameQuestion(asking, reduce(asking, right(1)))).toBe(false);
    expect(isSameQuestion(IDLE, IDLE)).toBe(false);
  });

  test('when one is left for another or for the results in one step, then its verdict is unheard', () => {
    const asking = sessionAfter(start('a'));
    const feedback = reduce(asking, right(1500));
    const completed = reduce(feedback, next(undefined, 1600));
    expect(newlyAnswered(asking, reduce(feedback, next('b', 1600)))).toMatchObject({ question: 'a' });
    expect(newlyAnswered(asking, completed)).toMatchObject({ question: 'a', verdict: 'right' });
    expect(newlyAnswered(feedback, completed)).toBeUndefined();
    expect(newlyAnswered(asking, reduce(asking, end))).toBeUndefined();
    expect(newlyAnswered(asking, IDLE)).toBeUndefined();
    expect(newlyAnswered(IDLE, asking)).toBeUndefined();
  });

  test('when a score is counted, then only right answers count', () => {
    expect(scoreOf([])).toBe(0);
    expect(scoreOf([{ verdict: 'right' }, { verdict: 'wrong' }, { verdict: 'right' }])).toBe(2);
  });
});

const anyText = fc.string({ maxLength: 2 });
const anyTime = fc.nat(9000);

const anyEvent: fc.Arbitrary<QuizEvent> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc
      .tuple(anyText, fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant('endless' as const)))
      .map(([question, length]) => start(question, length)),
  },
  { weight: 2, arbitrary: fc.option(fc.string(), { nil: undefined }).map(draft) },
  { weight: 4, arbitrary: anyTime.map(right) },
  { weight: 4, arbitrary: anyTime.map(wrong) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.option(anyText, { nil: undefined, freq: 5 }), anyTime)
      .map(([question, at]) => next(question, at)),
  },
  { weight: 3, arbitrary: anyTime.map(show) },
  { weight: 3, arbitrary: fc.constantFrom(judge('right'), judge('wrong')) },
  { weight: 1, arbitrary: fc.constant(play) },
  { weight: 2, arbitrary: anyTime.map(pause) },
  { weight: 2, arbitrary: anyTime.map(resume) },
  { weight: 1, arbitrary: fc.constant(end) },
  { weight: 1, arbitrary: fc.constant(reset) },
);

const STEPS: Record<QuizSession['status'], Partial<Record<QuizEvent['type'], QuizSession['status'][]>>> = {
  idle: { start: ['asking'], reset: ['idle'] },
  asking: {
    start: ['asking'],
    draft: ['asking'],
    submit: ['feedback'],
    play: ['asking'],
    pause: ['asking'],
    resume: ['asking'],
    end: ['completed'],
    reset: ['idle'],
    'show-answer': ['checking'],
  },
  checking: { start: ['asking'], judge: ['feedback'], end: ['completed'], reset: ['idle'] },
  feedback: { start: ['asking'], next: ['asking', 'completed'], end: ['completed'], reset: ['idle'] },
  completed: { start: ['asking'], reset: ['idle'] },
};

describe('given any run of events', () => {
  test('when each happens, then only lawful steps are taken, each answer is kept, and no question is skipped', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), events => {
        let session: QuizSession = IDLE;
        let asked: string[] = [];
        for (const event of events) {
          const before: QuizSession = session;
          session = reduce(before, event);
          if (session === before) continue;
          expect(STEPS[before.status][event.type] ?? []).toContain(session.status);
          if (session.status === 'idle') continue;
          if (event.type === 'start') asked = [event.question];
          if (event.type === 'next' && event.question !== undefined) asked.push(event.question);
          const { answered } = session;
          expect(scoreOf(answered)).toBeLessThanOrEqual(answered.length);
          expect(answered.map(each => each.question)).toEqual(asked.slice(0, answered.length));
          if (session.status === 'asking') expect(session.question).toBe(asked[answered.length]);
          if (session.status === 'feedback') expect(session.last).toBe(answered.at(-1));
          for (const { milliseconds } of answered) expect(milliseconds).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('when an event makes no sense, then the very same object comes back', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), anyEvent, (events, event) => {
        const session = sessionAfter(...events);
        if (STEPS[session.status][event.type] === undefined) expect(reduce(session, event)).toBe(session);
      }),
    );
  });

  test('when an event is reduced, then the session from before is not changed by it', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), anyEvent, (events, event) => {
        const session = sessionAfter(...events);
        const copy = structuredClone(session);
        reduce(session, event);
        expect(session).toEqual(copy);
      }),
    );
  });
});

describe('given a clock that has run since 1000', () => {
  const running = runningSince(1000);

  test('when it is read, then it shows the time since then', () => {
    expect(readClock(running, 1000)).toBe(0);
    expect(readClock(running, 1700)).toBe(700);
  });

  test('when it is read before its start, then it shows nothing', () => {
    expect(readClock(running, 400)).toBe(0);
  });

  test('when it is stopped, then it shows the same however late it is read', () => {
    const stopped = stopClock(running, 1500);
    expect(readClock(stopped, 1500)).toBe(500);
    expect(readClock(stopped, 90_000)).toBe(500);
  });

  test('when it is stopped and started, then only the time that it ran counts', () => {
    const again = startClock(stopClock(running, 1500), 9000);
    expect(readClock(again, 9200)).toBe(700);
  });

  test('when it is started or stopped twice, then the same object comes back', () => {
    expect(startClock(running, 5000)).toBe(running);
    const stopped = stopClock(running, 1500);
    expect(stopClock(stopped, 5000)).toBe(stopped);
  });
});

test('given any course of stops and starts, when it is read, then it shows the sum of the times that it ran', () => {
  const step = fc.record({ wait: fc.nat(5000), becomes: fc.constantFrom('running', 'stopped') });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), steps => {
      let now = 0;
      let sum = 0;
      let isRunning = true;
      let clock: Clock = runningSince(now);
      for (const { wait, becomes } of steps) {
        now += wait;
        if (isRunning) sum += wait;
        isRunning = becomes === 'running';
        clock = isRunning ? startClock(clock, now) : stopClock(clock, now);
      }
      expect(readClock(clock, now)).toBe(sum);
    }),
  );
});

describe('given the lengths of a drill', () => {
  test('when they are offered, then these are the options, and the first is as long as the quiz is otherwise', () => {
    const offered = (first: number) => {
      const row = lengthSetting(first);
      const texts = row.optionsIn(new Map()).map(({ text }) => text);
      return { texts, initial: row.read(new Map()) };
    };
    const others = ['25 questions', '50 questions', '100 questions', 'Endless'];
    const times = ['1 minute', '2 minutes', '5 minutes'];
    expect(offered(12)).toEqual({ texts: ['12 questions', ...others, ...times], initial: 12 });
    expect(offered(10)).toEqual({ texts: ['10 questions', ...others, ...times], initial: 10 });
  });

  test('when one is chosen, then its code in the address is short and comes back as the same length', () => {
    const row = lengthSetting(12);
    const codes = row.optionsIn(new Map()).map(({ code }) => code);
    expect(codes).toEqual(['12', '25', '50', '100', 'endless', '1m', '2m', '5m']);
    for (const option of row.optionsIn(new Map())) {
      const length = row.read(row.choose(new Map(), option));
      expect(lengthText(length)).toBe(option.text);
    }
  });

  test('when Quick Drill is off, then the control isn’t shown, and bringing it into view turns it on', () => {
    const row = lengthSetting(12);
    expect(row.isShown?.(new Map())).toBe(false);
    expect(row.isShown?.(row.reveal?.(new Map()) ?? new Map())).toBe(true);
  });
});

describe('given a length', () => {
  test.each([
    [12, 'questions', false],
    ['endless', 'nothing', false],
    ['5m', 'time', true],
  ] as const)('when it is %s, then it counts %s', (length, kind, timed) => {
    expect(lengthKind(length)).toBe(kind);
    expect(isTimed(length)).toBe(timed);
  });

  test('when it is a time limit, then it is that many minutes', () => {
    expect(millisecondsOf('1m')).toBe(60_000);
    expect(millisecondsOf('5m')).toBe(300_000);
  });

  test.each(['0m', 'm', '1.5m', '-1m', '1 m', '5', 'endless', '5000m'])(
    'when a text from elsewhere is %j, then it is no time limit',
    text => {
      expect(isTimeLimit(text)).toBe(false);
    },
  );
});
