import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openByEar, pass } from '../byEar';
import { cell, expectFocusOn } from '../openApp';
import { playedTo } from '../playing';
import { ENGLISH } from '../speech/fakeSpeech';
import { pitches } from './intervals/page';
import { field, press, radio, rightCount } from './keys/page';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Without chance the questions come in order, on Notes from the open string 6 or from C, on Intervals from Unison.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

const heading = (name: string) => screen.getByRole('heading', { name });

describe('given an eyes-free Name Note quiz', () => {
  test('when a question is answered while it is being spoken, then the verdict cuts it off', async () => {
    const { user, hear, synthesis } = await openByEar('/?quiz=name-note');
    await user.keyboard('q');
    await hear();
    await user.keyboard('e');
    expect(synthesis.now).toBeUndefined();
    expect(await hear()).toBe('Right: E.');
  });

  test('when Enter is pressed during the verdict, then the next question is spoken immediately, and only once', async () => {
    const { user, hear } = await openByEar('/?quiz=name-note');
    await user.keyboard('q');
    await hear();
    await user.keyboard('c');
    expect(await hear()).toBe('Wrong. It is E.');
    await user.keyboard('{Enter}');
    expect(await hear()).toBe('Question 2 of 12. Name the note on string 6, fret 1.');
    await pass(1000);
    expect(heading('Question 2 of 12')).toBeVisible();
  });

  test('when . is pressed, then the question is spoken again, with its verdict once it is answered', {
    tags: 'full',
  }, async () => {
    const { user, hear, listen } = await openByEar('/?quiz=name-note');
    await user.keyboard('q');
    await hear();
    await listen();
    await user.keyboard('{ArrowRight}');
    expect(await hear()).toBe('string 6, fret 1');
    await user.keyboard('.');
    expect(await hear()).toBe('Question 1 of 12. Name the note on string 6, open.');
    expectFocusOn('gridcell', 'target, string 6, open');
    await user.keyboard('e');
    await hear();
    await user.click(screen.getByRole('button', { name: 'Repeat the question' }));
    expect(await hear()).toBe('Question 1 of 12. Name the note on string 6, open. Right: E.');
    await listen();
    expect(await hear()).toBe('Question 2 of 12. Name the note on string 6, fret 1.');
  });

  test('when ; is pressed during a verdict, then the voice stops and the quiz is paused until it is pressed again', async () => {
    const { user, hear, listen, synthesis } = await openByEar('/?quiz=name-note');
    await user.keyboard('q');
    await hear();
    await user.keyboard('e');
    await hear();
    await user.keyboard(';');
    expect(synthesis.now).toBeUndefined();
    expect(await hear()).toBe('Paused.');
    await listen();
    await pass(60_000);
    expect(heading('Question 1 of 12')).toBeVisible();
    expect(screen.getByText('Eyes-free, paused')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await hear()).toBe('Question 1 of 12. Name the note on string 6, open. Right: E.');
    expect(screen.getByText('Eyes-free')).toBeVisible();
    await listen();
    expect(await hear()).toBe('Question 2 of 12. Name the note on string 6, fret 1.');
    expectFocusOn('gridcell', 'target, string 6, fret 1');
  });

  test('when it is quit, then the voice stops, its controls disappear, and that it is over is spoken', async () => {
    const { user, hear, synthesis } = await openByEar('/?quiz=name-note');
    await user.keyboard('q');
    await hear();
    await user.keyboard('{Shift>}Q{/Shift}');
    expect(synthesis.now).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'Repeat the question' })).toBeNull();
    expect(await hear()).toBe('Quiz ended.');
  });

  test('when a dialog is open, then the verdict is spoken, and the next question waits until it is closed', {
    tags: 'full',
  }, async () => {
    const { user, hear, listen } = await openByEar('/?quiz=name-note');
    await user.keyboard('q');
    await hear();
    await user.keyboard('e');
    await hear();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
    await listen();
    await pass(5000);
    expect(screen.getByText('Question 1 of 12')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await hear()).toBe('E, string 6, open, right');
    await listen();
    expect(await hear()).toBe('Question 2 of 12. Name the note on string 6, fret 1.');
  });

  test('when the screen is left, then the voice stops, and the question is spoken again on coming back', {
    tags: 'full',
  }, async () => {
    const { user, hear, synthesis } = await openByEar('/?quiz=name-note');
    await user.keyboard('q');
    await hear();
    await user.click(screen.getByRole('button', { name: 'You Can Learn the Notes' }));
    await user.click(screen.getByRole('link', { name: 'Learn the Triads' }));
    await screen.findByRole('heading', { level: 1, name: 'Triads' });
    expect(synthesis.now).toBeUndefined();
    expect(await hear()).toBeUndefined();
    await user.keyboard('ln');
    await screen.findByRole('heading', { level: 1, name: 'Notes' });
    expect(await hear()).toBe('Notes. Question 1 of 12. Name the note on string 6, open.');
    expectFocusOn('gridcell', 'target, string 6, open');
  });
});

describe('given an eyes-free Find Note quiz', { tags: 'full' }, () => {
  test('when the cursor moves and places are picked by keys, then all of it is spoken, and the live region is silent', async () => {
    const { user, hear, listen, region } = await openByEar('/?strings=0.1');
    await user.keyboard('q');
    expect(await hear()).toBe('Question 1 of 12. Find every C on strings 5, 6.');
    await user.keyboard('5');
    expect(await hear()).toBe('string 5, open');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await hear()).toBe('string 5, fret 3');
    await user.keyboard(' ');
    expect(await hear()).toBe('Right, 1 of 2');
    await user.keyboard('{ArrowDown}');
    expect(await hear()).toBe('string 6, fret 3');
    await user.keyboard('{ArrowDown}');
    expect(await hear()).toBe('No string below');
    await user.keyboard('{End}');
    expect(await hear()).toBe('string 6, fret 12');
    await user.keyboard(' ');
    expect(await hear()).toBe('Wrong: E, string 6 fret 12. Missed 1: 6th fret 8.');
    await listen();
    expect(await hear()).toBe('Question 2 of 12. Find every C sharp on strings 5, 6.');
    expect(region).toEqual([]);
  });
});

test('given eyes-free quizzes are on, when the cursor moves outside a quiz, then cells are spoken with their pitch', async () => {
  const { user, hear, region } = await openByEar('/');
  await user.keyboard('6{ArrowRight}');
  expect(await hear()).toBe('F, string 6, fret 1');
  expect(region).toEqual([]);
  expect(cell('F, string 6, fret 1')).toHaveFocus();
});

describe('given a browser without a voice', () => {
  test('when a quiz is started, then its first question says so, and the quiz runs as if the mode were off', async () => {
    const { user, region, texts } = await openByEar('/?quiz=name-note', []);
    await pass(3000);
    expect(
      screen.getByText('Eyes-free quizzes are on, but this browser has no voice: the quiz runs as usual.'),
    ).toBeVisible();
    await user.keyboard('q');
    // How long Orca is busy with a neck that was redrawn.
    await pass(800);
    expect(region).toEqual([
      'Eyes-free quizzes need a voice, and this browser has none. Quizzes run as usual. Question 1 of 12. Name this note.',
    ]);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    await user.keyboard('e{Enter}');
    await pass(100);
    expect(region.at(-1)).toBe('Right: E.');
    await pass(60_000);
    expect(heading('Question 1 of 12')).toBeVisible();
    expect(texts()).toEqual([]);
  });

  test('when a voice becomes available later, then the quiz is eyes-free', async () => {
    const { user, hear, synthesis } = await openByEar('/?quiz=name-note', []);
    await pass(3000);
    synthesis.gain([ENGLISH]);
    await user.keyboard('q');
    expect(await hear()).toBe('Question 1 of 12. Name the note on string 6, open.');
  });
});

test('given a voice, when it fails during a quiz, then the live region has that verdict, and the quiz continues', {
  tags: 'full',
}, async () => {
  const { user, hear, synthesis, region } = await openByEar('/?quiz=name-note');
  const errors = vi.spyOn(console, 'error');
  await user.keyboard('q');
  await hear();
  await user.keyboard('e');
  await hear();
  synthesis.over('error');
  await pass(100);
  expect(region).toEqual(['Right: E.']);
  await pass(3000);
  expect(await hear()).toBe('Question 2 of 12. Name the note on string 6, fret 1.');
  expect(errors).not.toHaveBeenCalled();
});

const C3 = 48;

/** Opens an eyes-free Play Note with a microphone, and starts it. */
async function startPlaying(query = '') {
  const played = playedTo();
  const opened = await openByEar(`/?quiz=play-note&with=microphone&drill=on${query}`, [ENGLISH], {
    listener: played.listener,
  });
  await pass(3000);
  await opened.user.keyboard('q');
  return { ...opened, ...played };
}

describe('given an eyes-free drill of Play Note', { tags: 'full' }, () => {
  test('when it is played, then the voice asks, judges and goes on by itself, right or wrong', async () => {
    const { hear, listen, strike } = await startPlaying();
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
    const { hear, listen, strike } = await startPlaying('&only-right=on');
    await hear();
    await listen();
    strike(C3 - 1, { cents: -12 }).hold();
    expect(await hear()).toBe('B, 12 cents flat');
    await listen();
    strike(C3);
    expect(await hear()).toBe('Right: C.');
  });
});

describe('given an eyes-free Name the Key quiz', () => {
  test('when Control and . or ; are pressed in the field, then it is repeated and paused, and nothing is typed', {
    tags: 'full',
  }, async () => {
    const { user, hear, listen, synthesis } = await openByEar('/keys?types=major&count=5');
    await user.keyboard('q');
    await hear();
    await listen();
    await user.keyboard('g{Control>}.{/Control}');
    expect(await hear()).toBe('Question 1 of 5. Signature: no sharps or flats. Name the major key.');
    await user.keyboard('{Control>};{/Control}');
    expect(synthesis.now).toBeUndefined();
    expect(await hear()).toBe('Paused.');
    await user.keyboard('{Control>};{/Control}');
    expect(await hear()).toBe('Question 1 of 5. Signature: no sharps or flats. Name the major key.');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('g');
  });

  test('when it is ended during a verdict, then the voice continues with the results', {
    tags: 'full',
  }, async () => {
    const { user, hear } = await openByEar('/keys?types=major&count=5');
    await user.keyboard('q');
    await hear();
    await user.keyboard('c{Enter}');
    await hear();
    await user.click(screen.getByRole('button', { name: 'End Quiz' }));
    expect(await hear()).toBe('Quiz ended: 1 of 1 right.');
  });
});

describe('given an eyes-free Count the Accidentals quiz', { tags: 'full' }, () => {
  test('when it is paused during a verdict, then the same question stays until the quiz is resumed', async () => {
    const { user, hear, listen } = await openByEar('/keys?quiz=count-accidentals&count=5');
    await user.keyboard('q');
    await hear();
    await user.keyboard(rightCount());
    const verdict = await hear();
    await user.keyboard('{Control>};{/Control}');
    await hear();
    await listen();
    await pass(60_000);
    expect(heading('Question 1 of 5')).toBeVisible();
    await user.keyboard('{Control>};{/Control}');
    expect(await hear()).toMatch(`Question 1 of 5. ${verdict}`);
    await listen();
    expect(await hear()).toMatch(/Question 2 of 5\.$/);
  });
});

test('given the browser’s own voice, when a hotkey chooses a key while the circle has the focus, then the voice says it', async () => {
  const { user, hear } = await openByEar('/keys?key=D-major');
  radio('D major, 2 sharps').focus();
  await user.keyboard('g');
  expect(radio('B minor, 2 sharps')).toHaveFocus();
  expect(await hear()).toBe('B minor, 2 sharps');
});

/** Opens the quiz of Intervals. */
const openIntervals = async (query = '') => {
  const opened = await openByEar(`/intervals?mode=quiz${query}`);
  return {
    ...opened,
    /** Lets what plays come to its end; a screen is not quiet at once. */
    async hearOut() {
      opened.end();
      await pass(1);
    },
  };
};

describe('given an eyes-free interval quiz', { tags: 'full' }, () => {
  test('when speaking results in drills is off, then they are still spoken', { tags: 'full' }, async () => {
    const { user, hear, listen } = await openIntervals();
    await user.click(press('Settings'));
    await user.selectOptions(await screen.findByLabelText('Speak interval results'), 'Not at all');
    await user.keyboard('{Escape}');
    await user.keyboard('q');
    await hear();
    await user.keyboard('a');
    expect(await hear()).toBe('Right: unison.');
    await listen();
    expect(await hear()).toBe('Question 2 of 12.');
  });

  test('when . is pressed while it sounds, then the sound stops, the question is spoken again, and then the sound is played again', {
    tags: 'full',
  }, async () => {
    const { user, hear, listen, played, player } = await openIntervals();
    await user.keyboard('q');
    await hear();
    await listen();
    expect(played).toHaveLength(1);
    await user.keyboard('.');
    expect(player.stop).toHaveBeenCalled();
    expect(await hear()).toBe('Question 1 of 12. Which interval is it, ascending?');
    expect(played).toHaveLength(1);
    await listen();
    expect(played.map(pitches)).toEqual([
      [60, 60],
      [60, 60],
    ]);
  });

  test('when . is pressed during the verdict, then the interval is played again, and the verdict follows it', {
    tags: 'full',
  }, async () => {
    const { user, hear, listen, hearOut, played } = await openIntervals();
    await user.keyboard('q');
    await hear();
    await user.keyboard('s');
    expect(await hear()).toBe('Wrong: it was a unison. Yours was a major second.');
    await user.keyboard('.');
    expect(played.map(pitches)).toEqual([[60, 60]]);
    expect(await hear()).toBeUndefined();
    await hearOut();
    expect(await hear()).toBe('Wrong: it was a unison. Yours was a major second.');
    await listen();
    expect(await hear()).toBe('Question 2 of 12.');
  });

  test('when it is answered before it sounds, then it isn’t played', { tags: 'full' }, async () => {
    const { user, hear, listen, played } = await openIntervals();
    await user.keyboard('q');
    await hear();
    await user.keyboard('.');
    await hear();
    await user.keyboard('a');
    await hear();
    expect(played).toEqual([]);
    await listen();
    expect(await hear()).toBe('Question 2 of 12.');
    await listen();
    expect(played.map(pitches)).toEqual([[60, 61]]);
  });

  test('when ; is pressed while a question is spoken, then it isn’t played until the quiz is resumed', {
    tags: 'full',
  }, async () => {
    const { user, hear, listen, played } = await openIntervals();
    await user.keyboard('q');
    await hear();
    await user.keyboard(';');
    expect(await hear()).toBe('Paused.');
    await listen();
    await pass(60_000);
    expect(played).toEqual([]);
    await user.keyboard(';');
    expect(await hear()).toBe('Question 1 of 12. Which interval is it, ascending?');
    expectFocusOn('gridcell', 'Unison, open');
    await listen();
    expect(played.map(pitches)).toEqual([[60, 60]]);
  });

  test('when p is pressed while a question is spoken, then its sound cuts the speech off', async () => {
    const { user, hear, played, synthesis } = await openIntervals();
    await user.keyboard('q');
    await hear();
    await user.keyboard('p');
    expect(played).toHaveLength(1);
    expect(synthesis.now).toBeUndefined();
  });

  test('when the cursor moves on the answer neck, then its cells are spoken, and Space answers', async () => {
    const { user, hear, listen, region } = await openIntervals();
    await user.keyboard('q');
    await hear();
    await listen();
    await user.keyboard('.');
    await hear();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await hear()).toBe('Major 2nd, fret 2');
    await user.keyboard(' ');
    expect(await hear()).toBe('Wrong: it was a unison. Yours was a major second.');
    expect(region).toEqual([]);
  });

  test('when Practice is shown, then nothing is spoken, and the question is repeated on return', {
    tags: 'full',
  }, async () => {
    const { user, hear, played, synthesis } = await openIntervals();
    await user.keyboard('q');
    await hear();
    await user.click(screen.getByRole('tab', { name: 'Practice Mode' }));
    expect(synthesis.now).toBeUndefined();
    await pass(5000);
    expect(played).toEqual([]);
    await user.keyboard('q');
    expect(await hear()).toBe('Question 1 of 12. Which interval is it, ascending?');
  });
});
