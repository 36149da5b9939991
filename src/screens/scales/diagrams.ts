import { runPlan, thereAndBack } from '../../audio/plan';
import type { NeckTone } from '../../fretboard/useNeckSound';
import {
  type NeckNote,
  neckNoteAt,
  type Pattern,
  type PatternSystem,
  patternsOf,
} from '../../instrument/pattern';
import { allPositions, midiAt } from '../../instrument/position';
import { STANDARD_TUNING } from '../../instrument/tuning';
import type { Scale } from '../../theory/scale';
import type { NeckFilter } from './settings';

/** The neck that the filter leaves, or a pattern by its number or shape. */
export type DiagramId = 'neck' | Pattern['id'];

/** A part of the neck and the notes on it, which can be looked at, read, copied and played; both frets included. */
export interface Diagram {
  readonly id: DiagramId;
  /** The name of its grid: `Fretboard`, `Pattern 1`, `C shape`. */
  readonly name: string;
  readonly firstFret: number;
  readonly lastFret: number;
  readonly notes: readonly NeckNote[];
}

/**
 * The notes of a scale on the neck that a filter lets through.
 *
 * @example neckDiagram(scale('C', 'major'), { strings: [0], minFret: 7, maxFret: 10 }).notes.map(({ note }) => note)
 *   // ['B', 'C', 'D']
 */
export function neckDiagram({ tones }: Scale, { strings, minFret, maxFret }: NeckFilter): Diagram {
  const notes = allPositions(STANDARD_TUNING, maxFret)
    .filter(({ guitarString, fret }) => strings.includes(guitarString) && fret >= minFret)
    .flatMap(position => neckNoteAt(STANDARD_TUNING, tones, position) ?? []);
  return { id: 'neck', name: 'Fretboard', firstFret: minFret, lastFret: maxFret, notes };
}

const NAMES: Record<PatternSystem, (id: Pattern['id']) => string> = {
  '3-notes-per-string': id => `Pattern ${id}`,
  caged: id => `${id} shape`,
};

/**
 * The patterns of a scale in a system, each as a diagram of just its frets.
 *
 * @example patternDiagrams(scale('C', 'major'), 'caged').map(({ name }) => name) // ['C shape', 'A shape', …]
 */
export function patternDiagrams(scale: Scale, system: PatternSystem): readonly Diagram[] {
  return patternsOf(system, STANDARD_TUNING, scale).map(({ id, startFret, endFret, notes }) => ({
    id,
    name: NAMES[system](id),
    firstFret: startFret,
    lastFret: endFret,
    notes,
  }));
}

const midiOf = ({ position }: NeckNote): number => midiAt(STANDARD_TUNING, position);

/** Each pitch once, the lowest first; of two places the one on the higher-pitched string, nearer the nut. */
function climbing(notes: readonly NeckNote[]): readonly NeckNote[] {
  const byPitch = new Map(
    notes
      .toSorted((a, b) => a.position.guitarString - b.position.guitarString)
      .map(note => [midiOf(note), note] as const),
  );
  return [...byPitch.values()].sort((a, b) => midiOf(a) - midiOf(b));
}

/**
 * A diagram's notes up and down, so many a minute.
 *
 * @example runTones(cOnString6, 120).map(({ tone }) => tone.midi) // [47, 48, 50, 48, 47]
 */
export function runTones({ notes }: Diagram, notesPerMinute: number): readonly NeckTone[] {
  const run = thereAndBack(climbing(notes));
  const tones = runPlan(run.map(midiOf), notesPerMinute);
  return run.flatMap(({ position }, index) => {
    const tone = tones[index];
    return tone ? [{ tone, places: [position] }] : [];
  });
}
