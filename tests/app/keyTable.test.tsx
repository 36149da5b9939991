import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SCREENS } from '../../src/app/screens';
import { openApp } from '../openApp';

/** One line of the help: its keys as they are drawn, and what they do. */
interface Line {
  readonly group: string;
  readonly keys: string;
  readonly does: string;
}

/** What the help lists at this moment. */
async function helpLines(user: Awaited<ReturnType<typeof openApp>>['user']): Promise<readonly Line[]> {
  await user.click(screen.getByRole('button', { name: 'Shortcuts' }));
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }));
  const lines = help
    .getAllByRole('heading', { level: 3 })
    .flatMap(({ textContent: group, nextElementSibling }) =>
      [...(nextElementSibling?.children ?? [])].map(row => ({
        group,
        keys: [...row.querySelectorAll('kbd')].map(key => `\`${key.textContent}\``).join(' or '),
        does:
          row.querySelector('dd > [aria-hidden]')?.textContent ?? row.querySelector('dd')?.textContent ?? '',
      })),
    );
  await user.keyboard('{Escape}');
  return lines;
}

/** The words that all texts begin with. */
function beginningOf(texts: readonly string[]): string {
  const [first = '', ...others] = texts.map(text => text.split(' '));
  return [...first]
    .filter((_, at) =>
      others.every(words => words.slice(0, at + 1).join(' ') === [...first].slice(0, at + 1).join(' ')),
    )
    .join(' ');
}

/** A leader, and what follows it, where the first key of a line is such a sequence. */
function sequenceOf({ keys }: Line): { readonly leader: string; readonly follower: string } | undefined {
  const [, leader, follower] = /^`(\S) ([^`]+)`/.exec(keys) ?? [];
  return leader === undefined || follower === undefined ? undefined : { leader, follower };
}

/** Lines of one group whose keys begin with the same leader, as one: `z` then `1` `2` … */
function folded(lines: readonly Line[]): readonly Line[] {
  return lines.flatMap((line, at) => {
    const leader = sequenceOf(line)?.leader;
    if (leader === undefined) return [line];
    const family = lines.filter(other => other.group === line.group && sequenceOf(other)?.leader === leader);
    if (lines.indexOf(family[0] ?? line) !== at) return [];
    const options = family.filter(({ does }) => !does.startsWith('Next '));
    if (options.length < 2) return family;
    const beginning = beginningOf(options.map(({ does }) => does));
    const followers = options.map(option => `\`${sequenceOf(option)?.follower}\``).join(' ');
    const next = options.length < family.length ? `, or \`${leader}\` for the next` : '';
    return [
      {
        group: line.group,
        keys: `\`${leader}\` then ${followers}${next}`,
        does: `${beginning}: ${options.map(({ does }) => does.slice(beginning.length).trim()).join(', ')}`,
      },
    ];
  });
}

const byKey = new Intl.Collator('en', { numeric: true });

/** In the order of their keys: that of the help depends on which part of a page was there first. */
const rowsOf = (lines: readonly Line[]) =>
  folded(lines)
    .map(({ keys, does }) => `| ${keys.replaceAll('|', '\\|')} | ${does} |`)
    .toSorted(byKey.compare);

const isIn =
  (others: readonly Line[]) =>
  ({ keys, does }: Line) =>
    others.some(other => other.keys === keys && other.does === does);

async function keyTable(): Promise<string> {
  const states = new Map<string, readonly Line[]>();
  for (const { name, path } of SCREENS) {
    localStorage.clear();
    const { user, close } = await openApp(path);
    await user.keyboard('1');
    states.set(name, await helpLines(user));
    if (states.get(name)?.some(({ does }) => does === 'Start Quiz')) {
      await user.keyboard('q');
      await screen.findByRole('button', { name: /^(Quit|End) Quiz$/ });
      states.set(`${name}, in a quiz`, await helpLines(user));
    }
    close();
  }
  const [first = [], ...others] = [...states.values()];
  const everywhere = first.filter(line => others.every(lines => isIn(lines)(line)));
  const onNecks = first.filter(line => line.group === 'Fretboard');
  const sections = [...states].map(([name, lines]) => {
    const before = states.get(name.replace(', in a quiz', ''));
    const known = [...everywhere, ...onNecks, ...(before && before !== lines ? before : [])];
    return [name, lines.filter(line => !isIn(known)(line))] as const;
  });
  return [['Everywhere', everywhere] as const, ['On every neck', onNecks] as const, ...sections]
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) =>
      [`#### ${name}`, '', '| key | does |', '| --- | --- |', ...rowsOf(lines)].join('\n'),
    )
    .join('\n\n');
}

const README = join(import.meta.dirname, '../../README.md');
const BETWEEN = /(<!-- keys -->\n).*?(\n<!-- \/keys -->)/s;

test('given the README, when its table of keys is read, then it is what the help lists; UPDATE_README=1 writes it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.3);
  const table = await keyTable();
  const text = readFileSync(README, 'utf8');
  expect(text).toMatch(BETWEEN);
  const current = text.replace(BETWEEN, (_, begin: string, end: string) => `${begin}\n${table}\n${end}`);
  if (process.env.UPDATE_README) writeFileSync(README, current);
  expect(readFileSync(README, 'utf8')).toBe(current);
});
