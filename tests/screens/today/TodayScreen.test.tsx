import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../../src/app/App';
import type { PracticeApi } from '../../../src/results/practiceApi';
import { silentPlayer, stateWith, visit } from '../../openApp';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

/** The practice of a day, stored as it was left. */
const store = (at: number) =>
  localStorage.setItem(
    'fretty-today',
    JSON.stringify({
      version: 1,
      values: {
        ...{ date: '2026-11-26', minutes: '10', at: String(at), known: '0', skills: '' },
        parts: [
          'review 2 keys name-key key:C-major key:Bb-major',
          'skill 6 notes ?quiz=name-note&drill=on Naturals',
          'ear 2 triads ?quiz=ear-quality&drill=on Hear the two thirds',
        ].join('\n'),
      },
    }),
  );

type Log = Awaited<ReturnType<PracticeApi['log']>>;

/** A log without answers. */
const EMPTY: Log = {
  state: () => 'stored',
  subscribe: () => () => {},
  append() {},
  pending: () => [],
  flush: async () => {},
  rows: async () => [],
  lastRows: async () => [],
  count: async () => 0,
  async *entries() {},
  stage: async () => true,
  merge: async () => 0,
  clear: async () => ({ kind: 'kept', count: 0 }),
  batches: async () => [],
  drop: async () => {},
  close: async () => {},
};

/** Opens Today with a log of its own. */
async function opening(log: PracticeApi['log']) {
  visit('/today');
  const state = stateWith({ player: silentPlayer(), dateOf: () => '2026-11-26' });
  const begin = vi.spyOn(state.practiceApi.today, 'begin').mockImplementation(() => {});
  render(<App state={{ ...state, practiceApi: { ...state.practiceApi, log } }} />);
  await screen.findByRole('heading', { level: 1, name: 'Today' });
  return { begin, panel: within(screen.getByRole('region', { name: "Today's Practice" })) };
}

describe('given a practice of three parts', () => {
  test('when one of them is done, then the page marks it, and what comes next', async () => {
    store(1);
    const { panel } = await opening(async () => EMPTY);
    expect(await panel.findByText('1 of 3 done')).toBeVisible();
    expect(
      panel.getByText('2 keys to review; one new skill: naturals; hear the two thirds. 10 minutes.'),
    ).toBeVisible();
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 keys to review 2 minutes done',
      'New: Naturals 6 minutes next',
      'Hear the two thirds 2 minutes ',
    ]);
    expect(panel.getByRole('button', { name: 'Go On' })).toBeVisible();
    expect(panel.queryByRole('group', { name: 'Minutes' })).toBeNull();
  });

  test('when all are done, then the page says what was done and learned', async () => {
    store(3);
    const { panel } = await opening(async () => EMPTY);
    expect(await panel.findByText('No answers yet today.')).toBeVisible();
    expect(panel.getByText(/^Nothing new is known yet/)).toBeVisible();
    expect(panel.getAllByRole('listitem').every(({ textContent }) => textContent?.includes('done'))).toBe(
      true,
    );
    expect(panel.getByRole('button', { name: 'Practice Some More' })).toBeVisible();
  });
});

test('given sound that is off, when Today is opened, then it says that nothing is asked by ear', async () => {
  localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { sound: 'off' } }));
  const { panel } = await opening(async () => EMPTY);
  expect(await panel.findByText('Sound is off in the settings, so nothing is asked by ear.')).toBeVisible();
});

describe('given a log that is still being read', () => {
  const late = () => {
    let end: { readonly resolve: (log: Log) => void; readonly reject: (error: Error) => void } | undefined;
    const log = new Promise<Log>((resolve, reject) => {
      end = { resolve, reject };
    });
    return {
      log: () => log,
      arrive: () => act(async () => end?.resolve(EMPTY)),
      fail: () => act(async () => end?.reject(new Error('no database'))),
    };
  };

  test('when q is pressed meanwhile, then the practice begins once it is there', async () => {
    const { log, arrive } = late();
    const { begin, panel } = await opening(log);
    expect(panel.getByText('Reading your answers …')).toBeVisible();
    await userEvent.keyboard('q');
    expect(begin).not.toHaveBeenCalled();
    await arrive();
    await vi.waitFor(() =>
      expect(begin).toHaveBeenCalledExactlyOnceWith(10, expect.anything(), expect.anything()),
    );
  });

  test('when that fails, then the page says so, and nothing can be started', async () => {
    const { log, fail } = late();
    const { panel } = await opening(log);
    await fail();
    expect(panel.getByText(/^Your answers couldn't be read/)).toBeVisible();
    expect(panel.getByRole('button', { name: 'Start' })).toHaveAttribute(
      'title',
      "Your answers couldn't be read",
    );
  });
});
