import type { ReactNode } from 'react';
import { type Hotkey, hotkeyText } from '../commands/hotkey';
import { useShell } from './shell';

/** A hotkey mentioned in a text: the id of its command or of its leader's slot, and the declared key. */
export interface NamedKey {
  readonly id: string;
  readonly hotkey: Hotkey;
}

interface KeyTipProps {
  readonly keys: readonly NamedKey[];
  /** The action without a key, drawn after the keys: `or click`. */
  readonly also?: string;
  readonly children: ReactNode;
}

/** A list item about one or two keys, or the first and the last of more; left out if none of them works. */
export function KeyTip({ keys, also, children }: KeyTipProps) {
  const { hotkeysOf, platform, numberRow } = useShell();
  const working = keys.flatMap(({ id, hotkey }) => hotkeysOf(id, [hotkey]));
  const [first, last] = [working[0], working.at(-1)];
  if (first === undefined || last === undefined) return null;
  const ends = first === last ? [first] : [first, last];
  return (
    <li className={also ? undefined : 'keyboard-only'}>
      <b>
        <kbd>
          {ends
            .map(hotkey => hotkeyText(hotkey, platform, numberRow))
            .join(working.length === 2 ? ' ' : ' … ')}
        </kbd>
        {also && ` ${also}:`}
      </b>{' '}
      {children}
    </li>
  );
}
