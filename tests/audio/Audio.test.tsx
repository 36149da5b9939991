import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Audio, usePlayback, usePlayer } from '../../src/audio/Audio';
import { intervalPlan } from '../../src/audio/intervalPlan';
import { createPlayerOn } from '../../src/audio/player';
import { FakeContext, fakeVoices } from './fakes';

const third = intervalPlan(60, 4, 'ascending');

function PlayButton({ rendered }: { rendered: () => void }) {
  const player = usePlayer();
  rendered();
  return (
    <button type="button" onClick={() => player.play(third, { voice: 'triangle', volume: 0.8 })}>
      Play
    </button>
  );
}

function Status() {
  const state = usePlayback();
  return <p>{state.status === 'playing' ? `tone ${state.sounding ?? '-'}` : 'silent'}</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('given the app’s player, when an interval plays, then only components that read the playback re-render', async () => {
  const player = createPlayerOn(() => new FakeContext('run', 'running'), fakeVoices().prepare);
  const rendered = vi.fn();
  render(
    <Audio player={player}>
      <PlayButton rendered={rendered} />
      <Status />
    </Audio>,
  );
  const status = screen.getByRole('paragraph');
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  expect(status).toHaveTextContent('silent');
  act(() => screen.getByRole('button', { name: 'Play' }).click());
  expect(status).toHaveTextContent('tone -');
  await pass(100);
  expect(status).toHaveTextContent('tone 0');
  await pass(800);
  expect(status).toHaveTextContent('tone 1');
  await pass(1000);
  expect(status).toHaveTextContent('silent');
  expect(rendered).toHaveBeenCalledOnce();
});
