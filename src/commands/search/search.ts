import { type Command, commandWithId, ID_SEPARATOR, isHere, type ScreenId } from '../command';
import { compoundsIn } from './compounds';
import {
  bestMatches,
  compoundScore,
  type Found,
  findIn,
  type Hit,
  isComplete,
  matchScore,
  standingOf,
  undoesUnasked,
} from './score';
import type { SearchIndex } from './searchIndex';
import { type Reading, spaced, type TypedWord, type Wanted, wantedIn } from './typed';
import { typedWords, wordsIn } from './words';

/** The sections of the palette before anything is typed, in their order. */
const SECTIONS = [
  ...([
    'question',
    'start',
    'play',
    'screens',
    'here',
    'steps',
    'not now',
    'there',
    'go',
    'app',
    'settings',
  ] as const),
  ...(['other screens', 'elsewhere', 'last'] as const),
] as const;
type Section = (typeof SECTIONS)[number];

function sectionHere({ kind, scope, disabled, opening }: Command): Section {
  if (disabled !== undefined) return 'not now';
  if (scope === 'quiz') return 'question';
  if (opening === 'start' || opening === 'play') return opening;
  return kind === 'step' ? 'steps' : 'here';
}

function sectionOf(command: Command, screen: ScreenId | undefined): Section {
  const { kind, where, scope, opens, opening } = command;
  if (opening === 'last') return 'last';
  if (where !== undefined) return 'elsewhere';
  if (opens !== undefined) return opens === screen ? 'there' : 'screens';
  if (isHere(command, screen)) return sectionHere(command);
  if (kind === 'go') return 'go';
  if (scope !== 'global') return 'other screens';
  return !isSetting(command) && kind === undefined ? 'app' : 'settings';
}

/** Whether a command chooses a value rather than doing something. */
const isSetting = ({ combinable }: Command): boolean =>
  combinable !== undefined && combinable.actsWith === undefined;

/** The parts of a section: the page's own commands, its settings, and the moves on its neck. */
const PARTS = ['page', 'setting', 'neck'] as const;

function partOf(command: Command): (typeof PARTS)[number] {
  if (command.scope === 'neck' || command.kind === 'go') return 'neck';
  return isSetting(command) ? 'setting' : 'page';
}

const rankOf = (command: Command, screen: ScreenId | undefined): number =>
  PARTS.length * SECTIONS.indexOf(sectionOf(command, screen)) + PARTS.indexOf(partOf(command));

/**
 * All commands in the order in which the palette opens: recent ones, then the likeliest ones here (answer, start, play, go to
 * another screen), then all others, here first.
 *
 * @param recent ids, latest first
 * @example asOpened([settings, playHere], 'notes', []).map(({ title }) => title) // ['Play', 'Settings']
 */
export function asOpened(
  commands: readonly Command[],
  screen: ScreenId | undefined,
  recent: readonly string[],
): readonly Command[] {
  const latest = recent.flatMap(id => commandWithId(commands, id) ?? []);
  const ranks = new Map(commands.map(command => [command, rankOf(command, screen)]));
  const others = commands
    .filter(({ id }) => !recent.includes(id))
    .sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
  return [...latest, ...others];
}

/**
 * Whether every word of a search begins a word of some texts.
 *
 * @example hasEveryWord(['Start Quiz', 'Notes'], 'notes st') // true
 */
export function hasEveryWord(texts: readonly string[], typed: string): boolean {
  const words = texts.flatMap(wordsIn);
  return typedWords(typed).every(typedWord => words.some(word => word.startsWith(typedWord)));
}

/** The context of a search: everything but the typed text that it depends on. */
export interface SearchContext {
  readonly screen?: ScreenId | undefined;
  /** Ids of recently run commands, latest first. */
  readonly recent?: readonly string[];
  /** The id of the command that was last chosen for just this text. */
  readonly usual?: string | undefined;
  /** A command made for just this text, such as one that shows the chord it names. */
  readonly made?: Command | undefined;
  /** Other ways to understand the typed words. */
  readonly readings?: readonly Reading[];
  /** Writes out signs and capitals that mean something, which the comparison of words ignores: `M7`. */
  readonly spellOut?: ((text: string) => string) | undefined;
}

/** How much of the typed text a command explains; words that no command knows aren't counted as known. */
type Coverage = 'every word' | 'every known word' | 'some words';

interface Ranked {
  readonly command: Command;
  readonly score: number;
  readonly coverage: Coverage;
}

/** Whether a command by itself matches everything, and not just by the names of its setting and its group. */
const doesAlone = (table: string, found: readonly Found[], wanted: readonly Wanted[]): boolean =>
  found.some(each => {
    const { entry, hits } = each;
    return (
      entry.command.combinable?.table === table &&
      !undoesUnasked(each) &&
      isComplete(hits, wanted) &&
      hits.some(({ valueWorth }) => valueWorth > 0)
    );
  });

function ranked(
  index: SearchIndex,
  words: readonly TypedWord[],
  screen: ScreenId | undefined,
): readonly Ranked[] {
  const { wanted, isKnown } = wantedIn(words, index.vocabulary);
  const coverageOf = (hits: readonly Hit[]): Coverage => {
    if (!isComplete(hits, wanted)) return 'some words';
    return isKnown ? 'every word' : 'every known word';
  };
  const best = bestMatches(wanted);
  const needed = wanted.filter(({ isNeeded }) => isNeeded);
  const found = index
    .having(needed.flatMap(({ matches }) => [...matches.keys()]))
    .map(entry => findIn(entry, wanted, best))
    .filter(({ hits }) => hits.some(({ worth }, at) => worth > 0 && wanted[at]?.isNeeded));
  const singles = found.map(each => ({
    command: each.entry.command,
    score: matchScore(each, wanted, best) + standingOf(each.entry.command, screen),
    coverage: coverageOf(each.hits),
  }));
  const compounds = compoundsIn(found, wanted).flatMap(({ parts, hits }): readonly Ranked[] => {
    const commands = parts.map(({ entry }) => entry.command);
    const combinable = commands[0]?.combinable;
    if (combinable === undefined || doesAlone(combinable.table, found, wanted)) return [];
    const command = combinable.combine(commands);
    const where = isHere(command, screen) ? 'here' : 'elsewhere';
    const score = compoundScore(hits, wanted, where) + standingOf(command, screen);
    return [{ command, score, coverage: coverageOf(hits) }];
  });
  return [...singles, ...compounds];
}

const COVERAGES: readonly Coverage[] = ['every word', 'every known word', 'some words'];

/** The best of each command, best first; commands that explain less than another does are left out. */
function bestFirst(all: readonly Ranked[]): readonly Command[] {
  const most = COVERAGES.find(coverage => all.some(each => each.coverage === coverage));
  const sorted = all
    .filter(({ coverage }) => coverage === most)
    .sort((one, other) => other.score - one.score);
  const byId = new Map<string, Command>();
  for (const { command } of sorted) if (!byId.has(command.id)) byId.set(command.id, command);
  return [...byId.values()];
}

const withFirst = (commands: readonly Command[], first: Command | undefined): readonly Command[] =>
  first === undefined ? commands : [first, ...commands.filter(({ id }) => id !== first.id)];

/** Commands without the compounds of a command's group, which mean what it means. */
const withoutCompoundsLike = ({ group }: Command, commands: readonly Command[]): readonly Command[] =>
  commands.filter(each => each.group !== group || !each.id.includes(ID_SEPARATOR));

/**
 * The commands that match a text, best first; without a text all of them, as the palette opens.
 *
 * A typed word may have a typing error, and settings of one screen that match every word between them are found as one
 * command. `weights.ts` has the order and its reasons.
 *
 * @example searchCommands(index, 'b flat', {})[0]?.title // 'Key Bb'
 * @example searchCommands(index, 'c sharp minor on 2-3-4', {})[0]?.title // 'C#, minor, 2-3-4'
 */
export function searchCommands(
  index: SearchIndex,
  text: string,
  { screen, usual, made, recent = [], readings = [], spellOut = text => text }: SearchContext,
): readonly Command[] {
  const commands = index.entries.map(({ command }) => command);
  const words = spaced(typedWords(spellOut(text)), index.vocabulary);
  if (words.length === 0) return asOpened(commands, screen, recent);
  const plain: readonly TypedWord[] = words.map(each => ({ text: each, role: 'word' }));
  const alternatives = [plain, ...readings.flatMap(read => [read(words) ?? []])].filter(
    each => each.length > 0,
  );
  const found = bestFirst(alternatives.flatMap(words => ranked(index, words, screen)));
  const first = usual === undefined ? undefined : commandWithId(commands, usual);
  return withFirst(made === undefined ? found : withFirst(withoutCompoundsLike(made, found), made), first);
}
