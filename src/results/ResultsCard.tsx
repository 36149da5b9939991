import { type ReactNode, useId } from 'react';
import type { AgainstBest } from '../practice/best';
import { CopyLink } from '../quiz/CopyLink';
import resultsStyles from '../quiz/Results.module.css';
import { ResultsSummary } from '../quiz/ResultsSummary';
import type { resultsOf } from '../quiz/results';
import type { Answered, QuizLength } from '../quiz/session';
import type { Line } from '../theory/degree';
import stack from '../ui/stack.module.css';
import styles from './ResultsCard.module.css';
import { RoundChart } from './RoundChart';
import { AlsoWrong, RoundComparison, RoundSlowest, RoundTimes, RoundWeakest } from './RoundReview';
import { againstBestText, BEST_TITLE, bestDayText, roundScoreText } from './text';
import type { Earlier } from './useEarlierRounds';

/** A finished round as far as its results tell of it. */
export interface Round<Question> {
  readonly length: QuizLength;
  readonly answered: readonly Answered<Question, unknown>[];
  readonly itemOf: (question: Question) => string;
  readonly lineOf: (question: Question) => Line;
}

interface ResultsCardProps<Question> extends Round<Question> {
  readonly results: ReturnType<typeof resultsOf>;
  readonly earlier: Earlier;
  /** Whether what earlier rounds say is said once the results have been; a dialog is read with all that describes it. */
  readonly speech: 'said' | 'read';
  /** The id of what is read with the heading of a dialog. */
  readonly summaryId?: string;
  /** What only this quiz has to say. */
  readonly children?: ReactNode;
}

/** What a finished round says of itself, the same on every screen: its score, the best, its answers, and what to drill next. */
export function ResultsCard<Question>({
  results,
  answered,
  itemOf,
  lineOf,
  earlier: { best, comparison },
  speech,
  summaryId,
  children,
}: ResultsCardProps<Question>) {
  return (
    <div className={styles.card}>
      <div className={styles.columns}>
        <div className={stack.stack}>
          <div id={summaryId} className={stack.stack}>
            <ResultsSummary results={results} /> {best && <YourBest compared={best} />}{' '}
            <RoundComparison comparison={comparison} best={best} speech={speech} />
          </div>
        </div>
        <div>
          <RoundChart {...{ answered, lineOf }} />
          {comparison && <RoundTimes comparison={comparison} />}
        </div>
        <div>
          <RoundWeakest {...{ answered, itemOf, lineOf }} />
          <AlsoWrong {...{ answered, itemOf, lineOf }} />
        </div>
        <div>
          <RoundSlowest {...{ answered, lineOf }} />
          {children}
        </div>
      </div>
      <CopyLink />
    </div>
  );
}

/** The best round of the same drill with the same settings, and how far this one is from it. */
function YourBest({ compared }: { readonly compared: AgainstBest }) {
  const title = useId();
  const { round, best, length, outcome } = compared;
  const isBest = outcome === 'first' || outcome === 'better';
  return (
    <section className={styles.best} aria-labelledby={title} data-outcome={outcome}>
      <h3 id={title} className={resultsStyles.caption}>
        {BEST_TITLE}
      </h3>{' '}
      {(isBest || best) && (
        <div className={styles.score}>
          <b>{roundScoreText(isBest || best === undefined ? round : best, length)}</b>{' '}
          {!isBest && best && <span>{bestDayText(best.date)}</span>}
        </div>
      )}{' '}
      <p>{againstBestText(compared)}</p>
    </section>
  );
}
