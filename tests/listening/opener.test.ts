import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Report } from '../../src/listening/detector';
import { type Hearing, INITIAL_OPTIONS, type Opened } from '../../src/listening/listener';
import type { CaptureContext } from '../../src/listening/microphone';
import { createOpener, type FollowOwnSound, type Ignoring } from '../../src/listening/open';
import type { NoteSource } from '../../src/listening/playedNote';

type MidiMessage = { readonly data: Uint8Array | null; readonly timeStamp: number };

/** A MIDI device of a browser, which keeps it when it is unplugged. */
class FakeInput {
  onmidimessage: ((message: MidiMessage) => void) | null = null;
  state = 'connected';
  constructor(readonly id: string) {}
  strike(midi: number): void {
    this.onmidimessage?.({ data: Uint8Array.from([0x90, midi, 100]), timeStamp: 0 });
  }
}

function midiWith(...inputs: readonly FakeInput[]) {
  return {
    inputs: new Map(inputs.map(input => [input.id, input])),
    onstatechange: null as (() => void) | null,
  };
}

/** A part of a browser with just these members: the others aren't used. */
const only = <T extends object>(members: Partial<T>): T => Object.assign(Object.create(null), members);

let ignoring: Ignoring | undefined;
const endOwnSound = vi.fn();
const followOwnSound = vi.fn<FollowOwnSound>(own => {
  ignoring = own;
  return endOwnSound;
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  ignoring = undefined;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Browser {
  readonly navigator: object;
  readonly document?: object;
  readonly openContext?: () => CaptureContext;
  readonly signal?: AbortSignal;
}

/** Opens a source in a made-up browser. */
async function opening(source: NoteSource, browser: Browser) {
  vi.stubGlobal('navigator', browser.navigator);
  vi.stubGlobal('document', browser.document ?? {});
  const hearing = {
    ...{ note: vi.fn(), strum: vi.fn(), sound: vi.fn(), arriving: vi.fn(), failed: vi.fn() },
  } satisfies Hearing;
  const openContext = browser.openContext ?? (() => only<CaptureContext>({}));
  const open = createOpener({ openContext, followOwnSound });
  const signal = browser.signal ?? new AbortController().signal;
  const promise = open(source, () => INITIAL_OPTIONS, hearing, signal);
  await vi.advanceTimersByTimeAsync(0);
  return { opened: await promise, hearing };
}

const close = (opened: Opened): void => {
  if (opened.status === 'open') opened.input.close();
};

const heard = ({ note }: { readonly note: ReturnType<typeof vi.fn> }) =>
  note.mock.calls.map(([event]) => event.note.midi);

describe('given a browser with MIDI', () => {
  const keyboard = () => new FakeInput('keyboard');
  const withMidi = (access: ReturnType<typeof midiWith>) => ({
    navigator: { requestMIDIAccess: async () => access },
  });

  test('when a device plays, then its notes are told, and a message without data isn’t', async () => {
    const device = keyboard();
    const { opened, hearing } = await opening('midi', withMidi(midiWith(device)));
    expect(opened.status).toBe('open');
    device.onmidimessage?.({ data: null, timeStamp: 0 });
    device.strike(60);
    expect(heard(hearing)).toEqual([60]);
    close(opened);
  });

  test('when a device that it remembers is plugged in, then it is heard from then on, and only once', async () => {
    const [device, guitar] = [keyboard(), new FakeInput('guitar')];
    guitar.state = 'disconnected';
    const access = midiWith(device, guitar);
    const { opened, hearing } = await opening('midi', withMidi(access));
    guitar.strike(50);
    expect(heard(hearing)).toEqual([]);
    guitar.state = 'connected';
    access.onstatechange?.();
    access.onstatechange?.();
    guitar.strike(50);
    expect(heard(hearing)).toEqual([50]);
    close(opened);
  });

  test('when it is closed, then it hears no device any more, and none that is plugged in', async () => {
    const device = keyboard();
    const access = midiWith(device);
    const { opened } = await opening('midi', withMidi(access));
    close(opened);
    expect(device.onmidimessage).toBeNull();
    expect(access.onstatechange).toBeNull();
  });

  test('when the app sounds, then MIDI hears nothing of it, so nothing is kept out', async () => {
    const { opened } = await opening('midi', withMidi(midiWith(keyboard())));
    expect(followOwnSound).not.toHaveBeenCalled();
    close(opened);
  });

  test.each([
    ['the user', true, 'denied'],
    ['the host', false, 'forbidden'],
  ] as const)('when %s forbids it, then that is why it fails', async (_who, isAllowed, failure) => {
    const { opened } = await opening('midi', {
      navigator: { requestMIDIAccess: () => Promise.reject(new DOMException('', 'SecurityError')) },
      document: { featurePolicy: { allowsFeature: () => isAllowed } },
    });
    expect(opened).toEqual({ status: 'failed', failure });
  });

  test('when the screen was left before its code came, then the user isn’t asked', async () => {
    const requestMIDIAccess = vi.fn();
    const signal = AbortSignal.abort();
    const { opened } = await opening('midi', { navigator: { requestMIDIAccess }, signal });
    expect(opened).toEqual({ status: 'failed', failure: 'unloaded' });
    expect(requestMIDIAccess).not.toHaveBeenCalled();
  });
});

describe('given a browser that can’t listen', () => {
  test.each(['midi', 'microphone'] as const)('when %s is asked for, then it says so', async source => {
    const { opened } = await opening(source, { navigator: {} });
    expect(opened).toEqual({ status: 'failed', failure: 'unsupported' });
  });

  test('when the microphone fails, then the app’s own sound isn’t followed any more', async () => {
    await opening('microphone', { navigator: {} });
    expect(endOwnSound).toHaveBeenCalledOnce();
  });
});

describe('given a browser whose microphone opens', () => {
  const QUIET: Report = { events: [], sound: { level: -80, floor: -70 }, time: 1, at: 0 };

  /** Makes the worklet report a sound. */
  let reports: (sound: Report['sound']) => void = () => {};

  /** A worklet that reports as soon as it is connected. */
  class FakeWorklet {
    readonly port = {
      onmessage: null as ((event: { readonly data: Report }) => void) | null,
      postMessage() {},
    };
    constructor() {
      reports = sound => this.port.onmessage?.({ data: { ...QUIET, sound } });
    }
    connect<T>(to: T): T {
      queueMicrotask(() => reports(QUIET.sound));
      return to;
    }
  }
  async function listening(audioSession?: { type: string }) {
    vi.stubGlobal('AudioWorkletNode', FakeWorklet);
    const track = {
      ...{ onended: null, onmute: null, onunmute: null, readyState: 'live', muted: false },
      ...{ stop() {}, getSettings: () => ({}) },
    };
    const mediaDevices = { getUserMedia: async () => ({ getAudioTracks: () => [track] }) };
    const context = {
      ...{ state: 'running', onstatechange: null, destination: {} },
      audioWorklet: { addModule: async () => {} },
      createMediaStreamSource: () => ({ connect: <T>(to: T) => to }),
      ...{ resume: async () => {}, close: async () => {} },
    };
    return opening('microphone', {
      navigator: { mediaDevices, ...(audioSession && { audioSession }) },
      openContext: () => Object.assign(context, only<CaptureContext>({})),
    });
  }

  test('when the app itself sounds, then what is heard meanwhile is marked as ignored', async () => {
    const { opened, hearing } = await listening();
    expect(opened.status).toBe('open');
    reports({ level: -30, floor: -70 });
    expect(hearing.sound).toHaveBeenLastCalledWith({ level: -30, floor: -70 });
    ignoring?.begin();
    reports({ level: -20, floor: -70 });
    expect(hearing.sound).toHaveBeenLastCalledWith({ level: -20, floor: -70, notes: 'ignored' });
    close(opened);
  });

  test('when it is closed, then the app’s own sound isn’t followed any more', async () => {
    const { opened } = await listening();
    expect(endOwnSound).not.toHaveBeenCalled();
    close(opened);
    expect(endOwnSound).toHaveBeenCalledOnce();
  });

  test('when Safari runs it, then the page says that it plays and listens, until it is closed', async () => {
    const audioSession = { type: 'auto' };
    const { opened } = await listening(audioSession);
    expect(audioSession.type).toBe('play-and-record');
    close(opened);
    expect(audioSession.type).toBe('auto');
  });
});
