import type { Command } from './command';
import { formatKeymap, type Keymap, NO_KEYMAP, rebound, workingIn } from './keymap';

/** What commands belong to: the frame of every page, or what it shows. */
export type Place = 'shell' | 'page';

interface Offer {
  readonly commands: readonly Command[];
  readonly place: Place;
}

/** Where screens put the commands that exist now, and where palette, help, status line and hotkeys read them. */
export interface CommandRegistry {
  /** Replaces what an owner offers, by default as part of the page; an empty list withdraws it. */
  publish(owner: object, commands: readonly Command[], place?: Place): void;
  /**
   * All commands that exist now, under the user's keys: those of the shell first, each in the order in which their
   * owners came.
   *
   * @throws Error when two of them have one id.
   */
  list(): readonly Command[];
  /** The same commands as they were published, under the keys that were meant for them. */
  declared(): readonly Command[];
  /** Puts the user's keys in the place of declared ones. */
  rebind(keymap: Keymap): void;
  /** The user's keys as they work among the commands that exist now; the same object until that changes. */
  keymap(): Keymap;
  subscribe(listener: () => void): () => void;
}

/**
 * Makes an empty registry. It owns no key listener and draws nothing.
 *
 * @example createRegistry().list() // []
 */
export function createRegistry(): CommandRegistry {
  const offers = new Map<object, Offer>();
  const listeners = new Set<() => void>();
  let given = NO_KEYMAP;
  let working = NO_KEYMAP;
  let declared: readonly Command[] = [];
  let all: readonly Command[] = [];

  const offeredIn = (asked: Place) =>
    [...offers.values()].flatMap(({ commands, place }) => (place === asked ? commands : []));

  const renew = () => {
    const next = workingIn(declared, given);
    if (next !== working && formatKeymap(next) !== formatKeymap(working)) working = next;
    all = rebound(declared, working);
    for (const listener of listeners) listener();
  };

  return {
    publish(owner, commands, place = 'page') {
      if (commands.length === 0) offers.delete(owner);
      else offers.set(owner, { commands, place });
      declared = distinct([...offeredIn('shell'), ...offeredIn('page')]);
      renew();
    },
    list: () => all,
    declared: () => declared,
    rebind(keymap) {
      if (keymap === given) return;
      given = keymap;
      renew();
    },
    keymap: () => working,
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
