import { ANSWERS } from './answers.ts';
import { type Finding, ruleOf } from './finding.ts';
import { LOOKED_AT } from './looked.ts';
import { codes, plural, table } from './markdown.ts';
import { MENDED } from './mended.ts';
import { FIRST, OTHERS } from './themes.ts';
import type { Walk } from './walk.ts';

/** The name under which a test hands on what it found. */
export const FINDINGS = 'findings';

/** What was found in one state. */
export interface Visit {
  readonly walk: string;
  readonly state: string;
  readonly findings: readonly Finding[];
}

/** What one rule has found, and in how many places: a place at several widths is one. */
export interface Found {
  readonly rule: string;
  readonly weight: Finding['weight'];
  readonly places: number;
}

/** An engine, and its rules. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  readonly rules: readonly string[];
  /** Those that ran in the other themes, too. */
  readonly onColours: readonly string[];
}

/** What was found in all visits, by rule; the same whatever their order. */
export function countedIn(visits: readonly Visit[]): readonly Found[] {
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

function shown(engines: readonly Engine[]): string {
  return [
    '## The engines',
    '',
    ...engines.map(
      ({ name, version, rules, onColours }) =>
        `- ${name} ${version}: ${plural(rules.length, 'rule')}, of which ${codes(onColours)} in the other themes, too.`,
    ),
    '',
    `Every rule ran in every look in the theme ${FIRST}. The themes ${OTHERS.join(', ')} differ from it in nothing but colours, which`,
    '`tests/ui/tokens.test.ts` proves; there the rules on contrast ran in each look that showed a text on a ground not judged before. Text is',
    'held to 7:1 by axe in all of them, whatever its size.',
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

/** Equal keys that follow each other, as `12 × Enter`. */
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
    `${plural(walks.length, 'walk')} through ${plural(states.length, 'state')}, by keys alone. The keys of a state follow on those above it.`,
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
    '## What was found and mended',
    '',
    table(
      ['rule', 'found', 'mended', 'held by'],
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
    'These rules fail here for a reason. What is asked for instead is put to the test in each of the places; no other violation stands.',
    '',
    table(['rule', 'places', 'why it fails', 'asked for instead'], rows),
  ].join('\n');
}

function looked(found: readonly Found[]): string {
  const rows = found
    .filter(({ weight }) => weight !== 'violation')
    .map(({ rule, weight, places }) => [codes([rule]), weight, String(places), LOOKED_AT[rule] ?? '']);
  return [
    "## What needs a person's eye",
    '',
    'What the engines recommend, or leave to an eye to judge, and what was seen when it was looked at: on pictures of every state, at',
    '320 px as it is and at 1280 px in greys and in forced colours, and in its accessibility tree.',
    '',
    table(['rule', 'kind', 'places', 'looked at, and seen'], rows),
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
    'Written by `npm run a11y:audit`. Two engines that know rules of accessibility walk through the app by keyboard: every screen with',
    'its quiz, every dialog, the frame around them and what stands there when something is amiss.',
    '',
    `- ${plural(states.length, 'state')}, each at two widths or three: ${plural(looks.length, 'look')}, in ${OTHERS.length + 1} themes.`,
    `- No violation stands. ${rules('violation')} of the engines fail where they know less than we do; each comes with what is tested instead.`,
    `- ${rules('recommendation', 'to be looked at')} had something to recommend, or to be looked at, which was done.`,
    '- What the engines cannot know is in [conformance.md](conformance.md).',
    '',
    'A place is an element in a state, however wide the page, in the first theme. Places were counted when this was written; the',
    'rest of it is compared with the code by `tests/a11y/report.test.ts`, and `npm run test:full` walks the same way with axe alone, `npm test` at 1280 px.',
  ].join('\n');
}

/** The whole report, as it stands in a11y/report.md. */
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
