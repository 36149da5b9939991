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
