import { useMemo, useRef } from 'react';
import { useCommandInput, useCommands } from '../ui/shell';
import { createMoveCommands, type NeckInUse } from './neckCommands';
import { useHand } from './useHand';

/** Registers only the moves of the cursor, for a neck with tools of its own. */
export function useNeckMoves(neck: NeckInUse): void {
  const hand = useHand();
  const latest = useRef(neck);
  latest.current = neck;
  useCommands(useMemo(() => createMoveCommands(() => latest.current(), hand), [hand]));
  useCommandInput(hand());
}
