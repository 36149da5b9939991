import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openByEar, pass } from '../byEar';
import { expectFocusOn, openApp } from '../openApp';
import { QUIZZES } from './quizTable';

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

const GIVE_UP = '{Control>}/{/Control}';

const addressWith = (address: string, setting: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${setting}`;

/** Waits until the live region has a text; a repeated one may end in a space. */
const said = (expected: unknown): Promise<void> =>
  waitFor(() => expect(screen.getByRole('status').textContent?.trim()).toEqual(expected));

describe.each(QUIZZES)('given $name', row => {
  const { address, length, right, wrong, isTyped, asked, askedByEar = asked } = row;
  const end = isTyped ? '{Enter}' : '';
  const atQuestion = (number: number) =>
    screen.findByText(new RegExp(`^(Question ${number} of ${length}|${number}/${length})$`));

  test('when it is answered wrongly, then question and verdict are said, and Enter goes on', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp(address);
    await user.keyboard('q');
    await said(asked);
    await user.keyboard(`${wrong}{Enter}`);
    expect(screen.getByText('Incorrect')).toBeVisible();
    await said(row.saidWrong);
    expect(await atQuestion(1)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await atQuestion(2)).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^(Quit|End) Quiz$/ }));
    await said(expect.stringContaining('Quiz ended: 0 of 1 right.'));
  });

  test('when it is given up by its button, then it counts as wrong, the answer is shown and said, and the quiz can go on', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp(address);
    await user.keyboard('q');
    await user.click(screen.getByRole('button', { name: "I Don't Know" }));
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText(/^(The correct answer is:|Correct answer: .+)$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: "I Don't Know" })).toBeNull();
    expectFocusOn('button', 'Next Question');
    await said(row.saidGivenUp);
  });

  test('when it is drilled and waits after mistakes, then a right answer goes on by itself, and one that is given up waits for Enter', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp(addressWith(address, 'drill=on&mistake=wait'));
    await user.keyboard(`q${right}${end}`);
    expect(await atQuestion(2)).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
    await user.keyboard(GIVE_UP);
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(await atQuestion(2)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await atQuestion(3)).toBeVisible();
    expect(screen.queryByText('Incorrect')).toBeNull();
  });

  test('when it is eyes-free, then the voice asks, judges and goes on by itself, and the live region is silent', {
    tags: 'full',
  }, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, hear, listen, region, end: endSound } = await openByEar(address);
    await user.keyboard('q');
    expect(await hear()).toBe(askedByEar);
    await listen();
    endSound();
    await pass(1);
    await user.keyboard(`${right}${end}`);
    expect(await hear()).toBe(row.saidRight);
    await listen();
    expect(await hear()).toBe(row.secondByEar);
    expect(await atQuestion(2)).toBeVisible();
    expect(region).toEqual([]);
  });

  const { saidChecked } = row;
  test.runIf(saidChecked)(
    'when users check their own answers, then Space shows the right one, and k and j tell of theirs',
    { tags: 'full' },
    async () => {
      const { user } = await openApp(addressWith(address, 'with=self-check&drill=on'));
      await user.keyboard('q');
      expect(screen.queryByRole('button', { name: 'Submit Answer' })).toBeNull();
      expect(screen.queryByRole('group', { name: 'Your answer' })).toBeNull();
      expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
      await user.keyboard(' ');
      expect(screen.getByText(/^(The correct answer is:|Correct answer: .+)$/)).toBeVisible();
      await said(saidChecked);
      await user.keyboard('k');
      expect(await atQuestion(2)).toBeVisible();
      await user.keyboard(' j');
      expect(await atQuestion(3)).toBeVisible();
    },
  );
});

describe('given a drill whose answers users check themselves', () => {
  test('when its questions are told one by one, then no other key answers, and the results say who checked', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/?quiz=name-note&with=self-check&drill=on');
    await user.keyboard('qc');
    expect(screen.getByRole('button', { name: 'Show Answer' })).toBeVisible();
    await user.keyboard(' ');
    expectFocusOn('gridcell', 'E, string 6, open, right');
    await user.keyboard(`j${' k'.repeat(11)}`);
    const results = within(await screen.findByRole('dialog', { name: 'Quiz Results' }));
    expect(results.getByText('11/12')).toBeVisible();
    expect(results.getByText('Self-check: you checked these answers yourself.')).toBeVisible();
  });

  test('when there is no neck, then the focus goes from Show Answer to I Knew It and back', {
    tags: 'full',
  }, async () => {
    const { user } = await openApp('/keys?with=self-check&drill=on');
    await user.keyboard('q');
    expectFocusOn('button', 'Show Answer');
    await user.keyboard(' ');
    expectFocusOn('button', 'I Knew It');
    await user.keyboard('j');
    expectFocusOn('button', 'Show Answer');
  });
});
