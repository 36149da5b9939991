import type { Command, Family, Scope } from '../commands/command';
import type { DigitKey, Hotkey, Leader, Stroke } from '../commands/hotkey';
import {
  chooseIn,
  nextOption,
  previousOption,
  type SettingOption,
  type SettingRow,
  type StepStrokes,
} from './setting';
import type { Settings } from './settings';

const DIGITS: readonly DigitKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Whose commands they are, and what they need of the app. */
export interface SettingCommandsOptions {
  readonly settings: Settings;
  /** What the palette lists them under: `Notes`. */
  readonly title: string;
  readonly scope: Extract<Scope, 'screen' | 'global'>;
  /** Whether their hotkeys work now; those of a screen that isn't shown don't. */
  readonly hotkeysWork: () => boolean;
  /** Tells of a change to someone who doesn't see it. */
  readonly say: (text: string) => void;
}

/** A row among the options for its commands. */
interface RowCommands extends SettingCommandsOptions {
  readonly row: SettingRow;
  readonly family: Family;
}

const titleOf = ({ title, label }: SettingRow): string => title ?? label;

/** A row whose control isn't on its screen leaves its hotkeys to one that is. */
const hotkeysWorkFor = ({ row, settings, hotkeysWork }: RowCommands): boolean =>
  hotkeysWork() && (row.isShown?.(settings.choices()) ?? true);

/** The hotkeys that pick an option: the leader, then its digit or its own stroke; without a leader the stroke alone. */
function optionHotkeys(
  leader: Leader | undefined,
  { stroke, digit }: SettingOption,
  place: number,
): readonly Hotkey[] {
  if (leader === undefined) return stroke === undefined ? [] : [stroke];
  const strokes: readonly (Stroke | undefined)[] = [
    stroke,
    digit === 'none' ? undefined : (digit ?? DIGITS[place]),
  ];
  return strokes.flatMap(each => (each === undefined ? [] : [`${leader} ${each}` satisfies Hotkey]));
}

/** A change as it is spoken: `Accidentals, Flats`, or `C sharp, on` where several options can be chosen. */
function spokenChoice(row: SettingRow, option: SettingOption, isChosen: boolean): string {
  const words = option.words ?? option.text;
  return row.many ? `${words}, ${isChosen ? 'on' : 'off'}` : `${titleOf(row)}, ${words}`;
}

function choose({ row, settings, say }: RowCommands, option: SettingOption): void {
  settings.apply(chooseIn(settings.table, settings.choices(), row, option));
  say(spokenChoice(row, option, row.isChosen(settings.choices(), option)));
}

function optionCommand(code: string, context: RowCommands): Command {
  const { row, settings, title: group, scope, family } = context;
  const options = () => settings.optionsOf(row);
  const option = () => options().find(each => each.code === code);
  return {
    id: `${settings.id}.${row.id}.${code}`,
    get title() {
      return `${titleOf(row)} ${option()?.text ?? code}`;
    },
    get words() {
      const words = option()?.words;
      return words === undefined ? undefined : `${titleOf(row)} ${words}`;
    },
    group,
    scope,
    get hotkeys() {
      const now = option();
      return now ? optionHotkeys(now.leader ?? row.leader, now, options().indexOf(now)) : [];
    },
    get hotkeysWork() {
      return hotkeysWorkFor(context);
    },
    family,
    get keywords() {
      const now = option();
      return [...(now?.keywords ?? []), `${now?.text ?? code} ${titleOf(row)}`];
    },
    get isOffered() {
      return option() !== undefined;
    },
    get disabled() {
      return settings.lockOf(row);
    },
    run() {
      const now = option();
      if (now) choose(context, now);
    },
  };
}

type Direction = keyof StepStrokes;

const DIRECTIONS: Record<Direction, { readonly title: string; readonly optionFor: typeof nextOption }> = {
  next: { title: 'Next', optionFor: nextOption },
  previous: { title: 'Previous', optionFor: previousOption },
};

/** The hotkeys that step through a setting: its own strokes, and for the next option the leader twice. */
function stepHotkeys({ leader, steps }: SettingRow, direction: Direction): readonly Hotkey[] {
  const twice = direction === 'next' && leader ? [`${leader} ${leader}` satisfies Hotkey] : [];
  return steps === undefined ? twice : [steps[direction], ...twice];
}

function stepCommand(direction: Direction, context: RowCommands): Command {
  const { row, settings, title: group, scope, family } = context;
  const { title, optionFor } = DIRECTIONS[direction];
  return {
    id: `${settings.id}.${row.id}.${direction}`,
    title: `${title} ${titleOf(row)}`,
    group,
    scope,
    hotkeys: stepHotkeys(row, direction),
    get hotkeysWork() {
      return hotkeysWorkFor(context);
    },
    family,
    keywords: ['toggle', 'switch', 'cycle'],
    get disabled() {
      return settings.lockOf(row);
    },
    run() {
      const option = optionFor(row, settings.choices());
      if (option) choose(context, option);
    },
  };
}

/** Every setting of one value can be taken to its next option; back only where a row has strokes for it. */
function stepCommands(context: RowCommands): readonly Command[] {
  const { many, steps } = context.row;
  if (many) return [];
  const directions: readonly Direction[] = steps === undefined ? ['next'] : ['next', 'previous'];
  return directions.map(direction => stepCommand(direction, context));
}

/**
 * The commands that a settings table comes to: one for each option of each row, and those that step through them. They
 * are made once; what they are called and whether they can be run is asked of the settings each time.
 *
 * @example createSettingCommands(scales).map(({ title }) => title) // ['Key C', 'Key G', …, 'Next Key', …]
 */
export function createSettingCommands(options: SettingCommandsOptions): readonly Command[] {
  const { settings } = options;
  return settings.table.rows.flatMap(row => {
    const family = { id: `${settings.id}.${row.id}`, title: titleOf(row) };
    const context = { ...options, row, family };
    return [...row.codes.map(code => optionCommand(code, context)), ...stepCommands(context)];
  });
}
