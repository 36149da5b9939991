import { createContext, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Command } from '../commands/command';
import type { Hotkey, Platform } from '../commands/hotkey';
import { type CommandRegistry, createRegistry, type Place } from '../commands/registry';
import type { Keep } from './kept';

/** What the app lends to everything that it shows. */
export interface Shell {
  readonly registry: CommandRegistry;
  readonly keep: Keep;
  readonly platform: Platform;
  /** Those hotkeys of a command or a leader, out of the declared ones, that work at present. */
  readonly hotkeysOf: (id: string, declared: readonly Hotkey[]) => readonly Hotkey[];
  /** Draws accidentals as the user prefers them. */
  readonly drawn: (text: string) => string;
  /** The router's key of the first page, until it is left: it takes no focus, later ones do. */
  readonly firstPage: string | undefined;
}

export const ShellContext = createContext<Shell>({
  registry: createRegistry(),
  keep: {},
  platform: 'other',
  hotkeysOf: (_, declared) => declared,
  drawn: text => text,
  firstPage: 'default',
});

export const useShell = (): Shell => useContext(ShellContext);

/** Offers commands to palette, hotkeys, help and status line for as long as the component is shown. */
export function useCommands(commands: readonly Command[], place: Place = 'page'): void {
  const { registry } = useShell();
  const owner = useRef({});
  useLayoutEffect(() => registry.publish(owner.current, commands, place), [registry, commands, place]);
  useLayoutEffect(() => {
    const { current } = owner;
    return () => registry.publish(current, []);
  }, [registry]);
}

/** Names the page in the browser's tab and history. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Fretty`;
  }, [title]);
}

/** An id that is safe in a CSS selector. */
export const useSafeId = (): string => useId().replaceAll(/[^\w-]/g, '');
