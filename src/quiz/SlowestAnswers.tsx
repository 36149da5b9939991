import { useShell } from '../ui/shell';
import styles from './Results.module.css';
import type { Answered } from './session';
import { seconds } from './text';

const SHOWN = 3;

/** The three answers that took longest, the longest first. */
export const slowest = <Question, Answer>(
  answered: readonly Answered<Question, Answer>[],
): readonly Answered<Question, Answer>[] =>
  answered.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SHOWN);

interface SlowestAnswersProps<Question> {
  readonly answered: readonly Answered<Question, unknown>[];
  readonly textOf: (question: Question) => string;
}

/** A list of the slowest answers. */
export function SlowestAnswers<Question>({ answered, textOf }: SlowestAnswersProps<Question>) {
  const { withSigns } = useShell();
  const list = slowest(answered).map(each => ({
    // Not the question itself: one that was asked twice may have been slow twice.
    number: answered.indexOf(each) + 1,
    text: textOf(each.question),
    time: seconds(each.milliseconds),
  }));
  if (list.length === 0) return null;
  return (
    <>
      <h3 className={styles.caption}>Slowest</h3>
      <ol className={styles.slowest}>
        {list.map(({ number, text, time }) => (
          <li key={number}>
            <span>{withSigns(text)}</span> <span>{time}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
