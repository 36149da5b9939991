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
  [/^Stop highlighting(?= [A-G])/, 'Highlight'],
  [/^Turn (.*) (?:on|off)$/, 'Next $1'],
];

/** What a key does, whichever way its toggle goes at the moment. */
export const bothWays = (does: string): string =>
  BOTH_WAYS.reduce((text, [title, both]) => text.replace(title, both), does);

const isSame = (one: Line) => (other: Line) => one.keys === other.keys && one.does === other.does;

/** Whether a list has a line with the same keys and the same effect. */
export const isIn = (lines: readonly Line[]) => (line: Line) => lines.some(isSame(line));

/** The words all texts start with. */
function commonBeginning(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map(text => text.split(' '));
  const length = first.findIndex((word, at) => others.some(words => words[at] !== word));
  return first.slice(0, length === -1 ? first.length : length).join(' ');
}

/** The leader and the second key of a line's first hotkey, if that is a sequence. */
function sequenceOf({ keys }: Line): { readonly leader: string; readonly follower: string } | undefined {
  const [, leader, follower] = /^`(\S) ([^`]+)`/.exec(keys) ?? [];
  return leader === undefined || follower === undefined ? undefined : { leader, follower };
}

/** Merges lines of a group whose keys start with the same leader: `z` then `1` `2` … */
function foldLeaders(lines: readonly Line[]): readonly Line[] {
  return lines.flatMap((line, at) => {
    const leader = sequenceOf(line)?.leader;
    if (leader === undefined) return [line];
    const family = lines.filter(other => other.group === line.group && sequenceOf(other)?.leader === leader);
    if (lines.indexOf(family[0] ?? line) !== at) return [];
    const options = family.filter(({ does }) => !does.startsWith('Next '));
    if (options.length < 2) return family;
    const label = commonBeginning(options.map(({ does }) => does));
    const texts = options.map(({ does }) => does.slice(label.length).trim());
    const followers = options.map(option => `\`${sequenceOf(option)?.follower}\``).join(' ');
    const next = options.length < family.length ? `, or \`${leader}\` for the next` : '';
    return [
      {
        group: line.group,
        keys: `\`${leader}\` then ${followers}${next}`,
        does: `${label}: ${texts.join(texts.some(text => text.includes(',')) ? '; ' : ', ')}`,
      },
    ];
  });
}

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
  const rows = foldMoments(foldLeaders(lines)).map(
    ({ keys, does }) => `| ${keys.replaceAll('|', '\\|')} | ${does} |`,
  );
  return ['| key | does |', '| --- | --- |', ...rows.toSorted(byKey.compare)].join('\n');
}

/** A list without duplicate lines. */
export const distinct = (lines: readonly Line[]): readonly Line[] =>
  lines.filter((line, at) => lines.findIndex(isSame(line)) === at);
