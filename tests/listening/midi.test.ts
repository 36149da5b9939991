import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ListeningFailure } from '../../src/listening/listener';
import { openMidi } from '../../src/listening/midi';
import type { NoteEvent } from '../../src/listening/playedNote';
import { createFakeMidi, type FakeMidi } from './fakeMidi';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function opened(midi: FakeMidi) {
  const events: string[] = [];
  const failures: ListeningFailure[] = [];
  const result = await openMidi(
    { request: async () => midi.ports, policy: () => 'allows', now: () => 0 },
    {
      note: ({ kind, note }: NoteEvent) => events.push(`${kind} ${note.midi}`),
      strum: () => {},
      sound: () => {},
      arriving: () => {},
      failed: failure => failures.push(failure),
    },
  );
  return { result, events, failures };
}

const quiet = { note: () => {}, strum: () => {}, sound: () => {}, arriving: () => {}, failed: () => {} };

describe('given a browser', () => {
  test('when it has no MIDI, then that is said', async () => {
    const result = await openMidi({ policy: () => 'allows', now: () => 0 }, quiet);
    expect(result).toEqual({ status: 'failed', failure: 'unsupported' });
  });

  test('when the user says no, then that is said', async () => {
    const request = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    const result = await openMidi({ request, policy: () => 'allows', now: () => 0 }, quiet);
    expect(result).toEqual({ status: 'failed', failure: 'denied' });
  });

  test('when no device is plugged in, then that is said', async () => {
    const { result } = await opened(createFakeMidi([]));
    expect(result).toEqual({ status: 'failed', failure: 'missing' });
  });
});

describe('given two devices', () => {
  test('when notes are played on both, then both are heard', async () => {
    const midi = createFakeMidi(['guitar', 'keyboard']);
    const { events } = await opened(midi);
    midi.send('guitar', [0x90, 45, 100]);
    midi.send('keyboard', [0x90, 60, 100]);
    midi.send('guitar', [0x80, 45, 0]);
    expect(events).toEqual(['heard 45', 'heard 60', 'ended 45']);
  });

  test('when one is unplugged, then its notes end and the other is still heard', async () => {
    const midi = createFakeMidi(['guitar', 'keyboard']);
    const { events, failures } = await opened(midi);
    midi.send('guitar', [0x90, 45, 100]);
    midi.unplug('guitar');
    midi.send('keyboard', [0x90, 60, 100]);
    expect(events).toEqual(['heard 45', 'ended 45', 'heard 60']);
    expect(failures).toEqual([]);
  });

  test('when both are unplugged, then that is said', async () => {
    const midi = createFakeMidi(['guitar', 'keyboard']);
    const { failures } = await opened(midi);
    midi.unplug('guitar');
    midi.unplug('keyboard');
    expect(failures).toEqual(['unplugged']);
  });

  test('when a third is plugged in, then it is heard as well', async () => {
    const midi = createFakeMidi(['guitar', 'keyboard']);
    const { events } = await opened(midi);
    midi.plug('pedals');
    midi.send('pedals', [0x90, 36, 100]);
    expect(events).toEqual(['heard 36']);
  });
});

describe('given a note that isn’t asked for', () => {
  test('when it is still down after 250 ms, then it has held', async () => {
    const midi = createFakeMidi(['guitar']);
    const { events } = await opened(midi);
    midi.send('guitar', [0x90, 45, 100]);
    vi.advanceTimersByTime(249);
    expect(events).toEqual(['heard 45']);
    vi.advanceTimersByTime(1);
    expect(events).toEqual(['heard 45', 'held 45']);
  });

  test('when it is let go before, then it hasn’t', async () => {
    const midi = createFakeMidi(['guitar']);
    const { events } = await opened(midi);
    midi.send('guitar', [0x90, 45, 100]);
    vi.advanceTimersByTime(100);
    midi.send('guitar', [0x80, 45, 0]);
    vi.runAllTimers();
    expect(events).toEqual(['heard 45', 'ended 45']);
  });

  test('when it is asked for, then it never has', async () => {
    const midi = createFakeMidi(['guitar']);
    const { result, events } = await opened(midi);
    if (result.status === 'open') result.input.expect([45]);
    midi.send('guitar', [0x90, 45, 100]);
    vi.runAllTimers();
    expect(events).toEqual(['heard 45']);
  });

  test('when listening stops, then nothing more is told', async () => {
    const midi = createFakeMidi(['guitar']);
    const { result, events } = await opened(midi);
    midi.send('guitar', [0x90, 45, 100]);
    if (result.status === 'open') result.input.close();
    vi.runAllTimers();
    midi.send('guitar', [0x90, 47, 100]);
    expect(events).toEqual(['heard 45']);
  });
});
