import { createListeners } from '../listeners';
import { type Binding, type Command, isOffered } from './command';
import { applyKeymap, formatKeymap, type Keymap, NO_KEYMAP, workingIn } from './keymap';

/** Where commands come from, in the order of the palette: the shell around every page, the app's settings, the page. */
const COMMAND_SOURCES = ['shell', 'app', 'page'] as const;
export type CommandSource = (typeof COMMAND_SOURCES)[number];

interface Publication {
  readonly commands: readonly Command[];
  readonly from: CommandSource;
}

/** Holds the commands that exist now; buttons, palette, help, status line and hotkeys read them here. */
export interface CommandRegistry {
  /** Replaces the commands of an owner, by default as part of the page; an empty list removes them. */
  publish(owner: object, commands: readonly Command[], from?: CommandSource): void;
  /**
   * The commands that exist now: the shell's first, then the app's and the page's, each in the order their owners were added.
   *
   * @throws Error if two of them have the same id.
   */
  list(): readonly Command[];
  /** The published command with an id, whether or not it exists now. */
  find(id: string): Command | undefined;
  /** The same commands with their current hotkeys. */
  bindings(): readonly Binding[];
  /** Replaces declared hotkeys with the user's. */
  setKeymap(keymap: Keymap): void;
  /** The user's keymap as it works among the current commands; the same object until it changes. */
  keymap(): Keymap;
  /** Notifies listeners that a title, a hint or a reason may have changed. */
  changed(): void;
  subscribe(listener: () => void): () => void;
}

/** What was computed from the commands; valid until the next change. */
interface Snapshot {
  readonly list: readonly Command[];
  keymap?: Keymap;
  bindings?: readonly Binding[];
}

/**
 * Creates an empty registry. It handles no keys and renders nothing.
 *
 * @example createRegistry().list() // []
 */
export function createRegistry(): CommandRegistry {
  const publications = new Map<object, Publication>();
  const listeners = createListeners();
  let given = NO_KEYMAP;
  let working = NO_KEYMAP;
  let published: readonly Command[] = [];
  let snapshot: Snapshot | undefined;

  const publishedBy = (source: CommandSource) =>
    [...publications.values()].flatMap(({ commands, from }) => (from === source ? commands : []));

  const read = (): Snapshot => {
    snapshot ??= { list: published.filter(isOffered) };
    return snapshot;
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
    snapshot = undefined;
    listeners.notify();
  };

  return {
    publish(owner, commands, from = 'page') {
      if (commands.length === 0) publications.delete(owner);
      else publications.set(owner, { commands, from });
      published = distinct(COMMAND_SOURCES.flatMap(publishedBy));
      changed();
    },
    list: () => read().list,
    find: id => published.find(command => command.id === id),
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
