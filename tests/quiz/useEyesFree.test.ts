import { describe, expect, test, vi } from 'vitest';
import { createEyesFreeControls, eyesFreeState } from '../../src/quiz/useEyesFree';
import { CALM, drillWith, EYES_FREE, end, IDLE, sessionAfter, start, submit } from './made';

const SHOWN = { isShown: true, isPaused: false };

describe('given a quiz', () => {
  test.each([
    ['there is none', IDLE],
    ['it is calm', sessionAfter(start(CALM))],
    ['it is a drill', sessionAfter(start(drillWith(0)))],
    ['its results are shown', sessionAfter(start(EYES_FREE), end)],
  ])('when %s, then it isn’t eyes-free', (_what, session) => {
    expect(eyesFreeState(session, SHOWN)).toBe('off');
  });

  test.each([
    ['a question', sessionAfter(start(EYES_FREE))],
    ['feedback', sessionAfter(start(EYES_FREE), submit('wrong'))],
  ])(
    'when it is eyes-free and is at %s, then it runs until it is paused or off the page',
    (_what, session) => {
      expect(eyesFreeState(session, SHOWN)).toBe('running');
      expect(eyesFreeState(session, { isShown: true, isPaused: true })).toBe('paused');
      expect(eyesFreeState(session, { isShown: false, isPaused: true })).toBe('off');
    },
  );
});

/** The actions of an eyes-free quiz, and everything they did, in order. */
function eyesFreeQuiz() {
  const done: string[] = [];
  let isPaused = false;
  let delays = 0;
  const say = vi.fn((text: string) => {
    done.push(`say ${text}`);
    return () => {};
  });
  const controls = createEyesFreeControls({
    speech: {
      say,
      cancel: () => done.push('cancel speech'),
      delayIdle() {
        delays += 1;
        return () => {
          delays -= 1;
        };
      },
    },
    isPaused: () => isPaused,
    setPaused(next) {
      isPaused = next;
    },
    stopSound: () => done.push('stop sound'),
    again: () => done.push('ask again'),
  });
  return { controls, done, isPaused: () => isPaused, isDelayed: () => delays > 0 };
}

describe('given an eyes-free quiz', () => {
  test('when it is repeated, then sound and speech stop, and the question is asked again', () => {
    const { controls, done } = eyesFreeQuiz();
    controls.repeat();
    expect(done).toEqual(['stop sound', 'cancel speech', 'ask again']);
  });

  test('when it is paused, then sound and speech stop, that is said, and nothing goes on by itself', () => {
    const { controls, done, isPaused, isDelayed } = eyesFreeQuiz();
    controls.togglePause();
    expect(done).toEqual(['stop sound', 'cancel speech', 'say Paused.']);
    expect(isPaused()).toBe(true);
    expect(isDelayed()).toBe(true);
  });

  test('when it goes on, then the question is asked again, and nothing is delayed any more', () => {
    const { controls, done, isPaused, isDelayed } = eyesFreeQuiz();
    controls.togglePause();
    done.length = 0;
    controls.togglePause();
    expect(done).toEqual(['stop sound', 'cancel speech', 'ask again']);
    expect(isPaused()).toBe(false);
    expect(isDelayed()).toBe(false);
  });

  test('when it leaves the page while it is paused, then the pause and its delay end', () => {
    const { controls, done, isPaused, isDelayed } = eyesFreeQuiz();
    controls.togglePause();
    controls.leave();
    expect(done.at(-1)).toBe('cancel speech');
    expect(isPaused()).toBe(false);
    expect(isDelayed()).toBe(false);
  });
});
