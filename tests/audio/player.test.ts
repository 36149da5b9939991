// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { intervalPlan } from '../../src/audio/intervalPlan';
import { singlePlan } from '../../src/audio/plan';
import { createPlayer, createPlayerOn, type Playback } from '../../src/audio/player';
import { FakeContext, FrozenContext, fakeVoices } from './fakes';

const fifth = intervalPlan(60, 7, 'ascending');
const sound = { voice: 'triangle', volume: 0.8 } as const;
const patience = 2500;

let logged = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.useFakeTimers();
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

function playerOn<Context extends FakeContext>(...contexts: Context[]) {
  const waiting = [...contexts];
  const voices = fakeVoices();
  const makeContext = vi.fn(() => {
    const context = waiting.shift();
    if (context === undefined) throw new Error('no context left');
    return context;
  });
  return { player: createPlayerOn(makeContext, voices.prepare), makeContext, prepared: voices.prepared };
}

describe('given a context that is suspended until it is resumed', () => {
  test('when an interval is played, then the context resumes and each tone is marked while it sounds', async () => {
    const context = new FakeContext();
    const { player } = playerOn(context);
    const seen: Playback[] = [];
    player.subscribe(() => seen.push(player.snapshot()));

    expect(player.play(fifth, sound)).toBe(true);
    await pass(3000);

    expect(context.resumed).toBe(1);
    expect(seen).toEqual([
      { status: 'playing', sounding: undefined },
      { status: 'playing', sounding: 0 },
      { status: 'playing', sounding: 1 },
      { status: 'silent' },
    ]);
    expect(logged).not.toHaveBeenCalled();
  });

  test('when there is a pause before the return leg, then nothing is marked during it', async () => {
    const { player } = playerOn(new FakeContext());
    const marks: unknown[] = [];
    player.subscribe(() => {
      const playback = player.snapshot();
      marks.push(playback.status === 'playing' ? playback.sounding : 'silent');
    });

    player.play(intervalPlan(60, 7, 'descending-both'), sound);
    await pass(5000);

    expect(marks).toEqual([undefined, 0, 1, undefined, 2, 3, 'silent']);
  });

  test('when it plays, then the playing flag is cleared when the last tone ends, not before', async () => {
    const { player } = playerOn(new FakeContext());

    player.play(fifth, sound);
    await pass(1600);
    expect(player.snapshot().status).toBe('playing');
    await pass(50);
    expect(player.snapshot().status).toBe('silent');
  });

  test('when it plays twice in a row, then both use the same context', async () => {
    const context = new FakeContext();
    const { player, makeContext, prepared } = playerOn(context);

    player.play(fifth, sound);
    await pass(2000);
    player.play(fifth, sound);
    await pass(2000);

    expect(makeContext).toHaveBeenCalledOnce();
    expect(prepared).toHaveLength(2);
    expect(context.resumed).toBe(1);
  });
});

describe('given a running context', () => {
  test('when what comes next is made ready, then it begins with that, and anything else as usual', async () => {
    const { player, prepared } = playerOn(new FakeContext('run', 'running'));
    player.prepare(fifth, sound);
    expect(prepared).toHaveLength(0);
    player.play(fifth, sound);
    await pass(2000);
    expect(prepared).toHaveLength(1);

    const next = singlePlan(62);
    player.prepare(next, sound);
    expect(prepared).toHaveLength(2);
    player.play(fifth, sound);
    await pass(2000);
    expect(prepared).toHaveLength(3);
    player.play(next, sound);
    await pass(2000);
    expect(prepared).toHaveLength(3);
    // It can be started once.
    player.play(next, sound);
    await pass(2000);
    expect(prepared).toHaveLength(4);
  });

  test('when it is made ready at another volume, then it is prepared again', async () => {
    const { player, prepared } = playerOn(new FakeContext('run', 'running'));
    player.play(fifth, sound);
    await pass(2000);
    const next = singlePlan(62);
    player.prepare(next, { ...sound, volume: 0.2 });
    player.play(next, sound);
    await pass(2000);
    expect(prepared).toHaveLength(3);
  });

  test('when play is called fifty times in a second, then the interval starts once', async () => {
    const { player, prepared } = playerOn(new FakeContext('run', 'running'));
    const accepted: boolean[] = [];

    for (let press = 0; press < 50; press += 1) {
      accepted.push(player.play(fifth, sound));
      await pass(20);
    }

    expect(accepted.filter(Boolean)).toHaveLength(1);
    expect(prepared).toHaveLength(1);
  });

  test('when nothing changes, then the snapshot stays the same object', async () => {
    const { player } = playerOn(new FakeContext('run', 'running'));
    const changed = vi.fn();
    player.play(fifth, sound);
    await pass(100);
    player.subscribe(changed);
    const before = player.snapshot();

    await pass(500);

    expect(player.snapshot()).toBe(before);
    expect(changed).not.toHaveBeenCalled();
  });

  test('when it plays, then the tones are scheduled a moment ahead on the audio clock, with the chosen sound', () => {
    const context = new FakeContext('run', 'running');
    const { player, prepared } = playerOn(context);

    player.play(fifth, { voice: 'pluck', volume: 0.3 });

    expect(prepared[0]?.tones).toBe(fifth);
    expect(prepared[0]?.sound).toEqual({ voice: 'pluck', volume: 0.3 });
    expect(prepared[0]?.start).toHaveBeenCalledExactlyOnceWith(expect.closeTo(context.baseLatency + 0.015));
  });

  test('when one note interrupts another, then the old one fades and only the end of the new one ends the playback', async () => {
    const { player, prepared } = playerOn(new FakeContext('run', 'running'));
    player.play(singlePlan(60), { ...sound, interrupt: true });
    await pass(400);

    expect(player.play(singlePlan(64), { ...sound, interrupt: true })).toBe(true);

    expect(prepared[0]?.fadeOut).toHaveBeenCalledOnce();
    await pass(500);
    expect(player.snapshot()).toEqual({ status: 'playing', sounding: 0 });
    await pass(500);
    expect(player.snapshot()).toEqual({ status: 'silent' });
  });

  test('when it is stopped, then it fades immediately and can play again', () => {
    const { player, prepared } = playerOn(new FakeContext('run', 'running'));
    player.play(fifth, sound);

    player.stop();

    expect(player.snapshot()).toEqual({ status: 'silent' });
    expect(prepared[0]?.fadeOut).toHaveBeenCalledOnce();
    expect(player.play(fifth, sound)).toBe(true);
  });

  test('when a listener stops it as it starts, then nothing sounds and nothing is logged', async () => {
    const { player, prepared } = playerOn(new FakeContext('run', 'running'));
    player.subscribe(() => {
      if (player.snapshot().status === 'playing') player.stop();
    });

    expect(player.play(fifth, sound)).toBe(false);
    await pass(2000);

    expect(prepared).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  test('when there is nothing to play or to stop, then nothing happens', () => {
    const { player, makeContext } = playerOn();

    expect(player.play([], sound)).toBe(false);
    player.stop();

    expect(makeContext).not.toHaveBeenCalled();
  });

  test('when a listener has unsubscribed, then it isn’t called any more', () => {
    const { player } = playerOn(new FakeContext('run', 'running'));
    const changed = vi.fn();

    player.subscribe(changed)();
    player.play(fifth, sound);

    expect(changed).not.toHaveBeenCalled();
  });
});

describe('given playback that fails', () => {
  function expectLoggedOnce(error: unknown): void {
    expect(logged.mock.calls).toEqual([['Error playing interval', error]]);
  }

  test('when there is no AudioContext, then the error is logged and nothing plays', () => {
    const player = createPlayer();

    expect(player.play(fifth, sound)).toBe(false);

    expectLoggedOnce(expect.any(ReferenceError));
    expect(player.snapshot()).toEqual({ status: 'silent' });
  });

  test('when creating the context throws, then the next play tries again', async () => {
    const error = new Error('too many contexts');
    const makeContext = vi.fn(() => new FakeContext());
    makeContext.mockImplementationOnce(() => {
      throw error;
    });
    const player = createPlayerOn(makeContext, fakeVoices().prepare);

    expect(player.play(fifth, sound)).toBe(false);
    expectLoggedOnce(error);
    expect(player.play(fifth, sound)).toBe(true);
    await pass(100);
    expect(player.snapshot()).toEqual({ status: 'playing', sounding: 0 });
  });

  test('when scheduling throws, then the playing flag is cleared', () => {
    const error = new TypeError('no such voice');
    const player = createPlayerOn(
      () => new FakeContext('run', 'running'),
      () => {
        throw error;
      },
    );

    expect(player.play(fifth, sound)).toBe(false);

    expectLoggedOnce(error);
    expect(player.snapshot()).toEqual({ status: 'silent' });
  });

  test('when resume rejects, then the playing flag is cleared and the context is dropped', async () => {
    const context = new FakeContext('reject');
    const { player } = playerOn(context);

    player.play(fifth, sound);
    expect(player.snapshot().status).toBe('playing');
    await pass(0);

    expectLoggedOnce(new Error('not allowed'));
    expect(player.snapshot()).toEqual({ status: 'silent' });
    expect(context.closed).toBe(1);
  });

  test('when resume never settles, then the playing flag is cleared after a while and the next play creates a new context', async () => {
    const { player, prepared } = playerOn(new FakeContext('hang'), new FakeContext());

    player.play(fifth, sound);
    await pass(patience);

    expectLoggedOnce(new Error('The audio clock has stalled (suspended)'));
    expect(player.snapshot()).toEqual({ status: 'silent' });
    expect(player.play(fifth, sound)).toBe(true);
    await pass(100);
    expect(prepared).toHaveLength(1);
  });

  test('when resume never settles but the context runs, then it still plays', async () => {
    const context = new FakeContext('hang');
    const { player } = playerOn(context);

    player.play(fifth, sound);
    context.become('running');
    await pass(100);

    expect(player.snapshot()).toEqual({ status: 'playing', sounding: 0 });
  });

  test('when the audio clock of a running context stalls, then the playing flag is cleared and the next play creates a new one', async () => {
    const { player, prepared, makeContext } = playerOn(new FrozenContext(), new FakeContext());

    player.play(fifth, sound);
    await pass(patience);

    expectLoggedOnce(new Error('The audio clock has stalled (running)'));
    expect(player.snapshot()).toEqual({ status: 'silent' });
    expect(prepared[0]?.fadeOut).toHaveBeenCalledOnce();
    expect(player.play(fifth, sound)).toBe(true);
    expect(makeContext).toHaveBeenCalledTimes(2);
  });

  test('when the context is closed during playback, then the playing flag is cleared and the next play creates a new one', async () => {
    const context = new FakeContext();
    const { player, makeContext } = playerOn(context, new FakeContext());
    player.play(fifth, sound);
    await pass(100);

    await context.close();

    expectLoggedOnce(new Error('The audio context was closed'));
    expect(player.snapshot()).toEqual({ status: 'silent' });
    expect(player.play(fifth, sound)).toBe(true);
    expect(makeContext).toHaveBeenCalledTimes(2);
  });

  test('when the context is closed between two plays, then the second creates a new one', async () => {
    const context = new FakeContext();
    const { player, makeContext } = playerOn(context, new FakeContext());
    player.play(fifth, sound);
    await pass(2000);
    await context.close();

    expect(player.play(fifth, sound)).toBe(true);

    expect(makeContext).toHaveBeenCalledTimes(2);
    expect(logged).not.toHaveBeenCalled();
  });

  test('when it is suspended in the middle and stays suspended, then the playing flag is cleared', async () => {
    const context = new FakeContext('run', 'running');
    const { player, prepared } = playerOn(context);
    player.play(fifth, sound);
    await pass(100);

    context.become('interrupted');
    await pass(patience);

    expectLoggedOnce(new Error('The audio clock has stalled (interrupted)'));
    expect(prepared[0]?.cut).toHaveBeenCalledOnce();
  });

  test('when a resume settles after a stop, then nothing starts', async () => {
    const { player, prepared } = playerOn(new FakeContext());

    player.play(fifth, sound);
    player.stop();
    expect(vi.getTimerCount()).toBe(0);
    await pass(patience);

    expect(prepared).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('given a page that was hidden during playback', () => {
  test('when it comes back with its sound cut off, then the playing flag is cleared and nothing is logged', async () => {
    const context = new FakeContext('run', 'running');
    const { player, prepared } = playerOn(context);
    player.play(fifth, sound);
    await pass(100);
    context.become('interrupted');

    comeBack();

    expect(player.snapshot()).toEqual({ status: 'silent' });
    expect(prepared[0]?.cut).toHaveBeenCalledOnce();
    expect(logged).not.toHaveBeenCalled();
  });

  test('when it comes back after its timers were frozen, then the playing flag is cleared immediately', async () => {
    const { player } = playerOn(new FakeContext('run', 'running'));
    player.play(fifth, sound);
    await pass(100);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);

    comeBack();

    expect(player.snapshot()).toEqual({ status: 'silent' });
  });

  test('when it comes back while the sound continues, then the playback continues', async () => {
    const { player } = playerOn(new FakeContext('run', 'running'));
    player.play(fifth, sound);
    await pass(100);

    comeBack();

    expect(player.snapshot()).toEqual({ status: 'playing', sounding: 0 });
    await pass(2000);
    expect(player.snapshot()).toEqual({ status: 'silent' });
  });
});
