import type { ScreenId } from '../commands/command';
import ResultsDialog from '../quiz/ResultsDialog';
import { resultsOf } from '../quiz/results';
import { ResultsCard } from '../results/ResultsCard';
import type { Earlier } from '../results/useEarlierRounds';
import type { AnyNeckSession } from './definition';
import type { NeckQuizOfScreen } from './useNeckQuiz';

interface NeckResultsProps {
  readonly screen: ScreenId;
  readonly session: Extract<AnyNeckSession, { status: 'completed' }>;
  readonly neckQuiz: Pick<NeckQuizOfScreen, 'quiz' | 'focusStart'>;
  readonly earlier: Earlier;
  readonly onClose: () => void;
}

/** The results of a quiz on a neck, compared with earlier ones, and the items to drill next. */
export default function NeckResults({ screen, session, neckQuiz, earlier, onClose }: NeckResultsProps) {
  const { commands } = neckQuiz.quiz;
  const { answered, length, run } = session;
  return (
    <ResultsDialog
      screen={screen}
      startAgain={commands.startAgain}
      drillThese={commands.drillThese}
      onClose={onClose}
      returnFocus={neckQuiz.focusStart}
    >
      {summaryId => (
        <ResultsCard
          {...{ answered, length, earlier, summaryId }}
          results={resultsOf(session)}
          itemOf={question => run.quiz.itemOf(question)}
          lineOf={question => run.quiz.lineOf(question)}
          speech="read"
        />
      )}
    </ResultsDialog>
  );
}
