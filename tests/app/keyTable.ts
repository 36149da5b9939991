/** One line of the help: its group, its keys as displayed, and what they do. */
export interface Line {
  readonly group: string;
  readonly keys: string;
  readonly does: string;
}

/** Titles that say which way a toggle goes, and what the table says in place of both. */
const BOTH_WAYS: readonly (readonly [title: RegExp, both: string])[] = [
  [/^(?:Ask on|Don't ask on) string/, "Ask or don't ask on string"],
  [/^(?:Ask|Don't ask)(?= (?!or|on))/, "Ask or don't ask"],
  [/^(?:Show|Hide) string/, 'Show or hide string'],
  [/^Turn Drone (?:on|off)$/, 'Drone on or off'],
  [/^Turn (.*) (?:on|off)$/, 'Next $1'],
];

/** What a key does, whichever way its toggle goes at the moment. */
export const bothWays = (does: string): string =>
  BOTH_WAYS.reduce((text, [title, both]) => text.replace(title, both), does);

const isSame = (one: Line) => (other: Line) => one.keys === other.keys && one.does === other.does;

/** Whether a list has a line with the same keys and the same effect. */
export const isIn = (lines: readonly Line[]) => (line: Line) => lines.some(isSame(line));

/** Merges lines with the same keys, whose effect depends on the state. */
const foldMoments = (lines: readonly Line[]): readonly Line[] =>
  lines.flatMap((line, at) => {
    const family = lines.filter(({ keys }) => keys === line.keys);
    if (lines.findIndex(({ keys }) => keys === line.keys) !== at) return [];
    return [{ ...line, does: family.map(({ does }) => does).join(' or ') }];
  });

const byKey = new Intl.Collator('en', { numeric: true });

/** A table of lines sorted by their keys, since the order in the help depends on what was rendered first. */
export function tableOf(lines: readonly Line[]): string {
  const rows = foldMoments(lines).map(({ keys, does }) => `| ${keys.replaceAll('|', '\\|')} | ${does} |`);
  return ['| key | does |', '| --- | --- |', ...rows.toSorted(byKey.compare)].join('\n');
}

/** A list without duplicate lines. */
export const distinct = (lines: readonly Line[]): readonly Line[] =>
  lines.filter((line, at) => lines.findIndex(isSame(line)) === at);
