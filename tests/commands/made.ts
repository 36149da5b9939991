import {
  type Binding,
  type Circumstances,
  type Command,
  NO_KEYMAP,
  type Scope,
} from '../../src/commands/command';
import type { Hotkey } from '../../src/commands/hotkey';
import { applyKeymap } from '../../src/commands/keymap';

/** A command of the screen scope that does nothing and has its id as its title. */
export const command = (id: string, ...hotkeys: readonly Hotkey[]): Command => ({
  id,
  title: id,
  group: 'Test',
  scope: 'screen',
  hotkeys,
  run: () => {},
});

/** The same in another scope. */
export const commandIn = (scope: Scope, id: string, ...hotkeys: readonly Hotkey[]): Command => ({
  ...command(id, ...hotkeys),
  scope,
});

/** The same among the commands that share leaders. */
export const commandOf = (family: string, id: string, ...hotkeys: readonly Hotkey[]): Command => ({
  ...command(id, ...hotkeys),
  family: { id: family.toLowerCase(), title: family },
});

/** Commands with their declared hotkeys. */
export const bindingsOf = (commands: readonly Command[]): readonly Binding[] =>
  applyKeymap(commands, NO_KEYMAP);

/** A page with no dialog and no question, whose neck has the focus. */
export const AT_REST: Circumstances = {
  screen: 'notes',
  quiz: 'none',
  dialogOpen: false,
  neck: 'focused',
  characterHotkeys: 'on',
  sequences: 'on',
};

export const idsOf = (commands: readonly Command[]): readonly string[] => commands.map(({ id }) => id);
