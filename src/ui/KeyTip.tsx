import type { ReactNode } from 'react';
import { type Hotkey, hotkeyText } from '../commands/hotkey';
import { useShell } from './shell';

/** A hotkey mentioned in a text: the id of its command or of its leader's slot, and the declared key. */
export interface NamedKey {
  readonly id: string;
  readonly hotkey: Hotkey;
}

/** A list item that says what some keys do; left out if none of them works. */
export function KeyTip({ keys, children }: { keys: readonly NamedKey[]; children: ReactNode }) {
  const { hotkeysOf, platform } = useShell();
  const working = keys.flatMap(({ id, hotkey }) => hotkeysOf(id, [hotkey]));
  if (working.length === 0) return null;
  return (
    <li className="keyboard-only">
      {working.map(hotkey => (
        <span key={hotkey}>
          <kbd>{hotkeyText(hotkey, platform)}</kbd>{' '}
        </span>
      ))}
      {children}
    </li>
  );
}
