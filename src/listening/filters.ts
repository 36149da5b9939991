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
