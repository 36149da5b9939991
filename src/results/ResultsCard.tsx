import { type ReactNode, useId, useMemo } from 'react';
import type { ScreenId } from '../commands/command';
import type { AgainstBest } from '../practice/best';
import { mostMixedUp } from '../quiz/mixUps';
import resultsStyles from '../quiz/Results.module.css';
import { ResultsSummary } from '../quiz/ResultsSummary';
import { resultsOf } from '../quiz/results';
import type { Answered } from '../quiz/session';
import { mixUpText } from '../quiz/text';
import type { Line } from '../theory/degree';
import { Spoken } from '../ui/Spoken';
import stack from '../ui/stack.module.css';
import { earlierOf, type FinishedQuiz } from './earlier';
import { NextSkill } from './NextSkill';
import { usePracticeApi } from './practiceApi';
import styles from './ResultsCard.module.css';
import { RoundChart } from './RoundChart';
import { AlsoWrong, RoundComparison, RoundSlowest, RoundTimes, RoundWeakest } from './RoundReview';
import { ShareRound } from './ShareRound';
import { againstBestText, BEST_TITLE, bestDayText, roundScoreText } from './text';
import type { EarlierRounds } from './useEarlierRounds';

interface ResultsCardProps<Question> {
  readonly screen: ScreenId;
  readonly session: FinishedQuiz;
  /** Its answers, with questions of the type that the screen asks. */
  readonly answered: readonly Answered<Question, unknown>[];
  readonly itemOf: (question: Question) => string;
  readonly lineOf: (question: Question) => Line;
  readonly rounds: EarlierRounds;
  /** Whether what earlier rounds say is said once the results have been; a dialog is read with all that describes it. */
  readonly speech: 'said' | 'read';
  /** The id of what is read with the heading of a dialog. */
  readonly summaryId?: string;
  /** What only this quiz has to say. */
  readonly children?: ReactNode;
}

/** What a finished round says of itself, the same on every screen: its score, the best, its answers, and what to drill next. */
export function ResultsCard<Question>({
  screen,
  session,
  answered,
  itemOf,
  lineOf,
  rounds,
  speech,
  summaryId,
  children,
}: ResultsCardProps<Question>) {
  const { roundOf } = usePracticeApi();
  const { best, comparison } = useMemo(
    () => earlierOf(session, rounds, roundOf(screen)),
    [session, rounds, roundOf, screen],
  );
  const results = resultsOf(session);
  const { test } = session.run.drill ?? {};
  return (
    <div className={styles.card}>
      <div className={styles.columns}>
        <div className={stack.stack}>
          <div id={summaryId} className={stack.stack}>
            <ResultsSummary results={results} /> {test && <p>{test.outcomeOf(results).text}</p>}{' '}
            {best && <YourBest compared={best} />}{' '}
            <RoundComparison comparison={comparison} best={best} speech={speech} />
          </div>
          <MostMixedUp session={session} />
          <NextSkill {...{ screen, session }} />
        </div>
        <div>
          <RoundChart {...{ answered, lineOf }} />
          {comparison && <RoundTimes comparison={comparison} />}
          <ShareRound {...{ screen, session, best }} />
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
    </div>
  );
}

/** What was most often mixed up, which is said with the results, not read with their dialog. */
function MostMixedUp({ session }: { readonly session: FinishedQuiz }) {
  const mixUp = mostMixedUp(session.run.quiz, session.answered);
  if (mixUp === undefined) return null;
  return (
    <p>
      <Spoken {...mixUpText(mixUp)} />
    </p>
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
