import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { indexAfter } from './roving';

interface ToolbarProps {
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Buttons in a row; Left and Right move between them. On a plain button a screen reader in browse mode keeps letter keys
 * for itself; on a button in a toolbar it passes them to the page (tested in Orca), so that letters can answer.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function Toolbar({ name, className, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
    const { target } = event;
    const at = target instanceof HTMLElement ? buttons.indexOf(target) : -1;
    const next = indexAfter(event.key, at, buttons.length);
    if (next === undefined || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-label={name} className={className} onKeyDown={move}>
      {children}
    </div>
  );
}
