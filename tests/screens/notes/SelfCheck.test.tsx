import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectFocusOn, marked, openApp } from '../../openApp';

beforeEach(() => {
  // Without chance the questions come in order.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const said = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
const button = (name: string) => screen.getByRole('button', { name });

describe('given a self-check on Notes', () => {
  test('when one pedal shows the answer and two keys tell of it, then that is a question of a drill', async () => {
    const { user } = await openApp('/?quiz=name-note&with=self-check&drill=on');
    await user.keyboard('q');
    expectFocusOn('gridcell', 'target, string 6, open');
    expect(screen.queryByRole('group', { name: 'Your answer' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit Answer' })).toBeNull();
    // An answer's key is none here.
    await user.keyboard('c');
    expect(button('Show Answer')).toBeVisible();

    await user.keyboard(' ');
    expect(screen.getByText('The correct answer is:')).toBeVisible();
    expectFocusOn('gridcell', 'E, string 6, open, right');
    await said('It is E.');
    expect(button("I Didn't")).toBeVisible();

    await user.keyboard('k');
    expect(screen.getByRole('heading', { name: 'Question 2 of 12' })).toBeVisible();
    expect(screen.getByText('Score: 1')).toBeVisible();
    await user.keyboard(' j');
    expect(screen.getByRole('heading', { name: 'Question 3 of 12' })).toBeVisible();
    expect(screen.getByText('Score: 1')).toBeVisible();
    await user.keyboard(' k'.repeat(10));
    const results = within(await screen.findByRole('dialog', { name: 'Quiz Results' }));
    expect(results.getByText('11/12')).toBeVisible();
    expect(results.getByText('Self-check: you checked these answers yourself.')).toBeVisible();
  });

  test('when every place is asked for, then the buttons show them all, and the verdict waits', async () => {
    const { user } = await openApp('/?with=self-check');
    await user.click(button('Start Quiz'));
    await user.click(button('Show Answer'));
    expect(screen.getByText(/^\d positions: string 6, fret 8; /)).toBeVisible();
    expect(marked('right').length).toBeGreaterThan(3);
    await user.click(button('I Knew It'));
    expect(screen.getByText('Correct!')).toBeVisible();
    await user.click(button('Next Question'));
    expect(button('Show Answer')).toBeVisible();
  });
});

test('given a self-check on Keys, when it is walked by one button and a key, then no text field is needed', async () => {
  const { user } = await openApp('/keys?with=self-check&drill=on');
  await user.keyboard('q');
  expectFocusOn('button', 'Show Answer');
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
  await user.keyboard(' ');
  expectFocusOn('button', 'I Knew It');
  expect(screen.getByText(/^Correct answer: /)).toBeVisible();
  await user.keyboard('j');
  expect(screen.getByRole('heading', { name: 'Question 2 of 10' })).toBeVisible();
  expectFocusOn('button', 'Show Answer');
});

test('given a self-check on Triads, when Space shows the answer, then it stands there without answers to choose', async () => {
  const { user } = await openApp('/triads?with=self-check');
  await user.keyboard('q');
  expect(screen.queryByRole('radio', { name: 'minor' })).toBeNull();
  await user.keyboard(' ');
  expect(screen.getByText('The correct answer is:')).toBeVisible();
  expect(button('I Knew It')).toBeVisible();
});
