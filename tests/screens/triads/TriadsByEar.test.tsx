import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openByEar } from '../../byEar';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('given an eyes-free quiz on qualities, when two are answered, then strings, frets and verdicts are all heard', async () => {
  const { user, hear, listen, region } = await openByEar('/triads');
  await user.keyboard('q');
  expect(await hear()).toBe(
    'Question 1 of 12. Name the quality: string 3 fret 5, string 2 fret 5, string 1 fret 3.',
  );
  await user.keyboard('{Shift>}M{/Shift}');
  expect(await hear()).toBe('Right: major.');
  await listen();
  expect(await hear()).toMatch(/^Question 2 of 12\. Name the quality: string 3 /);
  await user.keyboard('d');
  expect(await hear()).toBe('Wrong. It is major: C, E, G.');
  expect(screen.getByText('Incorrect')).toBeVisible();
  expect(region).toEqual([]);
});
