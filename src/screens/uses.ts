import type { Command } from '../commands/command';
import { leaderSlot } from '../commands/declaredKeys';
import type { ScreenId } from '../commands/screenId';
import type { SettingRow } from '../settings/setting';
import type { NamedKey } from '../ui/KeyTip';

/** Something to do on a screen: by its keys, or by what a pointer does, such as `Click`. */
export type Use = { readonly text: string } & (
  | { readonly by: string }
  | { readonly keys: readonly NamedKey[] }
);

/** The keys that walk on a neck. */
export const ARROWS: readonly NamedKey[] = [
  { id: 'neck.left', hotkey: 'ArrowLeft' },
  { id: 'neck.up', hotkey: 'ArrowUp' },
  { id: 'neck.down', hotkey: 'ArrowDown' },
  { id: 'neck.right', hotkey: 'ArrowRight' },
];

/**
 * The first hotkey of each command.
 *
 * @example keysOf(commands.play) // [{ id: 'triads.play', hotkey: 'p' }]
 */
export const keysOf = (...commands: readonly Command[]): readonly NamedKey[] =>
  commands.flatMap(({ id, hotkeys = [] }) => hotkeys.slice(0, 1).map(hotkey => ({ id, hotkey })));

/**
 * The leader of a setting.
 *
 * @example leaderOf('triads', triadsSettings.root) // [{ id: 'triads.root r', hotkey: 'r' }]
 */
export const leaderOf = (screen: ScreenId, { id, leader }: SettingRow): readonly NamedKey[] =>
  leader === undefined ? [] : [{ id: leaderSlot(`${screen}.${id}`, leader), hotkey: leader }];

/**
 * The keys that choose the next and the previous option of a setting.
 *
 * @example stepsOf('triads', triadsSettings.shape).map(({ hotkey }) => hotkey) // ['j', 'k']
 */
export const stepsOf = (screen: ScreenId, { id, steps }: SettingRow): readonly NamedKey[] =>
  steps === undefined
    ? []
    : [
        { id: `${screen}.${id}.next`, hotkey: steps.next },
        { id: `${screen}.${id}.previous`, hotkey: steps.previous },
      ];
