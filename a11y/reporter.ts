import { writeFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ENGINES } from './engines.ts';
import { auditOf, FINDINGS, report, type Visit } from './report.ts';
import { WALKS } from './states.ts';

/** The number of tests that attach findings: one per walk and width. */
const TESTS = WALKS.flatMap(({ widths }) => widths).length;

/** Collects the findings, and writes them and the report if every walk has passed. */
export default class ReportWriter implements Reporter {
  private readonly visits: Visit[] = [];
  private walked = 0;

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name !== FINDINGS || !body) continue;
      const visits: Visit[] = JSON.parse(body.toString());
      this.visits.push(...visits);
      this.walked += 1;
    }
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'passed' || this.walked !== TESTS) return;
    const audit = auditOf(this.visits);
    writeFileSync(new URL('found.json', import.meta.url), `${JSON.stringify(audit, undefined, 2)}\n`);
    writeFileSync(new URL('report.md', import.meta.url), report(WALKS, ENGINES, audit.found));
  }
}
