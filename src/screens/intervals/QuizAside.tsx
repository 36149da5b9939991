import { DrillFields } from '../../quiz/DrillFields';
import { useFiguresState } from '../../quiz/Figures';
import { DrillNote, isDrilling, LockedNote } from '../../quiz/LockedNote';
import { resultsOf } from '../../quiz/results';
import { type Open, type Outcome, outcomeOf } from '../../quiz/session';
import { LATE_SIGN } from '../../quiz/Verdict';
import { usePracticeApi } from '../../results/practiceApi';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { useSetting } from '../../settings/useSettings';
import { INTERVALS } from '../../theory/interval';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import styles from './QuizAside.module.css';
import type { IntervalsRun } from './quiz/nameInterval';
import type { IntervalAnswer, IntervalQuestion } from './quiz/question';
import { intervalsSettings } from './settings';
import { SPOKEN_VERDICTS, standingText } from './text';

/** The answers that are listed; their room is held from the start. */
const LISTED = 6;

const SIGNS: Record<Outcome, string> = { right: '✓', late: LATE_SIGN, wrong: '✗', 'given-up': '✗' };

interface QuizAsideProps {
  readonly settings: Settings;
  readonly session: Open<IntervalQuestion, IntervalAnswer, IntervalsRun>;
}

/** How the quiz is going (the score so far and the last answers), and how it was set up. */
export function QuizAside({ session, settings }: QuizAsideProps) {
  const { answered } = session;
  const first = Math.max(0, answered.length - LISTED);
  const listed = answered.slice(first).map((each, index) => ({
    ...each,
    outcome: outcomeOf(each),
    number: first + index + 1,
  }));
  const { sounding, quizDirection, asked } = intervalsSettings;
  const isTogether = useSetting(settings, sounding) === 'together';
  const isPartial = useSetting(settings, asked).length < INTERVALS.length;
  const figures = useFiguresState(session);
  const { describe } = usePracticeApi();
  return (
    <>
      <Panel title="So Far">
        {figures === 'shown' && <p className={styles.score}>{standingText(resultsOf(session))}</p>}
        <div className={styles.room}>
          {listed.length > 0 && (
            <ol className={styles.answers}>
              {listed.toReversed().map(({ number, question, outcome }) => (
                <li key={number}>
                  <span data-verdict={outcome} aria-hidden="true">
                    {SIGNS[outcome]}
                  </span>{' '}
                  {question.interval.name} <span className="visually-hidden">{SPOKEN_VERDICTS[outcome]}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
      </Panel>
      {isDrilling(session) ? (
        <DrillNote session={session} describe={(way, items) => describe('intervals', way, items)} />
      ) : (
        <Panel title="Quiz Setup" className={stack.stack}>
          {isTogether && <Field settings={settings} row={sounding} />}
          {!isTogether && <Field settings={settings} row={quizDirection} />}
          {isPartial && <Field settings={settings} row={asked} />}
          <DrillFields settings={settings} rows={intervalsSettings} />
          <LockedNote session={session} />
        </Panel>
      )}
    </>
  );
}
