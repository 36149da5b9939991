import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppProvider } from '../../src/app/AppContext';
import type { FinishedQuiz } from '../../src/results/earlier';
import { ResultsCard } from '../../src/results/ResultsCard';
import { silentPlayer, stateWith, visit } from '../openApp';
import { finished, roundsOf } from './finished';

/** What is shown, not said as well. */
const PAGE = { selector: 'p' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

/** The results of a drill of two right answers, after some rounds. */
function shown(session: FinishedQuiz = finished(), rounds: readonly object[] = []) {
  visit('/?quiz=name-note&drill=on');
  const user = userEvent.setup();
  render(
    <AppProvider state={stateWith({ player: silentPlayer() })}>
      <ResultsCard
        {...{ session, rounds, screen: 'notes', speech: 'read' }}
        answered={[]}
        itemOf={() => ''}
        lineOf={() => ({ text: '', spoken: '' })}
      />
    </AppProvider>,
  );
  const best = screen.queryByRole('region', { name: 'Your Best' });
  return { user, best: best && within(best) };
}

describe('given the best round before a drill', () => {
  test('when there is none, then this one is the one to beat', () => {
    const { best } = shown();
    expect(best?.getByText('2 of 2 in 4.0 s')).toBeVisible();
    expect(best?.getByText(/^Your first round with these settings/)).toBeVisible();
  });

  test('when it was better, then it is shown with its day, and how far away it is', () => {
    const { best } = shown(finished(), roundsOf(1000));
    expect(best?.getByText('2 of 2 in 2.0 s')).toBeVisible();
    expect(best?.getByText('on Nov 22')).toBeVisible();
    expect(best?.getByText('This round: 2.0 s slower.')).toBeVisible();
    expect(screen.getByText(/^Compared with your last round: 1\.0 s slower/)).toBeVisible();
  });

  test('when this one is better, then this one is shown', () => {
    const { best } = shown(finished(), roundsOf(3000));
    expect(best?.getByText('2 of 2 in 4.0 s')).toBeVisible();
    expect(best?.queryByText('on Nov 22')).toBeNull();
    expect(best?.getByText('New best: 2.0 s faster than before.')).toBeVisible();
  });

  test('when this one wasn’t finished and there is none, then no score is shown', () => {
    const session = finished();
    const { best } = shown({ ...session, answered: session.answered.slice(1) });
    expect(best?.getByText('Finish a round to set your first best.')).toBeVisible();
    expect(best?.queryByText(/^1 of 1/)).toBeNull();
  });

  test('when only some items were asked, then nothing is compared', () => {
    expect(shown(finished({ items: ['number:1'] }), roundsOf()).best).toBeNull();
  });
});

test('given the test of a skill, when it is over, then its results say how it ended', () => {
  const outcomeOf = () => ({ text: 'Test passed: this skill counts as known.', spoken: 'You have passed.' });
  shown(finished({ drill: { length: 2, test: { id: 'test1x9k3zq', outcomeOf } } }));
  expect(screen.getByText('Test passed: this skill counts as known.')).toBeVisible();
});

describe('given results to be taken along', () => {
  test('when they are copied as text, then they are one line on the clipboard, and that is said', async () => {
    const { user } = shown(finished(), roundsOf(3000));
    await user.click(screen.getByRole('button', { name: 'Copy as Text' }));
    expect(await screen.findByText('Your result is on the clipboard.', PAGE)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Fretty: Name Note, 2 of 2 in 4.0 s, a new best');
  });

  test('when the browser refuses, then the line is there to be copied by hand', async () => {
    const { user } = shown();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy as Text' }));
    expect(await screen.findByText(/^The browser didn't let Fretty copy/, PAGE)).toBeVisible();
    expect(screen.getByText('Fretty: Name Note, 2 of 2 in 4.0 s')).toBeVisible();
  });

  test('when they are saved as SVG, then a file of that name shows the score', async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL() {},
      }),
    );
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = shown();
    await user.click(screen.getByRole('button', { name: 'Save as SVG' }));
    expect(await screen.findByText('A picture of your result is in your downloads.', PAGE)).toBeVisible();
    expect(clicked.mock.contexts[0]).toHaveProperty('download', 'fretty-next-number.svg');
    expect(await files[0]?.text()).toContain('2/2');
  });
});
