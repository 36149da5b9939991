import type { ReactNode, Ref } from 'react';
import { Panel } from '../ui/Panel';
import stack from '../ui/stack.module.css';
import { lateText, tempoText } from './beatText';
import { useDrillLinks } from './drillLinks';
import { rateText } from './figures';
import styles from './Results.module.css';
import type { Results } from './results';
import { endedText, medianText, SAME_QUESTIONS_NOTE, SELF_CHECKED, scoreText } from './text';

/** How a quiz went, in figures: the same on every screen. */
export function ResultsSummary({ results }: { readonly results: Results }) {
  const { percent, standing, message, answered, endedBefore, medianTime, perMinute, answerWith, beat } =
    results;
  const isLinked = useDrillLinks()?.isLinked();
  // Without the spaces a screen reader joins the lines where it reads them as one text.
  return (
    <div className={styles.summary}>
      <div className={styles.figures}>
        <span>{scoreText(results)}</span> <span data-standing={standing}>{`${percent}%`}</span>
      </div>{' '}
      <p className={styles.message}>{message}</p> {answerWith === 'self-check' && <p>{SELF_CHECKED}</p>}{' '}
      {endedBefore !== undefined && <p>{endedText(answered, endedBefore)}</p>}{' '}
      {beat && beat.late > 0 && <p>{lateText(beat.late)}</p>}{' '}
      {beat && <p>{tempoText(beat.tempo, beat.next)}</p>}{' '}
      {medianTime !== undefined && <p>{medianText(medianTime)}</p>}{' '}
      {perMinute !== undefined && <p>{rateText(perMinute)}</p>} {isLinked && <p>{SAME_QUESTIONS_NOTE}</p>}
    </div>
  );
}

interface ResultsPanelProps {
  readonly title: string;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** What the results show, and what can be done next. */
  readonly children: ReactNode;
}

/** The results of a quiz as a part of its page. */
export function ResultsPanel({ title, headingRef, children }: ResultsPanelProps) {
  return (
    <Panel title={title} headingRef={headingRef} className={stack.stack}>
      {children}
    </Panel>
  );
}
