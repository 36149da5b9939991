import { weakestIn } from '../quiz/itemRound';
import resultsStyles from '../quiz/Results.module.css';
import type { Answered } from '../quiz/session';
import { seconds } from '../quiz/text';
import type { Line } from '../theory/toneText';
import { Spoken } from '../ui/Spoken';
import styles from './RoundReview.module.css';
import { itemResultText, WEAKEST_TITLE } from './roundReviewText';

interface RoundWeakestProps<Question> {
  readonly answered: readonly Answered<Question, unknown>[];
  readonly itemOf: (question: Question) => string;
  readonly lineOf: (question: Question) => Line;
}

/** The three weakest items of a round, with how they went. */
export function RoundWeakest<Question>({ answered, itemOf, lineOf }: RoundWeakestProps<Question>) {
  const weakest = weakestIn(answered, itemOf);
  if (weakest.length === 0) return null;
  return (
    <div>
      <h3 className={resultsStyles.caption}>{WEAKEST_TITLE}</h3>
      <ol className={styles.weakest}>
        {weakest.map(result => (
          <li key={result.item}>
            <span>
              <Spoken {...lineOf(result.question)} />
            </span>{' '}
            <span
              className={styles.verdict}
              data-verdict={result.right === result.answers ? 'right' : 'wrong'}
            >
              {itemResultText(result)}
            </span>{' '}
            <span>{seconds(result.milliseconds)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
