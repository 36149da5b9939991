/** A filter of one sample at a time. */
export type Filter = (sample: number) => number;

/** The steepness of the two sections that make a Butterworth filter of fourth order. */
const SECTIONS = [0.5412, 1.3066];

/**
 * Creates one section of second order that lets pass what is above a frequency.
 *
 * @see https://www.w3.org/TR/audio-eq-cookbook/
 */
function createSection(sampleRate: number, frequency: number, q: number): Filter {
  const angle = (2 * Math.PI * frequency) / sampleRate;
  const [cos, alpha] = [Math.cos(angle), Math.sin(angle) / (2 * q)];
  const gain = (1 + cos) / 2 / (1 + alpha);
  const [a1, a2] = [(-2 * cos) / (1 + alpha), (1 - alpha) / (1 + alpha)];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return x => {
    const y = gain * (x - 2 * x1 + x2) - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  };
}

/**
 * Creates a filter that keeps out what is below a frequency, by 24 dB an octave: hum, fans, steps, and the constant that some
 * microphones add.
 *
 * @param frequency in Hz
 */
export function createHighPass(sampleRate: number, frequency: number): Filter {
  const [first, second] = SECTIONS.map(q => createSection(sampleRate, frequency, q));
  return sample => second?.(first?.(sample) ?? 0) ?? 0;
}

/**
 * The length of a gap in the sound (seconds): a buffer that came too late is 10 ms of zeros, and on a busy machine several come
 * too late; what lasts longer is silence.
 */
const GAP = { shortest: 0.001, longest: 0.1 } as const;

/**
 * Creates a bridge over gaps. Where a machine is too busy to hand a buffer over in time, a browser puts exact zeros in its
 * place and goes on with it later; without them, a string swings on as it did. No microphone is as silent by itself.
 *
 * @returns a function that takes a block and returns it without gaps; zeros that may be one come with a later block
 */
export function createGapBridge(sampleRate: number): (block: Float32Array) => Float32Array {
  const shortest = Math.round(GAP.shortest * sampleRate);
  const longest = Math.round(GAP.longest * sampleRate);
  let bridged = new Float32Array(0);
  let zeros = 0;
  return block => {
    if (bridged.length < block.length + longest) bridged = new Float32Array(block.length + longest);
    let length = 0;
    const putZeros = (count: number) => {
      bridged.fill(0, length, length + count);
      length += count;
    };
    for (const sample of block) {
      if (sample === 0) {
        zeros += 1;
        if (zeros === longest) putZeros(longest);
        else if (zeros > longest) putZeros(1);
        continue;
      }
      if (zeros < shortest) putZeros(zeros);
      zeros = 0;
      bridged[length] = sample;
      length += 1;
    }
    return bridged.subarray(0, length);
  };
}
