import { memo, type ReactNode, useMemo, useRef } from 'react';
import type { Command } from '../commands/command';
import type { Instrument } from '../instrument/instrument';
import { placeInFull } from '../instrument/text';
import { useSpeech } from '../speech/Speech';
import { CommandButton } from '../ui/CommandButton';
import { useCommandInput, useCommands } from '../ui/shell';
import stack from '../ui/stack.module.css';
import { useMomentary } from '../ui/useMomentary';
import styles from './Neck.module.css';
import { createNeckCommands, type NeckInUse, type NeckState } from './neckCommands';
import { hereText } from './text';
import { useHand } from './useInstrument';

interface NeckToolsProps extends NeckState {
  readonly instrument: Instrument;
  readonly neck: NeckInUse;
  readonly tools?: 'drawn' | 'hidden';
  /** Further commands, drawn at the end of the row; their screen registers them. */
  readonly others?: readonly Command[] | undefined;
  /** The one thing to do next, after the commands. */
  readonly primary?: ReactNode;
  /** Shows a text that says where the cursor is; by default it is drawn among the commands. */
  readonly onWhere?: ((text: string) => void) | undefined;
}

const NO_OTHERS: readonly Command[] = [];

/** Registers the commands of a neck, and draws buttons for those that aren't moves. */
export const NeckTools = memo(function NeckTools({
  instrument,
  neck,
  tools = 'drawn',
  others = NO_OTHERS,
  primary,
  onWhere,
  ...state
}: NeckToolsProps) {
  const { say } = useSpeech();
  const [here, showHere] = useMomentary<string>();
  const hand = useHand();
  const latest = useRef({ state, neck, onWhere });
  latest.current = { state, neck, onWhere };

  const commands = useMemo(
    () =>
      createNeckCommands({
        instrument,
        say,
        state: () => latest.current.state,
        hand,
        onWhere: position =>
          (latest.current.onWhere ?? showHere)(hereText(placeInFull(instrument, position))),
        neck: () => latest.current.neck(),
      }),
    [instrument, say, showHere, hand],
  );
  useCommands(commands.all);

  const { actTitle, actDisabled, samePitchDisabled, stops, onlyString } = state;
  useCommandInput([actTitle, actDisabled, samePitchDisabled, stops?.next, onlyString, hand()].join('\n'));

  if (tools === 'hidden') return null;
  const { act, next, previous, where } = commands;
  return (
    <div className={stack.toolbar}>
      <div className={styles.tools}>
        {[act, next, previous, where].map(command => (
          <CommandButton key={command.id} tone="text" command={command} />
        ))}
        {here !== undefined && <span className={styles.here}>{here}</span>}
        <span className={styles.others}>
          {others.map(command => (
            <CommandButton key={command.id} tone="text" command={command} />
          ))}
        </span>
      </div>
      {primary}
    </div>
  );
});
