import { useMemo, useRef } from 'react';
import type { Bounds } from '../instrument/cursor';
import type { Instrument } from '../instrument/instrument';
import { useSpeech } from '../speech/Speech';
import { CommandButton } from '../ui/CommandButton';
import { useCommandInput, useCommands } from '../ui/shell';
import styles from './Neck.module.css';
import {
  createMoveCommands,
  createNeckCommands,
  type NeckActing,
  type NeckInUse,
  type NeckState,
  neckCommandList,
} from './neckCommands';

interface NeckToolsProps extends NeckActing {
  readonly instrument: Instrument;
  readonly bounds: Pick<Bounds, 'firstString' | 'strings'>;
  readonly neck: NeckInUse;
  readonly tools?: 'drawn' | 'hidden';
}

/** The commands of a neck while this is on the page, and the buttons of those that aren't moves. */
export function NeckTools({ instrument, bounds, neck, tools = 'drawn', ...acting }: NeckToolsProps) {
  const { say } = useSpeech();
  const latest = useRef<NeckState & { readonly neck: NeckInUse }>({ ...acting, shown: bounds, neck });
  latest.current = { ...acting, shown: bounds, neck };

  const commands = useMemo(
    () =>
      createNeckCommands({
        instrument,
        say,
        state: () => latest.current,
        neck: () => latest.current.neck(),
      }),
    [instrument, say],
  );
  useCommands(useMemo(() => neckCommandList(commands), [commands]));

  const { actTitle, actDisabled, samePitchDisabled } = acting;
  const { firstString, strings } = bounds;
  useCommandInput([actTitle, actDisabled, samePitchDisabled, firstString, strings].join('\n'));

  if (tools === 'hidden') return null;
  const { act, next, previous, where } = commands;
  return (
    <div className={styles.tools}>
      {[act, next, previous, where].map(command => (
        <CommandButton key={command.id} command={command} />
      ))}
    </div>
  );
}

/** The moves of the cursor alone, for a neck with tools of its own. */
export function useNeckMoves(neck: NeckInUse): void {
  const latest = useRef(neck);
  latest.current = neck;
  useCommands(useMemo(() => createMoveCommands(() => latest.current()), []));
}
