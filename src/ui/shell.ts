import {
  type Context,
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
import { US_ROW } from '../commands/numberRow';
import { type CommandRegistry, type CommandSource, createRegistry } from '../commands/registry';
import { documentTitle } from './text';

/** The keys, the spelling and the navigation that the app provides to everything it renders. */
export interface Shell {
  readonly registry: CommandRegistry;
  readonly platform: Platform;
  /** The current hotkeys of a command or a leader: the declared ones or the user's, without those that don't work. */
  readonly hotkeysOf: (id: string, declared: readonly Hotkey[]) => readonly Hotkey[];
  /** The characters of the number row's keys, from the key before 1 on. */
  readonly numberRow: readonly string[];
  /** Writes accidentals the way the user prefers. */
  readonly withSigns: (text: string) => string;
  /** Whether the first page opened is still shown; unlike later pages it doesn't move the focus. */
  readonly isFirstPage: () => boolean;
}

export const ShellContext = createContext<Shell>({
  registry: createRegistry(),
  platform: 'other',
  hotkeysOf: (_, declared) => declared,
  numberRow: US_ROW,
  withSigns: text => text,
  isFirstPage: () => true,
});

export const useShell = (): Shell => useContext(ShellContext);

/** Publishes commands to palette, hotkeys, help and status line while the component is mounted. */
export function useCommands(commands: readonly Command[], from: CommandSource = 'page'): void {
  const { registry } = useShell();
  const owner = useRef({});
  useLayoutEffect(() => registry.publish(owner.current, commands, from), [registry, commands, from]);
  useLayoutEffect(() => {
    const { current } = owner;
    return () => registry.publish(current, []);
  }, [registry]);
}

/** Reads a value from commands; the component re-renders only when that changes. */
export function useCommandState<T extends string | boolean | undefined>(read: () => T): T {
  const { registry } = useShell();
  return useSyncExternalStore(registry.subscribe, read);
}

/**
 * Notifies the registry's listeners when component state that commands read through getters has changed. State in one of the
 * app's stores doesn't need this.
 *
 * @param input the state as one text
 */
export function useCommandInput(input: string): void {
  const { registry } = useShell();
  const known = useRef(input);
  useEffect(() => {
    if (known.current === input) return;
    known.current = input;
    registry.changed();
  }, [registry, input]);
}

/** Sets the title of the page in the browser's tab and history. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}

/** An id that is safe in a CSS selector. */
export const useSafeId = (): string => useId().replaceAll(/[^\w-]/g, '');

/**
 * The value of a context inside the app.
 *
 * @param name the name of the value, for the error
 * @throws Error outside the app.
 */
export function useRequired<Value>(context: Context<Value | undefined>, name: string): Value {
  const value = useContext(context);
  if (value === undefined) throw new Error(`There is no ${name} outside the app`);
  return value;
}
