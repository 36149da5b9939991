import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectFocusOn, marked } from '../../openApp';
import { openPlaying } from '../../playing';

beforeEach(() => {
  // Without chance the questions come in order: C, C# … on string 6.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const DRILL = '/?quiz=play-note&with=microphone&drill=on';
/** String 6, fret 8, and the notes that follow it. */
const C3 = 48;
const B2 = 47;
const heading = (name: string) => screen.getByText(name, { selector: 'h2' });
const region = () => screen.getByRole('status');
const said = (text: string) => waitFor(() => expect(region()).toHaveTextContent(text));

describe('given a drill of Play Note with a microphone', () => {
  test('when twelve notes are played, then that is the whole drill, and q is its only key', async () => {
    const { user, listener, strike } = await openPlaying(DRILL);
    expect(
      screen.getByText(/^Fretty listens to hear which note you play\. No sound leaves this device/),
    ).toBeVisible();
    expect(listener.state()).toEqual({ status: 'off' });
    await user.keyboard('q');
    expect(listener.state()).toEqual({ status: 'listening', source: 'microphone' });
    expectFocusOn('gridcell', 'string 6, open');
    await said('Question 1 of 12. Play C on string 6.');
    // On string 6, from C: frets 8 to 12, then the open string and frets 1 to 7... each C to B once.
    const frets = [8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7];
    for (const [index, fret] of frets.entries()) {
      await waitFor(() => heading(`Question ${index + 1} of 12`));
      const note = strike(40 + fret);
      screen.getByText('Correct!');
      note.end();
    }
    const results = within(await screen.findByRole('dialog', { name: 'Quiz Results' }));
    expect(results.getByText('12/12')).toBeVisible();
    expect(listener.state()).toEqual({ status: 'off' });
  });

  test('when a wrong note is held, then it is shown, marked and named, and the right one goes on without a key', async () => {
    const { user, listener, strike } = await openPlaying(DRILL);
    await user.keyboard('q');
    expect(listener.expected()).toEqual([C3]);
    expect(screen.getByText("A microphone can't hear which string it was.")).toBeVisible();
    const wrong = strike(B2, { cents: -12.4 });
    expect(screen.getByText('Heard B2, 12 cents flat')).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
    wrong.hold();
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText('Heard B2, 12 cents flat')).toBeVisible();
    expect(marked('wrong')).toEqual(['B, string 6, fret 7, wrong']);
    expect(marked('right')).toEqual(['C, string 6, fret 8, right']);
    await said('Wrong: B, 12 cents flat. C is fret 8.');
    expect(screen.getByText('Play the right note to go on, or press Enter.')).toBeVisible();
    wrong.end();
    const again = strike(C3);
    heading('Question 1 of 12');
    again.end();
    heading('Question 2 of 12');
  });

  test('when its string is always heard an octave too high, then the page and the voice offer to count it, and no key is needed', async () => {
    const { user, strike } = await openPlaying(DRILL);
    await user.keyboard('q');
    const first = strike(C3 + 12);
    first.hold();
    expect(screen.getByText('Incorrect')).toBeVisible();
    await said('Wrong: C 4. C is fret 8.');
    expect(screen.getByText('The same note again goes on, too.')).toBeVisible();
    first.end();
    strike(C3 + 12).end();
    heading('Question 2 of 12');
    const second = strike(C3 + 13);
    second.hold();
    const offer = 'Again an octave too high. If you are sure, play it once more, and it counts.';
    expect(screen.getByText(offer, { selector: 'p' })).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
    await said(offer);
    second.end();
    strike(C3 + 13);
    expect(screen.getByText('Correct!')).toBeVisible();
  });

  test('when a text may still be spoken, then the page says to wait, and then to play', async () => {
    const { user, listener } = await openPlaying(DRILL);
    await user.keyboard('q');
    expect(screen.getByText(/^Play it\. You can answer with the keys, too\./)).toBeVisible();
    act(() => listener.sound({ notes: 'ignored' }));
    expect(screen.getByText(/^Wait a moment: the voice may still be speaking\./)).toBeVisible();
    act(() => listener.sound({}));
    expect(screen.getByText(/^Play it\. You can answer with the keys, too\./)).toBeVisible();
  });

  test('when a pitch is played that the string doesn’t have, then it is wrong, and marks no place', async () => {
    const { user, strike } = await openPlaying(DRILL);
    await user.keyboard('q');
    strike(C3 + 12).hold();
    expect(screen.getByText('Heard C4')).toBeVisible();
    expect(marked('wrong')).toEqual([]);
    await said('Wrong: C 4. C is fret 8.');
  });

  test('when a note rings on from before the question, then it answers nothing, whatever it is', async () => {
    const { user, strike } = await openPlaying(DRILL);
    const early = performance.now();
    await user.keyboard('q');
    strike(B2, { onset: early }).hold();
    strike(C3, { onset: early });
    heading('Question 1 of 12');
    expect(screen.queryByText(/^Heard/)).toBeNull();
    // The answer to a question rings into the next one.
    const first = strike(C3);
    first.end();
    await waitFor(() => heading('Question 2 of 12'));
    first.hold();
    expect(screen.queryByText('Incorrect')).toBeNull();
  });

  test('when a key answers, or gives up, then that works as well', async () => {
    const { user } = await openPlaying(DRILL);
    await user.keyboard('q8');
    heading('Question 2 of 12');
    await user.keyboard('/');
    expect(screen.getByText('The correct answer is:').nextElementSibling).toHaveTextContent(/^fret 9$/);
  });

  test('when the help is open, then nothing that is played answers', { tags: 'full' }, async () => {
    const { user, strike } = await openPlaying(DRILL);
    await user.keyboard('q?');
    await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });
    strike(C3);
    expect(screen.queryByText('Correct!')).toBeNull();
  });
});

describe('given a drill of Play Note that keys answer', () => {
  test('when it asks, then the headline, the hint and the voice say to play first', async () => {
    const { user } = await openPlaying('/?quiz=play-note&drill=on');
    await user.keyboard('q');
    expect(document.querySelector('[data-question] p')).toHaveTextContent(
      'Play C on string 6, then choose its fret',
    );
    expect(screen.getByText(/^Play it on your instrument, then choose that fret/)).toBeVisible();
    await said('Question 1 of 12. Play C on string 6, then choose its fret.');
    await user.keyboard('8');
    heading('Question 2 of 12');
    await said('Right: C. Play C sharp on string 6, then choose its fret.');
  });
});

describe('given a calm Play Note', { tags: 'full' }, () => {
  const CALM = '/?quiz=play-note&with=midi';

  test('when a note is played, then it is submitted, but the next question waits for Enter', async () => {
    const { user, listener, strike } = await openPlaying(CALM);
    await user.keyboard('q');
    expect(listener.state()).toMatchObject({ source: 'midi' });
    strike(C3).end();
    expect(screen.getByText('Correct!')).toBeVisible();
    await act(async () => {});
    heading('Question 1 of 12');
    await user.keyboard('{Enter}');
    heading('Question 2 of 12');
  });

  test('when a MIDI guitar tells the string, then it must be the one that was asked for', async () => {
    const { user, strike } = await openPlaying(CALM);
    await user.keyboard('q');
    strike(C3, { guitarString: 5 });
    expect(screen.getByText('Heard C3 on string 5')).toBeVisible();
    expect(screen.queryByText('Correct!')).toBeNull();
    strike(C3, { guitarString: 6 });
    expect(screen.getByText('Correct!')).toBeVisible();
  });

  test('when only right notes count, then a wrong one is shown and nothing more', async () => {
    const { user, strike } = await openPlaying(`${CALM}&only-right=on`);
    await user.keyboard('q');
    strike(B2).hold();
    expect(screen.getByText('Heard B2')).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
    strike(C3);
    expect(screen.getByText('Correct!')).toBeVisible();
  });

  test('when any octave counts, then the note is right wherever it is played', async () => {
    const { user, listener, strike } = await openPlaying(`${CALM}&octave=any`);
    await user.keyboard('q');
    expect(listener.expected()).toContain(72);
    strike(72);
    expect(screen.getByText('Correct!')).toBeVisible();
    expect(screen.getByText('Heard C5')).toBeVisible();
  });
});

describe('given a microphone that can’t be used', { tags: 'full' }, () => {
  test('when the quiz starts, then the question is said, then the reason, and the keys go on working', async () => {
    const { user, listener } = await openPlaying(DRILL);
    listener.fail('denied');
    await user.keyboard('q');
    const why = /^The microphone wasn't allowed\. .* The keys still work\.$/;
    expect(screen.getByText(why, { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(region()).toHaveTextContent(/^Question 1 of 12\. Play C on string 6/));
    await waitFor(() => expect(region()).toHaveTextContent(why));
    await user.keyboard('8');
    heading('Question 2 of 12');
  });

  test('when it is unplugged while its note rings, then the drill goes on all the same', async () => {
    const { user, listener, strike } = await openPlaying(DRILL);
    await user.keyboard('q');
    strike(C3);
    act(() => listener.fail('unplugged'));
    await waitFor(() => heading('Question 2 of 12'));
    expect(screen.getByText(/^The microphone was disconnected\./, { selector: 'p' })).toBeVisible();
  });

  test('when another screen is opened, then listening ends, and begins again with the quiz', async () => {
    const { user, listener } = await openPlaying(DRILL);
    await user.keyboard('q');
    await user.click(screen.getByRole('button', { name: /^You Can Learn the/ }));
    await user.click(await screen.findByRole('link', { name: 'Learn the Keys' }));
    await screen.findByRole('heading', { level: 1, name: 'Keys' });
    expect(listener.state()).toEqual({ status: 'off' });
    await user.keyboard('ln');
    await screen.findByRole('heading', { level: 1, name: 'Notes' });
    expect(listener.state()).toMatchObject({ status: 'listening' });
  });
});

describe('given a Play Note that listens', () => {
  const hide = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  test('when its tab is hidden, then it stops, and listens again when the tab is back', async () => {
    const { user, listener } = await openPlaying(DRILL);
    await user.keyboard('q');
    hide(true);
    expect(listener.state().status).toBe('off');
    hide(false);
    expect(listener.state().status).toBe('listening');
    expect(listener.expected()).toEqual([C3]);
  });

  test('when the user stops it, then it stays off, the keys answer, and Listen brings it back', async () => {
    const { user, listener } = await openPlaying(DRILL);
    await user.keyboard('q');
    await user.click(screen.getByRole('button', { name: 'Stop Listening' }));
    expect(screen.getByText("Fretty isn't listening: answer with the keys.")).toBeVisible();
    hide(true);
    hide(false);
    expect(listener.state().status).toBe('off');
    await user.click(screen.getByRole('button', { name: 'Listen' }));
    expect(listener.expected()).toEqual([C3]);
  });

  test('when it is quit, then it stops', { tags: 'full' }, async () => {
    const { user, listener } = await openPlaying(DRILL);
    await user.keyboard('q');
    await user.click(screen.getByRole('button', { name: 'Quit Quiz' }));
    expect(listener.state().status).toBe('off');
  });

  test('when it was listening before the quiz, then it still is after it', { tags: 'full' }, async () => {
    const { user, listener } = await openPlaying(DRILL);
    await user.click(screen.getByRole('button', { name: 'Listen' }));
    await user.keyboard('q');
    await user.click(screen.getByRole('button', { name: 'Quit Quiz' }));
    expect(listener.state().status).toBe('listening');
    expect(listener.expected()).toEqual([]);
  });
});

describe('given Name Note', () => {
  test('when its settings are read, then it can’t be answered by playing', async () => {
    const { user, listener } = await openPlaying('/?quiz=name-note&with=microphone');
    const answers = within(screen.getByRole('group', { name: 'Answer With' }));
    expect(answers.getAllByRole('radio')).toHaveLength(2);
    expect(answers.getByRole('radio', { name: 'Keys' })).toBeChecked();
    await user.keyboard('q');
    expect(listener.state()).toEqual({ status: 'off' });
  });
});
