import { intervalOf } from '../../theory/interval';
import quiz from '../../ui/quiz.module.css';
import { Spoken } from '../../ui/Spoken';
import { useShell } from '../../ui/shell';
import { type Heard, notesOf, sameHeard } from './heard';
import styles from './Intervals.module.css';
import { heardAs } from './question';
import type { Listening } from './useListening';
import type { IntervalAnswered } from './words';

interface VerdictProps {
  readonly answered: IntervalAnswered;
  readonly listening: Listening;
}

/** What came of an answer: the verdict, and the notes of what was heard and of what it was taken for. */
export function Verdict({ answered, listening }: VerdictProps) {
  const { question, answer, verdict } = answered;
  const soundingNow = (heard: Heard) => listening.now !== undefined && sameHeard(listening.now.heard, heard);
  const yours = heardAs(question, answer);
  return (
    <>
      <div className={quiz.verdict} data-verdict={verdict}>
        <span aria-hidden="true">{verdict === 'right' ? '✅' : '❌'}</span>
        <b>{verdict === 'right' ? 'Correct!' : 'Incorrect'}</b>
        {verdict === 'wrong' && (
          <span className={quiz.correct}>{`Correct answer: ${question.interval.name}`}</span>
        )}
      </div>
      <dl className={styles.heard}>
        <HeardRow label="Played" heard={question.heard} isSounding={soundingNow(question.heard)} />
        {verdict === 'wrong' && <HeardRow label="Yours" heard={yours} isSounding={soundingNow(yours)} />}
      </dl>
    </>
  );
}

interface HeardRowProps {
  readonly label: string;
  readonly heard: Heard;
  readonly isSounding: boolean;
}

function HeardRow({ label, heard, isSounding }: HeardRowProps) {
  const { drawn } = useShell();
  const notes = notesOf(heard);
  return (
    <div data-sounding={isSounding || undefined}>
      <dt>{label}</dt>
      <dd>
        <span>{intervalOf(heard.semitones).name}</span>
        <Spoken drawn={drawn(notes.drawn)} words={notes.words} />
      </dd>
    </div>
  );
}
