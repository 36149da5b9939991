/** The loudness of a note over time: times in seconds, `sustain` as a fraction of the peak. */
export interface Envelope {
  readonly attack: number;
  /** The level at which the release begins. */
  readonly sustain: number;
  readonly release: number;
}

/** Half a cosine period: it starts and ends without a corner, which would be heard as a click. */
const FALL = Array.from({ length: 65 }, (_, index) => (1 + Math.cos((Math.PI * index) / 64)) / 2);

/**
 * Schedules an envelope on a gain, from silence at `start` to silence at `start + duration` (seconds on the context's
 * clock). Short notes get a shorter attack and release.
 *
 * @example shape(gain.gain, { attack: 0.004, sustain: 0.7, release: 0.06 }, 0.45, context.currentTime, 0.8)
 */
export function shape(
  gain: AudioParam,
  envelope: Envelope,
  level: number,
  start: number,
  duration: number,
): void {
  const attack = Math.min(envelope.attack, duration / 4);
  const release = Math.min(envelope.release, duration / 2);
  const sustained = level * envelope.sustain;
  const releaseAt = start + duration - release;
  gain.value = 0;
  gain.setValueAtTime(0, start);
  gain.linearRampToValueAtTime(level, start + attack);
  gain.linearRampToValueAtTime(sustained, releaseAt);
  gain.setValueCurveAtTime(
    FALL.map(share => share * sustained),
    releaseAt,
    release,
  );
}
