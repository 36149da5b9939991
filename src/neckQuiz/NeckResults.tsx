import type { ScreenId } from '../commands/command';
import type { Comparison } from '../practice/comparison';
import { endedByItself } from '../quiz/pace';
import ResultsDialog from '../quiz/ResultsDialog';
import { resultsOf } from '../quiz/results';
import { RoundChart } from '../results/RoundChart';
import { RoundComparison, RoundSlowest, RoundWeakest } from '../results/RoundReview';
import type { AnyNeckSession } from './definition';
import type { NeckQuizOfScreen } from './useNeckQuiz';

interface NeckResultsProps {
  readonly screen: ScreenId;
  readonly session: Extract<AnyNeckSession, { status: 'completed' }>;
  readonly neckQuiz: Pick<NeckQuizOfScreen, 'quiz' | 'focusStart'>;
  readonly comparison: Comparison | undefined;
  readonly slowest: 'listed' | undefined;
  readonly onClose: () => void;
}

/** The results of a quiz on a neck, compared with earlier ones, and the items to drill next. */
export default function NeckResults({
  screen,
  session,
  neckQuiz,
  comparison,
  slowest,
  onClose,
}: NeckResultsProps) {
  const { quiz } = neckQuiz;
  const definition = session.run.quiz;
  const lineOf = (question: unknown) => definition.lineOf(question);
  return (
    <ResultsDialog
      screen={screen}
      results={resultsOf(session)}
      firstFocus={endedByItself(session) ? 'title' : 'control'}
      startAgain={quiz.commands.startAgain}
      drillThese={quiz.commands.drillThese}
      comparison={<RoundComparison comparison={comparison} speech="read" />}
      onClose={onClose}
      returnFocus={neckQuiz.focusStart}
    >
      <RoundChart answered={session.answered} lineOf={lineOf} />
      <RoundWeakest
        answered={session.answered}
        itemOf={question => definition.itemOf(question)}
        lineOf={lineOf}
      />
      {slowest && <RoundSlowest answered={session.answered} lineOf={lineOf} />}
    </ResultsDialog>
  );
}
