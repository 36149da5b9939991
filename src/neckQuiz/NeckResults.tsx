import type { ScreenId } from '../commands/command';
import resultsStyles from '../quiz/Results.module.css';
import ResultsDialog from '../quiz/ResultsDialog';
import { ResultsCard } from '../results/ResultsCard';
import type { EarlierRounds } from '../results/useEarlierRounds';
import type { AnyNeckSession } from './definition';
import { type Evenness, LINE, lineOf } from './evenness';
import styles from './NeckResults.module.css';
import { EVENNESS, evennessText, slowestChangeText } from './text';
import type { NeckQuizOfScreen } from './useNeckQuiz';

interface NeckResultsProps {
  readonly screen: ScreenId;
  readonly session: Extract<AnyNeckSession, { status: 'completed' }>;
  readonly neckQuiz: Pick<NeckQuizOfScreen, 'quiz' | 'focusStart'>;
  readonly rounds: EarlierRounds;
  readonly onClose: () => void;
}

/** The results of a quiz on a neck, compared with earlier ones, and the items to drill next. */
export default function NeckResults({ screen, session, neckQuiz, rounds, onClose }: NeckResultsProps) {
  const { commands } = neckQuiz.quiz;
  const { answered, run } = session;
  const [first] = answered;
  const evenness = run.quiz.evennessOf?.(answered);
  return (
    <ResultsDialog
      screen={screen}
      session={session}
      commands={commands}
      onClose={onClose}
      returnFocus={neckQuiz.focusStart}
    >
      {summaryId => (
        <ResultsCard
          {...{ screen, session, answered, rounds, summaryId }}
          itemOf={question => run.quiz.itemOf(question)}
          lineOf={question => run.quiz.lineOf(question)}
          speech="read"
        >
          {evenness && first && (
            <EvennessPanel evenness={evenness} instrument={run.quiz.neckOf(first.question).instrument} />
          )}
        </ResultsCard>
      )}
    </ResultsDialog>
  );
}

interface EvennessPanelProps {
  readonly evenness: Evenness;
  readonly instrument: Parameters<typeof slowestChangeText>[0];
}

/** How evenly a passage was played: a line around its pulse, a sentence, and the slowest change. */
function EvennessPanel({ evenness, instrument }: EvennessPanelProps) {
  return (
    <div>
      <h3 className={resultsStyles.caption}>{EVENNESS}</h3>
      <svg className={styles.drawing} aria-hidden="true" viewBox={`0 0 ${LINE.width} ${LINE.height}`}>
        <line x1={0} x2={LINE.width} y1={LINE.height / 2} y2={LINE.height / 2} />
        <polyline points={lineOf(evenness)} />
      </svg>
      <p className={styles.text}>{evennessText(evenness)}</p>{' '}
      <p className={styles.text}>{slowestChangeText(instrument, evenness.slowest)}</p>
    </div>
  );
}
