import { type Hotkey, isCharacterHotkey, leaderOf } from './hotkey';
import type { ScreenId } from './screenId';

/** Where a command lives, the strongest first: of two that ask for one hotkey, the earlier scope has it. */
export const SCOPES = ['dialog', 'quiz', 'neck', 'screen', 'global'] as const;
export type Scope = (typeof SCOPES)[number];

/** Commands that one leader leads to. */
export interface Family {
  readonly id: string;
  readonly title: string;
}

/**
 * One thing that a user can do, declared once: buttons, palette, hotkeys, help, status line and keymap editor all read it.
 *
 * A command is made once and lives as long as the app or its screen. What changes about it is a getter, read when it is
 * needed, so a command must not be spread: that would freeze its getters.
 */
export interface Command {
  /** Unique among all commands that exist: `notes-quiz.start`. */
  readonly id: string;
  readonly title: string;
  /** The title for speech, where the written one has signs that speech garbles. */
  readonly words?: string | undefined;
  /** The heading that the palette and the help list it under. */
  readonly group: string;
  readonly scope: Scope;
  readonly hotkeys?: readonly Hotkey[];
  /** Whether its hotkeys work now; the palette runs it either way. They do unless it says otherwise. */
  readonly hotkeysWork?: boolean;
  /** The commands that share the leaders of its sequences: the options of one setting. */
  readonly family?: Family;
  /** Other words that a user might search for. */
  readonly keywords?: readonly string[];
  /** Whether it exists now: there is no Submit without a question. It does unless it says otherwise. */
  readonly isOffered?: boolean;
  /** Why it can't be run now; absent while it can. */
  readonly disabled?: string | undefined;
  /** A word or two for the status line, which lists only commands that have one. */
  readonly hint?: string | undefined;
  /** Whether holding its hotkey down repeats it. */
  readonly repeats?: boolean;
  readonly run: () => void;
}

/** A command and the hotkeys that run it now. */
export interface Binding {
  readonly command: Command;
  readonly hotkeys: readonly Hotkey[];
}

/** Whether a command exists now. */
export const isOffered = ({ isOffered = true }: Command): boolean => isOffered;

/** The title of a command as it is spoken. */
export const spokenTitle = ({ title, words }: Pick<Command, 'title' | 'words'>): string => words ?? title;

/** What decides which commands a key may reach. */
export interface Circumstances {
  readonly screen: ScreenId | undefined;
  /** Whether a question is open on the page. */
  readonly quiz: 'open' | 'none';
  readonly dialogOpen: boolean;
  readonly neckFocused: boolean;
  /** Whether bare letters, digits and signs work as hotkeys at all. */
  readonly characterHotkeys: 'on' | 'off';
  /** Whether sequences work; they are off while a quick drill listens for single answer keys. */
  readonly sequences: 'on' | 'off';
}

function scopeInEffect(scope: Scope, { dialogOpen, neckFocused }: Circumstances): boolean {
  if (dialogOpen || scope === 'dialog') return dialogOpen && scope === 'dialog';
  return scope !== 'neck' || neckFocused;
}

function hotkeyInEffect(hotkey: Hotkey, { characterHotkeys, sequences }: Circumstances): boolean {
  if (characterHotkeys === 'off' && isCharacterHotkey(hotkey)) return false;
  return sequences === 'on' || leaderOf(hotkey) === undefined;
}

/**
 * The bindings that a key can reach now, the strongest scope first; a command without a working hotkey has none.
 *
 * @example inEffect(bindings, circumstances)[0]?.command // submit, since a quiz comes before global
 */
export function inEffect(bindings: readonly Binding[], circumstances: Circumstances): readonly Binding[] {
  return SCOPES.filter(scope => scopeInEffect(scope, circumstances)).flatMap(scope =>
    bindings.flatMap(({ command, hotkeys }) => {
      if (command.scope !== scope) return [];
      const working = hotkeys.filter(hotkey => hotkeyInEffect(hotkey, circumstances));
      return working.length === 0 ? [] : [{ command, hotkeys: working }];
    }),
  );
}
