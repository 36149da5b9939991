import type { OtherAnswers } from '../quiz/answerWith';
import type { QuizLength } from '../quiz/session';
import { type Answer, methodOtherThanKeys, spentOn } from './answer';
import { type ItemSum, itemKey, withAnswer, withPlace } from './itemSum';
import { isTestId } from './skillTest';

/** The answers of one day on one screen; those that weren't given with keys or a pointer have sums of their own. */
export interface DaySum {
  readonly key: string;
  readonly date: string;
  readonly screen: string;
  /** The input method; left out for keys and a pointer. */
  readonly way?: OtherAnswers;
  readonly answers: number;
  readonly right: number;
  /** The time that answering took (milliseconds). */
  readonly milliseconds: number;
}

/** The answers of one round; those that were played have a sum of their own. */
export interface RoundSum {
  readonly key: string;
  readonly round: string;
  readonly screen: string;
  readonly quiz: string;
  readonly date: string;
  readonly length: QuizLength;
  /** `some` if the round asked just some items. */
  readonly asks?: 'some';
  /** A text that only rounds with the same settings have; left out in rounds from before it was kept. */
  readonly settings?: string;
  /** The input method; left out for keys and a pointer. */
  readonly way?: OtherAnswers;
  readonly answers: number;
  /** How many were right, and not late. */
  readonly right: number;
  /** The time of each answer that counts for time, in the order of the answers (milliseconds). */
  readonly times: readonly number[];
  /** How many were struck together with the answer before them, whose time is theirs, too; left out if none were. */
  readonly together?: number;
}

/** How often one thing was taken for another. */
export interface ConfusionSum {
  readonly key: string;
  readonly screen: string;
  readonly quiz: string;
  readonly item: string;
  readonly asked: string;
  readonly answered: string;
  /** The input method; left out for keys and a pointer. */
  readonly way?: OtherAnswers;
  readonly count: number;
}

/** The type of sum in each store. */
export interface SumOf {
  readonly items: ItemSum;
  readonly days: DaySum;
  readonly rounds: RoundSum;
  readonly confusions: ConfusionSum;
}

export type SumStore = keyof SumOf;

export const SUM_STORES = ['items', 'days', 'rounds', 'confusions'] as const satisfies readonly SumStore[];

/** One sum that an answer changes, and how. */
export interface SumChange<S extends SumStore = SumStore> {
  readonly store: S;
  readonly key: string;
  /** The sum after the answer; `undefined` stands for one that isn't there yet. A method, so that a list may mix stores. */
  add(sum: SumOf[S] | undefined): SumOf[S];
}

/** The last part of a key, where answers given in another way have another sum. */
const wayPart = (way: OtherAnswers | undefined): string => (way === undefined ? '' : `/${way}`);

const dayKey = ({ screen, date, way }: Answer): string =>
  `${screen}/${date}${wayPart(methodOtherThanKeys({ way }).way)}`;

function withDay(sum: DaySum | undefined, answer: Answer): DaySum {
  const { date, screen, verdict } = answer;
  const empty = { date, screen, ...methodOtherThanKeys(answer), answers: 0, right: 0, milliseconds: 0 };
  const before = sum ?? { key: dayKey(answer), ...empty };
  return {
    ...before,
    answers: before.answers + 1,
    right: before.right + Number(verdict === 'right'),
    milliseconds: before.milliseconds + (spentOn(answer) ?? 0),
  };
}

/** The method of a played answer, since keys can answer the same quiz. A self-check is a round of its own, so it needs no part in the key. */
function playedMethod(answer: Answer): OtherAnswers | undefined {
  const { way } = methodOtherThanKeys(answer);
  return way === 'self-check' ? undefined : way;
}

/** What the keys of tests begin with, so that they can be read without the other rounds. */
export const TESTS = 'test/';

/**
 * The key of a round's sum: `keys/name-key/0mwr2lmo0-k3x9`, with the prefix of tests where it is one. The rounds of one quiz are
 * in the order of their starts.
 */
const roundKey = (answer: Answer): string =>
  `${isTestId(answer.settings) ? TESTS : ''}${answer.screen}/${answer.quiz}/${answer.round}${wayPart(playedMethod(answer))}`;

function withRound(sum: RoundSum | undefined, answer: Answer): RoundSum {
  const { round, screen, quiz, date, length, asks, settings, verdict, late, milliseconds, together } = answer;
  const kind = { ...(asks && { asks }), ...(settings && { settings }), ...methodOtherThanKeys(answer) };
  const empty = { round, screen, quiz, date, length, ...kind, answers: 0, right: 0, times: [] };
  const before = sum ?? { key: roundKey(answer), ...empty };
  return {
    ...before,
    answers: before.answers + 1,
    right: before.right + Number(verdict === 'right' && !late),
    times: milliseconds === null ? before.times : [...before.times, milliseconds],
    ...(together && { together: (before.together ?? 0) + 1 }),
  };
}

const confusionKey = (answer: Answer): string =>
  `${answer.screen}/${answer.quiz}/${answer.item}/${answer.answered}${wayPart(methodOtherThanKeys(answer).way)}`;

function withConfusion(sum: ConfusionSum | undefined, answer: Answer): ConfusionSum {
  const { screen, quiz, item, asked, answered } = answer;
  const of = { screen, quiz, item, asked, answered, ...methodOtherThanKeys(answer) };
  const before = sum ?? { key: confusionKey(answer), ...of, count: 0 };
  return { ...before, count: before.count + 1 };
}

/** Whether an answer took one thing for another: neither several places at once nor no answer at all does. */
const isConfusion = ({ verdict, answered, places }: Answer): boolean =>
  verdict === 'wrong' && answered !== '' && places === undefined;

function placeChanges(answer: Answer): readonly SumChange<'items'>[] {
  const { found, missed, wrong } = answer.places ?? { found: [], missed: [], wrong: [] };
  const change = (item: string, isRight: boolean): SumChange<'items'> => ({
    store: 'items',
    key: itemKey(answer, item),
    add: sum => withPlace(sum, answer, item, isRight),
  });
  return [
    ...found.map(item => change(item, true)),
    ...[...missed, ...wrong].map(item => change(item, false)),
  ];
}

const dayChange = (answer: Answer): SumChange<'days'> => ({
  store: 'days',
  key: dayKey(answer),
  add: sum => withDay(sum, answer),
});

const roundChange = (answer: Answer): SumChange<'rounds'> => ({
  store: 'rounds',
  key: roundKey(answer),
  add: sum => withRound(sum, answer),
});

const confusionChange = (answer: Answer): SumChange<'confusions'> => ({
  store: 'confusions',
  key: confusionKey(answer),
  add: sum => withConfusion(sum, answer),
});

/** The sums of items that an answer changes. */
export const itemChangesBy = (answer: Answer): readonly SumChange<'items'>[] => [
  { store: 'items', key: itemKey(answer, answer.item), add: sum => withAnswer(sum, answer) },
  ...placeChanges(answer),
];

/** The sums that an answer changes, and how it changes each of them. */
export const changesBy = (answer: Answer): readonly SumChange[] => [
  ...itemChangesBy(answer),
  dayChange(answer),
  roundChange(answer),
  ...(isConfusion(answer) ? [confusionChange(answer)] : []),
];

/** Sums by store and key. */
export type Sums = { readonly [S in SumStore]: ReadonlyMap<string, SumOf[S]> };
type OpenSums = { readonly [S in SumStore]: Map<string, SumOf[S]> };

function change<S extends SumStore>(sums: OpenSums, { store, key, add }: SumChange<S>): void {
  const inStore = sums[store];
  inStore.set(key, add(inStore.get(key)));
}

const NO_SUMS: Sums = { items: new Map(), days: new Map(), rounds: new Map(), confusions: new Map() };

/** Sums after some more answers, which must be in the order of their ids. */
export function withAnswers(before: Sums, answers: Iterable<Answer>): Sums {
  const sums: OpenSums = {
    items: new Map(before.items),
    days: new Map(before.days),
    rounds: new Map(before.rounds),
    confusions: new Map(before.confusions),
  };
  for (const answer of answers) for (const each of changesBy(answer)) change(sums, each);
  return sums;
}

/**
 * The sums of a whole log, which must be in the order of its ids.
 *
 * @example replay([answer]).days.get('notes/2026-11-22')?.answers // 1
 */
export function replay(answers: Iterable<Answer>): Sums {
  return withAnswers(NO_SUMS, answers);
}

/** One thing that was taken for another, and how often. */
export interface MixUp {
  readonly asked: string;
  readonly answered: string;
  /** Set where its notes were heard at once, which is another skill. */
  readonly heard?: 'together';
  readonly times: number;
}

/**
 * The mix-ups, whatever the item, the most frequent first; what was heard together is kept apart.
 *
 * @example mixUpsIn(confusions)[0] // { asked: 'P4', answered: 'P5', times: 7 }
 */
export function mixUpsIn(confusions: readonly ConfusionSum[]): readonly MixUp[] {
  const mixUps = new Map<string, MixUp>();
  for (const { item, asked, answered, count } of confusions) {
    const heard = item.endsWith(':together') ? ({ heard: 'together' } as const) : {};
    const key = `${asked} ${answered} ${'heard' in heard}`;
    mixUps.set(key, { asked, answered, ...heard, times: (mixUps.get(key)?.times ?? 0) + count });
  }
  return [...mixUps.values()].sort(
    (a, b) => b.times - a.times || (`${a.asked} ${a.answered}` < `${b.asked} ${b.answered}` ? -1 : 1),
  );
}
