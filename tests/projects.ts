import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProjectConfiguration } from 'vitest/config';

const folder = fileURLToPath(new URL('.', import.meta.url));

const replacesModules = (file: string): boolean =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(folder + file, 'utf8'));

/** The files that replace a module: each has to load the app itself, and no other may meet what it replaced. */
const alone = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.test\.tsx?$/.test(file) && replacesModules(file))
  .map(file => `tests/${file.replaceAll('\\', '/')}`);

/**
 * The projects of Vitest. To load the app takes longer than most files of component tests do, so all files but those
 * that replace modules share what a worker has loaded.
 */
export const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'pure',
      environment: 'node',
      include: ['tests/**/*.test.ts'],
      exclude: alone,
      isolate: false,
      setupFiles: ['tests/putBack.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'component',
      environment: 'jsdom',
      include: ['tests/**/*.test.tsx'],
      exclude: alone,
      isolate: false,
      setupFiles: ['tests/setup.ts', 'tests/putBack.ts'],
    },
  },
  {
    extends: true,
    test: { name: 'alone', environment: 'jsdom', include: alone, setupFiles: ['tests/setup.ts'] },
  },
];
