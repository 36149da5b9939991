// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../src/app/App';
import { createMetronomeOn } from '../../src/audio/metronome';
import { FakeContext, fakeVoices } from '../audio/fakes';
import { openByEar, pass } from '../byEar';
import { silentPlayer, stateWith, visit } from '../openApp';
import { ENGLISH } from '../speech/fakeSpeech';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // With a fixed random number the questions come in order: string 6 open, fret 1 …
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const keep = (values: Readonly<Record<string, string>>) =>
  localStorage.setItem('fretty', JSON.stringify({ version: 1, values }));
const kept = (): unknown => JSON.parse(localStorage.getItem('fretty') ?? '{}').values;

/** Opens a drill on the beat with a metronome that only the test's time moves. */
async function open(tempo: number, more = '') {
  keep({ tempo: `${tempo}` });
  const context = new FakeContext('run', 'running');
  const metronome = createMetronomeOn(
    () => context,
    fakeVoices().prepare,
    () => performance.now(),
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  visit(`/?quiz=name-note&drill=on&strings=6&beat=on${more}`);
  render(<App state={stateWith({ player: silentPlayer(), metronome })} />);
  await screen.findByRole('heading', { level: 1 });
  return { user, metronome };
}

const question = (number: number) => screen.queryByRole('heading', { name: `Question ${number} of 12` });
const region = () => screen.getByRole('status').textContent?.trim();
const BEAT = 1000;

/** Lets time pass until something is there. */
async function until(isThere: () => unknown): Promise<void> {
  for (let waits = 0; waits < 100 && !isThere(); waits += 1) await pass(50);
}

describe('given a drill on the beat at 60 a minute, with four beats for each question', () => {
  test('when an answer comes before the end of its beat, then it counts, and the next question waits for that', async () => {
    const { user, metronome } = await open(60);
    await user.keyboard('q');
    expect(metronome.state().status).toBe('on');
    await pass(2 * BEAT);
    await user.keyboard('e');
    expect(screen.getByText('Correct!')).toBeVisible();
    // Beat 4 is its own.
    await pass(2 * BEAT);
    // What is pressed now is meant for no question.
    await user.keyboard('f');
    expect(question(1)).toBeVisible();
    await pass(1.5 * BEAT);
    expect(question(2)).toBeVisible();
    expect(region()).not.toMatch(/metronome/i);
  });

  test('when an answer comes after its beat, then it is late, which counts for accuracy and not for the score', async () => {
    const { user, metronome } = await open(60);
    await user.keyboard('q');
    await pass(5.5 * BEAT);
    await user.keyboard('e');
    expect(screen.getByText('Late')).toBeVisible();
    expect(screen.getByText('~', { selector: 'i' })).toBeInTheDocument();
    await vi.waitFor(() => expect(region()).toBe('Late. Right: E.'));
    expect(screen.getByText('100% right')).toBeVisible();
    expect(screen.getByText('Score: 0')).toBeVisible();
    await pass(BEAT);
    expect(question(2)).toBeVisible();
    await user.keyboard('f{Shift>}Q{/Shift}');
    const results = within(await screen.findByRole('dialog', { name: 'Quiz Results' }));
    expect(results.getByText('1/2')).toBeVisible();
    expect(results.getByText('1 right answer was late.')).toBeVisible();
    expect(results.getByText('Tempo stays at 60.')).toBeVisible();
    expect(metronome.state().status).toBe('off');
    await vi.waitFor(() =>
      expect(region()).toContain('Quiz ended: 1 of 2 right. 1 late. The next round goes at 60 a minute.'),
    );
  });

  test('when the user stops the metronome, then the drill goes on without a beat', {
    tags: 'full',
  }, async () => {
    const { user } = await open(60);
    await user.keyboard('q');
    await pass(BEAT);
    await user.keyboard('{Shift>}M{/Shift}');
    await pass(9 * BEAT);
    await user.keyboard('e');
    await pass(0);
    expect(question(2)).toBeVisible();
  });

  test('when the metronome went before, then it goes on after the drill', { tags: 'full' }, async () => {
    const { user, metronome } = await open(60);
    await user.keyboard('{Shift>}M{/Shift}');
    await user.keyboard('q');
    await pass(BEAT);
    await user.keyboard('{Shift>}Q{/Shift}');
    expect(metronome.state().status).toBe('on');
  });

  test('when the page is hidden, then the beat stops without a word, and it comes back with the page', {
    tags: 'full',
  }, async () => {
    const { user, metronome } = await open(60);
    await user.keyboard('q');
    await pass(BEAT);
    const become = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    become('hidden');
    expect(metronome.state().status).toBe('off');
    expect(region()).not.toMatch(/metronome/i);
    await pass(20 * BEAT);
    become('visible');
    expect(metronome.state().status).toBe('on');
    await pass(4.5 * BEAT);
    await user.keyboard('e');
    expect(screen.getByText('Correct!')).toBeVisible();
  });
});

describe('given a drill on the beat, with two beats for each question', () => {
  test('when a whole round is in time, then the next one is faster', { tags: 'full' }, async () => {
    const { user } = await open(120, '&every=2');
    await user.keyboard('q');
    const keys = ['e', 'f', 'F', 'g', 'G', 'a', 'A', 'b', 'c', 'C', 'd', 'D'];
    for (const [index, key] of keys.entries()) {
      await until(() => question(index + 1));
      await user.keyboard(key === key.toLowerCase() ? key : `{Shift>}${key}{/Shift}`);
    }
    await pass(1000);
    const results = within(await screen.findByRole('dialog', { name: 'Quiz Results' }));
    expect(results.getByText('Tempo up from 120 to 125.')).toBeVisible();
    expect(kept()).toMatchObject({ tempo: '125' });
  });
});

describe('given an eyes-free drill on the beat at 80 a minute, with two beats for each question', () => {
  test('when the question takes longer to say than its beats, then its beat waits for the end', {
    tags: 'full',
  }, async () => {
    const context = new FakeContext('run', 'running');
    const metronome = createMetronomeOn(
      () => context,
      fakeVoices().prepare,
      () => performance.now(),
    );
    const { user, hear, listen } = await openByEar(
      '/?quiz=name-note&drill=on&strings=6&beat=on&every=2',
      [ENGLISH],
      { metronome },
    );
    await user.keyboard('q');
    expect(await hear()).toMatch(/^Question 1 of 12\./);
    await pass(7 * BEAT);
    await listen();
    // It has been told: one of the next beats is its own.
    await pass(BEAT);
    await user.keyboard('e');
    expect(await hear()).toBe('Right: E.');
    await listen();
    await until(() => question(2));
    expect(await hear()).toMatch(/string 6, fret 1/);
    await listen();
    await pass(4 * BEAT);
    await user.keyboard('f');
    expect(await hear()).toBe('Late. Right: F.');
  });
});
