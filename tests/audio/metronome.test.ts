// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beatInBar, type Click, createMetronomeOn, type MetronomePace } from '../../src/audio/metronome';
import { FakeContext, FrozenContext, fakeVoices } from './fakes';

const PACE: MetronomePace = { beatsPerMinute: 120, beats: 4, clicking: 'on', volume: 0.8 };

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

/** A metronome, and what was heard and seen of it. */
function given(context = new FakeContext('run', 'running')) {
  const { prepared, prepare } = fakeVoices();
  const metronome = createMetronomeOn(
    () => context,
    prepare,
    () => performance.now(),
  );
  const beats: { readonly beat: number | undefined; readonly at: number }[] = [];
  metronome.subscribe(() => {
    const state = metronome.state();
    if (state.status === 'on') beats.push({ beat: state.beat, at: context.currentTime });
  });
  const told: Click[] = [];
  metronome.onClick(click => told.push(click));
  const played = () =>
    prepared
      .filter(({ cut }) => !vi.mocked(cut).mock.calls.length)
      .map(({ tones, start }) => ({ midi: tones[0]?.midi, at: vi.mocked(start).mock.calls[0]?.[0] ?? -1 }));
  return { metronome, context, beats, told, played, prepared };
}

const gaps = (times: readonly number[]): readonly number[] =>
  times.slice(1).map((time, index) => Number((time - (times[index] ?? 0)).toFixed(6)));

describe('given a metronome at 120 beats a minute, four in a bar', () => {
  test('when it goes for two minutes, then each click lies on the audio clock, half a second after the one before', async () => {
    const { metronome, played } = given();
    expect(metronome.start(PACE)).toBe(true);
    await pass(120_000);
    const clicks = played();
    expect(clicks.length).toBeGreaterThan(235);
    expect(new Set(gaps(clicks.map(({ at }) => at)))).toEqual(new Set([0.5]));
    expect(clicks.slice(0, 5).map(({ midi }) => midi)).toEqual([96, 84, 84, 84, 96]);
  });

  test('when the machine is busy for two beats, then what it missed is not played late', async () => {
    const { metronome, context, played } = given();
    metronome.start(PACE);
    await pass(700);
    const before = vi.spyOn(context, 'currentTime', 'get');
    const missed = context.currentTime + 1.2;
    before.mockImplementation(() => missed);
    await pass(25);
    expect(played().every(({ at }) => at < 0.7 || at >= missed)).toBe(true);
    expect(metronome.state()).toMatchObject({ beat: 3 });
  });

  test('when a beat comes, then it is shown within 25 ms of it, and counted', async () => {
    const { metronome, beats } = given();
    metronome.start(PACE);
    await pass(2700);
    expect(beats.map(({ beat }) => beat)).toEqual([undefined, 0, 1, 2, 3, 4, 5]);
    const [, first = { at: 0 }] = beats;
    for (const { beat = 0, at } of beats.slice(1))
      expect(Math.abs(at - first.at - beat * 0.5)).toBeLessThan(0.026);
    expect(metronome.timeOf(6)).toBeCloseTo((metronome.timeOf(5) ?? 0) + 500, 3);
  });

  test('when it is stopped, then what was about to sound is taken back, and nothing follows', async () => {
    const { metronome, prepared, played } = given();
    metronome.start(PACE);
    await pass(1450);
    const { length } = prepared;
    metronome.stop();
    await pass(5000);
    expect(prepared).toHaveLength(length);
    expect(played().every(({ at }) => at < 1.5)).toBe(true);
    expect(metronome.state()).toEqual({ status: 'off' });
    expect(metronome.timeOf(0)).toBeUndefined();
  });

  test('when its tempo changes, then the next beat comes after a beat of the new length, and the count goes on', async () => {
    const { metronome, beats, played } = given();
    metronome.start(PACE);
    await pass(1250);
    metronome.start({ ...PACE, beatsPerMinute: 60 });
    await pass(3000);
    expect(beats.map(({ beat }) => beat).slice(-3)).toEqual([3, 4, 5]);
    expect(gaps(played().map(({ at }) => at))).toEqual([0.5, 0.5, 1, 1, 1]);
  });

  test('when its tempo changes before the first beat, then it begins with the new one', async () => {
    const { metronome, beats, played } = given(new FakeContext());
    metronome.start(PACE);
    metronome.start({ ...PACE, beatsPerMinute: 60 });
    await pass(2500);
    expect(beats.map(({ beat }) => beat)).toEqual([undefined, undefined, 0, 1, 2]);
    expect(gaps(played().map(({ at }) => at))).toEqual([1, 1]);
  });

  test('when its bars change, then a new bar begins', async () => {
    const { metronome } = given();
    metronome.start(PACE);
    await pass(1250);
    metronome.start({ ...PACE, beats: 3 });
    expect(metronome.state()).toMatchObject({ status: 'on', beat: 0 });
  });
});

describe('given where the clicks are', () => {
  test('when they are off the beat, then each comes halfway between two beats, and says how long it is to the next', async () => {
    const { metronome, played, told } = given();
    metronome.start({ ...PACE, clicking: 'between' });
    await pass(2000);
    const beat = metronome.timeOf(0) ?? 0;
    expect(told[0]?.at).toBeCloseTo(beat + 250, 3);
    expect(told[0]?.untilBeat).toBe(250);
    expect(played()[0]?.midi).toBe(96);
  });

  test('when they are on the beat, then they lie on it', async () => {
    const { metronome, told } = given();
    metronome.start(PACE);
    await pass(1000);
    expect(told[1]?.at).toBeCloseTo(metronome.timeOf(1) ?? 0, 3);
    expect(told[1]?.untilBeat).toBeUndefined();
  });

  test.each([{ clicking: 'none' }, { volume: 0 }] as const)(
    'when there are none (%j), then its beats are shown and nothing sounds',
    async silent => {
      const { metronome, prepared, beats, told } = given();
      metronome.start({ ...PACE, ...silent });
      await pass(2000);
      expect(prepared).toHaveLength(0);
      expect(told).toHaveLength(0);
      expect(beats.length).toBeGreaterThan(3);
    },
  );
});

describe('given a context that needs waking', () => {
  test('when it is suspended, then it is resumed and the first beat comes after that', async () => {
    const { metronome, context, beats } = given(new FakeContext());
    metronome.start(PACE);
    expect(beats).toEqual([{ beat: undefined, at: 0 }]);
    await pass(200);
    expect(context.resumed).toBe(1);
    expect(beats.at(-1)?.beat).toBe(0);
  });

  test.each([
    ['never wakes', () => new FakeContext('hang')],
    ['refuses', () => new FakeContext('reject')],
    ['has a clock that stands still', () => new FrozenContext()],
  ])('when it %s, then the metronome is off after two seconds', async (_, make) => {
    const { metronome } = given(make());
    expect(metronome.start(PACE)).toBe(true);
    await pass(2500);
    expect(metronome.state().status).toBe('off');
    expect(logged).toHaveBeenCalledOnce();
  });

  test('when there is none, then it does not start', () => {
    const metronome = createMetronomeOn<FakeContext>(
      () => {
        throw new Error('no audio');
      },
      fakeVoices().prepare,
      () => performance.now(),
    );
    expect(metronome.start(PACE)).toBe(false);
    expect(metronome.state().status).toBe('off');
  });
});

describe('given a browser that closes the audio context', () => {
  /** A metronome with a context of its own for every one that was closed. */
  function reopening() {
    const contexts: FakeContext[] = [];
    const metronome = createMetronomeOn(
      () => {
        const context = new FakeContext('run', 'running');
        contexts.push(context);
        return context;
      },
      fakeVoices().prepare,
      () => performance.now(),
    );
    return { metronome, contexts };
  }

  test('when the metronome goes, then it is off, and goes with another one when it is started again', async () => {
    const { metronome, contexts } = reopening();
    metronome.start(PACE);
    await pass(500);
    contexts[0]?.become('closed');
    await pass(50);
    expect(metronome.state().status).toBe('off');
    expect(logged).toHaveBeenCalledOnce();
    metronome.start(PACE);
    await pass(500);
    expect(metronome.state()).toMatchObject({ beat: 0 });
    expect(contexts).toHaveLength(2);
  });

  test('when the metronome is off, then it goes with another one', async () => {
    const { metronome, contexts } = reopening();
    metronome.start(PACE);
    metronome.stop();
    contexts[0]?.become('closed');
    expect(metronome.start(PACE)).toBe(true);
    await pass(500);
    expect(metronome.state()).toMatchObject({ beat: 0 });
    expect(contexts).toHaveLength(2);
  });
});

test('given a beat, when it is counted in its bar, then bars begin at 1', () => {
  expect([0, 1, 2, 3].map(beat => beatInBar(beat, 3))).toEqual([1, 2, 3, 1]);
});
