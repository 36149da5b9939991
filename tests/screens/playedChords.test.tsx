import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPlaying } from '../playing';

beforeEach(() => {
  // Without chance a question is about C major: the triad, or its chord I.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens such a drill and starts it; notes count once its question has been said and played. */
async function startPlaying(at: string) {
  const opened = await openPlaying(at);
  await opened.user.keyboard('q');
  await waitFor(() => expect(opened.player.play).toHaveBeenCalled(), { timeout: 5000 });
  return opened;
}

const heading = (name: RegExp) => screen.findByRole('heading', { name });

describe.each([
  ['Quality by Ear', '/triads?quiz=ear-quality&roots=C&drill=on', 'Play the triad you hear. Its root is'],
  ['Chord by Ear', '/keys?view=quiz&quiz=ear-chord&types=major&drill=on', 'Play the chord you hear, in'],
])('given %s, answered on an instrument', { tags: 'full' }, (_name, address, prompt) => {
  test.each(['microphone', 'midi'])(
    'when its notes are played through %s, in any octave and order, then that is right',
    async way => {
      const { listener, strike } = await startPlaying(`${address}&with=${way}`);
      expect(screen.getAllByText(new RegExp(prompt))[0]).toBeVisible();
      expect(listener.expected()).toEqual(expect.arrayContaining([48, 52, 55, 60]));

      for (const midi of [64, 43]) strike(midi).end();
      expect(await heading(/^Question 1 of/)).toBeVisible();
      strike(60).end();
      expect(await heading(/^Question 2 of/)).toBeVisible();
    },
  );

  test('when a note rings that isn’t in it, then that is wrong once it is held, and it says what the note makes', async () => {
    const { strike } = await startPlaying(`${address}&with=midi`);
    for (const midi of [60, 67]) strike(midi).end();
    const foreign = strike(63);
    expect(screen.queryByText('Incorrect')).toBeNull();
    foreign.hold();

    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText(/^Eb makes it minor|^D# isn't in it/)).toBeVisible();
    expect(screen.getByText('Heard D#4')).toBeVisible();
  });

  test('when only right notes count, then it changes nothing', { tags: 'full' }, async () => {
    const { strike } = await startPlaying(`${address}&with=midi&only-right=on`);
    const foreign = strike(63);
    foreign.hold();
    foreign.end();
    for (const midi of [60, 64, 67]) strike(midi).end();
    expect(await heading(/^Question 2 of/)).toBeVisible();
  });
});
