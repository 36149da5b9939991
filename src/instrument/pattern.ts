import { type Degree, type Tone, toneAt } from '../theory/degree';
import { type NoteName, type PitchClass, pitchClass } from '../theory/note';
import type { Scale } from '../theory/scale';
import { type Instrument, placesOf } from './instrument';
import { allPositions, midiAt, type Position, pitchClassAt } from './position';

/** A note of a scale or a triad, at a position on the neck. */
export interface NeckNote {
  readonly position: Position;
  readonly note: NoteName;
  readonly degree: Degree;
}

export const CAGED_SHAPES = ['C', 'A', 'G', 'E', 'D'] as const;
export type CagedShape = (typeof CAGED_SHAPES)[number];

export const PATTERN_SYSTEMS = ['3-notes-per-string', 'caged'] as const;
export type PatternSystem = (typeof PATTERN_SYSTEMS)[number];

/** One way to play a scale; `notes` ascend in pitch, and every one lies on the frets from `startFret` to `endFret`. */
export interface Pattern {
  /** The degree that it starts on, counted from 1, or the open chord that it is built on. */
  readonly id: number | CagedShape;
  readonly startFret: number;
  readonly endFret: number;
  readonly notes: readonly NeckNote[];
}

interface CagedRule {
  /** The number of the string whose root the window is measured from. */
  readonly number: number;
  /** From that root's fret to the first fret of the window. */
  readonly offset: number;
  /** Whether a window that would start one fret behind the nut starts at the nut instead: the open chord itself. */
  readonly opens: boolean;
}

/**
 * Where each shape's five frets lie on six strings tuned in a guitar's intervals.
 *
 * @see https://en.wikipedia.org/wiki/CAGED_system
 */
const CAGED_RULES: Record<CagedShape, CagedRule> = {
  C: { number: 5, offset: -3, opens: false },
  A: { number: 5, offset: -1, opens: true },
  G: { number: 6, offset: -4, opens: true },
  E: { number: 6, offset: -1, opens: true },
  D: { number: 4, offset: -1, opens: true },
};

/** The intervals from each of a guitar's strings to the next, string 6 first (semitones). */
const GUITAR_INTERVALS = [5, 5, 5, 4, 5];

const WINDOW_SPAN = 4;
const NOTES_PER_STRING = 3;
const OCTAVE = 12;

/** The lowest fret of a string, 0 to 11, that sounds a pitch class. */
function lowestFret(instrument: Instrument, guitarString: number, pitch: PitchClass): number {
  return pitchClass(pitch - pitchClassAt(instrument, { guitarString, fret: 0 }));
}

/** `count` tones of a scale, upward from the tone at `from`, each with its semitones above that one. */
function climb(tones: readonly Tone[], from: number, count: number) {
  const cycle = [...tones.slice(from), ...tones.slice(0, from)];
  const bottom = cycle[0]?.pitch ?? 0;
  return Array.from({ length: Math.ceil(count / cycle.length) }, (_, octave) =>
    cycle.map(tone => ({ tone, height: pitchClass(tone.pitch - bottom) + OCTAVE * octave })),
  )
    .flat()
    .slice(0, count);
}

function threePerString(instrument: Instrument, { tones }: Scale): readonly Pattern[] {
  return tones.map((first, from) => {
    const lowest = midiAt(instrument, { guitarString: 0, fret: lowestFret(instrument, 0, first.pitch) });
    const places = climb(tones, from, placesOf(instrument).length * NOTES_PER_STRING).map(
      ({ tone, height }, index) => {
        const guitarString = Math.floor(index / NOTES_PER_STRING);
        return { tone, guitarString, fret: lowest + height - midiAt(instrument, { guitarString, fret: 0 }) };
      },
    );
    const lift = places.some(({ fret }) => fret < 0) ? OCTAVE : 0;
    const frets = places.map(({ fret }) => fret + lift);
    return {
      id: from + 1,
      startFret: Math.min(...frets),
      endFret: Math.max(...frets),
      notes: places.map(({ tone: { note, degree }, guitarString, fret }) => ({
        position: { guitarString, fret: fret + lift },
        note,
        degree,
      })),
    };
  });
}

function windowStart(instrument: Instrument, root: PitchClass, { number, offset, opens }: CagedRule): number {
  const guitarString = instrument.strings.findIndex(each => each.number === number);
  const start = lowestFret(instrument, guitarString, root) + offset;
  if (start >= 0) return start;
  return opens && start === -1 ? 0 : start + OCTAVE;
}

/** Whether a higher string has the same pitch within the window. */
function isHeldHigher(
  instrument: Instrument,
  position: Position,
  startFret: number,
  endFret: number,
): boolean {
  const midi = midiAt(instrument, position);
  return instrument.strings
    .slice(position.guitarString + 1)
    .some(({ open }) => midi - open >= startFret && midi - open <= endFret);
}

function caged(instrument: Instrument, { tones }: Scale): readonly Pattern[] {
  const root = tones[0]?.pitch ?? 0;
  return CAGED_SHAPES.map(id => {
    const startFret = windowStart(instrument, root, CAGED_RULES[id]);
    const endFret = startFret + WINDOW_SPAN;
    const notes = allPositions(instrument, endFret)
      .filter(place => place.fret >= startFret && !isHeldHigher(instrument, place, startFret, endFret))
      .flatMap(position => neckNoteAt(instrument, tones, position) ?? []);
    return { id, startFret, endFret, notes };
  });
}

/** The intervals from each string to the one above it, bottom row first (semitones). */
const intervalsUp = ({ strings }: Instrument): readonly number[] =>
  strings.slice(1).map(({ open }, place) => open - (strings[place]?.open ?? open));

interface SystemRule {
  /** Whether the system works in an instrument's tuning. */
  readonly fits: (instrument: Instrument) => boolean;
  readonly patterns: (instrument: Instrument, scale: Scale) => readonly Pattern[];
}

const SYSTEMS: Record<PatternSystem, SystemRule> = {
  '3-notes-per-string': {
    fits: instrument => intervalsUp(instrument).every(interval => interval > 0),
    patterns: threePerString,
  },
  caged: {
    fits: instrument =>
      intervalsUp(instrument).slice(-GUITAR_INTERVALS.length).join() === GUITAR_INTERVALS.join(),
    patterns: caged,
  },
};

/**
 * The pattern systems that work on an instrument: three notes per string if each string is higher than the one below it,
 * CAGED if strings 6 to 1 are tuned in a guitar's intervals.
 *
 * @example patternSystemsOf(STANDARD_GUITAR) // ['3-notes-per-string', 'caged']
 */
export const patternSystemsOf = (instrument: Instrument): readonly PatternSystem[] =>
  PATTERN_SYSTEMS.filter(system => SYSTEMS[system].fits(instrument));

/**
 * The note that a triad or a scale has at a position; `undefined` if it has none there.
 *
 * @example neckNoteAt(STANDARD_GUITAR, scale('C', 'major').tones, { guitarString: 0, fret: 8 })?.degree // '1'
 */
export function neckNoteAt(
  instrument: Instrument,
  tones: readonly Tone[],
  position: Position,
): NeckNote | undefined {
  const tone = toneAt(tones, pitchClassAt(instrument, position));
  return tone && { position, note: tone.note, degree: tone.degree };
}

/**
 * The patterns of a scale: one for each of its degrees, with three notes per string, or the five CAGED shapes in that
 * order; none if the system doesn't work on the instrument.
 *
 * @example patternsOf('caged', STANDARD_GUITAR, scale('C', 'major'))[3]?.startFret // 7, the E shape
 */
export function patternsOf(system: PatternSystem, instrument: Instrument, scale: Scale): readonly Pattern[] {
  const { fits, patterns } = SYSTEMS[system];
  return fits(instrument) ? patterns(instrument, scale) : [];
}
