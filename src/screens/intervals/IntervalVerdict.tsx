import quiz from '../../quiz/Quiz.module.css';
import { Verdict } from '../../quiz/Verdict';
import { intervalOf } from '../../theory/interval';
import { Spoken } from '../../ui/Spoken';
import styles from './Intervals.module.css';
import { notesOf, type PlayedInterval, samePlayed } from './playedInterval';
import { heardAs } from './question';
import { nameInterval } from './quiz';
import type { IntervalAnswered } from './text';
import type { Listening } from './useListening';

const SIGNS = { right: '✅', wrong: '❌' };

interface IntervalVerdictProps {
  readonly answered: IntervalAnswered;
  readonly listening: Listening;
}

/** The verdict on an answer, with the notes that were played and, after a wrong answer, those of the answer. */
export function IntervalVerdict({ answered, listening }: IntervalVerdictProps) {
  const { question, verdict } = answered;
  const soundingNow = (heard: PlayedInterval) =>
    listening.now !== undefined && samePlayed(listening.now.heard, heard);
  const yours = verdict === 'wrong' ? heardAs(question, answered.answer) : undefined;
  return (
    <>
      <Verdict
        verdict={verdict}
        signs={SIGNS}
        correct={
          <span className={quiz.correct}>{`Correct answer: ${nameInterval.correctText(question)}`}</span>
        }
      />
      <dl className={styles.heard}>
        <PlayedRow label="Played" heard={question.heard} isSounding={soundingNow(question.heard)} />
        {yours && <PlayedRow label="Yours" heard={yours} isSounding={soundingNow(yours)} />}
      </dl>
    </>
  );
}

interface PlayedRowProps {
  readonly label: string;
  readonly heard: PlayedInterval;
  readonly isSounding: boolean;
}

function PlayedRow({ label, heard, isSounding }: PlayedRowProps) {
  return (
    <div data-sounding={isSounding || undefined}>
      <dt>{label}</dt>
      <dd>
        <span>{intervalOf(heard.semitones).name}</span>
        <Spoken {...notesOf(heard)} />
      </dd>
    </div>
  );
}
