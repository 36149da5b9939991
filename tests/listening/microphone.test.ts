import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { INITIAL_OPTIONS, type ListeningOptions } from '../../src/listening/listener';
import type { Order, Report } from '../../src/listening/messages';
import { type CaptureContext, openMicrophone } from '../../src/listening/microphone';
import type { Hearing, Opened } from '../../src/listening/source';
import { frequencyOf } from '../../src/theory/note';

/** What the page has told the worklets, in order. */
let orders: Order[];
/** The latest worklet. */
let worklet: FakeWorklet;

class FakeWorklet extends EventTarget {
  onprocessorerror: (() => void) | null = null;
  readonly port = {
    onmessage: null as ((event: { readonly data: Report }) => void) | null,
    postMessage: (order: Order) => void orders.push(order),
  };
  constructor() {
    super();
    worklet = this;
  }
  connect<T>(to: T): T {
    return to;
  }
}

const SILENCE = { level: -80, floor: -70 };
const report = (more: Partial<Report> = {}): Report => ({
  ...{ events: [], sound: SILENCE, time: 1, at: Date.now() },
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioWorkletNode', FakeWorklet);
  orders = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An object with just these members: the others aren't used. */
const only = <T extends object>(members: Partial<T>): T => Object.assign(Object.create(null), members);

interface Given {
  readonly settings?: MediaTrackSettings;
  readonly options?: Partial<ListeningOptions>;
  /** Why the browser refuses. */
  readonly refuses?: string;
  readonly policy?: 'allows' | 'forbids';
  /** Whether the audio thread runs. */
  readonly thread?: 'runs' | 'stands still';
}

/** Asks a made-up browser for its microphone. */
async function asked({ settings = {}, options, refuses, policy = 'allows', thread = 'runs' }: Given = {}) {
  const addModule = vi.fn(async () => {});
  const track = only<MediaStreamTrack>({ onended: null, stop: vi.fn(), getSettings: () => settings });
  const stream = only<MediaStream>({ getAudioTracks: () => [track] });
  const context = only<CaptureContext>({
    audioWorklet: only<AudioWorklet>({ addModule }),
    createMediaStreamSource: () => only<AudioNode>({ connect: <T>(to: T) => to }),
    resume: async () => {},
    close: vi.fn(async () => {}),
  });
  const getUserMedia = vi.fn(async (_wanted?: MediaStreamConstraints) => {
    if (refuses !== undefined) throw new DOMException('', refuses);
    return stream;
  });
  const hearing = { note: vi.fn(), sound: vi.fn(), failed: vi.fn() } satisfies Hearing;
  const capturing = vi.fn();
  const opening = openMicrophone(
    {
      devices: { getUserMedia },
      openContext: () => context,
      policy: () => policy,
      capturing,
    },
    { ...INITIAL_OPTIONS, ...options },
    hearing,
  );
  if (thread === 'runs') {
    await vi.advanceTimersByTimeAsync(0);
    if (refuses === undefined) worklet.port.onmessage?.({ data: report() });
  } else await vi.advanceTimersByTimeAsync(5000);
  return { opened: await opening, track, getUserMedia, context, addModule, hearing, capturing };
}

const inputOf = (opened: Opened) => {
  if (opened.status === 'failed') throw new Error(opened.failure);
  return opened.input;
};

describe('given a microphone that is allowed', () => {
  test('when it is asked for, then the browser is asked to leave its sound as it is', async () => {
    const { opened, getUserMedia, addModule } = await asked();
    expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    });
    expect(opened).toMatchObject({ status: 'open' });
    expect(opened).not.toHaveProperty('sound');
    expect(addModule).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/worklet/));
  });

  test.each(['echoCancellation', 'noiseSuppression', 'autoGainControl'])(
    'when the browser leaves %s on all the same, then that is told',
    async kept => {
      const { opened } = await asked({ settings: { [kept]: true } });
      expect(opened).toMatchObject({ status: 'open', sound: 'altered' });
    },
  );

  test('when A4, the guitar’s offset, the room and the instrument are known, then the worklet knows them', async () => {
    const { opened } = await asked({ options: { a4: 432, offset: -12, floor: -58, lowest: 40 } });
    expect(orders).toEqual([
      {
        kind: 'calibrate',
        // A lowered low E is still heard.
        calibration: { reference: { a4: 432, offset: -12 }, floor: -58, lowest: frequencyOf(37.5) },
      },
    ]);
    inputOf(opened).adjust({ ...INITIAL_OPTIONS, a4: 450 });
    inputOf(opened).expect([45]);
    expect(orders.slice(1)).toMatchObject([
      { kind: 'calibrate', calibration: { reference: { a4: 450, offset: 0 } } },
      { kind: 'expect', midis: [45] },
    ]);
  });

  test('when the worklet hears a note, then its time is on the page’s clock', async () => {
    const { hearing } = await asked();
    const note = { onset: 0.9, midi: 45, cents: 3, clarity: 0.98, level: -20 };
    worklet.port.onmessage?.({ data: report({ events: [{ kind: 'heard', note, at: 1 }] }) });
    const [event] = hearing.note.mock.lastCall ?? [];
    expect(event).toMatchObject({ kind: 'heard', note: { midi: 45, cents: 3, source: 'microphone' } });
    expect(event?.at).toBeCloseTo(performance.now(), 3);
    expect(event?.note.onset).toBeCloseTo(performance.now() - 100, 3);
    expect(hearing.sound).toHaveBeenLastCalledWith(SILENCE);
  });

  test('when it is unplugged, then that is told', async () => {
    const { track, hearing } = await asked();
    track.onended?.(new Event('ended'));
    expect(hearing.failed).toHaveBeenCalledExactlyOnceWith('unplugged');
  });

  test('when listening ends, then the microphone is let go, and the system knows', async () => {
    const { opened, track, context, hearing, capturing } = await asked();
    inputOf(opened).close();
    expect(track.stop).toHaveBeenCalledOnce();
    expect(context.close).toHaveBeenCalledOnce();
    expect(orders.at(-1)).toEqual({ kind: 'stop' });
    expect(capturing.mock.calls).toEqual([['yes'], ['no']]);
    track.onended?.(new Event('ended'));
    expect(hearing.failed).not.toHaveBeenCalled();
  });

  test('when no sound arrives within five seconds, then it is in use elsewhere, and is let go', async () => {
    const { opened, track, context } = await asked({ thread: 'stands still' });
    expect(opened).toEqual({ status: 'failed', failure: 'busy' });
    expect(track.stop).toHaveBeenCalledOnce();
    expect(context.close).toHaveBeenCalledOnce();
  });
});

describe('given a microphone that can’t be used', () => {
  test.each([
    ['it isn’t allowed', 'NotAllowedError', 'allows', 'denied'],
    ['the host forbids it', 'NotAllowedError', 'forbids', 'forbidden'],
    ['there is none', 'NotFoundError', 'allows', 'missing'],
    ['another program has taken it', 'NotReadableError', 'allows', 'busy'],
  ] as const)('when %s, then that is told', async (_why, refuses, policy, failure) => {
    const { opened } = await asked({ refuses, policy });
    expect(opened).toEqual({ status: 'failed', failure });
    expect(orders).toEqual([]);
  });
});
