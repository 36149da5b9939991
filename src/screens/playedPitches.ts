/** Every pitch that MIDI has a number for. */
export const PITCHES: readonly number[] = Array.from({ length: 128 }, (_, midi) => midi);
