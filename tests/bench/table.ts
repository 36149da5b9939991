/** What was measured, and the same of what it can't go below, such as plain JavaScript or the libraries alone. */
export interface Row {
  readonly what: string;
  readonly unit: 'ms' | 'kB' | 'MB' | '%';
  readonly budget?: number;
  readonly samples: readonly number[];
  /** Which share of the samples must be within the budget; 0.95 if not given. */
  readonly share?: number;
  readonly floor?: readonly number[];
}

/**
 * The smallest sample that a share of the samples don't exceed.
 *
 * @param share from 0 to 1
 * @example quantile([4, 1, 3, 2], 0.5) // 2
 */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const rounded = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

const pair = (samples: readonly number[]): string =>
  `${rounded(quantile(samples, 0.5))} / ${rounded(quantile(samples, 0.95))}`;

/** The budget, and whether enough of the samples are within it. */
function judged({ samples, budget, share = 0.95, unit }: Row): readonly [budget: string, kept: string] {
  if (budget === undefined) return ['', ''];
  return [`${rounded(budget)} ${unit}`, quantile(samples, share) <= budget ? 'yes' : 'no'];
}

/** Rows as a Markdown table with medians and 95th percentiles. */
export function table(rows: readonly Row[]): string {
  return [
    '| what | budget | median / p95 | floor | kept |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(row => {
      const floor = row.floor ? pair(row.floor) : '';
      const [budget, kept] = judged(row);
      return `| ${row.what} | ${budget} | ${pair(row.samples)} | ${floor} | ${kept} |`;
    }),
  ].join('\n');
}

/** Modules smaller than this are one row together (bytes). */
const SMALL = 500;

/** Modules and their sizes in bytes, largest first, as a Markdown table. */
export function moduleTable(modules: readonly (readonly [module: string, size: number])[]): string {
  const large = modules.filter(([, size]) => size >= SMALL);
  const small = modules.filter(([, size]) => size < SMALL);
  const rest = small.reduce((sum, [, size]) => sum + size, 0);
  return [
    '| module | kB, gzip |',
    '| --- | --- |',
    ...large.map(([module, size]) => `| ${module} | ${(size / 1000).toFixed(1)} |`),
    `| ${small.length} smaller ones | ${(rest / 1000).toFixed(1)} |`,
  ].join('\n');
}
