import type { ScreenId } from '../commands/command';
import type { Comparison } from '../practice/comparison';
import { endedByItself } from '../quiz/pace';
import ResultsDialog from '../quiz/ResultsDialog';
import { resultsOf } from '../quiz/results';
import type { AnyNeckSession } from './neckQuiz';
import { RoundComparison, RoundWeakest } from './RoundWeakest';
import type { NeckQuizOfScreen } from './useNeckQuiz';

interface NeckQuizResultsProps {
  readonly screen: ScreenId;
  readonly session: Extract<AnyNeckSession, { status: 'completed' }>;
  readonly use: Pick<NeckQuizOfScreen, 'quiz' | 'focusStart'>;
  readonly comparison: Comparison | undefined;
  readonly onClose: () => void;
}

/** The results of a quiz on a neck: how it compares with earlier ones, and what to drill next. */
export default function NeckQuizResults({ screen, session, use, comparison, onClose }: NeckQuizResultsProps) {
  const { quiz } = use;
  const definition = session.run.quiz;
  return (
    <ResultsDialog
      screen={screen}
      results={resultsOf(session)}
      firstFocus={endedByItself(session) ? 'title' : 'control'}
      startAgain={quiz.commands.startAgain}
      drillThese={quiz.commands.drillThese}
      comparison={<RoundComparison comparison={comparison} speech="read" />}
      onClose={onClose}
      returnFocus={use.focusStart}
    >
      <RoundWeakest
        answered={session.answered}
        itemOf={question => definition.itemOf(question)}
        lineOf={question => definition.lineOf(question)}
      />
    </ResultsDialog>
  );
}
