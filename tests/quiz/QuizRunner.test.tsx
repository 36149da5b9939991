import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Audio } from '../../src/audio/Audio';
import { type Beat, NO_BEAT } from '../../src/audio/metronome';
import type { AnySession } from '../../src/quiz/definition';
import type { Pace } from '../../src/quiz/pace';
import { useAdvance } from '../../src/quiz/QuizRunner';
import { createAnnouncer } from '../../src/speech/announcer';
import { Speech } from '../../src/speech/Speech';
import { silentPlayer } from '../openApp';
import { CALM, continued, drillWith, EYES_FREE, next, sessionAfter, start, submit } from './made';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

type Shown = { session: AnySession; isShown: boolean } & Parameters<typeof useAdvance>[2];

/** A quiz on its page, with an open question, and what advances it. */
function quizAt(pace: Pace, beat: Beat = NO_BEAT) {
  const announcer = createAnnouncer();
  const asking: AnySession = sessionAfter(start(pace));
  const advance = vi.fn();
  const first: Shown = { session: asking, isShown: true, ringing: 'silent' };
  const { rerender, unmount } = renderHook(
    ({ session, isShown, ...played }) => useAdvance(session, isShown, played, advance),
    {
      initialProps: first,
      wrapper: ({ children }) => (
        <Audio player={silentPlayer()} beat={beat}>
          <Speech announcer={announcer}>{children}</Speech>
        </Audio>
      ),
    },
  );
  const become = (
    session: AnySession,
    isShown = true,
    ringing: Shown['ringing'] = 'silent',
    playedOn?: Shown['playedOn'],
  ) => rerender({ session, isShown, ringing, playedOn });
  return {
    announcer,
    advance,
    unmount,
    become,
    right: continued(asking, submit('right')),
    wrong: continued(asking, submit('wrong')),
  };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const passAll = () => act(() => vi.runAllTimers());

describe('given a drill with a pause of 600 ms', () => {
  const drill = drillWith(600);

  test('when an answer is right, then it goes on when the pause is over, once', () => {
    const { advance, become, right } = quizAt(drill);
    become(right);
    pass(599);
    expect(advance).not.toHaveBeenCalled();
    pass(1);
    expect(advance).toHaveBeenCalledOnce();
    passAll();
    expect(advance).toHaveBeenCalledOnce();
  });

  test('when an answer is wrong, then it waits', () => {
    const { advance, become, wrong } = quizAt(drill);
    become(wrong);
    passAll();
    expect(advance).not.toHaveBeenCalled();
  });

  test('when the user goes on before the pause is over, then nothing is skipped after', () => {
    const { advance, become, right } = quizAt(drill);
    become(right);
    become(continued(right, next));
    passAll();
    expect(advance).not.toHaveBeenCalled();
  });

  test('when the screen is left in the pause, then the quiz waits there', () => {
    const { advance, become, right, unmount } = quizAt(drill);
    become(right);
    unmount();
    passAll();
    expect(advance).not.toHaveBeenCalled();
  });

  test('when another tab covers it in the pause, then it waits, and goes on a pause after it is back', () => {
    const { advance, become, right } = quizAt(drill);
    become(right);
    become(right, false);
    passAll();
    expect(advance).not.toHaveBeenCalled();
    become(right);
    pass(599);
    expect(advance).not.toHaveBeenCalled();
    pass(1);
    expect(advance).toHaveBeenCalledOnce();
  });

  test('when a dialog opens in the pause, then nothing goes on beneath it, and a pause after it has closed it does', () => {
    const { announcer, advance, become, right } = quizAt(drill);
    become(right);
    pass(500);
    const close = announcer.delayIdle();
    pass(60_000);
    expect(advance).not.toHaveBeenCalled();
    close();
    pass(600);
    expect(advance).toHaveBeenCalledOnce();
  });
});

test('given a drill without a pause that waits at a right answer, when it is shown, then it goes on', () => {
  const { advance, become, right } = quizAt(drillWith(0));
  become(right);
  pass(0);
  expect(advance).toHaveBeenCalledOnce();
});

describe.each(['right', 'wrong'] as const)('given an eyes-free quiz, and an answer that is %s', verdict => {
  test('when it is quiet again, then it goes on, once', () => {
    const quiz = quizAt(EYES_FREE);
    quiz.announcer.say('The verdict.', 'lasting');
    quiz.become(quiz[verdict]);
    pass(100);
    expect(quiz.announcer.text()).toBe('The verdict.');
    expect(quiz.advance).not.toHaveBeenCalled();
    passAll();
    expect(quiz.advance).toHaveBeenCalledOnce();
  });

  test('when the screen is left before it is quiet, then the quiz waits there', () => {
    const quiz = quizAt(EYES_FREE);
    quiz.become(quiz[verdict]);
    quiz.unmount();
    passAll();
    expect(quiz.advance).not.toHaveBeenCalled();
  });

  test('when a dialog is open, or it is paused, then it waits until that has ended', () => {
    const quiz = quizAt(EYES_FREE);
    const endDelay = quiz.announcer.delayIdle();
    quiz.become(quiz[verdict]);
    pass(60_000);
    expect(quiz.advance).not.toHaveBeenCalled();
    endDelay();
    passAll();
    expect(quiz.advance).toHaveBeenCalledOnce();
  });
});

test('given a calm quiz, when an answer is right, then nothing goes on by itself', () => {
  const { advance, become, right } = quizAt(CALM);
  become(right);
  passAll();
  expect(advance).not.toHaveBeenCalled();
});

describe('given an answer that was played', () => {
  const played = { midi: 48, cents: 0, source: 'microphone' } as const;
  const PLAYED = { type: 'submit', answer: 2, verdict: 'right', at: 1000, played } as const;

  test.each([
    ['a drill', drillWith(600)],
    ['eyes-free', EYES_FREE],
  ])('when it is %s, then it advances only once the note has died away', (_, pace) => {
    const { become, advance } = quizAt(pace);
    const answered = continued(sessionAfter(start(pace)), PLAYED);
    become(answered, true, 'ringing');
    passAll();
    expect(advance).not.toHaveBeenCalled();
    become(answered, true, 'silent');
    passAll();
    expect(advance).toHaveBeenCalledOnce();
  });

  test('when a key answers while an earlier note rings on, then that isn’t waited for', () => {
    const { become, right, advance } = quizAt(drillWith(600));
    become(right, true, 'ringing');
    passAll();
    expect(advance).toHaveBeenCalledOnce();
  });
});

describe('given a drill on the beat, 120 a minute and two beats for each question', () => {
  const pace: Pace = { kind: 'drill', pause: 0, beats: 2, corrected: true };
  const played = { midi: 48, cents: 0, source: 'microphone' } as const;
  const timing = { beat: 2, tempo: 120, isLate: false };
  const BEAT = 500;

  /** A question with beat 2, answered halfway between beats 2 and 3 by a note that rings on. */
  function answeredAs(verdict: 'right' | 'wrong') {
    const first = performance.now();
    const on = { beatsPerMinute: 120, beats: 2, clicking: 'none', volume: 1 } as const;
    const quiz = quizAt(pace, {
      ...NO_BEAT,
      state: () => ({ status: 'on', pace: on, beat: 0 }),
      timeOf: beat => first + beat * BEAT,
    });
    pass(2.5 * BEAT);
    const at = 2.5 * BEAT;
    const asking = sessionAfter(start(pace));
    const answered = continued(asking, { type: 'submit', answer: 2, verdict, at, played, timing });
    quiz.become(answered, true, 'ringing');
    return { ...quiz, answered };
  }

  test('when the note that answered rings on, then the next question comes on its beat', () => {
    const { advance } = answeredAs('right');
    pass(0.5 * BEAT - 1);
    expect(advance).not.toHaveBeenCalled();
    pass(1);
    expect(advance).toHaveBeenCalledOnce();
  });

  test('when it dies away before that beat, then the question comes no sooner and no later', () => {
    const { advance, become, answered } = answeredAs('right');
    pass(0.25 * BEAT);
    become(answered, true, 'silent');
    pass(0.25 * BEAT - 1);
    expect(advance).not.toHaveBeenCalled();
    pass(1);
    expect(advance).toHaveBeenCalledOnce();
  });

  test('when it was a mistake, then it waits for the right note, and goes on with the beat after that, ringing or not', () => {
    const { advance, become, answered } = answeredAs('wrong');
    pass(4 * BEAT);
    expect(advance).not.toHaveBeenCalled();
    become(answered, true, 'ringing', answered.status === 'feedback' ? answered.answered : []);
    pass(0.5 * BEAT - 1);
    expect(advance).not.toHaveBeenCalled();
    pass(1);
    expect(advance).toHaveBeenCalledOnce();
  });
});
