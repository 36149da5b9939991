/**
 * The numbers of detection, with their reasons. Times are in seconds, levels in decibels. docs/listening.md shows what they
 * achieve.
 */
export const DETECTION = {
  /** 2048 samples at 48 kHz: four periods of a low E's second harmonic and more than one of a bass's low B. */
  window: 2048 / 48000,
  /** A new reading as often as a note may change, at a few percent of one processor. */
  hop: 0.01,
  /** A level over two hops: over one, a low E would pulse with its own period. */
  levelHops: 2,
  /** McLeod's similarity of a window with itself one period later: noise and speech sounds stay below. */
  clarity: 0.9,
  /** The highest pitch (Hz): past the last fret of a guitar and of a ukulele. */
  highest: 1600,
  /** The lowest pitch (Hz) if the instrument isn't known: a bass's low B, less a semitone. */
  lowest: 29,
  /** The lowest floor, so that the noise of a converter isn't heard in a silent room. */
  leastFloor: -75,
  /** How long the room is listened to before a note can be heard. */
  learning: 0.2,
  /** The share of the way down to a quieter level that the floor falls in a hop: past a pause in the noise in a few. */
  floorFall: 0.3,
  /** How fast the floor rises, per second: slowly under a note, which may ring for seconds; faster under noise. */
  floorRise: { note: 1, noise: 10 },
  /** How far above the floor a note begins: fewer decibels admit the louder moments of the noise. */
  gate: 12,
  /** A rise that is an onset, within `onsetHops`: strings that beat with each other rise more slowly. */
  rise: 6,
  onsetHops: 4,
  /** A rise that strikes even the string that was ringing: picking it stops it for a moment. */
  strike: 10,
  /** How long after an onset there isn't another: the pick, the finger and the string are one. */
  refractory: 0.3,
  /** How long after an onset readings are left out, since the window still holds the sound before it. */
  settle: 0.02,
  /** From a note's true onset to the middle of the times at which it is found (measured, see docs/listening.md). */
  onsetDelay: 0.007,
  /** Equal hops for a pitch that is asked for. */
  expectedHops: 3,
  /** Equal hops for any other: a voice that glides through a pitch stays there for less. */
  otherHops: 10,
  /** How far apart the cents of these hops may be: a voice or a slide passes through faster. */
  steady: 25,
  /**
   * The intervals (semitones) to which a string doesn't change while it rings. A detector errs by them when the fundamental
   * has died away or something hums.
   */
  overtones: [12, 19, 24, 28, 31, 36],
  /** How long another pitch has to hold before it can be called wrong. */
  held: 0.25,
  /** Hops that may be unclear within a pitch that has been heard: two strings that beat are unclear for a moment. */
  unclearHops: 3,
  /** A note has died away after hops below the gate, less a margin, so that it doesn't end at a dip. */
  quietHops: 5,
  quietMargin: 3,
  /** A note has also ended after hops without its pitch: it was damped, or something else sounds. */
  lostHops: 20,
} as const;
