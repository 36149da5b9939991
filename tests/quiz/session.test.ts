import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isOpen,
  openQuestion,
  questionNumber,
  reduce,
  type Session,
  type SessionEvent,
  scoreOf,
  unheard,
} from '../../src/quiz/session';

type QuizSession = Session<string, string>;
type QuizEvent = SessionEvent<string, string>;

const IDLE: QuizSession = { status: 'idle' };

const start = (...questions: readonly string[]): QuizEvent => ({ type: 'start', questions, at: 1000 });
const draft = (text: string | undefined): QuizEvent => ({ type: 'draft', draft: text });
const right = (at: number): QuizEvent => ({ type: 'submit', answer: 'yes', verdict: 'right', at });
const wrong = (at: number): QuizEvent => ({ type: 'submit', answer: 'no', verdict: 'wrong', at });
const next = (at: number): QuizEvent => ({ type: 'next', at });
const end: QuizEvent = { type: 'end' };
const reset: QuizEvent = { type: 'reset' };

const sessionAfter = (...events: readonly QuizEvent[]): QuizSession =>
  events.reduce(reduce<string, string>, IDLE);

describe('given no quiz', () => {
  test('when one is started, then its first question is asked, with nothing answered and nothing drafted', () => {
    expect(sessionAfter(start('a', 'b'))).toEqual({
      status: 'asking',
      questions: ['a', 'b'],
      answered: [],
      question: 'a',
      draft: undefined,
      askedAt: 1000,
    });
  });

  test('when one without questions is started, then nothing happens', () => {
    expect(sessionAfter(start())).toBe(IDLE);
  });

  test.each([draft('x'), right(1), next(1), end])('when %o comes, then nothing happens', event => {
    expect(reduce(IDLE, event)).toBe(IDLE);
  });
});

describe('given a question', () => {
  const asking = sessionAfter(start('a', 'b'));

  test('when an answer is drafted, then it stands there until another takes its place', () => {
    expect(reduce(asking, draft('x'))).toMatchObject({ status: 'asking', question: 'a', draft: 'x' });
    expect(reduce(reduce(asking, draft('x')), draft(undefined))).toEqual(asking);
  });

  test('when an answer is submitted, then there is feedback, with the answer and the time that it took', () => {
    expect(reduce(asking, wrong(3500))).toEqual({
      status: 'feedback',
      questions: ['a', 'b'],
      answered: [{ question: 'a', answer: 'no', verdict: 'wrong', milliseconds: 2500 }],
      last: { question: 'a', answer: 'no', verdict: 'wrong', milliseconds: 2500 },
    });
  });

  test('when the clock has gone backwards, then the answer took no time', () => {
    expect(reduce(asking, right(0))).toMatchObject({ last: { milliseconds: 0 } });
  });

  test('when "next" comes without an answer, then the question can’t be skipped', () => {
    expect(reduce(asking, next(2000))).toBe(asking);
  });

  test('when another quiz is started, then it takes its place', () => {
    expect(reduce(sessionAfter(start('a'), draft('x')), start('z'))).toMatchObject({
      status: 'asking',
      question: 'z',
      draft: undefined,
    });
  });
});

describe('given feedback', () => {
  const feedback = sessionAfter(start('a', 'b'), right(2000));

  test('when "next" comes, then the second question is asked, its time counting from there', () => {
    expect(reduce(feedback, next(9000))).toMatchObject({
      status: 'asking',
      question: 'b',
      draft: undefined,
      askedAt: 9000,
    });
  });

  test('when it was the last question, then "next" completes the quiz', () => {
    const completed = sessionAfter(start('a'), right(2000), next(3000));
    expect(completed).toMatchObject({ status: 'completed', questions: ['a'] });
    expect(completed).toHaveProperty('answered.length', 1);
  });

  test('when the answer is submitted or drafted once more, then it counts once', () => {
    expect(reduce(feedback, right(2500))).toBe(feedback);
    expect(reduce(feedback, draft('x'))).toBe(feedback);
  });
});

describe('given an open quiz', () => {
  test.each<[string, QuizSession]>([
    ['a question', sessionAfter(start('a', 'b'))],
    ['feedback', sessionAfter(start('a', 'b'), wrong(2000))],
  ])('when it is ended at %s, then its results are those of what was answered', (_what, session) => {
    const ended = reduce(session, end);
    expect(ended).toMatchObject({ status: 'completed', questions: ['a', 'b'] });
    expect(ended).toHaveProperty('answered', 'answered' in session ? session.answered : []);
  });

  test.each<[string, QuizSession]>([
    ['a question', sessionAfter(start('a', 'b'))],
    ['feedback', sessionAfter(start('a', 'b'), wrong(2000))],
    ['its results', sessionAfter(start('a'), wrong(2000), next(3000))],
  ])('when it is quit at %s, then there is no quiz', (_what, session) => {
    expect(reduce(session, reset)).toEqual(IDLE);
  });

  test('when results are shown, then only a new start or a reset leads on', () => {
    const completed = sessionAfter(start('a'), wrong(2000), next(3000));
    for (const event of [draft('x'), right(1), next(1), end])
      expect(reduce(completed, event)).toBe(completed);
    expect(reduce(completed, start('z')).status).toBe('asking');
  });
});

describe('given sessions of every kind', () => {
  test('when it is asked whether a question stands on the screen, then it does while asking and in feedback', () => {
    expect(isOpen(IDLE)).toBe(false);
    expect(isOpen(sessionAfter(start('a')))).toBe(true);
    expect(isOpen(sessionAfter(start('a'), right(1)))).toBe(true);
    expect(isOpen(sessionAfter(start('a'), right(1), next(1)))).toBe(false);
  });

  test('when one stands on the screen, then it is the same from question to feedback', () => {
    const questions = [
      sessionAfter(start('a', 'b')),
      sessionAfter(start('a', 'b'), right(1)),
      sessionAfter(start('a', 'b'), right(1), next(1)),
    ].map(session => isOpen(session) && openQuestion(session));
    expect(questions).toEqual(['a', 'a', 'b']);
  });

  test('when questions are numbered, then the number stays the same from question to feedback', () => {
    const numbers = [
      sessionAfter(start('a', 'b')),
      sessionAfter(start('a', 'b'), right(1)),
      sessionAfter(start('a', 'b'), right(1), next(1)),
      sessionAfter(start('a', 'b'), right(1), next(1), wrong(1)),
    ].map(session => isOpen(session) && questionNumber(session));
    expect(numbers).toEqual([1, 1, 2, 2]);
  });

  test('when one is left for another or for the results in one step, then its verdict is unheard', () => {
    const asking = sessionAfter(start('a'));
    const feedback = sessionAfter(start('a'), right(1500));
    const completed = sessionAfter(start('a'), right(1500), next(1600));
    expect(unheard(asking, completed)).toMatchObject({ question: 'a', verdict: 'right' });
    expect(unheard(feedback, completed)).toBeUndefined();
    expect(unheard(asking, sessionAfter(start('a'), end))).toBeUndefined();
    expect(unheard(asking, IDLE)).toBeUndefined();
    expect(unheard(IDLE, asking)).toBeUndefined();
  });

  test('when a score is counted, then only right answers count', () => {
    expect(scoreOf([])).toBe(0);
    expect(scoreOf([{ verdict: 'right' }, { verdict: 'wrong' }, { verdict: 'right' }])).toBe(2);
  });
});

const anyEvent: fc.Arbitrary<QuizEvent> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.array(fc.string({ maxLength: 2 }), { maxLength: 4 }).map(each => start(...each)),
  },
  { weight: 2, arbitrary: fc.option(fc.string(), { nil: undefined }).map(draft) },
  { weight: 4, arbitrary: fc.nat(9000).map(right) },
  { weight: 4, arbitrary: fc.nat(9000).map(wrong) },
  { weight: 6, arbitrary: fc.nat(9000).map(next) },
  { weight: 1, arbitrary: fc.constant(end) },
  { weight: 1, arbitrary: fc.constant(reset) },
);

const STEPS: Record<QuizSession['status'], Partial<Record<QuizEvent['type'], QuizSession['status'][]>>> = {
  idle: { start: ['asking'], reset: ['idle'] },
  asking: {
    start: ['asking'],
    draft: ['asking'],
    submit: ['feedback'],
    end: ['completed'],
    reset: ['idle'],
  },
  feedback: { start: ['asking'], next: ['asking', 'completed'], end: ['completed'], reset: ['idle'] },
  completed: { start: ['asking'], reset: ['idle'] },
};

describe('given any run of events', () => {
  test('when each happens, then score ≤ answered ≤ total, no question is skipped, and only lawful steps are taken', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), events => {
        let session: QuizSession = IDLE;
        for (const event of events) {
          const before: QuizSession = session;
          session = reduce(before, event);
          if (session === before) continue;
          expect(STEPS[before.status][event.type] ?? []).toContain(session.status);
          if (session.status === 'idle') continue;
          const { questions, answered } = session;
          expect(answered.length).toBeLessThanOrEqual(questions.length);
          expect(scoreOf(answered)).toBeLessThanOrEqual(answered.length);
          expect(answered.map(each => each.question)).toEqual(questions.slice(0, answered.length));
          if (session.status === 'asking') expect(session.question).toBe(questions[answered.length]);
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
