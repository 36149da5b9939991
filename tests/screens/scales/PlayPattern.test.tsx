import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { marked } from '../../openApp';
import { openPlaying } from '../../playing';

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A minor pentatonic, pattern 1, written out by hand as MIDI numbers. */
const PATTERN = [45, 48, 50, 52, 55, 57, 60, 62, 64, 67, 69, 72];
const SHOWN = '/scales?key=A&type=minor-pentatonic&view=patterns&quiz=play-pattern';
const heading = (name: string) => screen.getByText(name, { selector: 'h2' });
const region = () => screen.getByRole('status');
const said = (text: string) => waitFor(() => expect(region()).toHaveTextContent(text));

/** Notes that a hand could play: each a while after the one before. */
function timed(strike: Awaited<ReturnType<typeof openPlaying>>['strike']) {
  let onset = performance.now() + 1000;
  return (midi: number) => {
    onset += 300;
    return strike(midi, { onset });
  };
}

describe('given a pattern that is played with a microphone', () => {
  test('when every note is played, then each goes on at once, though none has died away, and the results come', async () => {
    const { user, listener, strike } = await openPlaying(`${SHOWN}&with=microphone`);
    await user.keyboard('q');
    await said('A minor pentatonic, pattern 1, up.');
    const play = timed(strike);
    for (const [index, midi] of PATTERN.entries()) {
      heading(`Question ${index + 1} of 12`);
      await waitFor(() => expect(listener.expected()).toEqual([midi]));
      const note = play(midi);
      // It goes on sounding, and is held as a note that isn't asked for any more.
      note.hold();
    }
    const results = within(await screen.findByRole('dialog', { name: 'Quiz Results' }));
    expect(results.getByText('12/12')).toBeVisible();
    expect(listener.state()).toEqual({ status: 'off' });
  });

  test('when a wrong note is held, then it says what it was, and waits for the right one', async () => {
    const { user, strike } = await openPlaying(`${SHOWN}&with=microphone`);
    await user.keyboard('q');
    const play = timed(strike);
    expect(marked('target')).toEqual(['target, A, string 6, fret 5']);
    play(43).hold();
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText('Heard G; string 6, fret 5 is A.')).toBeVisible();
    await said('Heard G. String 6, fret 5 is A.');
    play(50);
    heading('Question 1 of 12');
    play(45);
    heading('Question 2 of 12');
    expect(screen.queryByText('Incorrect')).toBeNull();
  });

  test('when a string is always heard an octave too high, then the same note again goes on, and the next one is offered to count', async () => {
    const { user, strike } = await openPlaying(`${SHOWN}&with=microphone`);
    await user.keyboard('q');
    const play = timed(strike);
    play(57).hold();
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText('The same note again goes on, too.')).toBeVisible();
    play(57);
    heading('Question 2 of 12');
    play(60).hold();
    const offer = 'Again an octave too high. If you are sure, play it once more, and it counts.';
    expect(screen.getByText(offer, { selector: 'p' })).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
    await said(offer);
    play(60);
    heading('Question 3 of 12');
  });

  test('when only mistakes are said, then nothing is said of a right note; otherwise the next place is', {
    tags: 'full',
  }, async () => {
    const { user, strike } = await openPlaying(`${SHOWN}&with=microphone&say=each`);
    await user.keyboard('q');
    await said('Play A on string 6, fret 5.');
    timed(strike)(45);
    await said('C, string 6 fret 8.');
  });

  test('when its strings are asked for, then they are told one by one, or all at once', async () => {
    const { user } = await openPlaying(`${SHOWN}&with=microphone`);
    await user.keyboard('q');
    await user.keyboard('s');
    await said('String 6: frets 5 and 8.');
    await user.keyboard('s');
    await said('String 5: frets 5 and 7.');
    await user.keyboard('{Shift>}S{/Shift}');
    await said('A minor pentatonic, pattern 1. String 6: frets 5 and 8. String 5: frets 5 and 7.');
  });
});

describe('given the patterns of a scale', () => {
  test('when the cursor goes to another pattern, then that is the one that is played', {
    tags: 'full',
  }, async () => {
    const { user } = await openPlaying(`${SHOWN}&with=microphone`);
    await user.keyboard('jj');
    expect(screen.getByRole('combobox', { name: 'Pattern' })).toHaveDisplayValue('Pattern 2');
    await user.keyboard('q');
    await said('A minor pentatonic, pattern 2, up.');
  });
});

describe('given part of a neck', () => {
  test('when it is played in thirds with MIDI, then each pitch comes once, at the place nearest the nut', {
    tags: 'full',
  }, async () => {
    const { user, listener, strike } = await openPlaying(
      '/scales?strings=6.5&max=3&quiz=play-pattern&run=thirds&with=midi',
    );
    await user.keyboard('q');
    const play = timed(strike);
    // C major from E to C: E G, F A, G B, A C.
    for (const midi of [40, 43, 41, 45, 43, 47, 45, 48]) {
      await waitFor(() => expect(listener.expected()).toEqual([midi]));
      play(midi);
    }
    const results = within(await screen.findByRole('dialog', { name: 'Quiz Results' }));
    expect(results.getByText('8/8')).toBeVisible();
  });

  test('when keys answer, then a wrong fret is shown with what it is, and Enter goes on', async () => {
    const { user } = await openPlaying('/scales?strings=6&max=3&quiz=play-pattern&drill=on&mistake=wait');
    await user.keyboard('q1');
    expect(screen.getByText('You chose F; string 6, open is E.')).toBeVisible();
    await said('Wrong: F. String 6, open is E.');
    await user.keyboard('{Enter}');
    heading('Question 2 of 12');
  });
});
