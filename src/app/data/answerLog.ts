import { type Answer, answeredWith } from '../../practice/answer';
import { type ItemSum, isItemSum } from '../../practice/itemSum';
import { knowledgeOf, type Moment } from '../../practice/knowledge';
import { formatLine, parseLine, preferred } from '../../practice/lines';
import { changesBy, itemChangesBy, SUM_STORES } from '../../practice/sums';
import { TROUBLE } from '../../practice/text';
import { nextWeakSpot } from '../../practice/weakSpots';
import type { ItemChoice } from '../../quiz/order';
import type { Moments } from '../../storage/afterPaint';
import type { Journal } from '../../storage/journal';
import { createLog, type Log } from '../../storage/log';
import type { Changed, LogDesign, Row } from '../../storage/logRows';
import { createTabLocks, dropAbandoned } from '../../storage/tabLocks';

/** The log of answers, with sums for each item. */
export interface AnswerLog {
  readonly log: Log<Answer>;
  /** Resolves once the stored sums are read, or after a moment if that takes longer. */
  readonly ready: Promise<void>;
  record(answer: Answer): void;
  /** The sums of the items of a type of quiz. */
  sumsOf(screen: string, quiz: string): readonly ItemSum[];
  /** The item that a quiz asks next; `undefined` if it may ask none. */
  choose(screen: string, choice: ItemChoice, moment: Moment): string | undefined;
  /** Why answers aren't stored, as text, if they aren't. */
  trouble(): string | undefined;
}

/** The database of Fretty, and the version of its stores. */
const DATABASE = { name: 'fretty', version: 1 };

/** How long a quiz waits for the stored sums (milliseconds), since another tab may block the database. */
const PATIENCE = 1500;

/** How answers are logged and summed up. */
export const ANSWER_DESIGN: LogDesign<Answer> = {
  stores: SUM_STORES,
  ...{ changesBy, preferred, format: formatLine },
  parse(text) {
    const line = parseLine(text);
    return line.kind === 'answer' ? line.answer : undefined;
  },
};

/** Creates the log of answers in the browser's database. */
export function createAnswerLog(moments: Moments, journal: Journal): AnswerLog {
  const log = createLog<Answer>({ ...DATABASE, moments, journal, design: ANSWER_DESIGN });
  /** The sums of items by their type of quiz, so that a question needs no others. */
  const items = new Map<string, Map<string, ItemSum>>();

  const itemsOf = ({ screen, quiz }: Pick<ItemSum, 'screen' | 'quiz'>) => {
    const id = `${screen}/${quiz}`;
    const known = items.get(id) ?? new Map<string, ItemSum>();
    items.set(id, known);
    return known;
  };
  const add = (answer: Answer, isMeant: (key: string) => boolean = () => true) => {
    const own = itemsOf(answer);
    for (const { key, add } of itemChangesBy(answer)) if (isMeant(key)) own.set(key, add(own.get(key)));
  };
  const take = (rows: readonly Row[]) => {
    const sums = rows.filter(isItemSum);
    for (const sum of sums) itemsOf(sum).set(sum.key, sum);
    // Answers that aren't stored yet come on top.
    const keys = new Set(sums.map(({ key }) => key));
    for (const answer of log.pending()) add(answer, key => keys.has(key));
  };
  const readAll = async () => {
    const rows = await log.rows('items');
    items.clear();
    for (const sum of rows.filter(isItemSum)) itemsOf(sum).set(sum.key, sum);
    for (const answer of log.pending()) add(answer);
  };
  const reading = readAll();
  // Deleted answers and imports that a tab left behind when it was closed.
  void reading.then(() => dropAbandoned(log, createTabLocks(globalThis.navigator?.locks)));
  log.subscribe((changed: Changed) => {
    if (changed === 'all') void readAll();
    else take(changed.filter(({ store }) => store === 'items').map(({ row }) => row));
  });

  const sumsOf = (screen: string, quiz: string) => [...itemsOf({ screen, quiz }).values()];

  return {
    log,
    ready: Promise.race([reading, new Promise<void>(resolve => setTimeout(resolve, PATIENCE))]),
    record(answer) {
      add(answer);
      log.append(answer);
    },
    sumsOf,
    trouble: () => TROUBLE[log.state()],
    choose(screen, { quiz, answerWith, curriculum, asked }, moment) {
      if (curriculum.stages.length === 0) return undefined;
      const way = answeredWith({ way: answerWith });
      const sums = sumsOf(screen, quiz).filter(sum => answeredWith(sum) === way);
      const knowledge = knowledgeOf({ screen, quiz }, sums, moment);
      return nextWeakSpot({ curriculum, knowledge, asked }, Math.random);
    },
  };
}
