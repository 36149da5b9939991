import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openByEar, pass } from '../../byEar';
import { playedTo } from '../../playing';
import { ENGLISH } from '../../speech/fakeSpeech';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Without chance the questions come in order: C, C# … on string 6.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

const C3 = 48;

/** Opens an eyes-free Play Note with a microphone, and starts it. */
async function start(query = '') {
  const played = playedTo();
  const opened = await openByEar(`/?quiz=play-note&with=microphone&drill=on${query}`, [ENGLISH], {
    listener: played.listener,
  });
  await pass(3000);
  await opened.user.keyboard('q');
  return { ...opened, ...played };
}

describe('given an eyes-free drill of Play Note', () => {
  test('when it is played, then the voice asks, judges and goes on by itself, right or wrong', async () => {
    const { hear, listen, strike } = await start();
    expect(await hear()).toBe('Question 1 of 12. Play C on string 6.');
    // While the question is spoken, nothing answers.
    strike(C3);
    expect(screen.queryByText('Correct!')).toBeNull();
    await listen();

    const right = strike(C3, { cents: 8 });
    expect(await hear()).toBe('Right: C, 8 cents sharp.');
    await listen();
    await pass(2000);
    expect(screen.getByText('Correct!'), 'its note rings on').toBeVisible();
    right.end();
    await pass(400);
    expect(await hear()).toBe('Play C sharp on string 6.');
    await listen();

    const wrong = strike(C3 - 1, { cents: -12 });
    wrong.hold();
    expect(await hear()).toBe('Wrong: B, 12 cents flat. C sharp is fret 9.');
    wrong.end();
    await listen();
    expect(await hear()).toBe('Play D on string 6.');
  });

  test('when only right notes count, then the voice says what it heard, and the question stays', async () => {
    const { hear, listen, strike } = await start('&only-right=on');
    await hear();
    await listen();
    strike(C3 - 1, { cents: -12 }).hold();
    expect(await hear()).toBe('B, 12 cents flat');
    await listen();
    strike(C3);
    expect(await hear()).toBe('Right: C.');
  });
});
