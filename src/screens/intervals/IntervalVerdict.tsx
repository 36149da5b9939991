import clsx from 'clsx';
import { playedLines } from '../../quiz/playing';
import quiz from '../../quiz/Quiz.module.css';
import { Verdict } from '../../quiz/Verdict';
import { useShell } from '../../ui/shell';
import styles from './Intervals.module.css';
import type { IntervalsRun, IntervalsSession } from './quiz/nameInterval';
import { stepsText } from './quiz/playIntervalText';
import { differenceText, type IntervalAnswered } from './text';

const SIGNS = { right: '✅', wrong: '❌' };

type AnsweredSession = Extract<IntervalsSession, { status: 'feedback' }>;

/** How far off the answer was, or what was heard. */
function linesOf(run: IntervalsRun, answered: IntervalAnswered): readonly string[] {
  const { question } = answered;
  const lines = playedLines(run, answered);
  if (lines.length > 0 || answered.verdict !== 'wrong') return lines;
  const { answer } = answered;
  return [typeof answer === 'number' ? stepsText(question, answer) : differenceText(question, answer)];
}

/** The verdict on an answer and, after a wrong one, how far off it was. */
export function IntervalVerdict({ session: { run, last } }: { session: AnsweredSession }) {
  const { question, verdict } = last;
  const { withSigns } = useShell();
  return (
    <Verdict
      verdict={verdict}
      signs={SIGNS}
      correct={<span className={quiz.correct}>{`Correct answer: ${run.quiz.correctText(question)}`}</span>}
    >
      {linesOf(run, last).map(line => (
        <span key={line} className={clsx(quiz.detail, styles.difference)}>
          {withSigns(line)}
        </span>
      ))}
    </Verdict>
  );
}
