import { runPlan, thereAndBack } from '../../audio/runPlan';
import type { NeckTone } from '../../fretboard/useNeckSound';
import type { Instrument } from '../../instrument/instrument';
import { neckNoteAt } from '../../instrument/neckNote';
import { inLessons, type PatternSystem, patternsOf } from '../../instrument/pattern';
import { allPositions, midiAt, type Position } from '../../instrument/position';
import type { Scale } from '../../theory/scale';
import type { Diagram } from './diagram';
import type { NeckFilter } from './settings';
import { diagramName } from './titles';

/**
 * The notes of a scale on the neck that pass a filter.
 *
 * @example neckDiagram(STANDARD_GUITAR, scale('C', 'major'), { strings: [0], minFret: 7, maxFret: 10 }).notes.map(({ note }) => note)
 *   // ['B', 'C', 'D']
 */
export function neckDiagram(
  instrument: Instrument,
  { tones }: Scale,
  { strings, minFret, maxFret }: NeckFilter,
): Diagram {
  const notes = allPositions(instrument, maxFret)
    .filter(({ guitarString, fret }) => strings.includes(guitarString) && fret >= minFret)
    .flatMap(position => neckNoteAt(instrument, tones, position) ?? []);
  return { instrument, id: 'neck', name: diagramName('neck'), firstFret: minFret, lastFret: maxFret, notes };
}

/**
 * The patterns of a scale in a system, each a diagram of just its frets.
 *
 * @example patternDiagrams(STANDARD_GUITAR, scale('C', 'major'), 'caged').map(({ name }) => name) // ['E shape', 'D shape', …]
 */
export function patternDiagrams(
  instrument: Instrument,
  scale: Scale,
  system: PatternSystem,
): readonly Diagram[] {
  return inLessons(patternsOf(system, instrument, scale)).map(({ id, startFret, endFret, notes }) => ({
    instrument,
    id,
    name: diagramName(id),
    firstFret: startFret,
    lastFret: endFret,
    notes,
  }));
}

interface Pitched {
  readonly position: Position;
  readonly midi: number;
}

/** Each pitch of a diagram once, lowest first; of its places, the one nearest the nut. */
function climbing({ instrument, notes }: Diagram): readonly Pitched[] {
  const byPitch = new Map(
    notes
      .toSorted((one, other) => other.position.fret - one.position.fret)
      .map(({ position }) => [midiAt(instrument, position), position] as const),
  );
  return [...byPitch]
    .map(([midi, position]) => ({ midi, position }))
    .sort((one, other) => one.midi - other.midi);
}

/**
 * A diagram's notes, up and back down.
 *
 * @example runTones(cOnString6, 120).map(({ tone }) => tone.midi) // [47, 48, 50, 48, 47]
 */
export function runTones(diagram: Diagram, notesPerMinute: number): readonly NeckTone[] {
  const run = thereAndBack(climbing(diagram));
  const tones = runPlan(
    run.map(({ midi }) => midi),
    notesPerMinute,
  );
  return run.flatMap(({ position }, index) => {
    const tone = tones[index];
    return tone ? [{ tone, places: [position] }] : [];
  });
}
