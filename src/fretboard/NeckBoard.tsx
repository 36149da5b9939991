import type { Ref } from 'react';
import type { CursorMove } from '../instrument/cursor';
import type { Instrument } from '../instrument/instrument';
import type { Position } from '../instrument/position';
import { preferences } from '../settings/preferences';
import { usePreferences } from '../settings/useSettings';
import { useSpeech } from '../speech/Speech';
import { type CellView, cellName } from './cell';
import { Fretboard, type NeckHandle } from './Fretboard';

export interface NeckBoardProps {
  readonly name: string;
  readonly instrument: Instrument;
  readonly lastFret: number;
  readonly firstFret?: number;
  /** Small necks stand beside each other. */
  readonly size?: 'full' | 'small';
  /** The one string that is shown, where not all are. */
  readonly onlyString?: number | undefined;
  /** The name of a row, where it isn't the number of its string. */
  readonly rowName?: (guitarString: number) => string;
  readonly cellAt: (position: Position) => CellView;
  readonly onAct: (position: Position) => void;
  readonly onFocus?: (position: Position) => void;
  /** Sounds a place, where nothing is given away by it; with the preference for it, wherever the cursor comes to. */
  readonly onHear?: ((position: Position) => void) | undefined;
  readonly handle?: Ref<NeckHandle>;
}

/** What a move that leads off the neck says. */
export const EDGE_WORDS: Record<CursorMove, string> = {
  left: 'No fret further left',
  right: 'No fret further right',
  up: 'No string above',
  down: 'No string below',
  'first-fret': 'First fret already',
  'last-fret': 'Last fret already',
  'first-corner': 'First corner already',
  'last-corner': 'Last corner already',
  'octave-down': 'No fret further left',
  'octave-up': 'No fret further right',
};

/**
 * A neck that speaks its edges and, where the browser's own voice speaks, its cells; without its commands: of several on
 * a page, one `NeckTools` serves all.
 */
export function NeckBoard({ onHear, ...props }: NeckBoardProps) {
  const { instrument, cellAt } = props;
  const { say, sayAloud } = useSpeech();
  const choices = usePreferences();
  const speech = preferences.cells.read(choices);
  const hears = preferences.hearing.read(choices) === 'on' && preferences.sound.read(choices) === 'on';
  return (
    <Fretboard
      {...props}
      speech={speech}
      onLand={position => {
        sayAloud(cellName(instrument, position, cellAt(position), speech));
        if (hears) onHear?.(position);
      }}
      onEdge={step => say(EDGE_WORDS[step])}
    />
  );
}
