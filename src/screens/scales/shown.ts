import { type FretCount, STANDARD_GUITAR } from '../../instrument/instrument';
import type { PatternSystem } from '../../instrument/pattern';
import { type Choices, readChoices, type SettingsTable, searchOf } from '../../settings/setting';
import type { Scale } from '../../theory/scale';
import { type Diagram, neckDiagram, patternDiagrams } from './diagrams';
import { filterIn, scaleIn, scalesSettings, scalesTable, type ViewMode } from './settings';

/** The scale and the diagrams of it that the screen shows: the neck in view, or every pattern. */
export interface Shown {
  readonly scale: Scale;
  readonly mode: ViewMode;
  readonly system: PatternSystem;
  readonly frets: FretCount;
  readonly diagrams: readonly Diagram[];
}

const { view, frets, key, type, system, strings, minFret, maxFret } = scalesSettings;

/** The settings that decide which notes are shown; the others only decide how. */
const NOTE_SETTINGS: SettingsTable = {
  ...scalesTable,
  rows: [view, frets, key, type, system, strings, minFret, maxFret],
};

/**
 * The part of some choices that decides which notes are shown, as text: the same as long as they are.
 *
 * @example shownQuery(new Map([['key', 'G'], ['tempo', '60']])) // '?key=G'
 */
export const shownQuery = (choices: Choices): string => searchOf(NOTE_SETTINGS, choices);

/**
 * What is shown under such a text.
 *
 * @example shownUnder('?view=patterns&system=caged').diagrams.length // 5
 */
export function shownUnder(query: string): Shown {
  const choices = readChoices(NOTE_SETTINGS, new URLSearchParams(query));
  const scale = scaleIn(choices);
  const mode = view.read(choices);
  const patternSystem = system.read(choices);
  return {
    scale,
    mode,
    system: patternSystem,
    frets: frets.read(choices),
    diagrams:
      mode === 'fretboard'
        ? [neckDiagram(STANDARD_GUITAR, scale, filterIn(choices))]
        : patternDiagrams(STANDARD_GUITAR, scale, patternSystem),
  };
}
