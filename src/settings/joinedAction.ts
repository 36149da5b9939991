import type { Command, Joint } from '../commands/command';
import { joinedId } from '../commands/joint';
import { joinedTitle } from './text';

/** What lets an action be run together with choices of the settings that it reads. */
export interface ActionJoin {
  /** The table of those settings, and their rows in it. */
  readonly table: string;
  readonly rows: readonly string[];
  /** What several such actions are called together, and the texts that mean this one: `Play`, `Octave`. */
  readonly label: string;
  readonly values: readonly string[];
}

/**
 * Returns what joins an action with settings, which are chosen before it is run: `Play Octave, A4`.
 *
 * @param action the command of the action
 * @example createActionJoint(() => playOctave, { table: 'intervals', rows: ['root'], … }).join([playOctave, rootA4]).title
 *   // 'Play Octave, A4'
 */
export function createActionJoint(action: () => Command, join: ActionJoin): Joint {
  const { table, rows, label, values } = join;
  return {
    ...{ table, label, values, many: false, row: label, actsWith: rows },
    join: parts => joinedAction(action(), parts),
  };
}

function joinedAction(action: Command, parts: readonly Command[]): Command {
  const { title, spoken = title, group, scope, screen, kind } = action;
  const settings = parts.filter(({ id }) => id !== action.id);
  const chosen = settings[0]?.joint?.join(settings);
  if (chosen === undefined) return action;
  return {
    id: joinedId([action, ...settings]),
    title: joinedTitle([title, chosen.title]),
    spoken: joinedTitle([spoken, chosen.spoken ?? chosen.title]),
    ...{ group, scope },
    ...(screen && { screen }),
    ...(kind && { kind }),
    get disabled() {
      return action.disabled ?? chosen.disabled;
    },
    run() {
      chosen.run();
      action.run();
    },
  };
}
