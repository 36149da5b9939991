import type { Comparison } from '../../practice/comparison';
import resultsStyles from '../../quiz/Results.module.css';
import { ResultsPanel } from '../../quiz/ResultsSummary';
import { resultsOf } from '../../quiz/results';
import { WHAT_NEXT } from '../../quiz/text';
import { RoundChart } from '../../results/RoundChart';
import { RoundComparison, RoundWeakest } from '../../results/RoundReview';
import { keyName, spokenKey } from '../../theory/key';
import { CommandButton } from '../../ui/CommandButton';
import dock from '../../ui/dock.module.css';
import { Spoken } from '../../ui/Spoken';
import { Toolbar } from '../../ui/Toolbar';
import type { KeysQuestion } from './quiz/question';
import type { KeysSession } from './quiz/quizzes';
import { signedKeyText } from './text';
import type { Keys } from './useKeys';

type Completed = Extract<KeysSession, { status: 'completed' }>;

/** The keys of the wrong answers and of questions that were given up, each once. */
const missedIn = ({ answered }: Completed) => [
  ...new Set(answered.filter(({ verdict }) => verdict !== 'right').map(({ question }) => question.key)),
];

const lineOf = ({ key }: KeysQuestion) => ({ text: keyName(key, 'letters'), spoken: spokenKey(key) });

interface KeysResultsProps {
  readonly session: Completed;
  readonly keys: Keys;
  readonly comparison: Comparison | undefined;
}

/** How a quiz went, and which keys are worth another look. */
export function KeysResults({ session, keys: { commands, refs }, comparison }: KeysResultsProps) {
  const missed = missedIn(session).map(signedKeyText);
  return (
    <ResultsPanel title="Quiz Results" results={resultsOf(session)} headingRef={refs.results}>
      <Toolbar name={WHAT_NEXT} className={dock.dock}>
        <CommandButton command={commands.newQuiz} />
        <CommandButton ref={refs.startAgain} tone="primary" command={commands.quiz.startAgain} />
        <CommandButton command={commands.quiz.drillThese} />
      </Toolbar>
      <RoundComparison comparison={comparison} speech="said" />
      <RoundChart answered={session.answered} lineOf={lineOf} />
      <RoundWeakest
        answered={session.answered}
        itemOf={question => session.run.quiz.itemOf(question)}
        lineOf={lineOf}
      />
      {missed.length > 0 && (
        <div>
          <h3 className={resultsStyles.caption}>Worth another look</h3>
          <ul className={resultsStyles.slowest}>
            {missed.map(line => (
              <li key={line.spoken}>
                <Spoken {...line} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </ResultsPanel>
  );
}
