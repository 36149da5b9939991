import type { Choices, SettingOption, SettingRow, SettingsTable, StepStrokes, StoredText } from './setting';

/** Choices with a new code for a row; defaults aren't stored. */
export function store(choices: Choices, { id, defaultCode }: StoredText, code: string): Choices {
  const next = new Map(choices);
  if (code === defaultCode) next.delete(id);
  else next.set(id, code);
  return next;
}

/** The choices, with rows that depend on each other made consistent. */
export const settled = ({ settle }: SettingsTable, choices: Choices): Choices => settle?.(choices) ?? choices;

/**
 * Reads a table's choices from anything that maps ids to codes; unknown or invalid codes fall back to the default.
 *
 * @example readChoices(table, new URLSearchParams('frets=24&frets=x&junk=1')) // Map { 'frets' => '24' }
 */
export function readChoices(
  table: SettingsTable,
  source: { get(id: string): string | null | undefined },
): Choices {
  const choices = new Map<string, string>();
  for (const { id, accepts } of [...(table.shared ?? []), ...table.rows, ...(table.texts ?? [])]) {
    const code = source.get(id);
    if (typeof code === 'string' && accepts(code)) choices.set(id, code);
  }
  return settled(table, withoutDefaults(table, choices));
}

const defaultOf = (row: SettingRow, choices: Choices): string => row.defaultIn?.(choices) ?? row.defaultCode;

function withoutDefaults({ rows, texts = [] }: SettingsTable, choices: Choices): Choices {
  const isDefault = new Set(
    [
      ...rows.filter(row => choices.get(row.id) === defaultOf(row, choices)),
      ...texts.filter(({ id, defaultCode }) => choices.get(id) === defaultCode),
    ].map(({ id }) => id),
  );
  return new Map([...choices].filter(([id]) => !isDefault.has(id)));
}

/** Whether the quiz that some choices set up depends on a row of a table. */
export function isInQuiz(
  { notInQuiz }: SettingsTable,
  { id }: Pick<SettingRow, 'id'>,
  choices: Choices,
): boolean {
  const without = typeof notInQuiz === 'function' ? notInQuiz(choices) : notInQuiz;
  return without?.includes(id) !== true;
}

/**
 * A table's choices as a query, in the order of the table, after the settings it shares with others and before its texts.
 *
 * @param defaults whether they are left out, or written where a quiz depends on them, so that it stays the same even if they
 *   change some day
 * @example searchOf(table, new Map([['frets', '24']])) // '?frets=24'
 */
export function searchOf(
  table: SettingsTable,
  choices: Choices,
  defaults: 'left-out' | 'written' = 'left-out',
): string {
  const params = new URLSearchParams();
  for (const { id } of table.shared ?? []) {
    const code = choices.get(id);
    if (code !== undefined) params.set(id, code);
  }
  for (const row of table.rows) {
    const isWritten = defaults === 'written' && isInQuiz(table, row, choices);
    const code = choices.get(row.id) ?? (isWritten ? defaultOf(row, choices) : undefined);
    if (code !== undefined) params.set(row.id, code);
  }
  for (const { id } of table.texts ?? []) {
    const code = choices.get(id);
    if (code !== undefined) params.set(id, code);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** The choices with the control of a row brought into view. */
export const revealed = ({ reveal }: SettingRow, choices: Choices): Choices => reveal?.(choices) ?? choices;

/** Chooses an option of a row, brings its control into view, and makes the rest of the table consistent with it. */
export function chooseIn(
  table: SettingsTable,
  choices: Choices,
  row: SettingRow,
  option: SettingOption,
): Choices {
  return settled(table, row.choose(revealed(row, choices), option));
}

/**
 * The option after or before the chosen one; from either end it continues at the other.
 *
 * @example optionBeside(frets, new Map(), 'next') // the option 15, if 12 is chosen
 */
export function optionBeside(
  row: SettingRow,
  choices: Choices,
  direction: keyof StepStrokes,
): SettingOption | undefined {
  const options = row.optionsIn(choices);
  const at = options.findIndex(option => row.isChosen(choices, option));
  return direction === 'next' ? options[(at + 1) % options.length] : options.at(at - 1);
}
