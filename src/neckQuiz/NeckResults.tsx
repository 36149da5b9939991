import type { ScreenId } from '../commands/command';
import ResultsDialog from '../quiz/ResultsDialog';
import { ResultsCard } from '../results/ResultsCard';
import type { EarlierRounds } from '../results/useEarlierRounds';
import type { AnyNeckSession } from './definition';
import { EvennessPanel } from './EvennessPanel';
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
