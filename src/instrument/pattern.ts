import type { Tone } from '../theory/degree';
import type { Scale, ScaleType } from '../theory/scale';
import { type Instrument, placesOf } from './instrument';
import { type NeckNote, neckNoteAt } from './neckNote';
import { intervalsUp, isBlue, lowestFret, notesInPosition, notesPerString } from './placing';
import { allPositions, fretOfPitch, midiAt, type Position } from './position';

export const CAGED_SHAPES = ['C', 'A', 'G', 'E', 'D'] as const;
export type CagedShape = (typeof CAGED_SHAPES)[number];

/** The shapes in the order in which they are taught: the E shape, and from it up the neck. */
const CAGED_LESSONS: readonly CagedShape[] = ['E', 'D', 'C', 'A', 'G'];

export const PATTERN_SYSTEMS = ['3-notes-per-string', '2-notes-per-string', 'caged', 'positions'] as const;
export type PatternSystem = (typeof PATTERN_SYSTEMS)[number];

/** One way to play a scale; `notes` ascend in pitch, and every one lies on the frets from `startFret` to `endFret`. */
export interface Pattern {
  /** The number of the pattern, in the order of the notes that patterns start on, or the open chord that it is built on. */
  readonly id: number | CagedShape;
  readonly startFret: number;
  readonly endFret: number;
  readonly notes: readonly NeckNote[];
}

/** The place of the chord that a shape is named for: its lowest fret, from the fret of its root on a string. */
interface CagedChord {
  /** The number of the root's string. */
  readonly number: number;
  readonly offset: number;
}

/**
 * The open chord of each shape, on six strings tuned in a guitar's intervals.
 *
 * @see https://en.wikipedia.org/wiki/CAGED_system
 */
const CAGED_CHORDS: Record<CagedShape, CagedChord> = {
  C: { number: 5, offset: -3 },
  A: { number: 5, offset: 0 },
  G: { number: 6, offset: -3 },
  E: { number: 6, offset: 0 },
  D: { number: 4, offset: 0 },
};

/**
 * The shapes whose five frets begin one below their chord, if it isn't open; those of the others begin with it. So each shape
 * of a mode is one of its parent major scale: D dorian's E shape is C major's D shape. Harmonic minor lies where natural
 * minor does. A scale that isn't here has no CAGED shapes.
 */
const FROM_BELOW: Partial<Record<ScaleType, readonly CagedShape[]>> = {
  major: ['A', 'G', 'E', 'D'],
  'melodic-minor': ['A', 'G', 'E', 'D'],
  'natural-minor': ['E'],
  'harmonic-minor': ['E'],
  dorian: ['A', 'E'],
  phrygian: [],
  lydian: ['C', 'A', 'G', 'E', 'D'],
  mixolydian: ['A', 'E', 'D'],
};

/** The intervals from each of a guitar's strings to the next, string 6 first (semitones). */
const GUITAR_INTERVALS = [5, 5, 5, 4, 5];

const WINDOW_SPAN = 4;
const OCTAVE = 12;

/** The first of the five frets of a shape; its chord lies as near the nut as it can. */
function windowStart(instrument: Instrument, { tones, type }: Scale, shape: CagedShape): number {
  const { number, offset } = CAGED_CHORDS[shape];
  const guitarString = instrument.strings.findIndex(each => each.number === number);
  const chord = lowestFret(instrument, guitarString, tones[0]?.pitch ?? 0) + offset;
  const lowest = chord < 0 ? chord + OCTAVE : chord;
  return FROM_BELOW[type]?.includes(shape) ? Math.max(0, lowest - 1) : lowest;
}

/** Whether a higher string has the same pitch within the window. */
function isHeldHigher(
  instrument: Instrument,
  position: Position,
  startFret: number,
  endFret: number,
): boolean {
  const midi = midiAt(instrument, position);
  return placesOf(instrument)
    .slice(position.guitarString + 1)
    .map(guitarString => fretOfPitch(instrument, guitarString, midi))
    .some(fret => fret >= startFret && fret <= endFret);
}

function caged(instrument: Instrument, scale: Scale): readonly Pattern[] {
  return CAGED_SHAPES.map(id => {
    const startFret = windowStart(instrument, scale, id);
    const endFret = startFret + WINDOW_SPAN;
    const notes = allPositions(instrument, endFret)
      .filter(place => place.fret >= startFret && !isHeldHigher(instrument, place, startFret, endFret))
      .flatMap(position => neckNoteAt(instrument, scale.tones, position) ?? []);
    return { id, startFret, endFret, notes };
  });
}

/** A pattern of each list of notes, numbered from 1, on just the frets that its notes are on. */
const numbered = (lists: readonly (readonly NeckNote[])[]): readonly Pattern[] =>
  lists.map((notes, index) => {
    const frets = notes.map(({ position }) => position.fret);
    return { id: index + 1, startFret: Math.min(...frets), endFret: Math.max(...frets), notes };
  });

interface SystemRule {
  /** Whether the system works in an instrument's tuning. */
  readonly fits: (instrument: Instrument) => boolean;
  /** Whether it is how a scale is taught. */
  readonly suits: (scale: Scale) => boolean;
  readonly patterns: (instrument: Instrument, scale: Scale) => readonly Pattern[];
}

const hasRisingStrings = (instrument: Instrument): boolean =>
  intervalsUp(instrument).every(interval => interval > 0);

/** A fourth in semitones: three notes of a scale, or two of a pentatonic, take as much on average. */
const FOURTH = 5;

/** How far the hand may come from where it began, on any string (frets). */
const DRIFT = 2;

/** Whether the strings rise, on average, by about a fourth, so that equally many notes on each leave the hand where it is. */
function isTunedInFourths(instrument: Instrument): boolean {
  const intervals = intervalsUp(instrument);
  const isNear = (_: number, last: number) => {
    const drift = intervals.slice(0, last + 1).reduce((sum, interval) => sum + interval - FOURTH, 0);
    return Math.abs(drift) <= DRIFT;
  };
  return hasRisingStrings(instrument) && intervals.every(isNear);
}

const hasBlueNote = (tones: readonly Tone[]): boolean => tones.some(tone => isBlue(tone, tones));

const SYSTEMS: Record<PatternSystem, SystemRule> = {
  '3-notes-per-string': {
    fits: isTunedInFourths,
    suits: ({ tones }) => tones.length === 7,
    patterns: (instrument, { tones }) => numbered(notesPerString(instrument, tones, 3)),
  },
  '2-notes-per-string': {
    fits: isTunedInFourths,
    suits: ({ tones }) => tones.length === 5,
    patterns: (instrument, { tones }) => numbered(notesPerString(instrument, tones, 2)),
  },
  caged: {
    fits: instrument =>
      hasRisingStrings(instrument) &&
      intervalsUp(instrument).slice(-GUITAR_INTERVALS.length).join() === GUITAR_INTERVALS.join(),
    suits: ({ type }) => FROM_BELOW[type] !== undefined,
    patterns: caged,
  },
  positions: {
    fits: () => true,
    suits: ({ tones }) => tones.length !== 5 && tones.length !== 7,
    patterns: (instrument, { tones }) =>
      numbered(
        hasBlueNote(tones) && isTunedInFourths(instrument)
          ? notesPerString(instrument, tones, 2)
          : notesInPosition(instrument, tones),
      ),
  },
};

/**
 * The pattern systems that work on an instrument: positions always, CAGED if strings 6 to 1 are tuned in a guitar's
 * intervals, notes per string if its strings are about a fourth apart.
 *
 * @example patternSystemsOf(STANDARD_GUITAR) // ['3-notes-per-string', '2-notes-per-string', 'caged', 'positions']
 */
export const patternSystemsOf = (instrument: Instrument): readonly PatternSystem[] =>
  PATTERN_SYSTEMS.filter(system => SYSTEMS[system].fits(instrument));

/**
 * The pattern systems for a scale on an instrument: three notes per string for seven notes, two for five, and CAGED for seven
 * notes with a major or minor chord; positions for any other number, and where none of these works.
 *
 * @example systemsFor(STANDARD_GUITAR, scale('A', 'minor-pentatonic')) // ['2-notes-per-string']
 */
export function systemsFor(instrument: Instrument, scale: Scale): readonly PatternSystem[] {
  const suitable = patternSystemsOf(instrument).filter(system => SYSTEMS[system].suits(scale));
  return suitable.length > 0 ? suitable : ['positions'];
}

/**
 * The pattern system of a scale: the one that was chosen or, if that isn't for it, the first that is.
 *
 * @example systemFor(STANDARD_GUITAR, scale('A', 'minor-pentatonic'), 'caged') // '2-notes-per-string'
 */
export function systemFor(instrument: Instrument, scale: Scale, chosen: PatternSystem): PatternSystem {
  const offered = systemsFor(instrument, scale);
  return offered.includes(chosen) ? chosen : (offered[0] ?? chosen);
}

/**
 * The patterns of a scale: the five CAGED shapes in that order, or one from each note that a pattern can start on; none if
 * the scale doesn't have the system on the instrument.
 *
 * @example patternsOf('caged', STANDARD_GUITAR, scale('C', 'major'))[3]?.startFret // 7, the E shape
 */
export function patternsOf(system: PatternSystem, instrument: Instrument, scale: Scale): readonly Pattern[] {
  return systemsFor(instrument, scale).includes(system) ? SYSTEMS[system].patterns(instrument, scale) : [];
}

const lessonOf = (id: Pattern['id']): number => (typeof id === 'number' ? id : CAGED_LESSONS.indexOf(id));

/**
 * The patterns of a system in the order in which they are taught: by number, or from the E shape up the neck.
 *
 * @example inLessons(patternsOf('caged', STANDARD_GUITAR, scale('C', 'major'))).map(({ id }) => id) // ['E', 'D', 'C', 'A', 'G']
 */
export const inLessons = <T extends Pick<Pattern, 'id'>>(patterns: readonly T[]): readonly T[] =>
  patterns.toSorted((one, other) => lessonOf(one.id) - lessonOf(other.id));
