import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import type { Command } from '../../commands/command';
import type { CellView } from '../../fretboard/cell';
import { type Step, samePitch } from '../../fretboard/cursor';
import { Fretboard, type NeckHandle } from '../../fretboard/Fretboard';
import type { Position } from '../../fretboard/position';
import type { Tuning } from '../../fretboard/tuning';
import { useSpeech } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import { useCommands } from '../../ui/shell';
import styles from './Neck.module.css';
import { neckCommands } from './neckCommands';
import { stringLabel } from './strings';

interface NeckProps {
  readonly name: string;
  readonly tuning: Tuning;
  readonly lastFret: number;
  readonly firstFret?: number;
  /** Of several necks on a page only the one in use has the commands; by default it is this one. */
  readonly inUse?: boolean;
  readonly onFocus?: (position: Position) => void;
  readonly cellAt: (position: Position) => CellView;
  readonly onAct: (position: Position) => void;
  readonly actTitle: string;
  readonly actRests?: string | undefined;
  readonly samePitchRests?: string | undefined;
  readonly handle?: Ref<NeckHandle>;
  /** Whether the commands are drawn beneath the neck. */
  readonly tools?: 'drawn' | 'hidden';
  /** What stands between the neck and its commands. */
  readonly children?: ReactNode;
}

const NO_COMMANDS: readonly Command[] = [];

const EDGE_WORDS: Record<Step, string> = {
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

/** A neck that speaks its edges, with its commands beneath it. */
export function Neck({
  name,
  tuning,
  lastFret,
  firstFret = 0,
  inUse = true,
  onFocus,
  cellAt,
  onAct,
  actTitle,
  actRests,
  samePitchRests,
  handle,
  tools = 'drawn',
  children,
}: NeckProps) {
  const neck = useRef<NeckHandle>(null);
  const { say } = useSpeech();
  const labels = useMemo(() => tuning.map((_, guitarString) => stringLabel(tuning, guitarString)), [tuning]);
  useImperativeHandle<NeckHandle | null, NeckHandle | null>(handle, () => neck.current);

  const commands = useMemo(
    () =>
      neckCommands(
        { tuning, labels, actTitle, actRests, samePitchRests },
        {
          act: () => neck.current && onAct(neck.current.cursor()),
          whereAmI: () => neck.current && say(neck.current.whereAmI()),
          goToString: guitarString => neck.current?.focus({ guitarString, fret: neck.current.cursor().fret }),
          samePitch: direction => {
            if (!neck.current) return;
            const bounds = { strings: tuning.length, firstFret, lastFret };
            neck.current.focus(samePitch(tuning, bounds, neck.current.cursor(), direction));
          },
        },
      ),
    [tuning, labels, actTitle, actRests, samePitchRests, onAct, say, firstFret, lastFret],
  );
  useCommands(inUse ? commands : NO_COMMANDS);

  return (
    <div>
      <Fretboard
        name={name}
        tuning={tuning}
        firstFret={firstFret}
        lastFret={lastFret}
        {...(onFocus && { onFocus })}
        labels={labels}
        cellAt={cellAt}
        onAct={onAct}
        onEdge={step => say(EDGE_WORDS[step])}
        handle={neck}
      />
      {children}
      {tools === 'drawn' && (
        <div className={styles.tools}>
          {commands
            .filter(({ id }) => !id.startsWith('neck.string'))
            .map(command => (
              <CommandButton key={command.id} command={command} />
            ))}
        </div>
      )}
    </div>
  );
}
