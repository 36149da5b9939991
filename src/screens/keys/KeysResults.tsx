import { AgainButtons } from '../../quiz/AgainButtons';
import { ResultsPanel } from '../../quiz/ResultsSummary';
import { WHAT_NEXT } from '../../quiz/text';
import { ResultsCard } from '../../results/ResultsCard';
import { CommandButton } from '../../ui/CommandButton';
import dock from '../../ui/dock.module.css';
import { Toolbar } from '../../ui/Toolbar';
import type { KeysSession } from './quiz/quizzes';
import { signedKeyText } from './text';
import type { Keys } from './useKeys';

interface KeysResultsProps {
  readonly session: Extract<KeysSession, { status: 'completed' }>;
  readonly keys: Keys;
}

/** How a quiz went, and which keys are worth another look. */
export function KeysResults({ session, keys: { commands, refs, rounds } }: KeysResultsProps) {
  const { answered, run } = session;
  return (
    <ResultsPanel title="Quiz Results" headingRef={refs.results}>
      <Toolbar name={WHAT_NEXT} className={dock.dock}>
        <AgainButtons session={session} commands={commands.quiz} />
        <CommandButton command={commands.quiz.drillThese} />
        <CommandButton command={commands.newQuiz} />
      </Toolbar>
      <ResultsCard
        screen="keys"
        {...{ session, answered, rounds }}
        itemOf={question => run.quiz.itemOf(question)}
        lineOf={question => run.quiz.lineOf?.(question) ?? signedKeyText(question.key, question.names)}
        speech="said"
      />
    </ResultsPanel>
  );
}
