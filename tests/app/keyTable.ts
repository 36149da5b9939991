/** One line of the help: its group, its keys as they are drawn, and what they do. */
export interface Line {
  readonly group: string;
  readonly keys: string;
  readonly does: string;
}

const isSame = (one: Line) => (other: Line) => one.keys === other.keys && one.does === other.does;

/** Whether a list has a line with the same keys that does the same. */
export const isIn = (lines: readonly Line[]) => (line: Line) => lines.some(isSame(line));

/** The words that all texts begin with. */
function commonBeginning(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map(text => text.split(' '));
  const length = first.findIndex((word, at) => others.some(words => words[at] !== word));
  return first.slice(0, length === -1 ? first.length : length).join(' ');
}

/** A leader and what follows it, if the first hotkey of a line is such a sequence. */
function sequenceOf({ keys }: Line): { readonly leader: string; readonly follower: string } | undefined {
  const [, leader, follower] = /^`(\S) ([^`]+)`/.exec(keys) ?? [];
  return leader === undefined || follower === undefined ? undefined : { leader, follower };
}

/** Lines of one group whose keys begin with the same leader, as one: `z` then `1` `2` … */
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

/** Lines with the same keys, as one: what they do depends on the moment. */
const foldMoments = (lines: readonly Line[]): readonly Line[] =>
  lines.flatMap((line, at) => {
    const family = lines.filter(({ keys }) => keys === line.keys);
    if (lines.findIndex(({ keys }) => keys === line.keys) !== at) return [];
    return [{ ...line, does: family.map(({ does }) => does).join(' or ') }];
  });

const byKey = new Intl.Collator('en', { numeric: true });

/** A table of lines in the order of their keys: the order of the help depends on what was drawn first. */
export function tableOf(lines: readonly Line[]): string {
  const rows = foldMoments(foldLeaders(lines)).map(
    ({ keys, does }) => `| ${keys.replaceAll('|', '\\|')} | ${does} |`,
  );
  return ['| key | does |', '| --- | --- |', ...rows.toSorted(byKey.compare)].join('\n');
}

/** Every line of a list once. */
export const distinct = (lines: readonly Line[]): readonly Line[] =>
  lines.filter((line, at) => lines.findIndex(isSame(line)) === at);
