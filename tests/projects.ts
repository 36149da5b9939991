import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProjectConfiguration } from 'vitest/config';

const folder = fileURLToPath(new URL('.', import.meta.url));

const replacesModules = (file: string): boolean =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(folder + file, 'utf8'));

/** The files that replace a module. Each has to load the app for itself, and no other file may see the replacement. */
const alone = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.test\.tsx?$/.test(file) && replacesModules(file))
  .map(file => `tests/${file.replaceAll('\\', '/')}`);

/**
 * Vitest's projects. Loading the app takes longer than most component test files, so files share what a worker has
 * loaded, except those that replace modules.
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
      setupFiles: ['tests/setup.ts', 'tests/putBack.ts', 'tests/loadScreens.ts'],
    },
  },
  {
    extends: true,
    test: { name: 'alone', environment: 'jsdom', include: alone, setupFiles: ['tests/setup.ts'] },
  },
];
