import { describe, expect, test, vi } from 'vitest';
import { createEyesFreeActs, eyesFreeState } from '../../src/quiz/eyesFree';
import { reduce } from '../../src/quiz/session';
import { BY_EAR, type Coin, type CoinRun, DRILL, guessSide, runOf, type Side } from './coins';

const askedBy = (run: CoinRun) =>
  reduce<Coin, Side, CoinRun>(
    { status: 'idle' },
    { type: 'start', run, length: 2, question: { side: 'heads' }, at: 0 },
  );

const HERE = { isShown: true, isPaused: false };

describe('given a quiz', () => {
  test('when it is taken by ear and on the page, then it runs or is paused', () => {
    const byEar = askedBy(runOf(guessSide, BY_EAR));
    expect(eyesFreeState(byEar, HERE)).toBe('running');
    expect(eyesFreeState(byEar, { ...HERE, isPaused: true })).toBe('paused');
    expect(eyesFreeState(byEar, { ...HERE, isShown: false })).toBe('off');
  });

  test('when it isn’t taken by ear, or none is open, then eyes-free is off', () => {
    expect(eyesFreeState(askedBy(runOf(guessSide, DRILL)), HERE)).toBe('off');
    expect(eyesFreeState({ status: 'idle' }, HERE)).toBe('off');
  });
});

describe('given a quiz that is taken by ear', () => {
  const listen = () => {
    const log: string[] = [];
    let isPaused = false;
    const acts = createEyesFreeActs({
      speech: {
        say: text => {
          log.push(`say ${text}`);
          return () => {};
        },
        hush: () => log.push('hush'),
        stay: () => {
          log.push('delay');
          return () => log.push('end delay');
        },
      },
      isPaused: () => isPaused,
      setPaused: vi.fn(next => {
        isPaused = next;
      }),
      stopSound: () => log.push('stop'),
      again: () => log.push('again'),
    });
    return { acts, log, isPaused: () => isPaused };
  };

  test('when it is repeated, then all falls silent and it asks again', () => {
    const { acts, log } = listen();
    acts.repeat();
    expect(log).toEqual(['stop', 'hush', 'again']);
  });

  test('when it is paused, then all that it does by itself is delayed, and when it goes on, it asks again first', () => {
    const { acts, log, isPaused } = listen();
    acts.togglePause();
    expect(log).toEqual(['delay', 'stop', 'hush', 'say Paused.']);
    expect(isPaused()).toBe(true);
    log.length = 0;
    acts.togglePause();
    expect(log).toEqual(['stop', 'hush', 'again', 'end delay']);
    expect(isPaused()).toBe(false);
  });

  test('when it leaves the page while it is paused, then nothing is delayed any more', () => {
    const { acts, log, isPaused } = listen();
    acts.togglePause();
    log.length = 0;
    acts.leave();
    expect(log).toEqual(['hush', 'end delay']);
    expect(isPaused()).toBe(false);
  });
});
