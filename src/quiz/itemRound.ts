import { median } from './results';
import type { Answered } from './session';

/** A round that asks just some items, in one type of quiz. */
export interface ItemRound {
  /** The id of the type of quiz. */
  readonly quiz: string;
  readonly items: readonly string[];
}

/** How the questions about an item went in one round. */
export interface ItemResult<Question> {
  readonly item: string;
  /** The first of them. */
  readonly question: Question;
  readonly answers: number;
  readonly right: number;
  /** Median time (milliseconds). */
  readonly milliseconds: number;
}

/** As many items of a round are worth another one. */
export const WEAKEST = 3;

/**
 * The three weakest items of a round, the weakest first: those with the most wrong answers, then the slowest.
 *
 * @param itemOf the item that a question practices
 * @example weakestIn(answered, quiz.itemOf)[0]?.item // 'key:Gb-major'
 */
export function weakestIn<Question>(
  answered: readonly Answered<Question, unknown>[],
  itemOf: (question: Question) => string,
): readonly ItemResult<Question>[] {
  const byItem = new Map<string, Answered<Question, unknown>[]>();
  for (const each of answered) {
    const item = itemOf(each.question);
    const own = byItem.get(item);
    if (own) own.push(each);
    else byItem.set(item, [each]);
  }
  const wrong = ({ answers, right }: ItemResult<Question>) => answers - right;
  return [...byItem]
    .flatMap(([item, own]) => resultOf(item, own))
    .sort((a, b) => wrong(b) - wrong(a) || b.milliseconds - a.milliseconds)
    .slice(0, WEAKEST);
}

function resultOf<Question>(
  item: string,
  own: readonly Answered<Question, unknown>[],
): readonly ItemResult<Question>[] {
  const [first] = own;
  const milliseconds = median(own.map(each => each.milliseconds));
  if (first === undefined || milliseconds === undefined) return [];
  const right = own.filter(({ verdict }) => verdict === 'right').length;
  return [{ item, question: first.question, answers: own.length, right, milliseconds }];
}

/** The part of a quiz that another round of some of its items needs. */
interface Rounds<Question> {
  readonly id: string;
  readonly itemOf: (question: Question) => string;
  /** Left out by a quiz that can't ask one item. */
  readonly questionOf?: unknown;
}

/**
 * Creates a function that names the round of the weakest items in some answers; `undefined` where a quiz can't ask them
 * again. It remembers the last: commands ask at every change, and a long drill has many answers.
 *
 * @example createWeakestRound()(quiz, answered) // { quiz: 'name-note', items: ['place:5:3', 'place:4:9', 'place:1:1'] }
 */
export function createWeakestRound<Question>() {
  let known: { readonly of: unknown; readonly round: ItemRound | undefined } | undefined;
  return (
    quiz: Rounds<Question>,
    answered: readonly Answered<Question, unknown>[],
  ): ItemRound | undefined => {
    if (known?.of !== answered) {
      const items = weakestIn(answered, question => quiz.itemOf(question)).map(({ item }) => item);
      const canAsk = items.length > 0 && quiz.questionOf !== undefined;
      known = { of: answered, round: canAsk ? { quiz: quiz.id, items } : undefined };
    }
    return known.round;
  };
}
