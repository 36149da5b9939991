import type { Comparison } from '../../practice/comparison';
import { endedByItself } from '../../quiz/pace';
import ResultsDialog from '../../quiz/ResultsDialog';
import { resultsOf } from '../../quiz/results';
import { RoundComparison, RoundSlowest, RoundWeakest } from '../RoundWeakest';
import type { NotesQuestion } from './quiz/question';
import type { NotesSession } from './quiz/quizzes';
import type { Notes } from './useNotes';

interface NotesResultsProps {
  readonly session: Extract<NotesSession, { status: 'completed' }>;
  readonly notes: Notes;
  readonly comparison: Comparison | undefined;
  readonly onClose: () => void;
}

/** The results of a notes quiz: how it compares with earlier ones, and what to drill next. */
export default function NotesResults({ session, notes, comparison, onClose }: NotesResultsProps) {
  const { commands, refs } = notes;
  const { quiz } = session.run;
  const lineOf = (question: NotesQuestion) => ({
    text: quiz.textOf(question),
    spoken: quiz.spokenItem(question),
  });
  return (
    <ResultsDialog
      screen="notes"
      results={resultsOf(session)}
      firstFocus={endedByItself(session) ? 'title' : 'control'}
      startAgain={commands.quiz.startAgain}
      drillThese={commands.quiz.drillThese}
      comparison={<RoundComparison comparison={comparison} speech="read" />}
      onClose={onClose}
      returnFocus={() => refs.start.current?.focus()}
    >
      <RoundWeakest answered={session.answered} itemOf={question => quiz.itemOf(question)} lineOf={lineOf} />
      <RoundSlowest answered={session.answered} lineOf={lineOf} />
    </ResultsDialog>
  );
}
