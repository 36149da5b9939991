import type { ReactNode } from 'react';
import { drawnHotkey, type Hotkey } from '../commands/hotkey';
import { useShell } from './shell';

/** A hotkey that a text names: the id of its command, or of its leader, and the declared key. */
export interface NamedKey {
  readonly id: string;
  readonly hotkey: Hotkey;
}

/** What some keys do, as a line of a list of tips; without a key that works there is no such line. */
export function KeyTip({ keys, children }: { keys: readonly NamedKey[]; children: ReactNode }) {
  const { hotkeysOf, platform } = useShell();
  const working = keys.flatMap(({ id, hotkey }) => hotkeysOf(id, [hotkey]));
  if (working.length === 0) return null;
  return (
    <li>
      {working.map(hotkey => (
        <span key={hotkey}>
          <kbd>{drawnHotkey(hotkey, platform)}</kbd>{' '}
        </span>
      ))}
      {children}
    </li>
  );
}
