import { createListeners } from '../../listeners';
import type { AnyRun } from '../../quiz/definition';
import type { ActiveQuiz, Pacer } from '../../quiz/quizzes';
import { bestBefore, earlierRounds, type RoundLog } from '../../results/earlier';

interface PacerDeps {
  readonly answers: { answerLog(): Promise<{ readonly log: RoundLog }> };
  /** Whether the user wants a pacer. */
  isWanted(): boolean;
}

/** A quiz with an open question, as far as it matters here. */
interface RunningQuiz extends Pick<ActiveQuiz, 'screen' | 'length'> {
  session(): { readonly run: AnyRun } | undefined;
}

/** A pacer that looks up the best round of each drill once, as soon as it runs. */
export interface FollowingPacer extends Pacer {
  follow(quizzes: { active(): readonly RunningQuiz[]; subscribe(listener: () => void): unknown }): void;
}

/** Creates a pacer that follows no quizzes yet. */
export function createPacer({ answers, isWanted }: PacerDeps): FollowingPacer {
  const { subscribe, notify } = createListeners();
  /** `undefined` while a round is being looked up, and without one. */
  const times = new Map<AnyRun, number | undefined>();

  const lookUp = async ({ screen, length }: RunningQuiz, run: AnyRun) => {
    const { log } = await answers.answerLog();
    const rows = await earlierRounds(log, screen, run.quiz.id);
    const best = bestBefore(rows, run, length);
    if (!best?.milliseconds || !times.has(run)) return;
    times.set(run, best.milliseconds / best.answers);
    notify();
  };

  return {
    timeOf: run => (isWanted() ? times.get(run) : undefined),
    subscribe,
    follow(quizzes) {
      quizzes.subscribe(() => {
        if (!isWanted()) return;
        const active = quizzes.active();
        const runs = active.map(quiz => quiz.session()?.run);
        for (const run of times.keys()) if (!runs.includes(run)) times.delete(run);
        for (const quiz of active) {
          const run = quiz.session()?.run;
          if (run?.drill === undefined || run.items || times.has(run)) continue;
          times.set(run, undefined);
          lookUp(quiz, run).catch(error => console.warn('Could not read earlier rounds', error));
        }
      });
    },
  };
}
