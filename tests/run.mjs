/**
 * Runs all checks, or the ones named: `npm test`, `npm test -- unit`, `npm test -- types browser`. It leaves out the unit tests
 * tagged `full` and the browser tests not tagged `@fast`; with `--full` it runs all: `npm run test:full`, `npm run test:full
 * -- browser`. A failing check doesn't stop later ones, except those that need its output.
 */
import '../src/site/ready.js';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';

const checkout = fileURLToPath(new URL('..', import.meta.url));

const { values, positionals } = parseArgs({ options: { full: { type: 'boolean' } }, allowPositionals: true });

/**
 * `program` is a script in node_modules, run with the current Node, so that it works the same on every system. `report` is
 * the file a step writes its results to; `count` reads the counts from it, and `named` the failed tests with their messages.
 */
const steps = [
  { name: 'lint', program: '@biomejs/biome/bin/biome', args: ['ci', '.'] },
  { name: 'types', program: 'typescript/bin/tsc', args: ['--noEmit'] },
  {
    name: 'unit',
    program: 'vitest/vitest.mjs',
    args: [
      ...['run', ...(values.full ? [] : ['--tags-filter=!full'])],
      ...['--reporter=default', '--reporter=json', '--outputFile.json=.cache/vitest.json'],
    ],
    report: '.cache/vitest.json',
    count: report => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
    named: failedUnits,
  },
  { name: 'build', program: 'vite/bin/vite.js', args: ['build'] },
  {
    name: 'browser',
    program: '@playwright/test/cli.js',
    args: ['test', '-c', 'tests/browser/playwright.config.ts', ...(values.full ? [] : ['--grep=@fast'])],
    needs: 'build',
    report: '.cache/playwright.json',
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    named: failedSpecs,
  },
];

function failedUnits({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [{ title: name, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${name} › ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  });
}

function failedSpecs({ suites, errors }) {
  const specsOf = suite => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
  const failed = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      title: `${file} › ${title}`,
      message: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
    }));
  return [...failed, ...errors.map(({ message }) => ({ title: 'outside a test', message: message ?? '' }))];
}

function chosen(names) {
  const unknown = names.filter(name => !steps.some(step => step.name === name));
  if (unknown.length > 0) {
    console.error(`No step ${unknown.join(', ')}. The steps: ${steps.map(step => step.name).join(', ')}.`);
    process.exit(2);
  }
  if (names.length === 0) return steps;
  const needed = steps.filter(step => names.includes(step.name)).map(step => step.needs);
  return steps.filter(step => names.includes(step.name) || needed.includes(step.name));
}

function run(step, failedBefore) {
  if (failedBefore.includes(step.needs))
    return { name: step.name, verdict: `not run: it needs ${step.needs}` };
  console.log(`\n── ${step.name} ──`);
  const began = performance.now();
  // A report left by an earlier run must not be counted again.
  if (step.report) rmSync(`${checkout}/${step.report}`, { force: true });
  const { status } = spawnSync(process.execPath, [`node_modules/${step.program}`, ...step.args], {
    cwd: checkout,
    stdio: 'inherit',
    env: { ...process.env, CI: process.env.CI ?? 'true' },
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return { name: step.name, ...judge(step, status === 0), seconds };
}

/** Running no tests is a failure, whatever the exit status; a failed step without a failed test counts as one failure. */
function judge(step, succeeded) {
  const counts = step.report ? countsOf(step) : { passed: 0, failed: 0, failures: [] };
  const empty = step.report && counts.passed + counts.failed === 0;
  if (succeeded && !empty && counts.failed === 0) return { ...counts, verdict: 'passed' };
  return {
    ...counts,
    failed: Math.max(counts.failed, 1),
    verdict: empty ? 'failed: no tests were run' : 'failed',
  };
}

function countsOf({ report, count, named }) {
  try {
    const read = JSON.parse(readFileSync(`${checkout}/${report}`, 'utf8'));
    return { ...count(read), failures: named(read) };
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}

/** Repeats the failures at the end of the log, which is long and often cut off at the start. */
function printFailures(failures) {
  for (const { title, message } of failures) {
    console.log(`\n✗ ${title.replaceAll(checkout, '')}`);
    console.log(stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n').replace(/^/gm, '    '));
  }
}

function total(results, key) {
  return results.reduce((sum, result) => sum + (result[key] ?? 0), 0);
}

mkdirSync(`${checkout}/.cache`, { recursive: true });
const results = [];
for (const step of chosen(positionals)) {
  const failedBefore = results.filter(result => result.verdict !== 'passed').map(result => result.name);
  results.push(run(step, failedBefore));
}

for (const { failures } of results) printFailures(failures ?? []);
console.log('');
for (const { name, verdict, seconds } of results) {
  console.log(`${name.padEnd(8)} ${verdict}${seconds ? ` (${seconds} s)` : ''}`);
}
console.log(`\n${total(results, 'passed')} passed, ${total(results, 'failed')} failed`);
process.exitCode = results.every(result => result.verdict === 'passed') ? 0 : 1;
