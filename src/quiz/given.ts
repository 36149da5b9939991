import type { ScreenId } from '../commands/screenId';
import { type AnswerWith, isSelfCheck, type OtherAnswers } from './answerWith';
import type { AnyRun } from './definition';
import type { QuizLength } from './length';
import { isOpen } from './open';
import { type Answered, type Session, sourceOf } from './session';

/** An answer that was just given in a quiz. */
export interface Given {
  readonly screen: ScreenId;
  readonly run: AnyRun;
  readonly answered: Answered<unknown, unknown>;
  /** The number of its question, counted from 1. */
  readonly number: number;
  readonly length: QuizLength;
  /** How it was given, if not with keys or a pointer. */
  readonly way?: OtherAnswers;
  /** Whether its time was interrupted, so that it says nothing. */
  readonly isInterrupted: boolean;
}

/** What answers are watched in: the session of one screen's quiz. */
interface Watched {
  state(): Session<unknown, unknown, AnyRun>;
  presence(): { readonly interrupted?: readonly unknown[] };
  subscribe(listener: () => void): () => void;
}

const wayOf = (run: AnyRun, answered: Answered<unknown, unknown>): OtherAnswers | undefined =>
  isSelfCheck(run) ? 'self-check' : sourceOf(answered);

/**
 * What a round was answered with; `undefined` if that differs from answer to answer.
 *
 * @example answeredWithIn({ run, answered: [] }) // 'keys'
 */
export function answeredWithIn({
  run,
  answered,
}: {
  readonly run: AnyRun;
  readonly answered: readonly Answered<unknown, unknown>[];
}): AnswerWith | undefined {
  const ways = new Set(answered.map(each => wayOf(run, each) ?? 'keys'));
  const [way = 'keys'] = ways;
  return ways.size > 1 ? undefined : way;
}

/** Tells each answer of a quiz once, as soon as it is given. */
export function watchAnswers(screen: ScreenId, quiz: Watched, tell: (given: Given) => void): void {
  let before = quiz.state();
  quiz.subscribe(() => {
    const after = quiz.state();
    const asking = before;
    before = after;
    if (!isOpen(asking) || asking.status === 'feedback' || after.status === 'idle') return;
    const answered = after.answered[asking.answered.length];
    if (answered === undefined) return;
    const way = wayOf(after.run, answered);
    tell({
      ...{ screen, answered, run: after.run, length: after.length },
      ...(way && { way }),
      number: after.answered.length,
      isInterrupted: quiz.presence().interrupted === asking.answered,
    });
  });
}
