import { useMemo, useRef } from 'react';
import type { Command } from '../commands/command';
import { type Bounds, samePitch } from '../instrument/cursor';
import type { Instrument } from '../instrument/instrument';
import type { Position } from '../instrument/position';
import { useSpeech } from '../speech/Speech';
import { CommandButton } from '../ui/CommandButton';
import { useCommands } from '../ui/shell';
import type { NeckHandle } from './Fretboard';
import styles from './Neck.module.css';
import { neckCommands } from './neckCommands';

/** What happens where the user acts on a place of a neck, and what rests. */
export interface NeckActing {
  readonly onAct: (position: Position) => void;
  readonly actTitle: string;
  readonly actRests?: string | undefined;
  readonly samePitchRests?: string | undefined;
}

interface NeckToolsProps extends NeckActing {
  readonly instrument: Instrument;
  readonly bounds: Bounds;
  /** The neck that they are for, asked when one of them runs. */
  readonly neck: () => NeckHandle | null | undefined;
  readonly tools?: 'drawn' | 'hidden';
}

/** The commands of a neck, for as long as this is on the page, and their buttons. */
export function NeckTools({
  instrument,
  bounds,
  neck,
  onAct,
  actTitle,
  actRests,
  samePitchRests,
  tools = 'drawn',
}: NeckToolsProps) {
  const { say } = useSpeech();
  const { firstString = 0, strings } = bounds;
  const walkable = useRef(bounds);
  walkable.current = bounds;
  const commands = useMemo<readonly Command[]>(() => {
    const withNeck = (act: (handle: NeckHandle) => void) => {
      const handle = neck();
      if (handle) act(handle);
    };
    return neckCommands(
      {
        instrument,
        shown: { firstString, strings },
        actTitle,
        actRests,
        samePitchRests,
      },
      {
        act: () => withNeck(handle => onAct(handle.cursor())),
        whereAmI: () => withNeck(handle => say(handle.whereAmI())),
        goToString: guitarString =>
          withNeck(handle => handle.focus({ guitarString, fret: handle.cursor().fret })),
        samePitch: direction =>
          withNeck(handle =>
            handle.focus(samePitch(instrument, walkable.current, handle.cursor(), direction)),
          ),
      },
    );
  }, [instrument, firstString, strings, neck, onAct, actTitle, actRests, samePitchRests, say]);
  useCommands(commands);

  if (tools === 'hidden') return null;
  return (
    <div className={styles.tools}>
      {commands
        .filter(({ id }) => !id.startsWith('neck.string'))
        .map(command => (
          <CommandButton key={command.id} command={command} />
        ))}
    </div>
  );
}
