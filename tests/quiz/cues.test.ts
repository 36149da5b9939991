import { describe, expect, test } from 'vitest';
import { cueFor, spokenAgain } from '../../src/quiz/cues';
import { isOpen, reduce, type SessionEvent } from '../../src/quiz/session';
import {
  BY_EAR,
  CALM,
  type Coin,
  type CoinRun,
  type CoinSession,
  DRILL,
  guessSide,
  hearSide,
  runOf,
  type Side,
} from './coins';

type CoinEvent = SessionEvent<Coin, Side, CoinRun>;

const HEADS: Coin = { side: 'heads' };
const IDLE: CoinSession = { status: 'idle' };

const start = (run: CoinRun): CoinEvent => ({
  ...{ type: 'start', run, length: run.setup.length, question: { ...HEADS }, at: 0 },
});
const draft: CoinEvent = { type: 'draft', draft: 'heads' };
const right: CoinEvent = { type: 'submit', answer: 'heads', verdict: 'right', at: 900 };
const wrong: CoinEvent = { type: 'submit', answer: 'tails', verdict: 'wrong', at: 900 };
const next: CoinEvent = { type: 'next', question: HEADS, at: 1000 };
const finish: CoinEvent = { type: 'next', question: undefined, at: 1000 };
const end: CoinEvent = { type: 'end' };
const reset: CoinEvent = { type: 'reset' };
const pause: CoinEvent = { type: 'pause', at: 500 };

/** What a quiz asks of focus and speech at the last of some events. */
function cueAfter(
  run: CoinRun,
  events: readonly CoinEvent[],
  results: 'before' | 'after' | 'off' = 'before',
) {
  const all = [start(run), ...events];
  const before = all.slice(0, -1).reduce<CoinSession>(reduce, IDLE);
  return cueFor(before, all.slice(-1).reduce<CoinSession>(reduce, before), results);
}

describe('given a quiz whose questions are read', () => {
  const calm = runOf(guessSide, CALM);

  test('when it starts, then the focus goes to its question, which is said', () => {
    expect(cueAfter(calm, [])).toEqual({ focus: 'question', say: 'Question 1 of 2. Heads or tails?' });
  });

  test('when all of the page is redrawn at its start, then speech waits for that, and only then', () => {
    const redrawn = runOf({ ...guessSide, startChange: 'redrawn' });
    expect(cueAfter(redrawn, [])).toMatchObject({ page: 'redrawn' });
    expect(cueAfter(redrawn, [right, next])).not.toHaveProperty('page');
  });

  test('when what takes the focus asks the question by itself, then nothing else says it', () => {
    const silent = runOf({ ...guessSide, spokenArrival: () => '' });
    expect(cueAfter(silent, [])).toEqual({ focus: 'question', say: '' });
  });

  test('when an answer is chosen, then the focus may go to what submits it, and nothing is said by that', () => {
    expect(cueAfter(calm, [draft])).toEqual({ focus: 'draft', say: '' });
  });

  test('when only its time is stopped, then nothing moves', () => {
    expect(cueAfter(calm, [pause])).toEqual({ focus: 'none', say: '' });
    expect(cueAfter(calm, [draft, pause])).toEqual({ focus: 'none', say: '' });
  });

  test.each(['before', 'after', 'off'] as const)(
    'when it is answered, with results of sounds spoken %s, then its verdict is said all the same',
    results => {
      expect(cueAfter(calm, [wrong], results)).toEqual({
        focus: 'advance',
        say: 'Wrong. It is heads.',
        weight: 'lasting',
      });
    },
  );

  test('when it goes on, then the next question is said, and the verdict isn’t said again', () => {
    expect(cueAfter(calm, [right, next])).toEqual({
      focus: 'question',
      say: 'Question 2 of 2. Heads or tails?',
    });
  });

  test('when a drill goes straight on, then the verdict that nobody has heard comes first', () => {
    const run = runOf(guessSide, { kind: 'drill', pause: 0 });
    const asking = reduce<Coin, Side, CoinRun>(IDLE, start(run));
    const answered = reduce(asking, right);
    expect(cueFor(asking, reduce(answered, next), 'before').say).toBe(
      'Right: heads. Question 2 of 2. Heads or tails?',
    );
    expect(cueFor(asking, reduce(answered, finish), 'before')).toEqual({
      focus: 'results',
      say: 'Right: heads. 1 of 1.',
    });
  });

  test('when it is over or ended, then the focus goes to its results, which are said', () => {
    expect(cueAfter(calm, [wrong, finish])).toEqual({ focus: 'results', say: '0 of 1.' });
    expect(cueAfter(calm, [end])).toEqual({ focus: 'results', say: '0 of 0.' });
  });

  test.each([
    ['a question', []],
    ['feedback', [wrong]],
    ['its results', [wrong, finish]],
  ])('when it is left at %s, then the focus goes back to its start', (_what, events) => {
    expect(cueAfter(calm, [...events, reset])).toEqual({ focus: 'start', say: '' });
  });

  test('when nothing was there and nothing is, then nothing moves', () => {
    expect(cueFor(IDLE, { status: 'idle' }, 'before')).toEqual({ focus: 'none', say: '' });
  });

  test('when it has no end, then its questions are numbered without one', () => {
    expect(cueAfter(runOf(guessSide, CALM, 'endless'), []).say).toBe('Question 1. Heads or tails?');
  });
});

describe('given a drill whose questions are heard', () => {
  const drill = runOf(hearSide, DRILL);

  test('when an answer is right, then verdict and next number are one message, before the next sound', () => {
    expect(cueAfter(drill, [right])).toEqual({
      focus: 'advance',
      say: 'Right: heads. Question 2 of 2.',
      weight: 'lasting',
    });
    expect(cueAfter(drill, [right, next])).toEqual({ focus: 'question', say: '' });
  });

  test('when results come after the next sound, then they are put off until it is asked for', () => {
    expect(cueAfter(drill, [right], 'after')).toEqual({ focus: 'advance', say: '' });
    expect(cueAfter(drill, [right, next], 'after')).toEqual({
      focus: 'question',
      say: 'Right: heads. Question 2 of 2.',
      weight: 'lasting',
    });
  });

  test('when results aren’t spoken, then a drill is silent between its questions and at its end', () => {
    expect(cueAfter(drill, [right], 'off').say).toBe('');
    expect(cueAfter(drill, [right, next], 'off').say).toBe('');
    expect(cueAfter(drill, [right, next, right, finish], 'off').say).toBe('');
  });

  test('when an answer is wrong, then it is said at once, and the number when Enter goes on', () => {
    for (const results of ['before', 'after'] as const) {
      expect(cueAfter(drill, [wrong], results).say).toBe('Wrong. It is heads.');
      expect(cueAfter(drill, [wrong, next], results).say).toBe('Question 2 of 2.');
    }
  });

  test('when it ends with results after the sound, then the last verdict is said with them', () => {
    expect(cueAfter(drill, [wrong, next, right], 'after').say).toBe('');
    expect(cueAfter(drill, [wrong, next, right, finish], 'after').say).toBe('Right: heads. 1 of 2.');
    expect(cueAfter(drill, [wrong, next, right], 'before').say).toBe('Right: heads.');
  });
});

test.each(['after', 'off'] as const)(
  'given a quiz by ear, when results of drills are spoken %s, then by ear they are spoken at once',
  results => {
    expect(cueAfter(runOf(hearSide, BY_EAR), [right], results).say).toBe('Right: heads.');
  },
);

describe('given a question that is to be said again', () => {
  const again = (run: CoinRun, ...events: readonly CoinEvent[]) => {
    const session = [start(run), ...events].reduce<CoinSession>(reduce, IDLE);
    if (!isOpen(session)) throw new Error('no question is open');
    return spokenAgain(session);
  };

  test('when it waits for its answer, then it is said, and when it is answered, with its verdict', () => {
    expect(again(runOf())).toBe('Question 1 of 2. Heads or tails?');
    expect(again(runOf(), wrong)).toBe('Question 1 of 2. Heads or tails? Wrong. It is heads.');
  });

  test('when it is a sound, which is played again, then its verdict is all that is said', () => {
    expect(again(runOf(hearSide), wrong)).toBe('Wrong. It is heads.');
  });
});
