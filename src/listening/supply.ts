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

/** Whether sound comes as it was played, or a machine is so busy that some of it is lost. */
export type Supply = 'steady' | 'losing';

/**
 * How loss is told. A block may come late by what a device buffers, as often as it likes; so it's compared with the latest one
 * of more than a second (`usual`) that ended some time ago (`recent`). One that is later than that by `least` (milliseconds)
 * has lost sound, and more may be lost in the time after it. `every` is a tenth of a second, the others count such tenths.
 */
const LOSS = { every: 0.1, recent: 3, usual: 12, least: 15 } as const;

/**
 * Creates a watch over whether sound is lost. A machine that is too busy to take its sound in time goes on with what comes
 * next, so its sound falls behind the clock for good (measured in Chromium: 10 to 300 ms at once, and several times a second).
 *
 * @returns a function that takes the length of each block (samples) and when it came (milliseconds)
 */
export function createLossWatch(sampleRate: number): (samples: number, now: number) => Supply {
  let heard = 0;
  let began = 0;
  let latest = Number.NEGATIVE_INFINITY;
  /** The lateness of the latest block in each tenth of a second. */
  let tenths: readonly number[] = [];
  let recent = Number.NEGATIVE_INFINITY;
  let limit = Number.POSITIVE_INFINITY;
  const endTenth = () => {
    tenths = [...tenths, latest].slice(-LOSS.recent - LOSS.usual);
    recent = Math.max(...tenths.slice(-LOSS.recent));
    const usual = tenths.slice(0, -LOSS.recent);
    if (usual.length > 0) limit = Math.max(...usual) + LOSS.least;
    began = heard;
    latest = Number.NEGATIVE_INFINITY;
  };
  return (samples, now) => {
    heard += samples / sampleRate;
    if (heard - began >= LOSS.every) endTenth();
    latest = Math.max(latest, now - heard * 1000);
    return Math.max(latest, recent) > limit ? 'losing' : 'steady';
  };
}
