import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openByEar, pass } from '../../byEar';
import { field, radio, rightCount } from './page';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const heading = (name: string) => screen.getByRole('heading', { name });

/** The first five keys, in the order in which they are asked without chance. */
const SIGNATURES = [
  ['no sharps or flats', 'C'],
  ['F sharp', 'G'],
  ['F sharp, C sharp', 'D'],
  ['F sharp, C sharp, G sharp', 'A'],
  ['F sharp, C sharp, G sharp, D sharp', 'E'],
] as const;

describe('given an eyes-free Name the Key quiz', () => {
  test('when each name is typed, then question and verdict are spoken, the next one follows, and the live region is silent', {
    tags: 'full',
  }, async () => {
    const { user, hear, listen, region } = await openByEar('/keys?types=major&count=5');
    await user.keyboard('q');
    for (const [index, [signature, name]] of SIGNATURES.entries()) {
      expect(await hear()).toBe(`Question ${index + 1} of 5. Signature: ${signature}. Name the major key.`);
      expect(field()).toHaveFocus();
      expect(field()).toHaveValue('');
      await user.keyboard(index === 1 ? 'b flat{Enter}' : `${name}{Enter}`);
      expect(await hear()).toBe(index === 1 ? 'Wrong. It is G major.' : `Right: ${name} major.`);
      await listen();
    }
    expect(await hear()).toBe('The quiz is over: 4 right of 5. Missed: G major.');
    expect(screen.getByText('4/5')).toBeVisible();
    expect(region).toEqual([]);
  });

  test('when Control and . or ; are pressed in the field, then it is repeated and paused, and nothing is typed', async () => {
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

  test('when it is ended during a verdict, then the voice continues with the results', async () => {
    const { user, hear } = await openByEar('/keys?types=major&count=5');
    await user.keyboard('q');
    await hear();
    await user.keyboard('c{Enter}');
    await hear();
    await user.click(screen.getByRole('button', { name: 'End Quiz' }));
    expect(await hear()).toBe('Quiz ended: 1 right of 1.');
  });
});

describe('given an eyes-free Count the Accidentals quiz', () => {
  test('when digits answer, then one key is enough for each question, and the live region is silent', async () => {
    const { user, hear, listen, region } = await openByEar('/keys?quiz=count-accidentals&count=5');
    await user.keyboard('q');
    for (let number = 1; number <= 5; number += 1) {
      expect(await hear()).toMatch(
        new RegExp(`^[A-G].*: how many sharps or flats\\? Question ${number} of 5\\.$`),
      );
      await user.keyboard(number === 4 ? '6' : rightCount());
      expect(await hear()).toMatch(number === 4 ? /^Wrong\. .+ has \d/ : /^Right: .+ has /);
      await listen();
    }
    expect(await hear()).toMatch(
      /^The quiz is over: 4 right of 5\. Missed: [A-G]( sharp| flat)? (major|minor)\.$/,
    );
    expect(region).toEqual([]);
  });

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
