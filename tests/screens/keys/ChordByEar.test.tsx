import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectFocusOn, openApp } from '../../openApp';
import { press, radio } from './page';

beforeEach(() => {
  // Without chance the first question is the I of C major.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const open = (query = '') => openApp(`/keys?view=quiz&quiz=ear-chord&types=major${query}`);

describe('given Chord by Ear', () => {
  test('when it asks, then the chords of the key are the answers, and what plays it has the focus', async () => {
    const { user } = await open();
    await user.keyboard('q');
    const answers = within(screen.getByRole('group', { name: 'Your answer' }));
    expect(answers.getAllByRole('radio').map(answer => answer.getAttribute('aria-label'))).toEqual(
      ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map(number => `the ${number} chord`),
    );
    for (const numeral of ['I', 'ii', 'iii', 'IV', 'V', 'vi', 'vii°'])
      expect(answers.getByText(numeral)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
    expectFocusOn('button', 'Play');
  });

  test('when a number is pressed and submitted, then the right chord and a wrong one are marked', async () => {
    const { user } = await open();
    await user.keyboard('q4');
    expect(radio('the four chord')).toBeChecked();
    expectFocusOn('button', 'Submit Answer');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Incorrect')).toBeVisible();
    expect(screen.getByText('Correct answer: I, C major')).toBeVisible();
    expect(radio('the one chord').closest('[data-mark]')).toHaveAttribute('data-mark', 'right');
    expect(radio('the four chord').closest('[data-mark]')).toHaveAttribute('data-mark', 'wrong');
    expectFocusOn('button', 'Next Question');
  });

  test('when the key is minor and only its v is asked, then Shift 5 chooses it', async () => {
    const { user } = await openApp('/keys?view=quiz&quiz=ear-chord&types=minor&chords=5m');
    await user.keyboard('q{Shift>}%{/Shift}');
    expect(radio('the minor five chord')).toBeChecked();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Correct!')).toBeVisible();
    expect(screen.getByText('v, E minor')).toBeVisible();
  });

  test('when only the v of minor keys is to be asked, but in major keys, then Start Quiz says why it is disabled', {
    tags: 'full',
  }, async () => {
    await open('&chords=5m');
    expect(await screen.findByText('Major keys have no minor five chord.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start Quiz' })).toBeDisabled();
  });

  test('when it asks, then its help lists the keys of the chords, and of what plays them', async () => {
    const { user } = await open();
    await user.keyboard('q');
    const help = screen.getByRole('region', { name: 'How to Use' });
    const uses = within(help)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(uses).toEqual([
      '1 … 7 name the chord',
      'Enter submits, then goes on',
      'p plays it again',
      'c plays the cadence',
      '. says the question again',
    ]);
  });

  test('when an answer is tapped in a drill, then that is the answer', async () => {
    const { user } = await open('&drill=on');
    await user.click(press('Start Quiz'));
    await user.click(radio('the one chord'));
    expect(screen.getByRole('heading', { name: 'Question 2 of 10' })).toBeVisible();
    expectFocusOn('button', 'Play');
  });

  test('when its user checks the answer, then nothing but the answer is shown, and the button for that has the focus', async () => {
    const { user } = await open('&with=self-check');
    await user.keyboard('q');
    expect(screen.queryByRole('group', { name: 'Your answer' })).toBeNull();
    expectFocusOn('button', 'Show Answer');
  });
});
