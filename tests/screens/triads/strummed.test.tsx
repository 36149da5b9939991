import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StrummedNotes } from '../../../src/listening/playedNote';
import { openPlaying } from '../../playing';

beforeEach(() => {
  // Without chance the first triad is C major in root position on strings 3, 2 and 1: 60, 64 and 67.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const SHAPE = '/triads?quiz=play-shape&qualities=major&sets=1-2-3&roots=C&with=microphone';
const HEARD = '/triads?quiz=ear-quality&roots=C&qualities=major&drill=on&with=microphone';
const COMPLETE = '/triads?quiz=complete-shape&qualities=major&sets=1-2-3&roots=C&drill=on&with=microphone';
const heading = (name: string) => screen.findByRole('heading', { name });

async function startAt(at: string) {
  const opened = await openPlaying(at);
  const { listener, user, player } = opened;
  await user.keyboard('q');
  if (at.startsWith(HEARD)) await waitFor(() => expect(player.play).toHaveBeenCalled(), { timeout: 5000 });
  await waitFor(() => expect(listener.chord()).toEqual([60, 64, 67]));
  const strum = (sounding: readonly number[], ...missing: StrummedNotes['missing']) => {
    const onset = performance.now();
    act(() => listener.strum({ sounding, missing, onset, at: onset }));
  };
  return { ...opened, strum };
}

describe('given a shape to play', () => {
  test('when it is strummed, then all of its notes are right, and the next shape is asked', async () => {
    const { strum, listener } = await startAt(SHAPE);
    strum([60, 64, 67]);
    expect(await heading('Question 4 of 12')).toBeVisible();
    expect(screen.getByText('Score: 3')).toBeVisible();
    await waitFor(() => expect(listener.chord()).not.toEqual([60, 64, 67]));
  });

  test('when the shape before it is read from a strum late, then that answers nothing', {
    tags: 'full',
  }, async () => {
    const { strum, listener } = await startAt(SHAPE);
    strum([60, 64, 67]);
    await waitFor(() => expect(listener.chord()).not.toEqual([60, 64, 67]));
    const now = performance.now();
    act(() =>
      listener.strum({ asked: [60, 64, 67], sounding: [60, 64, 67], missing: [], onset: now, at: now }),
    );
    expect(await heading('Question 4 of 12')).toBeVisible();
    expect(screen.queryByText(/Incorrect|didn't sound/)).toBeNull();
  });

  test.each([
    ['the strum is heard', undefined],
    ['its first note is heard by itself before the strum is', 60],
  ])('when %s, then only its first note has a time', { tags: 'full' }, async (_, first) => {
    const { listener, strike, user } = await startAt(`${SHAPE}&drill=on`);
    const onset = performance.now() + 1;
    if (first !== undefined) strike(first, { onset });
    act(() => listener.strum({ sounding: [60, 64, 67], missing: [], onset, at: onset + 400 }));
    expect(await heading('Question 4 of 12')).toBeVisible();
    await user.keyboard('{Shift>}q{/Shift}');
    const times = await screen.findAllByRole('cell', { name: /^([\d.]+ s|same strum)$/, hidden: true });
    expect(times.map(each => each.textContent?.replace(/^[\d.]+/, ''))).toEqual([
      ...[' s', 'same strum', 'same strum'],
    ]);
  });

  test('when one string is a fret off, then it says which, and the right note or strum goes on', {
    tags: 'full',
  }, async () => {
    const { strum, strike } = await startAt(SHAPE);
    strum([60, 67], { midi: 64, instead: 63 });
    expect(await heading('Question 2 of 12')).toBeVisible();
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText('Heard D#; string 2, fret 5 is E.')).toBeVisible();
    strike(64);
    expect(await heading('Question 3 of 12')).toBeVisible();
  });

  test('when a string is silent, then that is said, and nothing is wrong yet', { tags: 'full' }, async () => {
    const { strum } = await startAt(SHAPE);
    strum([60, 64], { midi: 67, instead: undefined });
    expect(await heading('Question 3 of 12')).toBeVisible();
    expect(screen.getByText("String 1 didn't sound: fret 3 is G.")).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
    strum([60, 64, 67]);
    expect(await heading('Question 4 of 12')).toBeVisible();
  });

  test('when the same shape comes again after keys have answered, then nothing is told of the old strum', {
    tags: 'full',
  }, async () => {
    const { strum, user } = await startAt(`${SHAPE}&drill=on`);
    strum([64, 67], { midi: 60, instead: undefined });
    expect(await screen.findByText("String 3 didn't sound: fret 5 is C.")).toBeVisible();
    // Root position, first and second inversion.
    await user.keyboard('[Digit5][Digit5][Digit3][Digit9][Digit8][Digit8][Backquote][Digit1][Backquote]');
    expect(await heading('Question 10 of 12')).toBeVisible();
    expect(screen.queryByText(/didn't sound/)).toBeNull();
  });

  test('when only right notes count, then a wrong one is told but isn’t a mistake', {
    tags: 'full',
  }, async () => {
    const { strum } = await startAt(`${SHAPE}&only-right=on`);
    strum([60, 67], { midi: 64, instead: 63 });
    expect(await screen.findByText('Heard D#; string 2, fret 5 is E.')).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
  });
});

describe('given a shape to complete, whose note on string 3 is missing', () => {
  test('when it is strummed whole, then that is right, and the next one is asked', async () => {
    const { strum } = await startAt(COMPLETE);
    expect(screen.getByText('Play the missing note, or strum the whole shape.')).toBeVisible();
    strum([60, 64, 67]);
    expect(await heading('Question 2 of 12')).toBeVisible();
    expect(screen.getByText('Score: 1')).toBeVisible();
  });

  test('when string 3 is a fret off, then that is wrong, and it says what was heard', {
    tags: 'full',
  }, async () => {
    const { strum } = await startAt(COMPLETE);
    strum([64, 67], { midi: 60, instead: 59 });
    expect(await screen.findByText('Incorrect')).toBeVisible();
    expect(screen.getByText('Heard B3')).toBeVisible();
    expect(await screen.findByText('Wrong: B. It is fret 5, C.')).toBe(screen.getByRole('status'));
  });

  test('when string 3 is silent, then that is said, and the question waits', { tags: 'full' }, async () => {
    const { strum } = await startAt(COMPLETE);
    strum([64, 67], { midi: 60, instead: undefined });
    expect(await screen.findByText("String 3 didn't sound.")).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
  });

  test('when only right notes count and string 3 is a fret off, then what was heard is told', {
    tags: 'full',
  }, async () => {
    const { strum } = await startAt(`${COMPLETE}&only-right=on`);
    strum([64, 67], { midi: 60, instead: 59 });
    expect(await screen.findByText('Heard B3')).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
  });

  test('when its other notes are played one by one, then they are no mistakes, and the missing one is right', {
    tags: 'full',
  }, async () => {
    const { strike } = await startAt(COMPLETE);
    strike(64).hold();
    strike(67).hold();
    expect(screen.queryByText('Incorrect')).toBeNull();
    strike(60).end();
    expect(await heading('Question 2 of 12')).toBeVisible();
    expect(screen.getByText('Score: 1')).toBeVisible();
  });

  test('when another note of string 3 is held, then that is wrong', { tags: 'full' }, async () => {
    const { strike } = await startAt(COMPLETE);
    strike(62).hold();
    expect(await screen.findByText('Incorrect')).toBeVisible();
    expect(screen.getByText('Heard D4')).toBeVisible();
  });
});

describe('given a triad that is heard', { tags: 'full' }, () => {
  test('when it is strummed, then that is right', async () => {
    const { strum } = await startAt(HEARD);
    strum([60, 64, 67]);
    expect(await heading('Question 2 of 12')).toBeVisible();
    expect(screen.getByText('Score: 1')).toBeVisible();
  });

  test('when another quality is strummed, then it says what makes it that', async () => {
    const { strum } = await startAt(HEARD);
    strum([60, 67], { midi: 64, instead: 63 });
    expect(await screen.findByText('Incorrect')).toBeVisible();
    expect(screen.getByText('Heard C, Eb, and G.')).toBeVisible();
    expect(screen.getByText('Eb makes it minor.')).toBeVisible();
  });

  test('when a string is silent, then that is said, and the question waits', async () => {
    const { strum } = await startAt(HEARD);
    strum([60, 67], { midi: 64, instead: undefined });
    expect(await screen.findByText("Heard C and G; one string didn't sound.")).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
  });

  test('when only right notes count and another quality is strummed, then its notes are told', async () => {
    const { strum } = await startAt(`${HEARD}&only-right=on`);
    strum([60, 67], { midi: 64, instead: 63 });
    expect(await screen.findByText('Heard C, Eb, and G.')).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
  });
});
