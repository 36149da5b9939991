import type { Command, Scope } from './command';
import type { Hotkey } from './hotkey';

/** A part of an action that is the same at all times, or read when it is needed. */
type Now<Deps, T> = T | ((deps: Deps) => T);

/** The parts of a command that change while it exists. */
type Changing = 'scope' | 'hotkeys' | 'hotkeysWork' | 'isOffered' | 'disabled' | 'isLate' | 'hint';

/**
 * A command before it is bound to its dependencies, declared whole in one value, so that the palette can list it where it doesn't
 * exist.
 */
export interface Action<Deps> extends Omit<Command, Changing | 'run' | 'isSet' | 'where' | 'screen'> {
  readonly scope: Now<Deps, Scope>;
  readonly hotkeys?: Now<Deps, readonly Hotkey[]>;
  readonly hotkeysWork?: (deps: Deps) => boolean;
  /** The title now, where it isn't `title`. */
  readonly titleNow?: (deps: Deps) => string | undefined;
  /** The title now as spoken, if not as it is written. */
  readonly spokenNow?: (deps: Deps) => string | undefined;
  /** The keywords now, where they aren't `keywords`. */
  readonly keywordsNow?: (deps: Deps) => readonly string[] | undefined;
  readonly isOffered?: (deps: Deps) => boolean;
  readonly disabled?: (deps: Deps) => string | undefined;
  readonly isLate?: (deps: Deps) => boolean;
  readonly hint?: Now<Deps, string | undefined>;
  /** Where the action can be run, within a sentence, as the palette says elsewhere: `on Scales`. */
  readonly where?: string;
  readonly run: (deps: Deps) => void;
}

/** The name of an action and the words it is found by, known before it is bound. */
export type ActionTexts = Pick<Command, 'id' | 'title' | 'spoken' | 'group' | 'keywords'>;

const read = <Deps, T>(value: Now<Deps, T>, deps: Deps): T =>
  value instanceof Function ? value(deps) : value;

/**
 * Makes an action a command, once its dependencies exist.
 *
 * @example bind(NOTES_ACTIONS.clear, deps).disabled // 'No notes are selected'
 */
export function bind<Deps>(action: Action<Deps>, deps: Deps): Command {
  const { titleNow, spokenNow, keywordsNow, where: _, ...rest } = action;
  return {
    ...rest,
    get title() {
      return titleNow?.(deps) ?? action.title;
    },
    get spoken() {
      return spokenNow ? spokenNow(deps) : action.spoken;
    },
    get keywords() {
      return keywordsNow?.(deps) ?? action.keywords ?? [];
    },
    get scope() {
      return read(action.scope, deps);
    },
    get hotkeys() {
      return read(action.hotkeys ?? [], deps);
    },
    get hotkeysWork() {
      return action.hotkeysWork?.(deps) ?? true;
    },
    get isOffered() {
      return action.isOffered?.(deps) ?? true;
    },
    get disabled() {
      return action.disabled?.(deps);
    },
    get isLate() {
      return action.isLate?.(deps) ?? false;
    },
    get hint() {
      return read(action.hint, deps);
    },
    run: () => action.run(deps),
  };
}

/** The commands that some actions are, each under its name; `complete` fills in what they share. */
export function bindAll<Name extends string, Deps>(
  actions: Readonly<Record<Name, Action<Deps>>>,
  deps: Deps,
  complete?: (action: Action<Deps>) => Action<Deps>,
): Record<Name, Command>;
export function bindAll<Deps>(
  actions: Readonly<Record<string, Action<Deps>>>,
  deps: Deps,
  complete: (action: Action<Deps>) => Action<Deps> = action => action,
): Record<string, Command> {
  return Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [name, bind(complete(action), deps)]),
  );
}
