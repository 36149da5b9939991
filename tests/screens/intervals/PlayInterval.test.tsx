import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectFocusOn } from '../../openApp';
import { openPlaying } from '../../playing';

beforeEach(() => {
  // Without chance the root is C4, and the intervals come in order from Unison.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A minor third up from C4 to E flat 4, and nothing else. */
const PLAY = '/intervals?mode=quiz&type=play-interval&intervals=3';
const C4 = 60;

describe('given Play the Interval with a microphone', () => {
  test('when it asks, then it tells interval and direction, plays the root alone, and names no fret', async () => {
    const { user, player, listener } = await openPlaying(`${PLAY}&with=microphone`);
    await user.keyboard('q');
    expect(screen.getByRole('heading', { name: 'Play the note a minor third up' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expectFocusOn('gridcell', 'open');
    await user.keyboard('p');
    expect(player.play.mock.lastCall?.[0].map(({ midi }) => midi)).toEqual([C4]);
    expect(screen.queryByText(/third, fret/i)).toBeNull();
    expect(listener.expected()).toEqual(expect.arrayContaining([63, 75]));
    expect(listener.expected()).not.toContain(51);
  });

  test('when the second note is played an octave higher, then it is right', async () => {
    const { user, strike } = await openPlaying(`${PLAY}&with=microphone`);
    await user.keyboard('q');
    strike(75, { cents: 4 });
    expect(screen.getByText('Correct!')).toBeVisible();
    expect(screen.getByText('Heard D#5, 4 cents sharp')).toBeVisible();
  });

  test('when only its own octave counts, then another is wrong, once it is held', async () => {
    const { user, strike } = await openPlaying(`${PLAY}&with=microphone&octave=exact`);
    await user.keyboard('q');
    const low = strike(51);
    expect(screen.queryByText('Incorrect')).toBeNull();
    low.hold();
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText('Correct answer: C4 → D#4')).toBeVisible();
  });

  test('when only its own octave counts, and its string is always heard an octave too low, then that is offered to count, and does', async () => {
    const { user, strike } = await openPlaying(`${PLAY}&with=microphone&octave=exact`);
    await user.keyboard('q');
    const first = strike(51);
    first.hold();
    expect(screen.getByText('Incorrect')).toBeVisible();
    first.end();
    await user.keyboard('{Enter}');
    const second = strike(51);
    second.hold();
    const offer = 'Again an octave too low. If you are sure, play it once more, and it counts.';
    expect(screen.getByText(offer, { selector: 'p' })).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(offer));
    second.end();
    strike(51);
    expect(screen.getByText('Correct!')).toBeVisible();
  });
});

describe('given Play the Interval with keys', () => {
  test('when a key of the number row is pressed in a drill, then it answers by frets, and the verdict names them', async () => {
    const { user } = await openPlaying(`${PLAY}&drill=on`);
    await user.keyboard('q');
    await act(async () => {});
    await user.keyboard('4');
    expect(screen.getByText('You chose 4 frets, a major third. A minor third is 3 frets.')).toBeVisible();
    expect(screen.getByText('Correct answer: C4 → D#4')).toBeVisible();
  });

  test('when it isn’t a drill, then a fret is chosen, and Enter submits it', async () => {
    const { user } = await openPlaying(PLAY);
    await user.keyboard('q3');
    expect(screen.queryByText('Correct!')).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Correct!')).toBeVisible();
  });
});

describe('given Play the Interval with Together', () => {
  test('when it asks, then the root sounds alone; after the verdict, p plays both notes at once', async () => {
    const { user, player, strike } = await openPlaying(`${PLAY}&with=microphone&sounding=together`);
    await user.keyboard('q');
    expect(screen.getByRole('heading', { name: 'Play the note a minor third above' })).toBeVisible();
    await user.keyboard('p');
    expect(player.play.mock.lastCall?.[0].map(({ midi }) => midi)).toEqual([C4]);
    strike(63);
    expect(screen.getByText('Correct!')).toBeVisible();
    await user.keyboard('p');
    expect(player.play.mock.lastCall?.[0].map(({ midi, start }) => [midi, start])).toEqual([
      [C4, 0],
      [63, 0],
    ]);
  });

  test('when a note below the root is played, then it is wrong, and both are compared', async () => {
    const { user, player, strike } = await openPlaying(`${PLAY}&with=microphone&sounding=together`);
    await user.keyboard('q');
    strike(57).hold();
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText('Correct answer: C4 + D#4')).toBeVisible();
    await user.keyboard('c');
    expect(player.play.mock.lastCall?.[0].map(({ midi }) => midi)).toEqual([C4, 63, C4, 57]);
  });
});

test('given Name the Interval, when it is set up, then nothing asks how to answer', async () => {
  await openPlaying('/intervals?mode=quiz&with=microphone');
  expect(screen.queryByRole('group', { name: 'Answer With' })).toBeNull();
});
