import { type ReactNode, useCallback, useImperativeHandle, useRef } from 'react';
import type { Command } from '../commands/command';
import type { Position } from '../instrument/position';
import { useMomentary } from '../ui/useMomentary';
import type { NeckHandle } from './Fretboard';
import styles from './Neck.module.css';
import { NeckBoard, type NeckBoardProps } from './NeckBoard';
import { NeckTools } from './NeckTools';
import type { NeckState } from './neckCommands';

interface NeckProps extends Omit<NeckBoardProps, 'headline'>, NeckState {
  /** Of several necks on a page only the one in use has commands; by default this one is. */
  readonly inUse?: boolean;
  /** Whether the commands are drawn below the neck. */
  readonly tools?: 'drawn' | 'hidden';
  /** Further commands below the neck. */
  readonly others?: readonly Command[] | undefined;
  /** The one thing to do next, after the commands. */
  readonly primary?: ReactNode;
  /**
   * Drawn above the neck, given its cursor and, once the user has asked, a text that says where that is; by default that text
   * is drawn below the neck.
   */
  readonly headline?: (cursor: Position, here: string | undefined) => ReactNode;
  /** Drawn between the neck and its commands. */
  readonly children?: ReactNode;
}

/** A neck with a headline above it and its commands below it. */
export function Neck({
  inUse = true,
  actTitle,
  actDisabled,
  samePitchDisabled,
  stops,
  alsoHere,
  tools,
  others,
  primary,
  headline,
  handle,
  children,
  ...board
}: NeckProps) {
  const { instrument, onlyString, onAct } = board;
  const neck = useRef<NeckHandle>(null);
  const current = useCallback(() => neck.current, []);
  useImperativeHandle<NeckHandle | null, NeckHandle | null>(handle, () => neck.current);
  const [here, showHere] = useMomentary<string>();
  return (
    <div className={styles.whole}>
      <NeckBoard {...board} headline={headline && (cursor => headline(cursor, here))} handle={neck} />
      {children}
      {inUse && (
        <NeckTools
          instrument={instrument}
          onlyString={onlyString}
          neck={current}
          onAct={onAct}
          actTitle={actTitle}
          actDisabled={actDisabled}
          samePitchDisabled={samePitchDisabled}
          stops={stops}
          alsoHere={alsoHere}
          {...(tools && { tools })}
          others={others}
          primary={primary}
          onWhere={headline && showHere}
        />
      )}
    </div>
  );
}
