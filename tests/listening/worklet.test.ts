import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pluckedString } from '../../src/audio/voice';
import type { Report } from '../../src/listening/detector';
import { frequencyOf } from '../../src/theory/note';

const RATE = 48000;
const BLOCK = 128;

interface Processor {
  readonly port: { onmessage: ((event: { readonly data: unknown }) => void) | null };
  process(inputs: readonly Float32Array[][], outputs: readonly Float32Array[][]): boolean;
}

const posted = vi.fn<(report: Report) => void>();

/** What an audio thread has for the code that runs on it. */
class FakeProcessor {
  readonly port = { onmessage: null, postMessage: posted };
}

/** The processor of the worklet. */
async function processor(): Promise<Processor> {
  let create: (new () => Processor) | undefined;
  vi.stubGlobal('sampleRate', RATE);
  vi.stubGlobal('AudioWorkletProcessor', FakeProcessor);
  vi.stubGlobal('registerProcessor', (_name: string, processor: new () => Processor) => {
    create = processor;
  });
  await import('../../src/listening/worklet');
  if (create === undefined) throw new Error('The worklet registers no processor.');
  return new create();
}

beforeEach(() => {
  vi.resetModules();
  posted.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('given the code of the audio thread', () => {
  test('when nothing is played, then its output is never exact silence, nor can it be heard', async () => {
    const { process } = bound(await processor());
    const output = [new Float32Array(BLOCK), new Float32Array(BLOCK)];
    process([], [output]);
    const loudest = Math.max(...output.flatMap(channel => [...channel]));
    expect(output.every(channel => channel.every(sample => sample !== 0))).toBe(true);
    expect(20 * Math.log10(loudest)).toBeLessThan(-150);
  });

  test('when a string is played, then it reports its note', async () => {
    const { process, order } = bound(await processor());
    order({ kind: 'expect', midis: [45], chord: [] });
    const silence = new Float32Array(BLOCK).fill(0.0001);
    for (let block = 0; block < 200; block += 1) process([[silence]], []);
    const string = pluckedString(frequencyOf(45), 0.3, RATE);
    for (let from = 0; from + BLOCK <= string.length; from += BLOCK)
      process([[Float32Array.from(string.subarray(from, from + BLOCK), sample => sample * 0.4)]], []);
    const events = posted.mock.calls.flatMap(([report]) => report.events);
    expect(events.map(({ kind, note }) => [kind, note.midi])).toEqual([['heard', 45]]);
  });

  test('when it is told to stop, then the browser may let it go', async () => {
    const { process, order } = bound(await processor());
    expect(process([], [])).toBe(true);
    order({ kind: 'stop' });
    expect(process([], [])).toBe(false);
  });
});

/** The functions of a processor that a browser calls. */
const bound = (of: Processor) => ({
  process: (inputs: readonly Float32Array[][], outputs: readonly Float32Array[][]) =>
    of.process(inputs, outputs),
  order: (data: unknown) => of.port.onmessage?.({ data }),
});
