/** How loud a note is over its life; times in seconds, `sustain` as a share of the loudest. */
export interface Envelope {
  readonly attack: number;
  /** What is left when the release begins. */
  readonly sustain: number;
  readonly release: number;
}

/** A half period of a cosine: it leaves and arrives without a corner, which would be heard as a click. */
const FALL = Array.from({ length: 65 }, (_, index) => (1 + Math.cos((Math.PI * index) / 64)) / 2);

/**
 * Writes an envelope into a gain, from nothing at `start` to nothing at `start + duration` (seconds of the context's
 * clock); a short note gets a shorter attack and release.
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
  const left = level * envelope.sustain;
  const releaseAt = start + duration - release;
  gain.value = 0;
  gain.setValueAtTime(0, start);
  gain.linearRampToValueAtTime(level, start + attack);
  gain.linearRampToValueAtTime(left, releaseAt);
  gain.setValueCurveAtTime(
    FALL.map(share => share * left),
    releaseAt,
    release,
  );
}
