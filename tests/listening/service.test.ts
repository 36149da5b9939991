import { describe, expect, test, vi } from 'vitest';
import { failedWith, type Hearing, type ListeningState } from '../../src/listening/listener';
import type { NoteEvent } from '../../src/listening/playedNote';
import { createListener, type OpenInput } from '../../src/listening/service';

const NOTE: NoteEvent = {
  kind: 'heard',
  note: { onset: 0, midi: 45, cents: 0, clarity: 1, level: -20, source: 'microphone' },
  at: 50,
};

/** A source that opens at once, with what it was told and a way to make it hear. */
function openable() {
  const input = { expect: vi.fn(), adjust: vi.fn(), close: vi.fn() };
  const hearings: Hearing[] = [];
  const open: OpenInput = async (_source, _options, hearing) => {
    hearings.push(hearing);
    return { status: 'open', input };
  };
  return { open, input, hearings };
}

/** A listener, and all states it has been in. */
function listened(open: OpenInput) {
  const listener = createListener(open);
  const states: ListeningState['status'][] = [];
  listener.subscribe(() => states.push(listener.state().status));
  return { listener, states };
}

describe('given a listener that is off', () => {
  test('when it starts, then it is starting, and then listening', async () => {
    const { listener, states } = listened(openable().open);
    await listener.start('microphone');
    expect(states).toEqual(['starting', 'listening']);
    expect(listener.state()).toEqual({ status: 'listening', source: 'microphone' });
  });

  test('when the source fails, then it says why', async () => {
    const { listener } = listened(async () => failedWith('denied'));
    await listener.start('midi');
    expect(listener.state()).toEqual({ status: 'failed', source: 'midi', failure: 'denied' });
  });

  test('when its code can’t be fetched, then it says so and doesn’t throw', async () => {
    const { listener } = listened(() => Promise.reject(new Error('offline')));
    await listener.start('microphone');
    expect(listener.state()).toMatchObject({ status: 'failed', failure: 'unloaded' });
  });

  test('when pitches are asked for before it starts, then the source knows them', async () => {
    const { open, input } = openable();
    const { listener } = listened(open);
    listener.expect([45], [45, 52]);
    await listener.start('microphone');
    expect(input.expect).toHaveBeenLastCalledWith([45], [45, 52]);
  });

  test('when it is stopped while the browser asks the user, then the microphone is let go as soon as it opens', async () => {
    const { open, input } = openable();
    const { listener, states } = listened(open);
    const started = listener.start('microphone');
    listener.stop();
    await started;
    expect(input.close).toHaveBeenCalledOnce();
    expect(states).toEqual(['starting', 'off']);
  });

  test('when it is stopped while the browser asks the user, then its caller doesn’t wait for an answer', async () => {
    const { listener, states } = listened(() => new Promise(() => {}));
    const started = listener.start('microphone');
    listener.stop();
    await started;
    expect(states).toEqual(['starting', 'off']);
  });

  test('when it is stopped while the browser asks the user, then the source knows at once', async () => {
    const signals: AbortSignal[] = [];
    const { listener } = listened((_source, _options, _hearing, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    void listener.start('microphone');
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    listener.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('when A4 changes while the browser asks the user, then the source knows it', async () => {
    const { open, input } = openable();
    const { listener } = listened(open);
    const started = listener.start('microphone');
    listener.adjust({ a4: 432 });
    await started;
    expect(input.adjust).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ a4: 432 }));
  });

  test('when the browser filters the sound although it was asked not to, then it says so', async () => {
    const { input } = openable();
    const { listener } = listened(async () => ({ status: 'open', input, sound: 'altered' }));
    await listener.start('microphone');
    expect(listener.state()).toEqual({ status: 'listening', source: 'microphone', sound: 'altered' });
  });

  test('when it is stopped at the moment in which a source fails, then it is off, and nothing has failed', async () => {
    const { listener, states } = listened(async () => {
      listener.stop();
      return failedWith('denied');
    });
    await listener.start('microphone');
    expect(states).toEqual(['starting', 'off']);
  });

  test('when it is stopped at the moment in which a source opens, then that is let go', async () => {
    const { input } = openable();
    const { listener, states } = listened(async () => {
      listener.stop();
      return { status: 'open', input };
    });
    await listener.start('microphone');
    expect(input.close).toHaveBeenCalledOnce();
    expect(states).toEqual(['starting', 'off']);
  });

  test('when the sound stops arriving as it opens, then it doesn’t say that it listens', async () => {
    const { listener, states } = listened(async (_source, _options, hearing) => {
      hearing.arriving('no');
      return { status: 'open', input: { expect: vi.fn(), adjust: vi.fn(), close: vi.fn() } };
    });
    await listener.start('microphone');
    expect(states).toEqual(['starting', 'interrupted']);
  });
});

describe('given a listener that listens', () => {
  async function listening() {
    const { open, input, hearings } = openable();
    const { listener, states } = listened(open);
    await listener.start('microphone');
    const notes: NoteEvent[] = [];
    listener.onNote(event => notes.push(event));
    const [hearing] = hearings;
    if (!hearing) throw new Error('nothing was opened');
    return { listener, states, input, hearings, hearing, notes };
  }

  test('when a note is heard, then it is told', async () => {
    const { hearing, notes } = await listening();
    hearing.note(NOTE);
    expect(notes).toEqual([NOTE]);
  });

  test('when the sound of a moment is measured, then who follows it is told, until it is stopped', async () => {
    const { listener, hearing } = await listening();
    const levels: number[] = [];
    listener.onSound(({ level }) => levels.push(level));
    hearing.sound({ level: -30, floor: -70 });
    listener.stop();
    hearing.sound({ level: -20, floor: -70 });
    expect(levels).toEqual([-30]);
  });

  test('when it starts with the same source, then nothing happens', async () => {
    const { listener, states, hearings } = await listening();
    await listener.start('microphone');
    expect(hearings).toHaveLength(1);
    expect(states).toEqual(['starting', 'listening']);
  });

  test('when it starts with the other source, then the first is let go and no longer heard', async () => {
    const { listener, input, hearing, notes } = await listening();
    await listener.start('midi');
    expect(input.close).toHaveBeenCalledOnce();
    hearing.note(NOTE);
    expect(notes).toEqual([]);
    expect(listener.state()).toEqual({ status: 'listening', source: 'midi' });
  });

  test('when it stops, then the microphone is let go, nothing more is told and no pitch is asked for', async () => {
    const { listener, input, hearing, notes } = await listening();
    listener.expect([45], [45, 52]);
    listener.stop();
    hearing.note(NOTE);
    expect(input.close).toHaveBeenCalledOnce();
    expect(notes).toEqual([]);
    expect(listener.state()).toEqual({ status: 'off' });
    await listener.start('microphone');
    expect(input.expect).toHaveBeenLastCalledWith([], []);
  });

  test('when the microphone is unplugged, then it is let go and that is said', async () => {
    const { listener, input, hearing } = await listening();
    hearing.failed('unplugged');
    expect(input.close).toHaveBeenCalledOnce();
    expect(listener.state()).toEqual({ status: 'failed', source: 'microphone', failure: 'unplugged' });
  });

  test('when its sound stops arriving, then it is interrupted, and listens again once it arrives', async () => {
    const { listener, states, hearing, hearings } = await listening();
    hearing.arriving('no');
    expect(listener.state()).toEqual({ status: 'interrupted', source: 'microphone' });
    await listener.start('microphone');
    expect(hearings, 'it is still open').toHaveLength(1);
    hearing.arriving('yes');
    expect(states).toEqual(['starting', 'listening', 'interrupted', 'listening']);
  });

  test('when it is stopped while it is interrupted, then it is off, whatever arrives later', async () => {
    const { listener, hearing, input } = await listening();
    hearing.arriving('no');
    listener.stop();
    hearing.arriving('yes');
    expect(input.close).toHaveBeenCalledOnce();
    expect(listener.state()).toEqual({ status: 'off' });
  });

  test('when options change, then the source knows them', async () => {
    const { listener, input } = await listening();
    listener.adjust({ a4: 442, offset: -3 });
    expect(input.adjust).toHaveBeenLastCalledWith({ a4: 442, offset: -3, readerPace: 1 });
    expect(listener.options().a4).toBe(442);
  });
});
