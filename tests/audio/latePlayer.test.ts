// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { intervalPlan } from '../../src/audio/intervalPlan';
import { createLatePlayer, type LateCode } from '../../src/audio/latePlayer';
import { singlePlan } from '../../src/audio/plan';
import { createPlayerOn } from '../../src/audio/player';
import { FakeContext, fakeVoices } from './fakes';

const fifth = intervalPlan(60, 7, 'ascending');
const sound = { voice: 'triangle', volume: 0.8 } as const;

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

/** A player on fake contexts, whose code arrives when it is told to. */
function playerWithCode(initially: 'there' | 'missing' = 'missing') {
  const { prepare, prepared } = fakeVoices();
  const contexts: FakeContext[] = [];
  const makeContext = vi.fn(() => {
    const context = new FakeContext();
    contexts.push(context);
    return context;
  });
  const create = (make: () => FakeContext) => createPlayerOn(make, prepare);
  let resolve = (_: typeof create) => {};
  let reject = (_: Error) => {};
  const promise = new Promise<typeof create>((...settle) => {
    [resolve, reject] = settle;
  });
  let code = initially === 'there' ? create : undefined;
  const late: LateCode<FakeContext> = { now: () => code, fetch: vi.fn(() => promise) };
  const arrive = async () => {
    code = create;
    resolve(create);
    await pass(100);
  };
  return {
    player: createLatePlayer(late, makeContext),
    ...{ prepared, contexts, makeContext, arrive },
    reject: (error: Error) => reject(error),
  };
}

describe('given a player whose code is still loading', () => {
  test('when an interval is played, then its context is opened at once, and it begins as soon as the code is there', async () => {
    const { player, prepared, contexts, arrive } = playerWithCode();
    expect(player.play(fifth, sound)).toBe(true);
    expect(contexts.map(({ resumed }) => resumed)).toEqual([1]);
    expect(player.snapshot()).toEqual({ status: 'playing', sounding: undefined });
    await pass(1000);
    expect(prepared).toEqual([]);
    await arrive();
    expect(prepared).toHaveLength(1);
    expect(player.snapshot()).toEqual({ status: 'playing', sounding: 0 });
    await pass(3000);
    expect(player.snapshot()).toEqual({ status: 'silent' });
    player.play(fifth, sound);
    expect(contexts).toHaveLength(1);
  });

  test('when it is stopped before that, then it never begins', async () => {
    const { player, prepared, arrive } = playerWithCode();
    const changed = vi.fn();
    player.play(fifth, sound);
    player.subscribe(changed);
    player.stop();
    expect(changed).toHaveBeenCalled();
    expect(player.snapshot()).toEqual({ status: 'silent' });
    await arrive();
    expect(prepared).toEqual([]);
  });

  test('when more is played, then it is ignored, unless it is to replace what waits', async () => {
    const { player, prepared, arrive } = playerWithCode();
    const note = singlePlan(64);
    player.play(fifth, sound);
    expect(player.play(note, sound)).toBe(false);
    expect(player.play(note, { ...sound, interrupt: true })).toBe(true);
    expect(player.play([], sound)).toBe(false);
    await arrive();
    expect(prepared.map(({ tones }) => tones)).toEqual([note]);
  });

  test('when it can’t be loaded, then that is logged once, and nothing is playing', async () => {
    const error = new Error('the network is gone');
    const { player, reject } = playerWithCode();
    player.play(fifth, sound);
    player.play(fifth, { ...sound, interrupt: true });
    reject(error);
    await pass(10);
    expect(logged.mock.calls).toEqual([['Error playing interval', error]]);
    expect(player.snapshot()).toEqual({ status: 'silent' });
  });

  test('when no context can be opened, then that is logged, and nothing is playing', () => {
    const { player, makeContext } = playerWithCode();
    const error = new Error('too many contexts');
    makeContext.mockImplementationOnce(() => {
      throw error;
    });
    expect(player.play(fifth, sound)).toBe(false);
    expect(logged.mock.calls).toEqual([['Error playing interval', error]]);
    expect(player.snapshot()).toEqual({ status: 'silent' });
    expect(player.play(fifth, sound)).toBe(true);
  });
});

test('given a player whose code is there, when an interval is played, then it begins at once', async () => {
  const { player, prepared } = playerWithCode('there');
  const changed = vi.fn();
  player.subscribe(changed);
  expect(player.play(fifth, sound)).toBe(true);
  await pass(100);
  expect(prepared).toHaveLength(1);
  expect(changed).toHaveBeenCalled();
  player.stop();
  expect(player.snapshot()).toEqual({ status: 'silent' });
});
