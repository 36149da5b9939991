import type { PlannedTone } from './plan';

/** The pitches of a click on the first beat and on the others (MIDI numbers): high enough for small loudspeakers. */
export const CLICKS = { first: 96, other: 84 } as const;

/**
 * The clicks of a metronome, one a beat. Each lasts until the next, so that one of them is always sounding and tells which
 * beat it is; the sound itself is short.
 *
 * @param accents whether each beat is the first of its group
 * @example clickPlan([true, false], 120) // [{ midi: 96, start: 0, duration: 0.5 }, { midi: 84, start: 0.5, duration: 0.5 }]
 */
export function clickPlan(accents: readonly boolean[], beatsPerMinute: number): readonly PlannedTone[] {
  const beat = 60 / beatsPerMinute;
  return accents.map((isFirst, index) => ({
    midi: isFirst ? CLICKS.first : CLICKS.other,
    start: index * beat,
    duration: beat,
  }));
}
