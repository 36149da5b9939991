import { readFileSync } from 'node:fs';

/** A test of tests/browser that an engine can't be asked, by a pattern of its title, and why. */
interface LeftOut {
  readonly title: string;
  readonly why: string;
}

const engines: Record<'Firefox' | 'WebKit', { readonly leftOut: readonly LeftOut[] }> = JSON.parse(
  readFileSync(new URL('engines.json', import.meta.url), 'utf8'),
);

/** The titles that an engine leaves out; run.mjs names them at the end of each run. */
export const leftOutOf = (engine: keyof typeof engines): readonly RegExp[] =>
  engines[engine].leftOut.map(({ title }) => new RegExp(title));

/** Where a program of an engine lies, as run.mjs found it on the PATH. */
export function programOf(purpose: 'browser' | 'driver' | 'screen'): string | undefined {
  const programs: Record<string, string> = JSON.parse(process.env.FRETTY_PROGRAMS ?? '{}');
  return programs[purpose];
}
