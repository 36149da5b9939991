import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Order, Report } from '../../src/listening/detector';
import {
  type Hearing,
  INITIAL_OPTIONS,
  type ListeningOptions,
  type Opened,
} from '../../src/listening/listener';
import { type CaptureContext, openMicrophone } from '../../src/listening/microphone';
import type { StrumSound } from '../../src/listening/strumRecorder';
import type { Detected } from '../../src/listening/tracker';
import { frequencyOf } from '../../src/theory/note';
import { strumOf, USUAL } from './strums';

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

const C_MAJOR = [60, 64, 67];

/** An event of a D that was struck half a second ago. */
const detected = (kind: Detected['kind'], at: number): Detected => ({
  ...{ kind, at },
  note: { onset: 0.5, midi: 62, cents: 0, clarity: 1, level: -20 },
});

/** What the worklet sends of strings that were strummed half a second ago, where C major is asked for. */
function strumSound(midis: readonly number[], kept: readonly Detected[]): StrumSound {
  const sound = strumOf(midis, USUAL, 1);
  return { onset: 0.5, asked: C_MAJOR, sound, before: new Float32Array(sound.length), kept };
}

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
}

/** A promise that a test settles. */
function later<T>() {
  let settle: (value: T) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  const promise = new Promise<T>((settles, fails) => {
    settle = settles;
    fail = fails;
  });
  return { promise, settle, fail };
}

/** Asks a made-up browser for its microphone: it answers, loads the code and runs the audio thread when the test wants. */
function asking({ settings = {}, options, policy = 'allows' }: Given = {}) {
  const asked = later<MediaStream>();
  const loaded = later<void>();
  const addModule = vi.fn(() => loaded.promise);
  const track = {
    onended: null as (() => void) | null,
    onmute: null as (() => void) | null,
    readyState: 'live' as MediaStreamTrackState,
    muted: false,
    stop: vi.fn(() => {
      track.readyState = 'ended';
    }),
    getSettings: () => settings,
  };
  const stream = only<MediaStream>({
    getAudioTracks: () => [Object.assign(track, only<MediaStreamTrack>({}))],
  });
  const context = {
    sampleRate: 48000,
    state: 'running' as AudioContextState,
    onstatechange: null as (() => void) | null,
    audioWorklet: only<AudioWorklet>({ addModule }),
    createMediaStreamSource: () => only<AudioNode>({ connect: <T>(to: T) => to }),
    resume: vi.fn(async () => {}),
    close: vi.fn(async () => {}),
  };
  const getUserMedia = vi.fn((_wanted?: MediaStreamConstraints) => asked.promise);
  const hearing = {
    ...{ note: vi.fn(), strum: vi.fn(), sound: vi.fn(), arriving: vi.fn(), failed: vi.fn() },
  } satisfies Hearing;
  const capturing = vi.fn();
  const controller = new AbortController();
  const opening = openMicrophone(
    {
      devices: { getUserMedia },
      openContext: () => Object.assign(context, only<CaptureContext>({})),
      policy: () => policy,
      capturing,
    },
    { ...INITIAL_OPTIONS, ...options },
    hearing,
    controller.signal,
  );
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return {
    ...{ opening, track, getUserMedia, context, addModule, hearing, capturing },
    leave: () => controller.abort(),
    async allow() {
      asked.settle(stream);
      await settled();
    },
    async refuse(why: string) {
      asked.fail(new DOMException('', why));
      await settled();
    },
    async load() {
      loaded.settle();
      await settled();
    },
    async failToLoad() {
      loaded.fail(new DOMException('', 'AbortError'));
      await settled();
    },
    run: (more?: Partial<Report>) => worklet.port.onmessage?.({ data: report(more) }),
  };
}

/** What came of asking a browser that does what it is asked. */
async function asked(given: Given = {}) {
  const microphone = asking(given);
  if (given.refuses === undefined) {
    await microphone.allow();
    await microphone.load();
    microphone.run();
  } else await microphone.refuse(given.refuses);
  return { ...microphone, opened: await microphone.opening };
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

  test('when some of the sound is lost, then a note keeps the time of its stroke, and only another is later', async () => {
    const { hearing } = await asked();
    const now = Date.now();
    const hear = (event: Detected, time: number, late: number) =>
      worklet.port.onmessage?.({
        data: report({ events: [event], time, at: now + (time - 1) * 1000 + late }),
      });
    hear(detected('heard', 0.6), 1.1, 0);
    const struck = hearing.note.mock.lastCall?.[0].note.onset;
    // The reports from before the loss are forgotten one by one.
    for (let late = 0; late < 50; late += 1) worklet.port.onmessage?.({ data: report({ at: now + 140 }) });
    hear(detected('held', 0.75), 1.25, 140);
    expect(hearing.note.mock.lastCall?.[0]).toMatchObject({ kind: 'held', note: { onset: struck } });
    hear({ ...detected('heard', 1.3), note: { ...detected('heard', 1.3).note, onset: 1.25 } }, 1.35, 140);
    expect(hearing.note.mock.lastCall?.[0].note.onset).toBeCloseTo((struck ?? 0) + 750 + 140, 3);
  });

  test('when the worklet sends the sound of a strum, then its notes are told, and none by itself', async () => {
    const { hearing } = await asked();
    const [held, ended] = [detected('held', 0.8), detected('ended', 0.85)];
    worklet.port.onmessage?.({ data: report({ strum: strumSound(C_MAJOR, [held, ended]) }) });
    const [strum] = hearing.strum.mock.lastCall ?? [];
    expect(strum).toMatchObject({ sounding: C_MAJOR, missing: [], asked: C_MAJOR });
    expect(strum?.onset).toBeCloseTo(performance.now() - 500, 3);
    expect(hearing.note.mock.calls.map(([{ kind }]) => kind)).toEqual(['ended']);
  });

  test('when that is the sound of one string, then its note is told', async () => {
    const { hearing } = await asked();
    worklet.port.onmessage?.({ data: report({ strum: strumSound([62], [detected('held', 0.8)]) }) });
    expect(hearing.strum).not.toHaveBeenCalled();
    expect(hearing.note.mock.calls.map(([{ kind }]) => kind)).toEqual(['held']);
  });

  test('when it is unplugged, then that is told', async () => {
    const { track, hearing } = await asked();
    track.onended?.();
    expect(hearing.failed).toHaveBeenCalledExactlyOnceWith('unplugged');
  });

  test('when listening ends, then the microphone is let go, and the system knows', async () => {
    const { opened, track, context, hearing, capturing } = await asked();
    inputOf(opened).close();
    expect(track.stop).toHaveBeenCalledOnce();
    expect(context.close).toHaveBeenCalledOnce();
    expect(orders.at(-1)).toEqual({ kind: 'stop' });
    expect(capturing.mock.calls).toEqual([['yes'], ['no']]);
    track.onended?.();
    expect(hearing.failed).not.toHaveBeenCalled();
  });
});

describe('given a microphone that is being opened', () => {
  /** The steps at which it can be left. */
  const STEPS = {
    'the browser is still asking': async () => asking(),
    'its code is still loading': async () => {
      const microphone = asking();
      await microphone.allow();
      return microphone;
    },
    'the audio thread doesn’t run yet': async () => {
      const microphone = asking();
      await microphone.allow();
      await microphone.load();
      return microphone;
    },
  };

  test.each(Object.entries(STEPS))(
    'when it is left while %s, then the microphone is let go at once, and it never opens',
    async (_, reach) => {
      const microphone = await reach();
      const { track, context, capturing, leave, allow, load, run, opening } = microphone;
      const hadTrack = track.onended !== null;
      leave();
      expect(track.stop).toHaveBeenCalledTimes(hadTrack ? 1 : 0);
      await allow();
      expect(track.readyState).toBe('ended');
      await load();
      if (orders.length > 0) run();
      expect(await opening).toMatchObject({ status: 'failed' });
      expect(track.stop).toHaveBeenCalledOnce();
      expect(context.close).toHaveBeenCalledTimes(hadTrack ? 1 : 0);
      expect(capturing.mock.calls).toEqual([['yes'], ['no']]);
    },
  );

  test.each(Object.entries(STEPS).slice(1))(
    'when it is unplugged while %s, then that is the reason',
    async (_, reach) => {
      const { track, opening } = await reach();
      track.onended?.();
      expect(await opening).toEqual({ status: 'failed', failure: 'unplugged' });
      expect(track.stop).toHaveBeenCalledOnce();
    },
  );

  test('when the browser hands over one that is gone already, then that is the reason', async () => {
    const { track, allow, opening } = asking();
    track.readyState = 'ended';
    await allow();
    expect(await opening).toEqual({ status: 'failed', failure: 'unplugged' });
  });

  test('when its code doesn’t come within ten seconds, then that is the reason, and it is let go', async () => {
    const { track, context, allow, opening } = asking();
    await allow();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await opening).toEqual({ status: 'failed', failure: 'unloaded' });
    expect(track.stop).toHaveBeenCalledOnce();
    expect(context.close).toHaveBeenCalledOnce();
  });

  test('when its code can’t be fetched, then no other program is blamed for it', async () => {
    const { track, allow, failToLoad, opening } = asking();
    await allow();
    await failToLoad();
    expect(await opening).toEqual({ status: 'failed', failure: 'unloaded' });
    expect(track.stop).toHaveBeenCalledOnce();
  });

  test('when no sound arrives within five seconds, then the system has stopped it, and it is let go', async () => {
    const { track, context, allow, load, opening } = asking();
    await allow();
    await load();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await opening).toEqual({ status: 'failed', failure: 'silenced' });
    expect(track.stop).toHaveBeenCalledOnce();
    expect(context.close).toHaveBeenCalledOnce();
  });
});

describe('given a microphone that listens', () => {
  const told = (hearing: { readonly arriving: { readonly mock: { readonly calls: unknown[][] } } }) =>
    hearing.arriving.mock.calls.flat();

  test('when the system suspends its context for eight seconds, then that is told at once, and that it is back', async () => {
    const { context, hearing, run } = await asked();
    context.state = 'suspended';
    context.onstatechange?.();
    expect(told(hearing)).toEqual(['no']);
    await vi.advanceTimersByTimeAsync(8000);
    expect(context.resume.mock.calls.length).toBeGreaterThan(8);
    context.state = 'running';
    run();
    expect(told(hearing)).toEqual(['no', 'yes']);
    expect(hearing.failed).not.toHaveBeenCalled();
  });

  test('when its reports stop without a word, then that is told within two seconds', async () => {
    const { hearing, run } = await asked();
    for (let index = 0; index < 50; index += 1) {
      await vi.advanceTimersByTimeAsync(100);
      run();
    }
    expect(told(hearing)).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(told(hearing)).toEqual(['no']);
  });

  test('when the page was busy for a second, then nothing is told', async () => {
    const { hearing, run } = await asked();
    await vi.advanceTimersByTimeAsync(1000);
    run();
    expect(told(hearing)).toEqual([]);
  });

  test('when the system mutes it, then it isn’t heard, though reports of silence go on', async () => {
    const { track, hearing, run } = await asked();
    track.muted = true;
    track.onmute?.();
    run();
    expect(told(hearing)).toEqual(['no']);
    track.muted = false;
    run();
    expect(told(hearing)).toEqual(['no', 'yes']);
  });

  test('when its sound isn’t back after a quarter of a minute, then it has failed, and why is told', async () => {
    const { context, hearing } = await asked();
    context.state = 'suspended';
    context.onstatechange?.();
    await vi.advanceTimersByTimeAsync(16_000);
    expect(hearing.failed).toHaveBeenCalledWith('silenced');
  });

  test('when it is left while its context is suspended and neither resumes nor closes, then it is let go at once', async () => {
    const { track, context, leave } = await asked();
    const never = () => new Promise<void>(() => {});
    context.resume.mockImplementation(never);
    context.close.mockImplementation(never);
    context.state = 'suspended';
    context.onstatechange?.();
    await vi.advanceTimersByTimeAsync(1000);
    expect(context.resume).toHaveBeenCalled();
    leave();
    expect(track.stop).toHaveBeenCalledOnce();
    expect(context.close).toHaveBeenCalledOnce();
  });

  test('when it is left, then nothing is watched any more', async () => {
    const { opened, context, hearing, leave } = await asked();
    leave();
    inputOf(opened).close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(context.onstatechange).toBeNull();
    expect(told(hearing)).toEqual([]);
    expect(hearing.failed).not.toHaveBeenCalled();
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
