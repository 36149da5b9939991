import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { INTERVALS } from '../../../src/theory/interval';
import { openByEar, pass } from '../../byEar';
import { expectFocusOn } from '../../openApp';
import { button, pitches } from './page';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Without chance the questions come in order, Unison first, all from C4.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const KEYS = [...'awsedftgyhuj'];

const open = async (query = '') => {
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

describe('given an eyes-free interval quiz', () => {
  test('when each is answered by its key, then number, sound and verdict follow each other, and the live region is silent', {
    tags: 'full',
  }, async () => {
    const { user, hear, listen, hearOut, played, region, texts } = await open();
    await user.keyboard('q');
    for (const [index, key] of KEYS.entries()) {
      const words = INTERVALS[index]?.spoken ?? '';
      expect(await hear()).toBe(
        index === 0 ? 'Question 1 of 12. Which interval is it, ascending?' : `Question ${index + 1} of 12.`,
      );
      await pass(5000);
      expect(played, 'no sound into the words').toHaveLength(index);
      await listen();
      expect(pitches(played[index])).toEqual([60, 60 + index]);
      await hearOut();
      await user.keyboard(index === 5 ? 'k' : key);
      expect(await hear()).toBe(
        index === 5 ? 'Wrong: it was a perfect fourth. Yours was an octave.' : `Right: ${words}.`,
      );
      await listen();
    }
    expect(await hear()).toBe('11 of 12 right, 92 percent. Missed: perfect fourth.');
    expect(screen.getByRole('heading', { name: 'Quiz Complete!' })).toHaveFocus();
    expect(played).toHaveLength(12);
    expect(texts()).toHaveLength(25);
    expect(region).toEqual([]);
  });

  test('when speaking results in drills is off, then they are still spoken', { tags: 'full' }, async () => {
    const { user, hear, listen } = await open();
    await user.click(button('Settings'));
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
    const { user, hear, listen, played, player } = await open();
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
    const { user, hear, listen, hearOut, played } = await open();
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
    const { user, hear, listen, played } = await open();
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
    const { user, hear, listen, played } = await open();
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
    const { user, hear, played, synthesis } = await open();
    await user.keyboard('q');
    await hear();
    await user.keyboard('p');
    expect(played).toHaveLength(1);
    expect(synthesis.now).toBeUndefined();
  });

  test('when the cursor moves on the answer neck, then its cells are spoken, and Space answers', async () => {
    const { user, hear, listen, region } = await open();
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
    const { user, hear, played, synthesis } = await open();
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
