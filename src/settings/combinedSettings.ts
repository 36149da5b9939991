import { type Combinable, type Command, combinedId } from '../commands/command';
import { revealed, settled } from './choices';
import type { Choices, SettingOption, SettingRow } from './setting';
import type { Settings } from './settings';
import {
  broughtBy,
  changesText,
  differ,
  joinedTitle,
  spokenChanges,
  spokenChoice,
  spokenChoices,
  titleOf,
} from './text';

/** An option that a command chooses, and whether under its other name. */
export interface CombinableOption {
  readonly row: SettingRow;
  readonly code: string;
  readonly name?: 'other';
}

/** Options of a row that are chosen together; of a row with one value there is one. */
interface Assignment {
  readonly row: SettingRow;
  readonly options: readonly SettingOption[];
}

interface CombineDeps extends Pick<Command, 'scope' | 'screen'> {
  readonly settings: Settings;
  /** The group of the combined command. */
  readonly title: string;
  readonly say: (text: string) => void;
  /** The options that can be combined, by the ids of their commands. */
  readonly combinables: ReadonlyMap<string, CombinableOption>;
}

/** Whether an option says nothing without the name of its setting, as a number, or on and off. */
const saysLittle = ({ text }: SettingOption, { control }: SettingRow): boolean =>
  control === 'switch' || /^[\d.]+( seconds?|%)?$/.test(text);

function assignmentTitle({ row, options }: Assignment, textOf: (option: SettingOption) => string): string {
  const texts = options.map(textOf);
  if (row.toggles) return row.toggles.only(texts);
  const isNamed = options.some(option => saysLittle(option, row));
  return isNamed ? `${titleOf(row)} ${joinedTitle(texts)}` : joinedTitle(texts);
}

const spokenOf = ({ text, spoken }: SettingOption): string => spoken ?? text;

function spokenAssignment(assignment: Assignment): string {
  const spoken = assignmentTitle(assignment, spokenOf);
  return assignment.row.toggles ? spoken : spokenChoice(titleOf(assignment.row), spoken);
}

/** The options that can be chosen together with those of other rows. */
const combinableIn = (row: SettingRow, choices: Choices): readonly SettingOption[] => {
  const options = row.optionsIn(choices);
  const codes = options.map(({ code }) => code);
  return [
    ...options,
    ...(row.combined?.optionsIn(choices) ?? []).filter(({ code }) => !codes.includes(code)),
  ];
};

/** An assignment once dependent rows are consistent: C# is Db in a scale that has no C#. */
function resulting({ row, options }: Assignment, choices: Choices): Assignment {
  if (row.combined === undefined) return { row, options };
  return { row, options: row.optionsIn(choices).filter(option => row.isChosen(choices, option)) };
}

/** The choices with exactly these options of a row chosen. */
function assigned(choices: Choices, { row, options }: Assignment): Choices {
  const codes = options.map(({ code }) => code);
  return combinableIn(row, choices)
    .filter(option =>
      row.many ? row.isChosen(choices, option) !== codes.includes(option.code) : codes.includes(option.code),
    )
    .reduce((next, option) => row.choose(next, option), revealed(row, choices));
}

/**
 * Creates the function that combines commands of a table's options into one command that chooses them all: `Bb, Major`.
 */
export function createCombine({
  settings,
  title: group,
  scope,
  screen,
  say,
  combinables,
}: CombineDeps): Combinable['combine'] {
  const { table } = settings;
  const ids = [...combinables.keys()];
  const placeOf = ({ id }: Command) => ids.indexOf(id);
  const wantedBy = (parts: readonly Command[]) => parts.flatMap(({ id }) => combinables.get(id) ?? []);
  /** The choices under which the options have the names that they are wanted by. */
  const namedFor = (parts: readonly Command[]): Choices =>
    wantedBy(parts).reduce(
      (choices, { row, name }) => (name === 'other' ? (row.otherNames?.(choices) ?? choices) : choices),
      settings.choices(),
    );
  const assignmentsOf = (parts: readonly Command[]): readonly Assignment[] => {
    const wanted = wantedBy(parts);
    const named = namedFor(parts);
    return table.rows.flatMap(row => {
      const codes = wanted.filter(each => each.row === row).map(({ code }) => code);
      const options =
        codes.length === 0 ? [] : combinableIn(row, named).filter(({ code }) => codes.includes(code));
      return options.length === 0 ? [] : [{ row, options }];
    });
  };

  const isMade = ({ row, options }: Assignment): boolean => {
    const codes = options.map(({ code }) => code);
    const choices = settings.choices();
    const chosen = settings.optionsOf(row).filter(option => row.isChosen(choices, option));
    return chosen.length === codes.length && chosen.every(({ code }) => codes.includes(code));
  };

  const alsoOf = (parts: readonly Command[], rows: readonly SettingRow[]) =>
    changesText(table, settings.choices(), broughtBy(rows, namedFor(parts)), rows);

  return parts => {
    const wanted = assignmentsOf(parts);
    const chosen = () => settled(table, wanted.reduce(assigned, namedFor(parts)));
    const isPlain = wanted.every(({ row }) => row.combined === undefined);
    const assignments = isPlain ? wanted : wanted.map(each => resulting(each, chosen()));
    const rows = assignments.map(({ row }) => row);
    return {
      // In the order of the table, so that the same choices are the same command.
      id: combinedId(parts.toSorted((one, other) => placeOf(one) - placeOf(other))),
      title: joinedTitle(assignments.map(each => assignmentTitle(each, ({ text }) => text))),
      spoken: joinedTitle(assignments.map(each => assignmentTitle(each, spokenOf))),
      group,
      scope,
      ...(screen && { screen }),
      get isSet() {
        const choices = settings.choices();
        return assignments.every(isMade) && !differ(table, choices, broughtBy(rows, namedFor(parts)));
      },
      get also() {
        return alsoOf(parts, rows);
      },
      get disabled() {
        return rows.map(row => settings.lockOf(row)).find(reason => reason !== undefined);
      },
      run() {
        const before = settings.choices();
        const brought = spokenChanges(table, before, broughtBy(rows, namedFor(parts)));
        settings.apply(chosen());
        const mentioned = new Set([...brought, ...assignments.map(spokenAssignment)]);
        say(spokenChoices([...mentioned]));
      },
    };
  };
}

/** How an action is combined with choices of the settings that it reads. */
export interface ActionCombination {
  /** The table of those settings, and their rows in it. */
  readonly table: string;
  readonly rows: readonly string[];
  /** The name of several such actions together, and the texts that mean this one: `Play`, `Octave`. */
  readonly label: string;
  readonly values: readonly string[];
}

/**
 * Lets an action be combined with settings, which are chosen before it is run: `Play Octave, A4`.
 *
 * @param action the command of the action
 */
export function combineAction(action: () => Command, combination: ActionCombination): Combinable {
  const { table, rows, label, values } = combination;
  return {
    ...{ table, label, values, many: false, row: label, actsWith: rows },
    combine: parts => combinedAction(action(), parts),
  };
}

function combinedAction(action: Command, parts: readonly Command[]): Command {
  const { title, spoken = title, group, scope, screen, kind } = action;
  const settings = parts.filter(({ id }) => id !== action.id);
  const chosen = settings[0]?.combinable?.combine(settings);
  if (chosen === undefined) return action;
  return {
    id: combinedId([action, ...settings]),
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
