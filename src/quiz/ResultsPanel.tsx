import type { ReactNode, Ref } from 'react';
import { Panel } from '../ui/Panel';
import stack from '../ui/stack.module.css';
import { CopyLink } from './CopyLink';
import { ResultsSummary } from './ResultsSummary';
import type { Results } from './results';

interface ResultsPanelProps {
  readonly title: string;
  readonly results: Results;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** What the results show beyond the score, and what can be done next. */
  readonly children: ReactNode;
}

/** The results of a quiz as a part of its page. */
export function ResultsPanel({ title, results, headingRef, children }: ResultsPanelProps) {
  return (
    <Panel title={title} headingRef={headingRef} className={stack.stack}>
      <ResultsSummary results={results} /> {children}
      <CopyLink />
    </Panel>
  );
}
