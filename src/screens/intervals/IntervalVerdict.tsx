import clsx from 'clsx';
import quiz from '../../quiz/Quiz.module.css';
import { Verdict } from '../../quiz/Verdict';
import styles from './Intervals.module.css';
import { nameInterval } from './quiz';
import { differenceText, type IntervalAnswered } from './text';

const SIGNS = { right: '✅', wrong: '❌' };

/** The verdict on an answer and, after a wrong one, how far off it was. */
export function IntervalVerdict({ answered }: { answered: IntervalAnswered }) {
  const { question, verdict } = answered;
  return (
    <Verdict
      verdict={verdict}
      signs={SIGNS}
      correct={
        <span className={quiz.correct}>{`Correct answer: ${nameInterval.correctText(question)}`}</span>
      }
    >
      {answered.verdict === 'wrong' && (
        <span className={clsx(quiz.detail, styles.difference)}>
          {differenceText(question, answered.answer)}
        </span>
      )}
    </Verdict>
  );
}
