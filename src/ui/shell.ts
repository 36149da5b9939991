import {
  createContext,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Command } from '../commands/command';
import type { Hotkey, Platform } from '../commands/hotkey';
import { type CommandRegistry, createRegistry, type Offerer } from '../commands/registry';

/** What the app lends to everything that it shows. */
export interface Shell {
  readonly registry: CommandRegistry;
  readonly platform: Platform;
  /** Which of the declared hotkeys of a command or a leader work now, or what the user has put in their place. */
  readonly hotkeysOf: (id: string, declared: readonly Hotkey[]) => readonly Hotkey[];
  /** Writes accidentals as the user prefers them. */
  readonly drawn: (text: string) => string;
  /** Whether the page that was opened first is still shown: it takes no focus by itself, later ones do. */
  readonly isFirstPage: () => boolean;
}

export const ShellContext = createContext<Shell>({
  registry: createRegistry(),
  platform: 'other',
  hotkeysOf: (_, declared) => declared,
  drawn: text => text,
  isFirstPage: () => true,
});

export const useShell = (): Shell => useContext(ShellContext);

/** Offers commands to palette, hotkeys, help and status line while the component is shown. */
export function useCommands(commands: readonly Command[], from: Offerer = 'page'): void {
  const { registry } = useShell();
  const owner = useRef({});
  useLayoutEffect(() => registry.publish(owner.current, commands, from), [registry, commands, from]);
  useLayoutEffect(() => {
    const { current } = owner;
    return () => registry.publish(current, []);
  }, [registry]);
}

/** Draws the component anew whenever what it reads from the commands differs, and only then. */
export function useCommandState<T extends string | boolean | undefined>(read: () => T): T {
  const { registry } = useShell();
  return useSyncExternalStore(registry.subscribe, read);
}

/** Names the page in the browser's tab and history. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Fretty`;
  }, [title]);
}

/** An id that is safe in a CSS selector. */
export const useSafeId = (): string => useId().replaceAll(/[^\w-]/g, '');
