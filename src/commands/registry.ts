import type { Command } from './command';

/** Where screens put the commands that exist now, and where palette, help, status line and hotkeys read them. */
export interface CommandRegistry {
  /** Replaces what an owner offers; an empty list withdraws it. */
  publish(owner: object, commands: readonly Command[]): void;
  /**
   * All commands that exist now, in the order in which their owners came.
   *
   * @throws Error when two of them have one id.
   */
  list(): readonly Command[];
  subscribe(listener: () => void): () => void;
}

/**
 * Makes an empty registry. It owns no key listener and draws nothing.
 *
 * @example createRegistry().list() // []
 */
export function createRegistry(): CommandRegistry {
  const offers = new Map<object, readonly Command[]>();
  const listeners = new Set<() => void>();
  let all: readonly Command[] = [];

  return {
    publish(owner, commands) {
      if (commands.length === 0) offers.delete(owner);
      else offers.set(owner, commands);
      all = distinct([...offers.values()].flat());
      for (const listener of listeners) listener();
    },
    list: () => all,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function distinct(commands: readonly Command[]): readonly Command[] {
  const ids = new Set<string>();
  for (const { id } of commands) {
    if (ids.has(id)) throw new Error(`two commands are called ${id}`);
    ids.add(id);
  }
  return commands;
}
