import { createListeners } from '../listeners';
import { type Binding, type Command, isOffered } from './command';
import { applyKeymap, formatKeymap, type Keymap, NO_KEYMAP, workingIn } from './keymap';

/** Who offers commands: the frame of every page, or the page in it. */
export type Offerer = 'shell' | 'page';

interface Offer {
  readonly commands: readonly Command[];
  readonly from: Offerer;
}

/** Where rooms put the commands that exist now, and where buttons, palette, help, status line and hotkeys read them. */
export interface CommandRegistry {
  /** Replaces what an owner offers, by default as part of the page; an empty list withdraws it. */
  publish(owner: object, commands: readonly Command[], from?: Offerer): void;
  /**
   * The commands that exist now: the shell's first, each in the order in which their owners came.
   *
   * @throws Error when two of them have one id.
   */
  list(): readonly Command[];
  /** The same commands with the hotkeys that run them now. */
  bindings(): readonly Binding[];
  /** Puts the user's hotkeys in place of the declared ones. */
  setKeymap(keymap: Keymap): void;
  /** The user's keymap as it works among the commands that exist now; the same object until that changes. */
  keymap(): Keymap;
  /** Tells readers that a title, a hint or a reason may have changed. */
  changed(): void;
  subscribe(listener: () => void): () => void;
}

/** What is read from the commands; it holds until the next change. */
interface Reading {
  readonly list: readonly Command[];
  keymap?: Keymap;
  bindings?: readonly Binding[];
}

/**
 * Makes an empty registry. It listens to no key and draws nothing.
 *
 * @example createRegistry().list() // []
 */
export function createRegistry(): CommandRegistry {
  const offers = new Map<object, Offer>();
  const listeners = createListeners();
  let given = NO_KEYMAP;
  let working = NO_KEYMAP;
  let published: readonly Command[] = [];
  let reading: Reading | undefined;

  const offeredBy = (asked: Offerer) =>
    [...offers.values()].flatMap(({ commands, from }) => (from === asked ? commands : []));

  const read = (): Reading => {
    reading ??= { list: published.filter(isOffered) };
    return reading;
  };

  const keymap = (): Keymap => {
    const current = read();
    if (current.keymap === undefined) {
      const next = workingIn(current.list, given);
      if (next !== working && formatKeymap(next) !== formatKeymap(working)) working = next;
      current.keymap = working;
    }
    return current.keymap;
  };

  const changed = () => {
    reading = undefined;
    listeners.notify();
  };

  return {
    publish(owner, commands, from = 'page') {
      if (commands.length === 0) offers.delete(owner);
      else offers.set(owner, { commands, from });
      published = distinct([...offeredBy('shell'), ...offeredBy('page')]);
      changed();
    },
    list: () => read().list,
    bindings() {
      const current = read();
      current.bindings ??= applyKeymap(current.list, keymap());
      return current.bindings;
    },
    setKeymap(next) {
      if (next === given) return;
      given = next;
      changed();
    },
    keymap,
    changed,
    subscribe: listeners.subscribe,
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
