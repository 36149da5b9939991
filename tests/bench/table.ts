/** One budget: what was measured, five times over, beside what the libraries alone take. */
export interface Row {
  readonly what: string;
  readonly unit: 'ms' | 'kB' | 'MB';
  readonly budget: number;
  readonly samples: readonly number[];
  readonly floor?: readonly number[];
}

/**
 * The value that a share of some samples don't pass.
 *
 * @param share from 0 to 1
 * @example quantile([4, 1, 3, 2], 0.5) // 2
 */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const drawn = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

const pair = (samples: readonly number[]): string =>
  `${drawn(quantile(samples, 0.5))} / ${drawn(quantile(samples, 0.95))}`;

/** Whether 95 of 100 samples keep to the budget. */
const isKept = ({ samples, budget }: Row): boolean => quantile(samples, 0.95) <= budget;

/** Rows as a table for a README: median and 95th percentile. */
export function table(rows: readonly Row[]): string {
  return [
    '| what | budget | median / p95 | floor | kept |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(row => {
      const floor = row.floor ? pair(row.floor) : '';
      return `| ${row.what} | ${drawn(row.budget)} ${row.unit} | ${pair(row.samples)} | ${floor} | ${isKept(row) ? 'yes' : 'no'} |`;
    }),
  ].join('\n');
}
