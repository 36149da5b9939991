import type { Combinable } from '../command';
import { type Found, type Hit, isPhrase } from './score';
import type { Wanted } from './typed';
import { EXTRA } from './weights';

/** Words that ask for some options of a setting and no others. */
const ONLY: ReadonlySet<string> = new Set(['only', 'just', 'solely']);

/** Commands of one table that together match the typed text. */
export interface Compound {
  readonly parts: readonly Found[];
  /** For each typed word, the best hit among them. */
  readonly hits: readonly Hit[];
}

interface Part {
  readonly found: Found;
  readonly combinable: Combinable;
}

const FOUND_ALONE: Hit = { worth: 1, valueWorth: 0, words: [] };

const isOnly = ({ word }: Wanted): boolean => ONLY.has(word.text);

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** How well a part matches the typed words that are still open; its phrases tell `to 9` from `from 5`. */
const gainOf = ({ found: { hits } }: Part, open: ReadonlySet<number>): number =>
  sum(
    hits.map((hit, index) => {
      if (hit.words.every(({ kind }) => kind === 'group')) return 0;
      const before = hits[index - 1];
      const phrase = before && isPhrase(before, hit) ? EXTRA.phrase : 0;
      return phrase + (open.has(index) ? Math.max(hit.valueWorth, hit.worth / 2) : 0);
    }),
  );

/** The bonus of a further option of a setting with many values over that of another setting. */
const SAME_ROW = 0.5;

/** The typed words that name the screen of a table itself, as `keys` does in "keys quiz 20 questions". */
const screenWords = (parts: readonly Part[]): ReadonlySet<number> =>
  new Set(
    parts.flatMap(({ found: { entry, hits } }) => {
      const name = entry.texts.findIndex(({ kind }) => kind === 'group');
      return hits.flatMap(({ words }, index) => (words.some(({ text }) => text === name) ? [index] : []));
    }),
  );

const meansOpen = ({ found: { hits } }: Part, open: ReadonlySet<number>): boolean =>
  hits.some(({ valueWorth }, index) => valueWorth > 0 && open.has(index));

/** The parts of one table that match the typed words between them; each takes the words it matches from the others. */
function partsOf(all: readonly Part[], wanted: readonly Wanted[]): readonly Part[] {
  const taken: Part[] = [];
  const screen = screenWords(all);
  let open: ReadonlySet<number> = new Set(
    wanted.flatMap((each, index) => (each.isNeeded && !isOnly(each) && !screen.has(index) ? [index] : [])),
  );
  for (;;) {
    const free = all.filter(
      part =>
        meansOpen(part, open) &&
        !taken.some(
          ({ found, combinable }) =>
            found === part.found || (!combinable.many && combinable.row === part.combinable.row),
        ),
    );
    const isTaken = ({ combinable }: Part) => taken.some(other => other.combinable.row === combinable.row);
    const gains = new Map(free.map(part => [part, gainOf(part, open) + (isTaken(part) ? SAME_ROW : 0)]));
    const best = Math.max(0, ...gains.values());
    const alike = free.filter(part => gains.get(part) === best);
    const [first] = alike;
    if (first === undefined) return taken;
    // Of a setting with many values, all that were meant: `thirds` are two intervals.
    const picked = first.combinable.many
      ? alike.filter(({ combinable }) => combinable.row === first.combinable.row)
      : [first];
    taken.push(...picked);
    const { hits } = first.found;
    open = new Set(
      [...open].filter(index => (hits[index]?.words ?? []).every(({ kind }) => kind === 'group')),
    );
  }
}

const bestOf = (hits: readonly (Hit | undefined)[]): Hit => {
  const [first = FOUND_ALONE, ...others] = hits.filter(hit => hit !== undefined);
  return others.reduce((one, other) => (other.worth > one.worth ? other : one), first);
};

function compoundOf(parts: readonly Part[], wanted: readonly Wanted[]): Compound | undefined {
  const isMany = parts.some(({ combinable }) => combinable.many);
  // The values that are named of many that are all on are those that are wanted.
  const chooses = wanted.some(isOnly) || parts.some(({ combinable }) => combinable.undoes);
  if (parts.length === 0 || (parts.length === 1 && !(chooses && isMany))) return undefined;
  const found = parts.map(part => part.found);
  return {
    parts: found,
    hits: wanted.map((each, index) =>
      isOnly(each) ? FOUND_ALONE : bestOf(found.map(({ hits }) => hits[index])),
    ),
  };
}

const asList = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

const isChoice = ({ combinable }: Part): boolean => combinable.actsWith === undefined;

/** An action with choices of the settings that have a say in it. */
function actionOf(parts: readonly Part[], wanted: readonly Wanted[]): Compound | undefined {
  const actions = parts.filter(part => !isChoice(part));
  const [first] = partsOf(actions, wanted);
  if (first === undefined) return undefined;
  const rows = first.combinable.actsWith ?? [];
  const choices = parts.filter(({ combinable }) => rows.includes(combinable.row));
  return compoundOf([first, ...partsOf(choices, wanted)], wanted);
}

/**
 * The compounds of each table for a typed text: at most one that only chooses, and one that also does something.
 *
 * @example compoundsIn(found, wanted)[0]?.parts.map(({ entry }) => entry.command.title) // ['Key Bb', 'Scale Type Major']
 */
export function compoundsIn(found: readonly Found[], wanted: readonly Wanted[]): readonly Compound[] {
  const tables = new Map<string, Part[]>();
  for (const each of found) {
    const { combinable } = each.entry.command;
    if (combinable === undefined) continue;
    const parts = tables.get(combinable.table) ?? [];
    parts.push({ found: each, combinable });
    tables.set(combinable.table, parts);
  }
  return [...tables.values()].flatMap(parts => [
    ...asList(actionOf(parts, wanted)),
    ...asList(compoundOf(partsOf(parts.filter(isChoice), wanted), wanted)),
  ]);
}
