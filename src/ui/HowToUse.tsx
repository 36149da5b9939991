import clsx from 'clsx';
import { type Command, leaderSlot, type ScreenId } from '../commands/command';
import type { Hotkey, Leader } from '../commands/hotkey';
import styles from './HowToUse.module.css';
import { KeyTip, type NamedKey } from './KeyTip';
import { Panel } from './Panel';
import prose from './prose.module.css';
import stack from './stack.module.css';

/** Something to do on a screen: by a pointer, such as `Click`, or by keys, and also `or click`. */
export type HowToItem = { readonly text: string } & (
  | { readonly by: string }
  | { readonly keys: readonly NamedKey[]; readonly also?: string }
);

/** The keys of a setting that are worth telling: its leader, and those that step through its options. */
interface KeyedSetting {
  readonly id: string;
  readonly leader?: Leader;
  readonly steps?: { readonly next: Hotkey; readonly previous: Hotkey };
}

/** The keys that move the cursor along a neck. */
export const ARROWS: readonly NamedKey[] = [
  { id: 'neck.left', hotkey: 'ArrowLeft' },
  { id: 'neck.up', hotkey: 'ArrowUp' },
  { id: 'neck.down', hotkey: 'ArrowDown' },
  { id: 'neck.right', hotkey: 'ArrowRight' },
];

/** The key that acts on the cell under the cursor. */
export const ACT: readonly NamedKey[] = [{ id: 'neck.act', hotkey: 'Space' }];

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
export const leaderOf = (screen: ScreenId, { id, leader }: KeyedSetting): readonly NamedKey[] =>
  leader === undefined ? [] : [{ id: leaderSlot(`${screen}.${id}`, leader), hotkey: leader }];

/**
 * The keys that choose the next and the previous option of a setting.
 *
 * @example stepsOf('triads', triadsSettings.shape).map(({ hotkey }) => hotkey) // ['j', 'k']
 */
export const stepsOf = (screen: ScreenId, { id, steps }: KeyedSetting): readonly NamedKey[] =>
  steps === undefined
    ? []
    : [
        { id: `${screen}.${id}.next`, hotkey: steps.next },
        { id: `${screen}.${id}.previous`, hotkey: steps.previous },
      ];

interface HowToUseProps {
  readonly items: readonly HowToItem[];
  /** The text where there is no keyboard. */
  readonly taps: string;
}

/** The help of a screen for first-time users, in two lines of a wide window. */
export function HowToUse({ items, taps }: HowToUseProps) {
  return (
    <Panel title="How to Use" className={clsx(stack.last, styles.panel)}>
      <ul className={clsx(prose.keys, 'keyboard-only')}>
        {items.map(item =>
          'by' in item ? (
            <li key={item.text}>
              <b>{item.by}</b> {item.text}
            </li>
          ) : (
            <KeyTip key={item.text} keys={item.keys} {...(item.also && { also: item.also })}>
              {item.text}
            </KeyTip>
          ),
        )}
      </ul>
      <p className="touch-only">{taps}</p>
    </Panel>
  );
}
