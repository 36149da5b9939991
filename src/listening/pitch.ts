/** The tuning that a frequency is compared with. */
export interface Reference {
  /** The frequency of A4 (Hz). */
  readonly a4: number;
  /** How far the instrument lies from A4 (cents): −5 if all its strings are a little flat. */
  readonly offset: number;
}

export const CONCERT_PITCH: Reference = { a4: 440, offset: 0 };

/** A pitch by its nearest MIDI number, and how far it lies from it: −50 to 50 cents. */
export interface Pitch {
  readonly midi: number;
  readonly cents: number;
}

/** A pitch, and how clear it is: 0 to 1. */
export interface ClearPitch extends Pitch {
  readonly clarity: number;
}

/**
 * The semitones of a frequency above MIDI 0.
 *
 * @example semitonesOf(440, CONCERT_PITCH) // 69
 */
export const semitonesOf = (frequency: number, { a4, offset }: Reference): number =>
  69 + 12 * Math.log2(frequency / a4) - offset / 100;

/**
 * The pitch of a frequency.
 *
 * @example pitchOf(442, CONCERT_PITCH) // { midi: 69, cents: 7.85… }
 */
export function pitchOf(frequency: number, reference: Reference): Pitch {
  const semitones = semitonesOf(frequency, reference);
  const midi = Math.round(semitones);
  return { midi, cents: (semitones - midi) * 100 };
}

/**
 * The frequency of a MIDI number (Hz).
 *
 * @example frequencyFor(57, CONCERT_PITCH) // 220
 */
export const frequencyFor = (midi: number, { a4, offset }: Reference): number =>
  a4 * 2 ** ((midi - 69 + offset / 100) / 12);
