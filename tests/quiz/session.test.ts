import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isLastAnswered,
  isOpen,
  isSameQuestion,
  openAnswer,
  openQuestion,
  type QuizLength,
  questionNumber,
  reduce,
  type Session,
  type SessionEvent,
  scoreOf,
  unheard,
} from '../../src/quiz/session';

type QuizSession = Session<string, string, 'the run'>;
type QuizEvent = SessionEvent<string, string, 'the run'>;

const IDLE: QuizSession = { status: 'idle' };

const start = (question: string, length: QuizLength = 2): QuizEvent => ({
  ...{ type: 'start', run: 'the run', length, question, at: 1000 },
});
const draft = (text: string | undefined): QuizEvent => ({ type: 'draft', draft: text });
const right = (at: number): QuizEvent => ({ type: 'submit', answer: 'yes', verdict: 'right', at });
const wrong = (at: number): QuizEvent => ({ type: 'submit', answer: 'no', verdict: 'wrong', at });
const next = (question: string | undefined, at = 3000): QuizEvent => ({ type: 'next', question, at });
const pause = (at: number): QuizEvent => ({ type: 'pause', at });
const resume = (at: number): QuizEvent => ({ type: 'resume', at });
const end: QuizEvent = { type: 'end' };
const reset: QuizEvent = { type: 'reset' };

const sessionAfter = (...events: readonly QuizEvent[]): QuizSession =>
  events.reduce<QuizSession>(reduce, IDLE);

describe('given no quiz', () => {
  test('when one is started, then its first question is asked, with nothing answered and nothing drafted', () => {
    expect(sessionAfter(start('a', 12))).toEqual({
      status: 'asking',
      run: 'the run',
      length: 12,
      answered: [],
      question: 'a',
      draft: undefined,
      clock: { elapsed: 0, since: 1000 },
    });
  });

  test('when anything else happens, then nothing comes of it', () => {
    for (const event of [draft('x'), right(1), next('b'), pause(1), resume(1), end, reset])
      expect(reduce(IDLE, event)).toBe(IDLE);
  });
});

describe('given a question', () => {
  const asking = sessionAfter(start('a'));

  test('when an answer is drafted, then it can be changed and withdrawn, and counts for nothing', () => {
    expect(sessionAfter(start('a'), draft('x'), draft('y'))).toMatchObject({ draft: 'y', answered: [] });
    expect(sessionAfter(start('a'), draft('x'), draft(undefined))).toMatchObject({ draft: undefined });
  });

  test('when it is answered, then the verdict is there, with the time that it took', () => {
    expect(reduce(asking, right(1800))).toMatchObject({
      status: 'feedback',
      last: { question: 'a', answer: 'yes', verdict: 'right', milliseconds: 800 },
      answered: [{ verdict: 'right' }],
    });
  });

  test('when it could not be answered for a while, then that while is not part of its time', () => {
    const answered = sessionAfter(start('a'), pause(1500), resume(61_500), right(61_800));
    expect(answered).toMatchObject({ last: { milliseconds: 800 } });
  });

  test('when it is answered while its time stands still, then what had passed before counts', () => {
    expect(sessionAfter(start('a'), pause(1500), wrong(90_000))).toMatchObject({
      last: { milliseconds: 500 },
    });
  });

  test('when it is paused twice, or resumed while it runs, then nothing changes', () => {
    const paused = sessionAfter(start('a'), pause(1500));
    expect(reduce(paused, pause(1600))).toBe(paused);
    expect(reduce(asking, resume(1600))).toBe(asking);
  });

  test('when "next" comes before the answer, then it is ignored', () => {
    expect(reduce(asking, next('b'))).toBe(asking);
  });

  test('when a quiz is started anew, then the old one is gone', () => {
    expect(reduce(sessionAfter(start('a'), draft('x')), start('z'))).toMatchObject({
      status: 'asking',
      question: 'z',
      draft: undefined,
    });
  });
});

describe('given feedback', () => {
  const feedback = sessionAfter(start('a'), pause(1500), right(2000));

  test('when "next" brings a question, then that is asked, its time counting from there', () => {
    expect(reduce(feedback, next('b', 9000))).toMatchObject({
      status: 'asking',
      question: 'b',
      draft: undefined,
      clock: { elapsed: 0, since: 9000 },
    });
  });

  test('when "next" brings none, then the quiz is over by its last answer', () => {
    const completed = reduce(feedback, next(undefined));
    expect(completed).toMatchObject({ status: 'completed', by: 'last-answer', run: 'the run' });
    expect(completed).toHaveProperty('answered.length', 1);
  });

  test('when the answer is submitted, drafted or timed once more, then it counts once', () => {
    for (const event of [right(2500), draft('x'), pause(2500), resume(2500)])
      expect(reduce(feedback, event)).toBe(feedback);
  });
});

describe('given an open quiz', () => {
  test.each<[string, QuizSession]>([
    ['a question', sessionAfter(start('a'))],
    ['feedback', sessionAfter(start('a'), wrong(2000))],
  ])('when the user ends it at %s, then its results are those of what was answered', (_what, session) => {
    const ended = reduce(session, end);
    expect(ended).toMatchObject({ status: 'completed', by: 'user', length: 2 });
    expect(ended).toHaveProperty('answered', 'answered' in session ? session.answered : []);
  });

  test.each<[string, QuizSession]>([
    ['a question', sessionAfter(start('a'))],
    ['feedback', sessionAfter(start('a'), wrong(2000))],
    ['its results', sessionAfter(start('a'), wrong(2000), next(undefined))],
  ])('when it is quit at %s, then there is no quiz', (_what, session) => {
    expect(reduce(session, reset)).toEqual(IDLE);
  });

  test('when results are shown, then only a new start or a reset leads on', () => {
    const completed = sessionAfter(start('a'), wrong(2000), next(undefined));
    for (const event of [draft('x'), right(1), next('b'), pause(1), resume(1), end])
      expect(reduce(completed, event)).toBe(completed);
    expect(reduce(completed, start('z')).status).toBe('asking');
  });
});

describe('given sessions of every kind', () => {
  const open = (session: QuizSession) => {
    if (!isOpen(session)) throw new Error('no question is open');
    return session;
  };

  test('when it is asked whether a question is on the page, then it is while asking and in feedback', () => {
    expect(isOpen(IDLE)).toBe(false);
    expect(isOpen(sessionAfter(start('a')))).toBe(true);
    expect(isOpen(sessionAfter(start('a'), right(1)))).toBe(true);
    expect(isOpen(sessionAfter(start('a'), right(1), next(undefined)))).toBe(false);
  });

  test('when one is open, then question and number stay the same from question to feedback', () => {
    const steps = [
      sessionAfter(start('a')),
      sessionAfter(start('a'), right(1)),
      sessionAfter(start('a'), right(1), next('b')),
      sessionAfter(start('a'), right(1), next('b'), wrong(1)),
    ].map(open);
    expect(steps.map(openQuestion)).toEqual(['a', 'a', 'b', 'b']);
    expect(steps.map(questionNumber)).toEqual([1, 1, 2, 2]);
  });

  test('when something is chosen or answered, then that is the answer on the page', () => {
    const steps = [
      sessionAfter(start('a')),
      sessionAfter(start('a'), draft('x')),
      sessionAfter(start('a'), draft('x'), right(1)),
    ].map(open);
    expect(steps.map(openAnswer)).toEqual([undefined, 'x', 'yes']);
  });

  test('when two sessions are compared, then only drafts and time may differ within one question', () => {
    const asking = sessionAfter(start('a'));
    expect(isSameQuestion(asking, reduce(asking, draft('x')))).toBe(true);
    expect(isSameQuestion(asking, reduce(asking, pause(1200)))).toBe(true);
    expect(isSameQuestion(asking, sessionAfter(start('a')))).toBe(false);
    expect(isSameQuestion(asking, sessionAfter(start('a'), right(1), next('a')))).toBe(false);
    expect(isSameQuestion(asking, sessionAfter(start('a'), right(1)))).toBe(false);
  });

  test('when the length is reached, then the last question is answered; in an endless quiz it never is', () => {
    expect(isLastAnswered(open(sessionAfter(start('a', 1), right(1))))).toBe(true);
    expect(isLastAnswered(open(sessionAfter(start('a', 2), right(1))))).toBe(false);
    expect(isLastAnswered(open(sessionAfter(start('a', 'endless'), right(1))))).toBe(false);
  });

  test('when one is left for another or for the results in one step, then its verdict is unheard', () => {
    const asking = sessionAfter(start('a'));
    const feedback = reduce(asking, right(1500));
    const completed = reduce(feedback, next(undefined));
    expect(unheard(asking, completed)).toMatchObject({ question: 'a', verdict: 'right' });
    expect(unheard(asking, reduce(feedback, next('b')))).toMatchObject({ question: 'a' });
    expect(unheard(feedback, completed)).toBeUndefined();
    expect(unheard(asking, reduce(asking, end))).toBeUndefined();
    expect(unheard(asking, IDLE)).toBeUndefined();
    expect(unheard(IDLE, asking)).toBeUndefined();
  });

  test('when a score is counted, then only right answers count', () => {
    expect(scoreOf([])).toBe(0);
    expect(scoreOf([{ verdict: 'right' }, { verdict: 'wrong' }, { verdict: 'right' }])).toBe(2);
  });
});

const anyEvent: fc.Arbitrary<QuizEvent> = fc.oneof(
  { weight: 1, arbitrary: fc.string({ maxLength: 2 }).map(question => start(question)) },
  { weight: 2, arbitrary: fc.option(fc.string(), { nil: undefined }).map(draft) },
  { weight: 4, arbitrary: fc.nat(9000).map(right) },
  { weight: 4, arbitrary: fc.nat(9000).map(wrong) },
  { weight: 5, arbitrary: fc.string({ maxLength: 2 }).map(question => next(question)) },
  { weight: 1, arbitrary: fc.constant(next(undefined)) },
  { weight: 2, arbitrary: fc.nat(9000).map(pause) },
  { weight: 2, arbitrary: fc.nat(9000).map(resume) },
  { weight: 1, arbitrary: fc.constant(end) },
  { weight: 1, arbitrary: fc.constant(reset) },
);

const STEPS: Record<QuizSession['status'], Partial<Record<QuizEvent['type'], QuizSession['status'][]>>> = {
  idle: { start: ['asking'] },
  asking: {
    start: ['asking'],
    draft: ['asking'],
    submit: ['feedback'],
    pause: ['asking'],
    resume: ['asking'],
    end: ['completed'],
    reset: ['idle'],
  },
  feedback: { start: ['asking'], next: ['asking', 'completed'], end: ['completed'], reset: ['idle'] },
  completed: { start: ['asking'], reset: ['idle'] },
};

describe('given any run of events', () => {
  test('when each happens, then only lawful steps are taken, and score and times make sense', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), events => {
        let session: QuizSession = IDLE;
        for (const event of events) {
          const before: QuizSession = session;
          session = reduce(before, event);
          if (session === before) continue;
          expect(STEPS[before.status][event.type] ?? []).toContain(session.status);
          if (session.status === 'idle') continue;
          const { answered } = session;
          expect(scoreOf(answered)).toBeLessThanOrEqual(answered.length);
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
