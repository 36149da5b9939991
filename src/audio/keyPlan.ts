import type { Degree } from '../theory/degree';
import { degreeSemitones } from '../theory/degree';
import type { ChordNumber, KeyType } from '../theory/key';
import type { ScaleType } from '../theory/scale';
import { wayHome } from '../theory/wayHome';
import { chordPlan, endOf, inTurn, NOTE_LENGTH, oneByOne, type PlannedTone } from './plan';

/** The lengths of a cadence's chords, and of the last one, which is home (seconds). */
const CADENCE = { chord: 0.6, last: 1.2 } as const;

/**
 * The chords of a key in semitones above the tonic, bass first. The bass has the
 * roots; above it each lies as near to the tonic's chord as it can, so that no voice of a cadence moves further than a third.
 */
const CHORDS: Readonly<Record<KeyType, Readonly<Partial<Record<ChordNumber, readonly number[]>>>>> = {
  major: {
    1: [-12, 0, 4, 7],
    2: [-10, 2, 5, 9],
    3: [-8, -1, 4, 7],
    4: [-7, 0, 5, 9],
    5: [-5, -1, 2, 7],
    6: [-3, 0, 4, 9],
    7: [-13, -1, 2, 5],
  },
  minor: {
    1: [-12, 0, 3, 7],
    2: [-10, 2, 5, 8],
    3: [-9, -2, 3, 7],
    4: [-7, 0, 5, 8],
    5: [-5, -1, 2, 7],
    '5m': [-5, -2, 2, 7],
    6: [-4, 0, 3, 8],
    7: [-14, -2, 2, 5],
  },
};

const chordMidis = (tonic: number, type: KeyType, number: ChordNumber): readonly number[] =>
  (CHORDS[type][number] ?? []).map(semitones => tonic + semitones);

/** I IV V I, in minor i iv V i. */
const CADENCE_CHORDS = [1, 4, 5, 1] as const;

/**
 * The cadence that tells which key it is.
 *
 * @param tonic the tonic of its upper voices, as a MIDI number
 * @example cadencePlan(60, 'minor').map(tone => tone.midi).slice(0, 4) // [48, 60, 63, 67]
 */
export function cadencePlan(tonic: number, type: KeyType): readonly PlannedTone[] {
  const last = CADENCE_CHORDS.length - 1;
  return inTurn(
    CADENCE_CHORDS.map((number, index) =>
      chordPlan(chordMidis(tonic, type, number), index < last ? CADENCE.chord : CADENCE.last),
    ),
    0,
  );
}

/**
 * Chords of a key, one after the other.
 *
 * @param tonic the tonic of their upper voices, as a MIDI number
 * @example chordsPlan(60, 'major', [4])[0]?.midi // 53: the bass of F
 */
export const chordsPlan = (
  tonic: number,
  type: KeyType,
  numbers: readonly ChordNumber[],
): readonly PlannedTone[] =>
  inTurn(
    numbers.map(number => chordPlan(chordMidis(tonic, type, number), CADENCE.last)),
    0,
  );

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
