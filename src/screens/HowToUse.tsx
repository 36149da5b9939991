import clsx from 'clsx';
import { type Command, leaderSlot, type ScreenId } from '../commands/command';
import type { SettingRow } from '../settings/setting';
import { KeyTip, type NamedKey } from '../ui/KeyTip';
import { Panel } from '../ui/Panel';
import prose from '../ui/prose.module.css';
import stack from '../ui/stack.module.css';
import styles from './HowToUse.module.css';

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

interface HowToUseProps {
  readonly uses: readonly Use[];
  /** What is said where there is no keyboard. */
  readonly taps: string;
}

/** What can be done on a screen, for first-time users, in two lines of a wide window. */
export function HowToUse({ uses, taps }: HowToUseProps) {
  return (
    <Panel title="How to Use" className={clsx(stack.last, styles.panel)}>
      <ul className={clsx(prose.keys, 'keyboard-only')}>
        {uses.map(use =>
          'by' in use ? (
            <li key={use.text}>
              <b>{use.by}</b> {use.text}
            </li>
          ) : (
            <KeyTip key={use.text} keys={use.keys}>
              {use.text}
            </KeyTip>
          ),
        )}
      </ul>
      <p className="touch-only">{taps}</p>
    </Panel>
  );
}

/** What can be done where the user checks their own answers; each text follows its keys. */
export const SELF_CHECK_USES = {
  show: { text: 'show the answer' },
  knew: { text: 'you knew it' },
  didNot: { text: "you didn't" },
} as const;

/** The same where there is no keyboard. */
export const SELF_CHECK_TAPS = {
  asking: 'Play it or think of it, then tap Show Answer.',
  checking: 'Tap I Knew It if you did.',
} as const;
