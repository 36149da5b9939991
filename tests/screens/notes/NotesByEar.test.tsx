import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openByEar, pass } from '../../byEar';
import { cell, expectFocusOn } from '../../openApp';
import { ENGLISH } from '../../speech/fakeSpeech';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Without chance the questions come in order: C, C# …, and string 6 open, fret 1 …
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const heading = (name: string) => screen.getByRole('heading', { name });

/** The notes of string 6, from the open string up. */
const NAMES = [
  ...['E', 'F', 'F sharp', 'G', 'G sharp', 'A'],
  ...['A sharp', 'B', 'C', 'C sharp', 'D', 'D sharp'],
];

/** The keys that lead to a fret from the nearer end of a neck of twelve. */
const wayTo = (fret: number): string =>
  fret <= 6 ? `{Home}${'{ArrowRight}'.repeat(fret)}` : `{End}${'{ArrowLeft}'.repeat(12 - fret)}`;

const keyOf = (name: string): string =>
  name.endsWith('sharp') ? `{Shift>}${name.charAt(0)}{/Shift}` : name.toLowerCase();

describe('given an eyes-free Name Note quiz', () => {
  test('when each question is answered by its key, then question and verdict are spoken, the next one follows, and the live region is silent', {
    tags: 'full',
  }, async () => {
    const { user, hear, listen, region, texts } = await openByEar('/?quiz=name-note');
    await user.keyboard('q');
    for (const [index, name] of NAMES.entries()) {
      const place = index === 0 ? 'open' : `fret ${index}`;
      expect(await hear()).toBe(`Question ${index + 1} of 12. Name the note on string 6, ${place}.`);
      expectFocusOn('gridcell', `target, string 6, ${place}`);
      // The third is answered wrongly, and is over all the same.
      await user.keyboard(index === 2 ? 'd' : keyOf(name));
      expect(await hear()).toBe(index === 2 ? 'Wrong. It is F sharp.' : `Right: ${name}.`);
      expect(heading(`Question ${index + 1} of 12`)).toBeVisible();
      await listen();
    }
    expect(await hear()).toBe(
      'The quiz is over: 11 right of 12, 92 percent. Missed: F sharp on string 6 fret 2.',
    );
    expect(await screen.findByRole('dialog', { name: 'Quiz Results' })).toBeVisible();
    expect(texts()).toHaveLength(25);
    expect(region).toEqual([]);
  });

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

  test('when a dialog is open, then the verdict is spoken, and the next question waits until it is closed', async () => {
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

  test('when the screen is left, then the voice stops, and the question is spoken again on coming back', async () => {
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

describe('given an eyes-free Find Note quiz', () => {
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

  test('when every place of all twelve notes is picked, then the results are spoken', {
    tags: 'full',
  }, async () => {
    const { user, hear, listen, region } = await openByEar('/?strings=0');
    await user.keyboard('q6');
    for (let note = 0; note < 12; note += 1) {
      expect(await hear()).toMatch(/^(Question|string)/);
      const frets = [...Array(13).keys()].filter(fret => (fret + 4) % 12 === note);
      for (const fret of frets) await user.keyboard(`${wayTo(fret)} `);
      expect(await hear()).toMatch(/^Right: /);
      await listen();
    }
    expect(await hear()).toBe('The quiz is over: 12 right of 12, 100 percent.');
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
