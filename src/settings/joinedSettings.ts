import type { Command, Joint } from '../commands/command';
import { joinedId } from '../commands/joint';
import { revealed, settled } from './choices';
import type { Choices, SettingOption, SettingRow } from './setting';
import type { Settings } from './settings';
import { revealTexts, titleOf } from './settingTexts';
import { joinedTitle, spokenChoice, spokenChoices } from './text';

/** The option that a command chooses. */
export interface Joinable {
  readonly row: SettingRow;
  readonly code: string;
}

/** Options of a row that are chosen together; of a row with one value there is one. */
interface Assignment {
  readonly row: SettingRow;
  readonly options: readonly SettingOption[];
}

interface JoinUse extends Pick<Command, 'scope' | 'screen'> {
  readonly settings: Settings;
  /** The group of the joined command. */
  readonly title: string;
  readonly say: (text: string) => void;
  /** By the ids of their commands. */
  readonly joinables: ReadonlyMap<string, Joinable>;
}

/** A number, or on and off, say nothing without the name of their setting. */
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

/** The choices with exactly these options of a row chosen. */
function assigned(choices: Choices, { row, options }: Assignment): Choices {
  const codes = options.map(({ code }) => code);
  return row
    .optionsIn(choices)
    .filter(option =>
      row.many ? row.isChosen(choices, option) !== codes.includes(option.code) : codes.includes(option.code),
    )
    .reduce((next, option) => row.choose(next, option), revealed(row, choices));
}

/**
 * Returns what joins commands of a table's options into one command that chooses them all: `Bb, Major`.
 *
 * @example createJoin(use)([keyBb, typeMajor]).title // 'Bb, Major'
 */
export function createJoin({
  settings,
  title: group,
  scope,
  screen,
  say,
  joinables,
}: JoinUse): Joint['join'] {
  const { table } = settings;
  const assignmentsOf = (parts: readonly Command[]): readonly Assignment[] => {
    const wanted = parts.flatMap(({ id }) => joinables.get(id) ?? []);
    return table.rows.flatMap(row => {
      const codes = wanted.filter(each => each.row === row).map(({ code }) => code);
      const options = settings.optionsOf(row).filter(({ code }) => codes.includes(code));
      return options.length === 0 ? [] : [{ row, options }];
    });
  };

  return parts => {
    const assignments = assignmentsOf(parts);
    return {
      id: joinedId(parts),
      title: joinedTitle(assignments.map(each => assignmentTitle(each, ({ text }) => text))),
      spoken: joinedTitle(assignments.map(each => assignmentTitle(each, spokenOf))),
      group,
      scope,
      ...(screen && { screen }),
      get disabled() {
        return assignments.map(({ row }) => settings.lockOf(row)).find(reason => reason !== undefined);
      },
      run() {
        const brought = assignments.flatMap(({ row }) => revealTexts(table, row, settings.choices()));
        settings.apply(settled(table, assignments.reduce(assigned, settings.choices())));
        const mentioned = new Set([...brought, ...assignments.map(spokenAssignment)]);
        say(spokenChoices([...mentioned]));
      },
    };
  };
}
