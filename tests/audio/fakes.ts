import { vi } from 'vitest';
import type { PlannedTone } from '../../src/audio/plan';
import type { AudioClock } from '../../src/audio/run';
import type { Rendition, SoundOptions } from '../../src/audio/voice';

/** What a fake context does when it is asked to resume. */
export type OnResume = 'run' | 'hang' | 'reject';

/** A context whose clock is vitest's fake timer and advances only while the context is running. */
export class FakeContext extends EventTarget implements AudioClock {
  readonly baseLatency = 0.01;
  state: AudioContextState;
  resumed = 0;
  closed = 0;
  private passed = 0;
  private since = performance.now();

  constructor(
    private readonly onResume: OnResume = 'run',
    initially: AudioContextState = 'suspended',
  ) {
    super();
    this.state = initially;
  }

  get currentTime(): number {
    return this.passed + (this.state === 'running' ? (performance.now() - this.since) / 1000 : 0);
  }

  become(state: AudioContextState): void {
    this.passed = this.currentTime;
    this.since = performance.now();
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  resume(): Promise<void> {
    this.resumed += 1;
    if (this.onResume === 'reject') return Promise.reject(new Error('not allowed'));
    if (this.onResume === 'hang') return new Promise(() => {});
    return Promise.resolve().then(() => this.become('running'));
  }

  close(): Promise<void> {
    this.closed += 1;
    this.become('closed');
    return Promise.resolve();
  }
}

/** A running context whose clock never advances, as in Safari. */
export class FrozenContext extends FakeContext {
  constructor() {
    super('run', 'running');
  }

  override get currentTime(): number {
    return 7;
  }

  override close(): Promise<void> {
    return Promise.reject(new Error('cannot be closed either'));
  }
}

/** Fake voices that record what they were asked to play. */
export function fakeVoices() {
  const prepared: (Rendition & { readonly tones: readonly PlannedTone[]; readonly sound: SoundOptions })[] =
    [];
  return {
    prepared,
    prepare(_context: AudioClock, tones: readonly PlannedTone[], sound: SoundOptions): Rendition {
      const rendition = { tones, sound, start: vi.fn(), fadeOut: vi.fn(), cut: vi.fn() };
      prepared.push(rendition);
      return rendition;
    },
  };
}
