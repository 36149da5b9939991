import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/commands/command';
import { AgainButtons } from '../../src/quiz/AgainButtons';
import type { Pace } from '../../src/quiz/pace';
import { createAnnouncer, type Spoken } from '../../src/speech/announcer';
import { Speech } from '../../src/speech/Speech';
import { finished } from '../results/finished';
import { CALM, EYES_FREE } from './made';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The first buttons of results, after a part of a practice or after any other drill. */
function shown(pace: Pace, after: 'part' | 'drill') {
  const run = vi.fn();
  const command = (title: string, isOffered: boolean): Command => ({
    ...{ id: title, title, group: 'Quiz', scope: 'quiz', isOffered, run: () => run(title) },
  });
  let tell: (spoken: Spoken | undefined) => void = () => {};
  const announcer = {
    ...createAnnouncer(),
    follow(follower: (spoken: Spoken | undefined) => void) {
      tell = follower;
      return () => {
        tell = () => {};
      };
    },
  };
  const { unmount } = render(
    <Speech announcer={announcer}>
      <AgainButtons
        session={finished({ pace })}
        commands={{
          goOn: command('Next: 2 keys', after === 'part'),
          startAgain: command('Start Again', true),
        }}
      />
    </Speech>,
  );
  return {
    run,
    close: unmount,
    /** The results are said, from here to the end. */
    speak: () => act(() => tell({ text: 'Quiz complete.', by: 'voice' })),
    fallSilent: () => act(() => tell(undefined)),
    pass: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
  };
}

describe('given the results of a part of a practice that goes by ear', () => {
  test('when all is said and a second is silent, then the next part begins by itself', () => {
    const { run, speak, fallSilent, pass } = shown(EYES_FREE, 'part');
    speak();
    pass(5000);
    fallSilent();
    pass(999);
    expect(run).not.toHaveBeenCalled();
    pass(1);
    expect(run).toHaveBeenCalledExactlyOnceWith('Next: 2 keys');
  });

  test('when something more is said before that, then the next part waits for its end', () => {
    const { run, speak, fallSilent, pass } = shown(EYES_FREE, 'part');
    speak();
    fallSilent();
    pass(500);
    speak();
    pass(2000);
    expect(run).not.toHaveBeenCalled();
    fallSilent();
    pass(1000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('when what was said before the results ends, then the results are still to come', () => {
    const { run, fallSilent, pass } = shown(EYES_FREE, 'part');
    fallSilent();
    pass(5000);
    expect(run).not.toHaveBeenCalled();
  });

  test('when they are closed meanwhile, then nothing begins', () => {
    const { run, speak, fallSilent, pass, close } = shown(EYES_FREE, 'part');
    speak();
    fallSilent();
    close();
    pass(5000);
    expect(run).not.toHaveBeenCalled();
  });
});

test.each([
  ['a part that is answered with keys', CALM, 'part'],
  ['a drill by ear that is no part of anything', EYES_FREE, 'drill'],
] as const)(
  'given the results of %s, when all is said, then nothing begins by itself',
  (_what, pace, after) => {
    const { run, speak, fallSilent, pass } = shown(pace, after);
    speak();
    fallSilent();
    pass(5000);
    expect(run).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Next: 2 keys' }) !== null).toBe(after === 'part');
    expect(screen.getByRole('button', { name: 'Start Again' })).toBeVisible();
  },
);
