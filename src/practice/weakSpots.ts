import type { Curriculum, ItemChoice } from '../quiz/order';
import { type Chance, pick } from '../quiz/seed';
import { batches } from './curriculum';
import { type Knowledge, knownByParts, UNKNOWN } from './knowledge';

/** A question of the current round. */
export type AskedItem = ItemChoice['asked'][number];

/** The items and the knowledge that the next item is chosen by. */
export interface Choice extends Pick<ItemChoice, 'curriculum' | 'asked'> {
  readonly knowledge: ReadonlyMap<string, Knowledge>;
}

/** The number of others after which a wrong item is asked again. */
const RETURN = { least: 2, most: 4 };

/** How often a wrong item returns: after more wrong answers in a row it doesn't, or nothing else would ever be asked. */
const RETURNS = 2;

/** How many answers an item that stays wrong is new for, and holds up others. */
const PATIENCE = 8;

/** The share of the lottery's questions about new items while there are any: otherwise the many others would crowd them out. */
const NEW_SHARE = 0.75;

/** The share of all those questions about items that were wrong and aren't known yet, while there are some. */
const MISSED_SHARE = 0.85;
const SOME = 3;

/** After how many answers, at the latest, another item is asked for the first time: a neck of 78 places is seen in 390. */
const ANSWERS_PER_ITEM = 5;

/** The least weight in the lottery, so that strong items come up too. */
const FLOOR = 0.1;

/**
 * The next item of `Weak Spots First`: one that was wrong returns after two to four others; one never asked comes after five
 * answers an item so far; due items come next, the most overdue before the rest; then chance decides, and the weaker an item,
 * the more often it wins, those that were wrong and aren't known yet before all. New items join in the order of the
 * curriculum. No item comes twice in a row unless there is no other.
 *
 * @throws RangeError if nothing may be asked.
 * @example nextWeakSpot({ curriculum, knowledge, asked: [] }, Math.random) // 'interval:P5:up'
 */
export function nextWeakSpot(choice: Choice, chance: Chance): string {
  const { asked } = choice;
  const of = knownIn(choice);
  const last = asked.at(-1)?.item;
  const joined = unless(joinedItems(choice.curriculum, of), item => item === last);
  const returning = returningItems(asked).filter(({ item }) => joined.includes(item));

  const again = returning.find(({ gap }) => isTime(gap, chance));
  if (again) return again.item;
  const rest = unless(joined, item => returning.some(each => each.item === item));
  const unseen = unseenItem(choice, of);
  if (unseen !== undefined) return unseen;
  const due = rest.filter(item => of(item).isKnown && of(item).overdue >= 1);
  if (due.length > 0) return due.reduce((a, b) => (of(b).overdue > of(a).overdue ? b : a));
  return draw(entered(rest, of, chance), item => weightOf(item, choice.curriculum, of), chance);
}

/** The items that enter the lottery: those that were missed, or are new, or all others. */
function entered(items: readonly string[], of: KnowledgeOf, chance: Chance): readonly string[] {
  const isMissed = (item: string) => isNew(of)(item) && of(item).wasWrong;
  const missed = items.filter(isMissed);
  if (missed.length >= SOME && chance() < MISSED_SHARE) return missed;
  const isWanted = chance() < NEW_SHARE ? isNew(of) : (item: string) => !isNew(of)(item);
  return unless(items, item => !isWanted(item));
}

type KnowledgeOf = (item: string) => Knowledge;

/**
 * The knowledge of each item of a curriculum: by its parts, if it has any.
 *
 * @example knownIn({ curriculum, knowledge })('note:E2-A2-D3-G3-B3-E4:C').isKnown // whether each place of C is known
 */
export function knownIn({ curriculum, knowledge }: Pick<Choice, 'curriculum' | 'knowledge'>): KnowledgeOf {
  const itself = (item: string) => knowledge.get(item) ?? UNKNOWN;
  return item => {
    const parts = curriculum.parts?.get(item);
    return parts ? knownByParts(knowledge.get(item), parts.map(itself)) : itself(item);
  };
}

/** A list without some of its items, unless nothing would be left. */
function unless(items: readonly string[], isOut: (item: string) => boolean): readonly string[] {
  const left = items.filter(item => !isOut(item));
  return left.length > 0 ? left : items;
}

/** Whether an item is still to be learned for the first time. */
const isNew =
  (of: KnowledgeOf) =>
  (item: string): boolean =>
    !of(item).isKnown && of(item).answers < PATIENCE;

/** The first item that was never asked, if there have been many answers for each of the others, and no new one lately. */
function unseenItem({ curriculum, asked }: Choice, of: KnowledgeOf): string | undefined {
  const items = curriculum.stages.flat();
  const seen = items.filter(item => of(item).answers > 0);
  const answers = seen.reduce((total, item) => total + of(item).answers, 0);
  const isFirst = ({ item }: AskedItem) => of(item).answers === 1;
  if (answers <= seen.length * ANSWERS_PER_ITEM || asked.slice(1 - ANSWERS_PER_ITEM).some(isFirst)) return;
  return items.find(item => of(item).answers === 0);
}

/** The items that were ever asked, and new ones: a batch joins when no item before it is new any more. */
function joinedItems({ stages, easy = [] }: Curriculum, of: KnowledgeOf): readonly string[] {
  const all = batches(stages);
  const open = all.findIndex(batch => batch.some(isNew(of)));
  const joined = all.flatMap((batch, index) =>
    open === -1 || index <= open ? batch : batch.filter(item => of(item).answers > 0),
  );
  return unless(joined, item => easy.includes(item) && of(item).isKnown);
}

/** The items whose last answer in this round was wrong, the earliest first, and how many others were asked since. */
function returningItems(
  asked: readonly AskedItem[],
): readonly { readonly item: string; readonly gap: number }[] {
  const recent = asked.slice(-RETURN.most - 1);
  return recent.flatMap(({ item, verdict }, index) => {
    const later = recent.slice(index + 1);
    const isOver = verdict === 'right' || later.some(each => each.item === item);
    return isOver || wrongInARow(item, asked) > RETURNS ? [] : [{ item, gap: later.length }];
  });
}

function wrongInARow(item: string, asked: readonly AskedItem[]): number {
  const own = asked.filter(each => each.item === item);
  const right = own.findLastIndex(({ verdict }) => verdict === 'right');
  return own.length - 1 - right;
}

/** Whether a wrong item returns now; each gap that is allowed is equally likely. */
const isTime = (gap: number, chance: Chance): boolean =>
  gap >= RETURN.least && chance() * (RETURN.most - gap + 1) < 1;

/** The weight of an item in the lottery; one that is easily mixed up with a weaker one counts like that one. */
function weightOf(item: string, { pairs = [] }: Curriculum, of: KnowledgeOf): number {
  const partners = pairs.flatMap(([one, other]) => {
    if (one === item) return [other];
    return other === item ? [one] : [];
  });
  const asked = partners.map(of).filter(({ answers }) => answers > 0);
  return Math.max(FLOOR, of(item).weakness, ...asked.map(({ weakness }) => weakness));
}

/** Draws an item; its chance is in proportion to its weight. */
function draw(items: readonly string[], weightOf: (item: string) => number, chance: Chance): string {
  const weights = items.map(weightOf);
  let left = chance() * weights.reduce((total, weight) => total + weight, 0);
  const index = weights.findIndex(weight => {
    left -= weight;
    return left < 0;
  });
  // All weights are 0: every item is as good as the other.
  return items[index] ?? pick(items, chance);
}
