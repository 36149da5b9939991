import type { Combinable, Command, Family, Scope, ScreenId } from '../commands/command';
import { type Hotkey, type Leader, ORDINAL_DIGITS, type Stroke } from '../commands/hotkey';
import { chooseIn, optionBeside } from './choices';
import { type CombinableOption, createCombine } from './combinedSettings';
import type { Choices, SettingOption, SettingRow, StepStrokes } from './setting';
import type { Settings } from './settings';
import {
  broughtBy,
  changesText,
  differ,
  RESET_SETTINGS,
  revealTexts,
  spokenChanges,
  spokenChoice,
  spokenChoices,
  spokenToggle,
  titleOf,
  turnTitle,
} from './text';

/** The settings that the commands belong to, and where the app has them. */
export interface SettingCommandsOptions {
  readonly settings: Settings;
  /** The group of the commands: `Notes`. */
  readonly title: string;
  readonly scope: Extract<Scope, 'screen' | 'global'>;
  /** The screen of the commands; without one, they belong to all. */
  readonly screen?: ScreenId;
  /** Whether the commands' hotkeys work now; those of a hidden screen don't. */
  readonly hotkeysWork: () => boolean;
  /** Announces a change. */
  readonly say: (text: string) => void;
  /** The codes of a row's options that aren't in its table. */
  readonly moreCodes?: (row: SettingRow) => readonly string[];
}

/** A row, with the options for its commands. */
interface RowCommands extends SettingCommandsOptions {
  readonly row: SettingRow;
  readonly family: Family;
  readonly combine: Combinable['combine'];
}

/** Whether a row's hotkeys work: those of a row that isn't shown are free for one that is. */
const hotkeysWorkFor = ({ row, settings, hotkeysWork }: RowCommands): boolean =>
  hotkeysWork() && (row.isShown?.(settings.choices()) ?? true);

/** The hotkeys of an option: the leader, then its stroke or its digit; without a leader just its stroke. */
function optionHotkeys(
  leader: Leader | undefined,
  { stroke, digit }: SettingOption,
  index: number,
): readonly Hotkey[] {
  if (leader === undefined) return stroke === undefined ? [] : [stroke];
  const strokes: readonly (Stroke | undefined)[] = [
    stroke,
    digit === 'none' ? undefined : (digit ?? ORDINAL_DIGITS[index]),
  ];
  return strokes.flatMap(each => (each === undefined ? [] : [`${leader} ${each}` satisfies Hotkey]));
}

/** A change as spoken: an option that was chosen, or one of several that is now on or off. */
function changeText({ row, settings }: RowCommands, option: SettingOption): string {
  const spoken = option.spoken ?? option.text;
  if (!row.many) return spokenChoice(titleOf(row), spoken);
  const state = row.isChosen(settings.choices(), option) ? 'on' : 'off';
  return option.toggled?.[state] ?? spokenToggle(spoken, state);
}

function choose(context: RowCommands, option: SettingOption): void {
  const { row, settings, say } = context;
  const brought = revealTexts(settings.table, row, settings.choices());
  settings.choose(row, option);
  say(spokenChoices([...brought, changeText(context, option)]));
}

/** The title of the command for an option, in its written or its spoken text. */
function optionTitle({ row, settings }: RowCommands, text: string, option?: SettingOption): string {
  if (row.toggles === undefined || option === undefined) return `${titleOf(row)} ${text}`;
  return row.isChosen(settings.choices(), option) ? row.toggles.off(text) : row.toggles.on(text);
}

const AT_FIRST: Choices = new Map();

/** Whether choosing an option takes away a default of a row with many values. */
const takesAway = (row: SettingRow, choices: Choices, option: SettingOption): boolean =>
  row.many && row.isChosen(choices, option) && row.isChosen(AT_FIRST, option);

const optionId = (settings: Settings, row: SettingRow, code: string): string =>
  `${settings.id}.${row.id}.${code}`;

const otherNameId = (settings: Settings, row: SettingRow, code: string): string =>
  `${optionId(settings, row, code)}.other`;

function optionCommand(code: string, context: RowCommands): Command {
  const { row, settings, title: group, scope, screen, family, combine } = context;
  const options = () => settings.optionsOf(row);
  const available = () => options().find(each => each.code === code);
  const option = () =>
    available() ?? row.combined?.optionsIn(settings.choices()).find(each => each.code === code);
  return {
    id: optionId(settings, row, code),
    get title() {
      const now = option();
      return now ? optionTitle(context, now.text, now) : '';
    },
    get spoken() {
      const now = option();
      return now?.spoken === undefined ? undefined : optionTitle(context, now.spoken, now);
    },
    group,
    scope,
    ...(screen && { screen }),
    get combinable() {
      const now = option();
      const { text = '', spoken = '', keywords = [] } = now ?? {};
      const values = [text, spoken, ...keywords];
      const undoes = now !== undefined && takesAway(row, settings.choices(), now);
      const of = { table: settings.id, row: row.id, many: row.many, label: titleOf(row) };
      return { ...of, undoes, needsLabel: row.needsLabel ?? row.control === 'switch', values, combine };
    },
    get hotkeys() {
      const now = available();
      return now ? optionHotkeys(now.leader ?? row.leader, now, options().indexOf(now)) : [];
    },
    get hotkeysWork() {
      return hotkeysWorkFor(context);
    },
    get family() {
      const brief = option()?.leaderBrief;
      return brief === undefined ? family : { ...family, brief };
    },
    ...(row.series !== undefined && { series: { id: family.id, title: row.series } }),
    get brief() {
      const now = option();
      return now && (now.brief ?? now.spoken ?? now.text);
    },
    get choice() {
      return option()?.text;
    },
    get keyRule() {
      return option()?.keyRule;
    },
    get keywords() {
      return [...(option()?.keywords ?? []), titleOf(row), ...(row.keywords ?? [])];
    },
    get isOffered() {
      return option() !== undefined;
    },
    get isSet() {
      const [now, choices] = [option(), settings.choices()];
      if (now === undefined || row.many || !row.isChosen(choices, now)) return false;
      return !differ(settings.table, choices, broughtBy([row], choices));
    },
    get also() {
      const choices = settings.choices();
      return changesText(settings.table, choices, broughtBy([row], choices), [row]);
    },
    get disabled() {
      return settings.lockOf(row) ?? (available() ? undefined : row.combined?.reason);
    },
    run() {
      const now = available();
      if (now) choose(context, now);
    },
  };
}

/** The command that chooses an option under its other name, which it brings up: B flat for A sharp. */
function otherNameCommand(code: string, context: RowCommands): Command {
  const { row, settings, title: group, scope, screen, combine } = context;
  const named = () => row.otherNames?.(settings.choices()) ?? settings.choices();
  const option = () => row.optionsIn(named()).find(each => each.code === code);
  const current = () => settings.optionsOf(row).find(each => each.code === code);
  const titleIn = (text = '') => (text === '' ? '' : optionTitle(context, text, option()));
  return {
    id: otherNameId(settings, row, code),
    get title() {
      return titleIn(option()?.text);
    },
    get spoken() {
      return titleIn(option()?.spoken);
    },
    group,
    scope,
    ...(screen && { screen }),
    get combinable() {
      const { text = '', spoken = '' } = option() ?? {};
      const of = { table: settings.id, row: row.id, many: row.many, label: titleOf(row) };
      return { ...of, values: [text, spoken], combine };
    },
    keywords: [titleOf(row), ...(row.keywords ?? [])],
    get isOffered() {
      return option()?.text !== current()?.text;
    },
    get also() {
      return changesText(settings.table, settings.choices(), named(), [row]);
    },
    get disabled() {
      return settings.lockOf(row);
    },
    run() {
      const now = option();
      if (now === undefined) return;
      const brought = spokenChanges(settings.table, settings.choices(), named());
      settings.apply(chooseIn(settings.table, named(), row, now));
      context.say(spokenChoices([...brought, changeText(context, now)]));
    },
  };
}

type Direction = keyof StepStrokes;

const STEP_TITLES: Record<Direction, string> = { next: 'Next', previous: 'Previous' };

/** The title of a step; that of a switch names the one other option. */
function stepTitle({ row, settings }: RowCommands, direction: Direction): string {
  const other = row.control === 'switch' ? optionBeside(row, settings.choices(), direction) : undefined;
  return other ? turnTitle(titleOf(row), other.text) : `${STEP_TITLES[direction]} ${titleOf(row)}`;
}

const STEP_BRIEFS: Record<Direction, string> = { next: 'next', previous: 'previous' };

/** The hotkeys that step through a setting: its step strokes and, for the next option, the leader twice. */
function stepHotkeys({ leader, steps }: SettingRow, direction: Direction): readonly Hotkey[] {
  const twice = direction === 'next' && leader ? [`${leader} ${leader}` satisfies Hotkey] : [];
  return steps === undefined ? twice : [steps[direction], ...twice];
}

function stepCommand(direction: Direction, context: RowCommands): Command {
  const { row, settings, title: group, scope, screen, family } = context;
  return {
    id: `${settings.id}.${row.id}.${direction}`,
    get title() {
      return stepTitle(context, direction);
    },
    group,
    scope,
    kind: 'step',
    ...(screen && { screen }),
    hotkeys: stepHotkeys(row, direction),
    get hotkeysWork() {
      return hotkeysWorkFor(context);
    },
    family,
    brief: STEP_BRIEFS[direction],
    choice: STEP_BRIEFS[direction],
    keywords: ['toggle', 'switch', 'cycle', ...(row.keywords ?? [])],
    // Nobody steps through a row that isn't shown, and several rows of which one is shown may have one name.
    get isOffered() {
      return row.isShown?.(settings.choices()) ?? true;
    },
    get disabled() {
      return settings.lockOf(row);
    },
    run() {
      const option = optionBeside(row, settings.choices(), direction);
      if (option) choose(context, option);
    },
  };
}

/** The commands that step through a row: to the next option where it has one value, to the previous one only if it has step strokes. */
function stepCommands(context: RowCommands): readonly Command[] {
  const { many, steps } = context.row;
  if (many) return [];
  const directions: readonly Direction[] = steps === undefined ? ['next'] : ['next', 'previous'];
  return directions.map(direction => stepCommand(direction, context));
}

/**
 * Creates the commands of a settings table: one for each option of each row, and those that step through the options. They
 * are created once; their titles and whether they are disabled are read from the settings each time.
 *
 * @example createSettingCommands(scales).map(({ title }) => title) // ['Key C', 'Key G', …, 'Next Key', …]
 */
export function createSettingCommands(options: SettingCommandsOptions): readonly Command[] {
  const { settings, moreCodes = () => [] } = options;
  const { rows } = settings.table;
  const codesOf = (row: SettingRow) => [...row.codes, ...moreCodes(row)];
  const combinables = new Map<string, CombinableOption>(
    rows.flatMap(row =>
      codesOf(row).flatMap((code): readonly (readonly [string, CombinableOption])[] => [
        [optionId(settings, row, code), { row, code }],
        ...(row.otherNames
          ? [[otherNameId(settings, row, code), { row, code, name: 'other' }] as const]
          : []),
      ]),
    ),
  );
  const combine = createCombine({ ...options, combinables });
  return rows.flatMap(row => {
    const family = { id: `${settings.id}.${row.id}`, title: titleOf(row), brief: row.brief };
    const context = { ...options, row, family, combine };
    const otherNames = row.otherNames ? row.codes.map(code => otherNameCommand(code, context)) : [];
    return [
      ...codesOf(row).map(code => optionCommand(code, context)),
      ...otherNames,
      ...stepCommands(context),
    ];
  });
}

interface ResetOptions extends Pick<SettingCommandsOptions, 'settings' | 'title' | 'scope' | 'say'> {
  /** The choices of the user. */
  readonly chosen: () => Choices;
}

/** The command that gives every setting of a table its default; values without a control stay. */
export function createResetCommand({ settings, title: group, scope, say, chosen }: ResetOptions): Command {
  const changed = () => settings.table.rows.filter(({ id }) => chosen().has(id));
  return {
    id: `${settings.id}.reset`,
    title: RESET_SETTINGS.title,
    group,
    scope,
    get disabled() {
      if (changed().length === 0) return RESET_SETTINGS.nothing;
      return changed().flatMap(row => settings.lockOf(row) ?? [])[0];
    },
    run() {
      const ids = changed().map(({ id }) => id);
      settings.apply(new Map([...settings.choices()].filter(([id]) => !ids.includes(id))));
      say(RESET_SETTINGS.spoken);
    },
  };
}
