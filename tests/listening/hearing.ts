import { type Calibration, createDetector } from '../../src/listening/detector';
import type { Detected } from '../../src/listening/tracker';
import type { Samples } from './sounds';

/** The length of a block that an audio worklet processes. */
const BLOCK = 128;

/** What a detector hears in samples. */
export function heardIn(
  samples: Samples,
  sampleRate: number,
  expected: readonly number[] = [],
  known?: Calibration,
): readonly Detected[] {
  const detector = createDetector(sampleRate, known);
  detector.expect(expected);
  const events: Detected[] = [];
  for (let index = 0; index < samples.length; index += BLOCK)
    events.push(...detector.push(samples.subarray(index, index + BLOCK)));
  return events;
}
