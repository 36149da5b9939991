import type { Command } from './command';
import type { Hotkey, Leader, Stroke } from './hotkey';

/** The keys the user has changed: slot id to strokes, empty for no key. Plain data. */
export type Keymap = ReadonlyMap<string, readonly Stroke[]>;

export const NO_KEYMAP: Keymap = new Map();

/**
 * The slot id of a leader.
 *
 * @example leaderSlot('scales.key', 'r') // 'scales.key r'
 */
export const leaderSlot = (family: string, leader: Leader): string => `${family} ${leader}`;

/** The declared hotkeys of a command, if they work now. */
export const declaredHotkeys = ({ hotkeys = [], hotkeysWork = true }: Command): readonly Hotkey[] =>
  hotkeysWork ? hotkeys : [];
