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
  /** The share of the lowest pitch from which the filter lets pass. */
  passes: 0.85,
  /** The noise is looked at once in so many quiet hops, counts so much each time, and is known after so many. */
  noiseHops: 4,
  noiseShare: 0.1,
  noiseLeast: 3,
  /** The lowest floor, so that the noise of a converter isn't heard in a silent room. */
  leastFloor: -75,
  /** How long the room is listened to before a note can be heard. */
  learning: 0.2,
  /** The share of the way down to a quieter level that the floor falls in a hop: past a pause in the noise in a few. */
  floorFall: 0.3,
  /** How fast the floor rises, per second: slowly under a note, which may ring for seconds; faster under noise. */
  floorRise: { note: 1, noise: 10 },
  /** How far above the floor a note begins: fewer decibels admit the louder moments of the noise. */
  gate: 9,
  /** A rise that is an onset, within `onsetHops`: strings that beat with each other rise more slowly. */
  rise: 6,
  onsetHops: 4,
  /** The window of the bands, whose rise is an onset where the level doesn't rise: 1024 samples at 48 kHz. */
  bandWindow: 1024 / 48000,
  /** How much comes on average in the bands that sound, at an onset. */
  novelty: 4,
  /** How far over its noise a band is heard. */
  bandGate: 15,
  /** Hops after which an onset is told from a click: what stays. */
  lasts: 6,
  /**
   * What tells a string that was struck again from a click: a level, or bands, that stay higher (decibels), or a level that
   * fell before, since picking a string stops it for a moment.
   */
  lastingLevel: 2,
  lastingBands: 3,
  lastingDip: 5,
  /** A string whose swing isn't at least so much like what it would be by now was stopped and struck again. */
  goesOn: 0.5,
  /** By how much less than just before the onset: the partials of some strings beat, so that they never repeat exactly. */
  goesOnFalls: 0.3,
  /** How long before an onset is found that was (seconds). */
  comparedUntil: 0.03,
  /**
   * Where sound was lost, the string swings on with the same shape at least so much, and since an onset's click its bands and
   * its level have fallen (decibels): struck again, a string has new overtones, or was touched before.
   */
  skips: 0.97,
  skippedBands: -2,
  skippedDip: 3,
  /** How long ago (seconds) that swing is compared with: before the onset. */
  comparedWith: 0.09,
  /**
   * What a string has for itself, beside one of its overtones. When that overtone is struck on another string, it goes on with the
   * same shape at least so much, and as loud (a share); its share of the sound falls to `falls`. Below `surely` that alone tells:
   * in a string that was struck again it fell less. Overtones whose shares fall nearly as far aren't told apart.
   */
  own: { likeness: 0.8, least: 0.55, most: 1.3, falls: 0.8, surely: 0.33, nearly: 1.15 },
  /** Hops after which a pitch is taken for that of one string, even where several may share its period. */
  trusted: 5,
  /** After so many hops without its pitch, louder than before, another string was struck beside the one that rang. */
  joined: 6,
  /** After so long (seconds) an onset with which nothing began was a click. */
  clickEnds: 0.2,
  /** How long after an onset there isn't another. */
  refractory: 0.08,
  /** How long after an onset its note may still be on its way, whatever else rises. */
  oneStroke: 0.15,
  /** How long after an onset readings are left out, since the window still holds the sound before it. */
  settle: 0.02,
  /** From a note's true onset to the middle of the times at which it is found (measured, see docs/listening.md). */
  onsetDelay: 0.007,
  /** Equal hops for a pitch that is asked for. */
  expectedHops: 3,
  /**
   * Talk has no pitch in many of its sounds: so many hops within `since` seconds that are loud but have none, and such a share
   * of all that are loud. Where a voice has one, it glides: by more than so many cents from hop to hop. Fast runs have as many, so
   * there is none within `heard` seconds of a note that was asked for.
   */
  talk: { since: 0.6, least: 8, share: 0.3, heard: 0.4, glides: 8 },
  /**
   * A voice swells while its pitch is clear (decibels, over two hops), and its pitch may be clear only when it has become so much
   * softer than at its onset; a string is loudest, and clear, at once. Below `bodies` a level over two hops swings by itself.
   */
  swells: 2,
  faded: 10,
  /** Equal hops for any other, and for all in talk: a voice that glides through a pitch stays there for less. */
  otherHops: 10,
  /** How far apart the cents of these hops may be: a voice or a slide passes through faster. */
  steady: 25,
  /**
   * A knock on the body or on a table loses at least this much level in each period (decibels); a string loses far less, unless
   * it is damped at once. Only pitches from `bodies` up (Hz) are checked: the knocks of the bench sound no lower.
   */
  knockFalls: 0.9,
  bodies: 85,
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

/** The numbers of a strum. Times are in seconds. */
export const STRUM = {
  /** How much of it is read: in less, the lowest strings can't be told apart. */
  length: 0.3,
  /** From its first string to where that begins: the noise of the pick is over, and in a quick strum the last string sounds. */
  from: 0.06,
  /** The longest time from its first string to its last: what is struck later is a note by itself. */
  longest: 0.15,
  /** How long before its first string the sound ends that it is compared with: an onset is found to within as much. */
  gap: 0.02,
  /** How long it may take until an onset is found, so that the sound before it is still there then. */
  latency: 0.1,
  /** By how much a string that is struck becomes louder, in power (3 dB): one that rings on from before becomes softer. */
  struck: 2,
  /** How many strings make a strum: one alone is a note. */
  fewest: 2,
} as const;
