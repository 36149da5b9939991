import resultsStyles from '../quiz/Results.module.css';
import { slowestIn } from '../quiz/results';
import type { Answered } from '../quiz/session';
import { seconds } from '../quiz/text';
import type { Line } from '../theory/toneText';
import { Spoken } from '../ui/Spoken';
import { SLOWEST_TITLE } from './roundReviewText';

interface RoundSlowestProps<Question> {
  readonly answered: readonly Answered<Question, unknown>[];
  readonly lineOf: (question: Question) => Line;
}

/** The three answers of a round that took longest, right or wrong, with their times. */
export function RoundSlowest<Question>({ answered, lineOf }: RoundSlowestProps<Question>) {
  const slowest = slowestIn(answered).map(each => ({
    // Not the question itself: one that was asked twice may have been slow twice.
    number: answered.indexOf(each) + 1,
    line: lineOf(each.question),
    time: seconds(each.milliseconds),
  }));
  if (slowest.length === 0) return null;
  return (
    <div>
      <h3 className={resultsStyles.caption}>{SLOWEST_TITLE}</h3>
      <ol className={resultsStyles.slowest}>
        {slowest.map(({ number, line, time }) => (
          <li key={number}>
            <span>
              <Spoken {...line} />
            </span>{' '}
            <span>{time}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
