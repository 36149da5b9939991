import type { FretCount, Instrument } from '../../instrument/instrument';
import type { PatternSystem } from '../../instrument/pattern';
import { readChoices, searchOf } from '../../settings/choices';
import { instrumentIn } from '../../settings/instrument';
import type { Choices, SettingsTable } from '../../settings/setting';
import type { Scale } from '../../theory/scale';
import type { Diagram } from './diagram';
import { neckDiagram, patternDiagrams } from './diagrams';
import { filterIn, scaleIn, scalesSettings, scalesTable, type ViewMode } from './settings';

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

/** The settings that decide which notes are shown; the others only decide how. */
const noteSettings: SettingsTable = {
  ...scalesTable,
  rows: [view, frets, key, type, system, strings, minFret, maxFret],
};

/** The choices that decide which notes are shown, as text: it is the same as long as they are. */
export const shownQuery = (choices: Choices): string => searchOf(noteSettings, choices);

/**
 * What is shown for such a text.
 *
 * @example shownUnder('?view=patterns&system=caged').diagrams.length // 5
 */
export function shownUnder(query: string): Shown {
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
