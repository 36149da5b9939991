import type { Semitones } from '../../theory/interval';

/** Other names of each interval: https://en.wikipedia.org/wiki/Interval_(music)#Main_intervals */
export const INTERVAL_WORDS: Readonly<Record<Semitones, readonly string[]>> = {
  0: ['unisons', 'p1', 'same note', 'prime'],
  1: ['seconds', 'm2', 'semitone', 'half step', 'half tone', 'flat two'],
  2: ['seconds', 'maj2', 'whole step', 'whole tone'],
  3: ['thirds', 'm3', 'flat three'],
  4: ['thirds', 'maj3'],
  5: ['fourths', 'p4'],
  6: ['tritones', 'tt', 'augmented fourth', 'diminished fifth', 'flat five', 'sharp four', 'devil'],
  7: ['fifths', 'p5', 'power chord'],
  8: ['sixths', 'm6', 'flat six', 'augmented fifth', 'sharp five'],
  9: ['sixths', 'maj6'],
  10: ['sevenths', 'm7', 'flat seven', 'dominant seventh'],
  11: ['sevenths', 'maj7'],
  12: ['octaves', 'p8', '8ve', 'perfect octave'],
};
