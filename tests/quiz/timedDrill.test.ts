import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figuresOf, timeLeft } from '../../src/quiz/figures';
import { reduce } from '../../src/quiz/quizStore';
import { isLastAnswered } from '../../src/quiz/run';
import { isOpen } from '../../src/quiz/session';
import { drillWith, type NumberEvent, type NumberRun, type NumberSession, start } from './made';

const MINUTE = 60_000;

const happen = (session: NumberSession, event: NumberEvent): NumberSession =>
  reduce<number, number, NumberRun>(session, event);

/** What happens while a question is open: time passes in view, or out of view. */
interface Wait {
  readonly where: 'on the page' | 'away';
  readonly milliseconds: number;
}

const wait: fc.Arbitrary<Wait> = fc.record({
  where: fc.constantFrom('on the page' as const, 'away' as const),
  milliseconds: fc.integer({ min: 0, max: 9000 }),
});

/** A question: what happens before its answer, and for how long its verdict is read. */
const anyQuestion = fc.record({
  waits: fc.array(wait, { minLength: 1, maxLength: 4 }),
  reading: fc.integer({ min: 0, max: 5000 }),
  verdict: fc.constantFrom('right' as const, 'wrong' as const),
});

describe('given a drill of a minute', () => {
  test('whatever happens, then it ends after the question that is open when its minute on the page is up, and no earlier', () => {
    fc.assert(
      fc.property(fc.array(anyQuestion, { minLength: 60, maxLength: 90 }), questions => {
        let at = 0;
        let onPage = 0;
        let session = happen({ status: 'idle' }, start(drillWith(0), '1m'));
        for (const { waits, reading, verdict } of questions) {
          for (const { where, milliseconds } of waits) {
            session = happen(session, { type: where === 'away' ? 'away' : 'back', at });
            at += milliseconds;
            if (where === 'on the page') onPage += milliseconds;
          }
          session = happen(session, { type: 'submit', answer: 2, verdict, at });
          if (!isOpen(session)) throw new Error('it is over');
          expect(isLastAnswered(session)).toBe(onPage >= MINUTE);
          if (onPage >= MINUTE) return;
          // Reading a verdict costs no time.
          at += reading;
          session = happen(session, { type: 'next', question: 5, at });
        }
      }),
    );
  });

  test('when a question is open, then what is left of the minute goes down only while the user is there', () => {
    const asked = happen({ status: 'idle' }, start(drillWith(0), '1m'));
    const left = (session: NumberSession, at: number) =>
      isOpen(session) ? timeLeft(session, at) : undefined;
    expect(left(asked, 0)).toBe(60_000);
    expect(left(asked, 1500)).toBe(58_500);
    const away = happen(asked, { type: 'away', at: 2000 });
    expect(left(away, 9000)).toBe(58_000);
    expect(left(happen(away, { type: 'back', at: 10_000 }), 11_000)).toBe(57_000);
    expect(left(asked, 99_000)).toBe(0);
  });

  test('when an answer can’t be given yet, as while a sound plays, then the drill’s time runs all the same', () => {
    const asked = happen({ status: 'idle' }, start(drillWith(0), '1m'));
    const heard = happen(happen(asked, { type: 'play' }), { type: 'pause', at: 0 });
    const answered = happen(heard, { type: 'submit', answer: 2, verdict: 'right', at: 1600 });
    expect(answered).toMatchObject({ spent: 1600, last: { milliseconds: 0 } });
  });

  test('when answers are given, then the figures are those of the time in which a question was open', () => {
    const asked = happen({ status: 'idle' }, start(drillWith(0), '1m'));
    const answered = happen(asked, { type: 'submit', answer: 2, verdict: 'right', at: 2000 });
    const next = happen(answered, { type: 'next', question: 5, at: 30_000 });
    if (!isOpen(next)) throw new Error('it is over');
    expect(figuresOf(next, 31_000)).toEqual({
      ...{ number: 2, length: '1m', left: 57_000, answered: 1, percent: 100, perMinute: 30 },
    });
  });
});

describe('given a quiz that is no drill', () => {
  test('when its figures are asked for, then it has none', () => {
    const asked = happen({ status: 'idle' }, start());
    expect(isOpen(asked) && figuresOf(asked, 0)).toBeUndefined();
    expect(isOpen(asked) && timeLeft(asked, 99_000)).toBeUndefined();
  });
});
