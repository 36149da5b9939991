import { runPlan, thereAndBack } from '../../audio/runPlan';
import type { NeckTone } from '../../fretboard/useNeckSound';
import type { FretCount, Instrument } from '../../instrument/instrument';
import { climbing, neckNoteAt } from '../../instrument/neckNote';
import { inLessons, type PatternSystem, patternsOf } from '../../instrument/pattern';
import { allPositions, midiAt } from '../../instrument/position';
import { readChoices, searchOf } from '../../settings/choices';
import { instrumentIn } from '../../settings/instrument';
import { noteNames } from '../../settings/noteNames';
import type { Choices, SettingsTable } from '../../settings/setting';
import type { Scale } from '../../theory/scale';
import { diagramName } from './askSettings';
import type { Diagram } from './diagram';
import { filterIn, type NeckFilter, scaleIn, scalesSettings, scalesTable, type ViewMode } from './settings';

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

/**
 * A diagram's notes, up and back down.
 *
 * @example runTones(cOnString6, 120).map(({ tone }) => tone.midi) // [47, 48, 50, 48, 47]
 */
export function runTones(diagram: Diagram, notesPerMinute: number): readonly NeckTone[] {
  const run = thereAndBack(climbing(diagram.instrument, diagram.notes));
  const tones = runPlan(
    run.map(({ position }) => midiAt(diagram.instrument, position)),
    notesPerMinute,
  );
  return run.flatMap(({ position }, index) => {
    const tone = tones[index];
    return tone ? [{ tone, places: [position] }] : [];
  });
}

/** The scale and its diagrams on the screen: the neck, or every pattern. */
export interface Shown {
  readonly instrument: Instrument;
  readonly scale: Scale;
  readonly mode: ViewMode;
  readonly system: PatternSystem;
  readonly frets: FretCount;
  readonly diagrams: readonly Diagram[];
}

const { view, frets, key, type, system, strings, minFret, maxFret } = scalesSettings;

/** The settings that decide which notes are shown, and how an instrument names its own; the others only decide how. */
const noteSettings: SettingsTable = {
  ...scalesTable,
  rows: [view, frets, key, type, system, strings, minFret, maxFret, noteNames],
};

/** The choices that decide which notes are shown, as text: it is the same as long as they are. */
export const shownQuery = (choices: Choices): string => searchOf(noteSettings, choices);

/**
 * What is shown for such a text.
 *
 * @example scaleViewFrom('?view=patterns&system=caged').diagrams.length // 5
 */
export function scaleViewFrom(query: string): Shown {
  const choices = readChoices(noteSettings, new URLSearchParams(query));
  const instrument = instrumentIn(choices);
  const scale = scaleIn(choices);
  const mode = view.read(choices);
  const patternSystem = system.read(choices);
  return {
    ...{ instrument, scale, mode, system: patternSystem, frets: frets.read(choices) },
    diagrams:
      mode === 'fretboard'
        ? [neckDiagram(instrument, scale, filterIn(choices))]
        : patternDiagrams(instrument, scale, patternSystem),
  };
}
