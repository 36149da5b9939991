import { type Ref, useMemo } from 'react';
import type { Step } from '../instrument/cursor';
import type { Position } from '../instrument/position';
import { stringLabels } from '../instrument/strings';
import type { Tuning } from '../instrument/tuning';
import { preferences } from '../settings/preferences';
import { usePreferences } from '../settings/useSettings';
import { useSpeech } from '../speech/Speech';
import { type CellView, cellName } from './cell';
import { Fretboard, type NeckHandle } from './Fretboard';

export interface NeckBoardProps {
  readonly name: string;
  readonly tuning: Tuning;
  readonly lastFret: number;
  readonly firstFret?: number;
  /** Small necks stand beside each other. */
  readonly size?: 'full' | 'small';
  /** The one string that is shown, where not all are. */
  readonly onlyString?: number | undefined;
  /** The drawn labels of the strings, and the names of their rows, where they aren't those of a guitar. */
  readonly labels?: readonly string[];
  readonly rowName?: (guitarString: number) => string;
  readonly cellAt: (position: Position) => CellView;
  readonly onAct: (position: Position) => void;
  readonly onFocus?: (position: Position) => void;
  /** Sounds a place, where nothing is given away by it; with the preference for it, wherever the cursor comes to. */
  readonly onHear?: ((position: Position) => void) | undefined;
  readonly handle?: Ref<NeckHandle>;
}

const EDGE_WORDS: Record<Step, string> = {
  left: 'No fret further left',
  right: 'No fret further right',
  up: 'No string above',
  down: 'No string below',
  'first-fret': 'Already at the open string',
  'last-fret': 'Already at the highest fret shown',
  'first-corner': 'Already at the first corner',
  'last-corner': 'Already at the last corner',
  'octave-down': 'No fret further left',
  'octave-up': 'No fret further right',
};

/** What a step that leads off the neck says; a part of a neck that begins above the nut has no open string. */
const edgeWords = (step: Step, firstFret: number): string =>
  step === 'first-fret' && firstFret > 0 ? 'Already at the lowest fret shown' : EDGE_WORDS[step];

/**
 * A neck that speaks its edges and, where the browser's own voice speaks, its cells; without its commands: of several on
 * a page, one `NeckTools` serves all.
 */
export function NeckBoard({ onHear, ...props }: NeckBoardProps) {
  const { tuning, labels, cellAt, firstFret = 0 } = props;
  const { say, sayAloud } = useSpeech();
  const stringNames = useMemo(() => stringLabels(tuning), [tuning]);
  const choices = usePreferences();
  const speech = preferences.cells.read(choices);
  const hears = preferences.hearing.read(choices) === 'on' && preferences.sound.read(choices) === 'on';
  return (
    <Fretboard
      {...props}
      labels={labels ?? stringNames}
      speech={speech}
      onLand={position => {
        sayAloud(cellName(tuning, position, cellAt(position), speech));
        if (hears) onHear?.(position);
      }}
      onEdge={step => say(edgeWords(step, firstFret))}
    />
  );
}
