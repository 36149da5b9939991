import type { Ref } from 'react';
import type { Instrument } from '../instrument/instrument';
import type { Position } from '../instrument/position';
import { preferences } from '../settings/preferences';
import { usePreferences } from '../settings/useSettings';
import { useSpeech } from '../speech/Speech';
import { type CellView, cellName } from './cell';
import { Fretboard, type NeckHandle } from './Fretboard';
import { edgeText } from './text';

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

/**
 * A neck that speaks its edges and, where the browser's own voice speaks, its cells; without its commands: of several on
 * a page, one `NeckTools` serves all.
 */
export function NeckBoard({ onHear, ...props }: NeckBoardProps) {
  const { instrument, cellAt, firstFret = 0 } = props;
  const { say, sayAloud } = useSpeech();
  const choices = usePreferences();
  const speech = preferences.cells.read(choices);
  const hears = preferences.hearing.read(choices) === 'on' && preferences.sound.read(choices) === 'on';
  return (
    <Fretboard
      {...props}
      speech={speech}
      onCursorMove={position => {
        sayAloud(cellName(instrument, position, cellAt(position), speech));
        if (hears) onHear?.(position);
      }}
      onEdge={move => say(edgeText(move, firstFret))}
    />
  );
}
