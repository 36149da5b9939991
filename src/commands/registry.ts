import { createListeners } from '../listeners';
import { type Binding, type Command, declaredHotkeys, isOffered, type Keymap, NO_KEYMAP } from './command';
import type { Hotkey } from './hotkey';
import { applyKeymap, formatKeymap, keysOf, workingIn } from './keymap';

/** The sources of commands, in the order of the palette: the shell around every page, the app's settings, the page. */
const COMMAND_SOURCES = ['shell', 'app', 'page'] as const;
export type CommandSource = (typeof COMMAND_SOURCES)[number];

/** Commands whose existence and hotkeys depend on the same state. */
export interface CommandGroup {
  readonly commands: readonly Command[];
  /**
   * The values on which the existence and the hotkeys of the commands depend; while they are the same, so are these. Without
   * it, the commands are read again at every change.
   */
  readonly dependsOn?: () => readonly unknown[];
}

interface Publication {
  readonly groups: readonly GroupState[];
  readonly from: CommandSource;
}

/** The hotkeys in place of those that a command declares, whether or not it exists now. */
export type LookUp = (id: string, declared: readonly Hotkey[]) => readonly Hotkey[];

const asDeclared: LookUp = (_, declared) => declared;

/** Holds the commands that exist now; buttons, palette, help, status line and hotkeys read them here. */
export interface CommandRegistry {
  /** Replaces the commands of an owner, by default as part of the page; an empty list removes them. */
  publish(owner: object, commands: readonly Command[], from?: CommandSource): void;
  /** Replaces the commands of an owner by groups, each read again only when the values it depends on have changed. */
  publishGroups(owner: object, groups: readonly CommandGroup[], from?: CommandSource): void;
  /**
   * The commands that exist now: the shell's first, then the app's and the page's, each in the order their owners were added.
   *
   * @throws Error if two of them have the same id.
   */
  list(): readonly Command[];
  /** The published command with an id, whether or not it exists now. */
  find(id: string): Command | undefined;
  /** Current commands with their effective hotkeys. */
  bindings(): readonly Binding[];
  /** Replaces declared hotkeys with the user's. */
  setKeymap(keymap: Keymap): void;
  /** Looks up the hotkeys in place of declared ones; the same function until the keymap changes. */
  lookUp(): LookUp;
  /** The user's keymap as it works among the current commands; the same object until it changes. */
  keymap(): Keymap;
  /** Notifies listeners that a title, a hint or a reason may have changed. */
  changed(): void;
  subscribe(listener: () => void): () => void;
}

/** The commands of a group, valid until the values that it depends on change. */
interface Known {
  readonly state: readonly unknown[] | undefined;
  /** The commands that exist, read when they are first listed: those of every screen take longer than a key may. */
  readonly offered: () => readonly Command[];
  /** The commands whose hotkeys work. */
  readonly keyed: readonly Command[];
  /** The hotkeys of those commands under the latest keymap. */
  bound?: { readonly keymap: Keymap; readonly bindings: readonly Binding[] };
}

/** A group with its latest reading. */
interface GroupState {
  readonly commands: readonly Command[];
  /** The current reading; the same object until the values it depends on change, or `reread` is called for a group without any. */
  readonly now: () => Known;
  readonly reread: () => void;
}

const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((each, index) => Object.is(each, others[index]));

function groupState({ commands, dependsOn }: CommandGroup): GroupState {
  let known: Known | undefined;
  let isChecked = false;
  const isCurrent = (state: readonly unknown[] | undefined): boolean =>
    known?.state !== undefined && state !== undefined && areSame(known.state, state);
  const read = (state: readonly unknown[] | undefined): Known => {
    let offered: readonly Command[] | undefined;
    return {
      state,
      keyed: commands.filter(command => declaredHotkeys(command).length > 0 && isOffered(command)),
      offered() {
        offered ??= commands.filter(isOffered);
        return offered;
      },
    };
  };
  return {
    commands,
    now() {
      if (known !== undefined && isChecked) return known;
      const state = dependsOn?.();
      if (known === undefined || !isCurrent(state)) known = read(state);
      isChecked = true;
      return known;
    },
    reread() {
      isChecked = false;
    },
  };
}

function bindingsOf(known: Known, keymap: Keymap): readonly Binding[] {
  if (known.bound?.keymap !== keymap) known.bound = { keymap, bindings: applyKeymap(known.keyed, keymap) };
  return known.bound.bindings;
}

/** The commands and bindings of all groups, valid until the next change. */
interface Snapshot {
  list?: readonly Command[];
  keymap?: Keymap;
  bindings?: readonly Binding[];
}

/** Creates an empty registry. It handles no keys and renders nothing. */
export function createRegistry(): CommandRegistry {
  const publications = new Map<object, Publication>();
  const listeners = createListeners();
  let given = NO_KEYMAP;
  let working = NO_KEYMAP;
  let groups: readonly GroupState[] = [];
  let snapshot: Snapshot = {};

  const publishedBy = (source: CommandSource) =>
    [...publications.values()].flatMap(publication =>
      publication.from === source ? publication.groups : [],
    );

  const changed = () => {
    snapshot = {};
    for (const group of groups) group.reread();
    listeners.notify();
  };

  const publishGroups = (
    owner: object,
    published: readonly CommandGroup[],
    from: CommandSource = 'page',
  ): void => {
    const filled = published.filter(({ commands }) => commands.length > 0);
    if (filled.length === 0) publications.delete(owner);
    else publications.set(owner, { groups: filled.map(groupState), from });
    groups = COMMAND_SOURCES.flatMap(publishedBy);
    expectDistinct(groups);
    changed();
  };

  const keymap = (): Keymap => {
    if (snapshot.keymap === undefined) {
      const next = workingIn(
        groups.flatMap(group => group.now().keyed),
        given,
      );
      if (next !== working && formatKeymap(next) !== formatKeymap(working)) working = next;
      snapshot.keymap = working;
    }
    return snapshot.keymap;
  };

  let looked = { working, given, lookUp: asDeclared };
  const lookUp = (): LookUp => {
    const now = { working: keymap(), given };
    if (looked.working === now.working && looked.given === now.given) return looked.lookUp;
    const keys = { get: (id: string) => now.working.get(id) ?? now.given.get(id) };
    looked = { ...now, lookUp: given.size > 0 ? (id, declared) => keysOf(keys, id, declared) : asDeclared };
    return looked.lookUp;
  };

  return {
    publish: (owner, commands, from) => publishGroups(owner, [{ commands }], from),
    publishGroups,
    list() {
      snapshot.list ??= groups.flatMap(group => group.now().offered());
      return snapshot.list;
    },
    find(id) {
      for (const { commands } of groups) {
        const found = commands.find(command => command.id === id);
        if (found) return found;
      }
      return undefined;
    },
    bindings() {
      const inUse = keymap();
      snapshot.bindings ??= groups.flatMap(group => bindingsOf(group.now(), inUse));
      return snapshot.bindings;
    },
    setKeymap(next) {
      if (next === given) return;
      given = next;
      changed();
    },
    lookUp,
    keymap,
    changed,
    subscribe: listeners.subscribe,
  };
}

function expectDistinct(groups: readonly GroupState[]): void {
  const ids = new Set<string>();
  for (const { commands } of groups)
    for (const { id } of commands) {
      if (ids.has(id)) throw new Error(`two commands are called ${id}`);
      ids.add(id);
    }
}
