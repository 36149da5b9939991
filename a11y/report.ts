import { ANSWERS } from './answers.ts';
import { type Finding, ruleOf } from './finding.ts';
import { LOOKED_AT } from './looked.ts';
import { codes, plural, table } from './markdown.ts';
import { MENDED } from './mended.ts';
import { FIRST, OTHERS } from './themes.ts';
import type { Walk } from './walk.ts';

/** The name of the attachment in which a test passes on its findings. */
export const FINDINGS = 'findings';

/** The findings in one state. */
export interface Visit {
  readonly walk: string;
  readonly state: string;
  readonly findings: readonly Finding[];
}

/** A rule with findings, and at how many places. The same place at several widths counts once. */
export interface Found {
  readonly rule: string;
  readonly weight: Finding['weight'];
  readonly places: number;
}

/** What is kept of an audit in a11y/found.json. */
export interface Audit {
  /** The name of each state that was checked, once. */
  readonly states: readonly string[];
  readonly found: readonly Found[];
}

/** The name of a state, unique among all walks. */
export const stateName = (walk: string, state: string): string => `${walk}: ${state}`;

/** An engine and its rules. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  readonly rules: readonly string[];
  /** The rules that also ran in the other themes. */
  readonly onColours: readonly string[];
}

/** The findings of all visits counted by rule, independent of the order of the visits. */
function countedIn(visits: readonly Visit[]): readonly Found[] {
  const found = new Map<string, { rule: string; weight: Finding['weight']; places: Set<string> }>();
  for (const { walk, state, findings } of visits)
    for (const finding of findings) {
      const rule = ruleOf(finding);
      const { weight } = finding;
      const entry = found.get(`${rule} ${weight}`) ?? { rule, weight, places: new Set() };
      entry.places.add([walk, state, finding.place].join('\n'));
      found.set(`${rule} ${weight}`, entry);
    }
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { rule, weight, places }]) => ({ rule, weight, places: places.size }));
}

/** An audit to keep, made of all its visits: states in alphabetical order, since walks are done in any order. */
export const auditOf = (visits: readonly Visit[]): Audit => ({
  states: [...new Set(visits.map(({ walk, state }) => stateName(walk, state)))].sort(),
  found: countedIn(visits),
});

function shown(engines: readonly Engine[]): string {
  return [
    '## The engines',
    '',
    ...engines.map(
      ({ name, version, rules, onColours }) =>
        `- ${name} ${version}: ${plural(rules.length, 'rule')}, of which ${codes(onColours)} also ran in the other themes.`,
    ),
    '',
    `Every rule ran in every state at every width in the theme ${FIRST}. The themes ${OTHERS.join(', ')} differ from it only in colors`,
    '(`tests/ui/tokens.test.ts` proves it); there the contrast rules ran wherever text appeared on a background not checked before. In all',
    'themes axe requires 7:1 for text of any size.',
    ...engines.flatMap(({ name, rules }) => [
      '',
      `<details><summary>The rules of ${name}</summary>`,
      '',
      codes(rules.toSorted()),
      '',
      '</details>',
    ]),
  ].join('\n');
}

/** Joins repeated keys: `12 × Enter`. */
function shortened(keys: readonly string[]): string {
  const runs: { key: string; times: number }[] = [];
  for (const key of keys) {
    const last = runs.at(-1);
    if (last?.key === key) last.times += 1;
    else runs.push({ key, times: 1 });
  }
  return runs.map(({ key, times }) => (times === 1 ? codes([key]) : `${times} × ${codes([key])}`)).join(' ');
}

function visited(walks: readonly Walk[]): string {
  const states = walks.flatMap(walk => walk.states);
  return [
    '## What was visited',
    '',
    `${plural(walks.length, 'walk')} through ${plural(states.length, 'state')}, by keyboard alone, but for notes of a made-up MIDI guitar: ${codes(['Play 60'])} strikes C4 and damps it, ${codes(['Hold 60'])} lets it ring. The keys of a state continue from the state above it.`,
    '',
    table(
      ['walk', 'state', 'keys'],
      walks.flatMap(({ name, address, widths, states }) => [
        [`**${name}**`, codes([address]), `${widths.join(', ')} px`],
        ...states.map(state => ['', state.name, shortened(state.keys)]),
      ]),
    ),
  ].join('\n');
}

const mended = (): string =>
  [
    '## Found and fixed',
    '',
    table(
      ['rule', 'found', 'fix', 'test'],
      MENDED.map(({ rule, found, mended, test }) => [codes([rule]), found, mended, codes([test])]),
    ),
  ].join('\n');

function answered(found: readonly Found[]): string {
  const rows = found
    .filter(({ weight }) => weight === 'violation')
    .map(({ rule, places }) => {
      const { why = '', instead = '' } = ANSWERS[rule] ?? {};
      return [codes([rule]), String(places), why, instead];
    });
  return [
    '## Where an engine is wrong',
    '',
    "These rules fail, but they're wrong here. At each place we test something else instead. There are no other violations.",
    '',
    table(['rule', 'places', 'why it fails', 'tested instead'], rows),
  ].join('\n');
}

function looked(found: readonly Found[]): string {
  const rows = found
    .filter(({ weight }) => weight !== 'violation')
    .map(({ rule, weight, places }) => [codes([rule]), weight, String(places), LOOKED_AT[rule] ?? '']);
  return [
    '## What needed a review',
    '',
    'What the engines recommend or leave to a person, and what we saw in the review: in the accessibility tree, and in screenshots at',
    '320 px in normal colors and at 1280 px in grayscale and in forced colors.',
    '',
    table(['rule', 'kind', 'places', 'what we saw'], rows),
  ].join('\n');
}

function summary(walks: readonly Walk[], found: readonly Found[]): string {
  const states = walks.flatMap(walk => walk.states);
  const looks = walks.flatMap(({ states, widths }) => states.flatMap(() => widths));
  const rules = (...weights: readonly Finding['weight'][]): string =>
    plural(
      new Set(found.filter(({ weight }) => weights.includes(weight)).map(({ rule }) => rule)).size,
      'rule',
    );
  return [
    'Written by `npm run a11y:audit`. It goes through the app by keyboard and runs two accessibility engines in every state: every screen',
    'with its quiz, every dialog, the frame around them, and the error pages.',
    '',
    `- ${plural(states.length, 'state')}, each at two or three widths: ${plural(looks.length, 'check')}, in ${OTHERS.length + 1} themes.`,
    `- No real violations. ${rules('violation')} fail where we think the engine is wrong; each is listed with what we test instead.`,
    `- ${rules('recommendation', 'needs review')} made a recommendation or needed a review. All have been reviewed.`,
    "- What the engines can't check is in [conformance.md](conformance.md).",
    '',
    'A place is an element in a state, at any width, in the first theme. The counts are from the last audit; `tests/a11y/report.test.ts`',
    'compares everything else here with the code, and fails if a state was added since. `npm run test:full` goes through the same states with axe alone, `npm test` at 1280 px only.',
  ].join('\n');
}

/** The whole text of a11y/report.md. */
export const report = (walks: readonly Walk[], engines: readonly Engine[], found: readonly Found[]): string =>
  `${[
    '# What the audit found',
    summary(walks, found),
    shown(engines),
    visited(walks),
    mended(),
    answered(found),
    looked(found),
  ].join('\n\n')}\n`;
