import { createRequire } from 'node:module';
import { AXE_RULES } from './axe.ts';
import { IBM_ON_COLOURS } from './ibm.ts';
import type { Engine } from './report.ts';

const require = createRequire(import.meta.url);

function versionOf(name: string): string {
  const { version }: { version: string } = require(`${name}/package.json`);
  return version;
}

/** IBM's engine, in the build that runs without a page. */
const {
  Checker,
}: typeof import('accessibility-checker-engine') = require('accessibility-checker-engine/ace-node.js');

/** The engines of the audit. */
export const ENGINES: readonly Engine[] = [
  {
    name: 'axe-core',
    version: versionOf('axe-core'),
    rules: AXE_RULES.all,
    onColours: AXE_RULES.colours,
  },
  {
    name: 'accessibility-checker-engine',
    version: versionOf('accessibility-checker-engine'),
    rules: new Checker().engine.getRulesIds(),
    onColours: [IBM_ON_COLOURS],
  },
];
