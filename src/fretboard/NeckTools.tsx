import { useMemo, useRef } from 'react';
import type { Command } from '../commands/command';
import type { Instrument } from '../instrument/instrument';
import { useSpeech } from '../speech/Speech';
import { CommandButton } from '../ui/CommandButton';
import { useCommandInput, useCommands } from '../ui/shell';
import styles from './Neck.module.css';
import { createMoveCommands, createNeckCommands, type NeckInUse, type NeckState } from './neckCommands';

interface NeckToolsProps extends NeckState {
  readonly instrument: Instrument;
  readonly neck: NeckInUse;
  readonly tools?: 'drawn' | 'hidden';
  /** Further commands, drawn at the end of the row; their screen registers them. */
  readonly others?: readonly Command[] | undefined;
}

/** Registers the commands of a neck, and draws buttons for those that aren't moves. */
export function NeckTools({ instrument, neck, tools = 'drawn', others = [], ...state }: NeckToolsProps) {
  const { say } = useSpeech();
  const latest = useRef({ state, neck });
  latest.current = { state, neck };

  const commands = useMemo(
    () =>
      createNeckCommands({
        instrument,
        say,
        state: () => latest.current.state,
        neck: () => latest.current.neck(),
      }),
    [instrument, say],
  );
  useCommands(commands.all);

  const { actTitle, actDisabled, samePitchDisabled, stops, onlyString } = state;
  useCommandInput([actTitle, actDisabled, samePitchDisabled, stops?.next, onlyString].join('\n'));

  if (tools === 'hidden') return null;
  const { act, next, previous, where } = commands;
  return (
    <div className={styles.tools}>
      {[act, next, previous, where].map(command => (
        <CommandButton key={command.id} tone="text" command={command} />
      ))}
      <span className={styles.others}>
        {others.map(command => (
          <CommandButton key={command.id} tone="text" command={command} />
        ))}
      </span>
    </div>
  );
}

/** Registers only the moves of the cursor, for a neck with tools of its own. */
export function useNeckMoves(neck: NeckInUse): void {
  const latest = useRef(neck);
  latest.current = neck;
  useCommands(useMemo(() => createMoveCommands(() => latest.current()), []));
}
