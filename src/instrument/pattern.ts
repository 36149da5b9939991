import { type Degree, type Tone, toneAt } from '../theory/degree';
import { type NoteName, type PitchClass, pitchClass } from '../theory/note';
import type { Scale } from '../theory/scale';
import { allPositions, midiAt, type Position, pitchClassAt } from './position';
import type { Tuning } from './tuning';

/** A note of a scale or a triad at a place on the neck. */
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
  /** The degree that it starts on, counted from 1, or the open chord that it grows from. */
  readonly id: number | CagedShape;
  readonly startFret: number;
  readonly endFret: number;
  readonly notes: readonly NeckNote[];
}

interface CagedRule {
  /** The string whose root the window is measured from. */
  readonly guitarString: number;
  /** From that root's fret to the first fret of the window. */
  readonly offset: number;
  /** Whether a window that would start one fret behind the nut starts at the nut: the shape's own open chord. */
  readonly opens: boolean;
}

/**
 * Where each shape's five frets lie on a guitar in standard tuning.
 *
 * @see https://en.wikipedia.org/wiki/CAGED_system
 */
const CAGED_RULES: Record<CagedShape, CagedRule> = {
  C: { guitarString: 1, offset: -3, opens: false },
  A: { guitarString: 1, offset: -1, opens: true },
  G: { guitarString: 0, offset: -4, opens: true },
  E: { guitarString: 0, offset: -1, opens: true },
  D: { guitarString: 2, offset: -1, opens: true },
};

const WINDOW_SPAN = 4;
const NOTES_PER_STRING = 3;
const OCTAVE = 12;

/** The lowest fret of a string, open to 11, that sounds as a pitch class. */
function lowestFret(tuning: Tuning, guitarString: number, pitch: PitchClass): number {
  return pitchClass(pitch - pitchClassAt(tuning, { guitarString, fret: 0 }));
}

/** A scale's tones from one of them upward, so many of them, each with its semitones above that first one. */
function climb(tones: readonly Tone[], from: number, count: number) {
  const cycle = [...tones.slice(from), ...tones.slice(0, from)];
  const bottom = cycle[0]?.pitch ?? 0;
  return Array.from({ length: Math.ceil(count / cycle.length) }, (_, octave) =>
    cycle.map(tone => ({ tone, height: pitchClass(tone.pitch - bottom) + OCTAVE * octave })),
  )
    .flat()
    .slice(0, count);
}

function threePerString(tuning: Tuning, { tones }: Scale): readonly Pattern[] {
  return tones.map((first, from) => {
    const lowest = midiAt(tuning, { guitarString: 0, fret: lowestFret(tuning, 0, first.pitch) });
    const places = climb(tones, from, tuning.length * NOTES_PER_STRING).map(({ tone, height }, index) => {
      const guitarString = Math.floor(index / NOTES_PER_STRING);
      return { tone, guitarString, fret: lowest + height - midiAt(tuning, { guitarString, fret: 0 }) };
    });
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

function windowStart(tuning: Tuning, root: PitchClass, { guitarString, offset, opens }: CagedRule): number {
  const start = lowestFret(tuning, guitarString, root) + offset;
  if (start >= 0) return start;
  return opens && start === -1 ? 0 : start + OCTAVE;
}

/** Whether a higher string sounds the same pitch within the window. */
function isHeldHigher(tuning: Tuning, position: Position, startFret: number, endFret: number): boolean {
  const midi = midiAt(tuning, position);
  return tuning
    .slice(position.guitarString + 1)
    .some(open => midi - open >= startFret && midi - open <= endFret);
}

function caged(tuning: Tuning, { tones }: Scale): readonly Pattern[] {
  const root = tones[0]?.pitch ?? 0;
  return CAGED_SHAPES.map(id => {
    const startFret = windowStart(tuning, root, CAGED_RULES[id]);
    const endFret = startFret + WINDOW_SPAN;
    const notes = allPositions(tuning, endFret)
      .filter(place => place.fret >= startFret && !isHeldHigher(tuning, place, startFret, endFret))
      .flatMap(position => neckNoteAt(tuning, tones, position) ?? []);
    return { id, startFret, endFret, notes };
  });
}

const SYSTEMS: Record<PatternSystem, (tuning: Tuning, scale: Scale) => readonly Pattern[]> = {
  '3-notes-per-string': threePerString,
  caged,
};

/**
 * What a triad or a scale has at a position; `undefined` where nothing of it sounds there.
 *
 * @example neckNoteAt(STANDARD_TUNING, scale('C', 'major').tones, { guitarString: 0, fret: 8 })?.degree // '1'
 */
export function neckNoteAt(tuning: Tuning, tones: readonly Tone[], position: Position): NeckNote | undefined {
  const tone = toneAt(tones, pitchClassAt(tuning, position));
  return tone && { position, note: tone.note, degree: tone.degree };
}

/**
 * The patterns of a scale: one for each of its degrees with three notes on every string, or the five CAGED shapes
 * in that order.
 *
 * @example patternsOf('caged', STANDARD_TUNING, scale('C', 'major'))[3]?.startFret // 7, the E shape
 */
export function patternsOf(system: PatternSystem, tuning: Tuning, scale: Scale): readonly Pattern[] {
  return SYSTEMS[system](tuning, scale);
}
