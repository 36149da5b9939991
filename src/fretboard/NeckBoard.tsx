import type { Position } from '../instrument/position';
import { beginsText } from '../instrument/text';
import { preferences } from '../settings/preferences';
import { usePreferences } from '../settings/useSettings';
import { useSpeech } from '../speech/Speech';
import { cellName } from './cell';
import { Fretboard, type FretboardProps } from './Fretboard';
import { edgeText } from './text';
import { useOrientation } from './useInstrument';

export interface NeckBoardProps
  extends Omit<FretboardProps, 'orientation' | 'speech' | 'onCursorMove' | 'onEdge' | 'onMissing'> {
  /** Plays a position, unless that would give an answer away; if the user prefers, wherever the cursor goes. */
  readonly onHear?: ((position: Position) => void) | undefined;
}

/**
 * A neck that speaks its edges and, if the browser's own voice is on, its cells. It has no commands: several necks on a
 * page share one `NeckTools`.
 */
export function NeckBoard({ onHear, ...props }: NeckBoardProps) {
  const { instrument, cellAt, firstFret = 0 } = props;
  const { say, sayAloud } = useSpeech();
  const choices = usePreferences();
  const orientation = useOrientation();
  const speech = preferences.cells.read(choices);
  const hears = preferences.hearing.read(choices) === 'on' && preferences.sound.read(choices) === 'on';
  return (
    <Fretboard
      {...props}
      orientation={orientation}
      speech={speech}
      onCursorMove={position => {
        sayAloud(cellName(instrument, position, cellAt(position), speech));
        if (hears) onHear?.(position);
      }}
      onEdge={move => say(edgeText(move, firstFret, orientation.hand))}
      onMissing={guitarString => say(beginsText(instrument, guitarString))}
    />
  );
}
