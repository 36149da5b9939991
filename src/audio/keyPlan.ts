import type { Degree } from '../theory/degree';
import { degreeSemitones } from '../theory/degree';
import type { KeyType } from '../theory/key';
import type { ScaleType } from '../theory/scale';
import { wayHome } from '../theory/wayHome';
import { chordPlan, endOf, inTurn, NOTE_LENGTH, oneByOne, type PlannedTone } from './plan';

/** The lengths of a cadence's chords, and of the last one, which is home (seconds). */
const CADENCE = { chord: 0.6, last: 1.2 } as const;

/**
 * The chords of a cadence in semitones above the tonic, bass first: I IV V I, in minor i iv V i. The bass has the roots; above
 * it no voice moves further than a third.
 */
const CADENCES: Readonly<Record<KeyType, readonly (readonly number[])[]>> = {
  major: [
    [-12, 0, 4, 7],
    [-7, 0, 5, 9],
    [-5, -1, 2, 7],
    [-12, 0, 4, 7],
  ],
  minor: [
    [-12, 0, 3, 7],
    [-7, 0, 5, 8],
    [-5, -1, 2, 7],
    [-12, 0, 3, 7],
  ],
};

/**
 * The cadence that tells which key it is.
 *
 * @param tonic the tonic of its upper voices, as a MIDI number
 * @example cadencePlan(60, 'minor').map(tone => tone.midi).slice(0, 4) // [48, 60, 63, 67]
 */
export function cadencePlan(tonic: number, type: KeyType): readonly PlannedTone[] {
  const chords = CADENCES[type].map(chord => chord.map(semitones => tonic + semitones));
  const lengths = chords.map((_, index) => (index < chords.length - 1 ? CADENCE.chord : CADENCE.last));
  return inTurn(
    chords.map((midis, index) => chordPlan(midis, lengths[index] ?? CADENCE.last)),
    0,
  );
}

/** The length of a note that a melody passes on its way home (seconds). */
const PASSING = 0.4;

/**
 * A degree of a scale, which walks home by step to its tonic.
 *
 * @param tonic the tonic below the degree, as a MIDI number
 * @example resolutionPlan(60, '6', 'major').map(tone => tone.midi) // [69, 71, 72]
 */
export function resolutionPlan(tonic: number, degree: Degree, type: ScaleType): readonly PlannedTone[] {
  const way = wayHome(degree, type).map(semitones => tonic + semitones);
  const first = chordPlan([tonic + degreeSemitones(degree)], NOTE_LENGTH);
  const passed = oneByOne(way.slice(0, -1), PASSING);
  const home = way.slice(-1).map(midi => ({ midi, start: endOf(passed), duration: NOTE_LENGTH }));
  return inTurn([first, [...passed, ...home]], 0);
}
