import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveTheme, type SystemPreferences } from '../../../src/app/shell/theme';
import { createPreferences } from '../../../src/settings/preferenceStore';
import { preferences, THEMES } from '../../../src/settings/preferences';

const script = readFileSync(new URL('../../../src/app/inline/theme.js', import.meta.url), 'utf8');

const SYSTEMS: readonly SystemPreferences[] = [
  { moreContrast: false, light: false },
  { moreContrast: false, light: true },
  { moreContrast: true, light: false },
  { moreContrast: true, light: true },
];

/** The theme that src/app/inline/theme.js sets before the first paint. */
function themeAtStart(
  getItem: (name: string) => string | null,
  { moreContrast, light }: SystemPreferences,
): unknown {
  const dataset: Record<string, unknown> = {};
  runInNewContext(script, {
    localStorage: { getItem },
    document: { documentElement: { dataset } },
    window: {
      matchMedia: (query: string) => ({
        matches:
          (moreContrast && query === '(prefers-contrast: more)') ||
          (light && query === '(prefers-color-scheme: light)'),
      }),
    },
  });
  return dataset.theme;
}

/** The theme that the app sets for the same record. */
function themeLater(stored: string | null, system: SystemPreferences): unknown {
  const store = createPreferences(
    {
      read: () => stored ?? undefined,
      write: () => {},
      watch: () => () => {},
    },
    () => '',
  );
  return resolveTheme(preferences.theme.read(store.choices()), system);
}

const recordWith = (theme: unknown) => JSON.stringify({ version: 1, values: { theme } });

const STORED: readonly (string | null)[] = [
  null,
  ...THEMES.map(recordWith),
  ...['default', 'system', 'pink', '', 3, null, ['amber'], { amber: true }].map(recordWith),
  ...['', '{', 'null', '3', '"amber"', '[]', '{}', '{"version":1}', '{"version":1,"values":null}'],
  ...['{"values":{"theme":"amber"}}', '{"version":"1","values":{"theme":"amber"}}', '{"theme":"amber"}'],
  ...['{"version":0,"values":{"theme":"amber"}}', '{"version":2,"values":{"theme":"amber"}}'],
];

describe('given a choice of theme', () => {
  test.each(THEMES)('when it is %s, then the system is ignored', theme => {
    for (const system of SYSTEMS) expect(resolveTheme(theme, system)).toBe(theme);
  });

  test('when none has been made, then it is green, or high contrast if the system asks for more', () => {
    expect(SYSTEMS.map(system => resolveTheme('default', system))).toEqual([
      ...['green', 'green', 'contrast', 'contrast'],
    ]);
  });

  test('when it is to match the system, then more contrast takes precedence over light, and otherwise it is green', () => {
    expect(SYSTEMS.map(system => resolveTheme('system', system))).toEqual([
      ...['green', 'paper', 'contrast', 'contrast'],
    ]);
  });
});

describe('given anything in storage', () => {
  test.each(STORED)('when it is %s, then the first paint has the same theme as the app', stored => {
    for (const system of SYSTEMS)
      expect(themeAtStart(name => (name === 'fretty' ? stored : null), system)).toBe(
        themeLater(stored, system),
      );
  });

  test('when it is any JSON, then the first paint has the same theme as the app', () => {
    const anyTheme = fc.oneof(fc.constantFrom<unknown>(...THEMES, 'default', 'system'), fc.jsonValue());
    const anyRecord = fc.oneof(
      fc.json(),
      fc
        .record({
          version: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.jsonValue()),
          values: fc.oneof(fc.record({ theme: anyTheme }, { requiredKeys: [] }), fc.jsonValue()),
        })
        .map(record => JSON.stringify(record)),
    );
    fc.assert(
      fc.property(anyRecord, fc.constantFrom(...SYSTEMS), (stored, system) => {
        expect(themeAtStart(() => stored, system)).toBe(themeLater(stored, system));
      }),
    );
  });

  test('when storage itself throws, then the first paint is green, or high contrast if the system asks for more', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    expect(SYSTEMS.map(system => themeAtStart(forbidden, system))).toEqual([
      ...['green', 'green', 'contrast', 'contrast'],
    ]);
  });
});
