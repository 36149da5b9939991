import { useEffect, useSyncExternalStore } from 'react';
import { preferences, type Theme, type ThemeChoice } from '../../settings/preferences';
import { usePreferences } from '../../settings/useSettings';

/** The system's display preferences. */
export interface SystemPreferences {
  readonly moreContrast: boolean;
  readonly light: boolean;
}

/**
 * The theme to use; inline/theme.js does the same before the first paint.
 *
 * @example resolveTheme('system', { moreContrast: false, light: true }) // 'paper'
 */
export function resolveTheme(choice: ThemeChoice, { moreContrast, light }: SystemPreferences): Theme {
  switch (choice) {
    case 'default':
      return moreContrast ? 'contrast' : 'green';
    case 'system':
      if (moreContrast) return 'contrast';
      return light ? 'paper' : 'green';
    default:
      return choice;
  }
}

const QUERIES = ['(prefers-contrast: more)', '(prefers-color-scheme: light)'] as const;

function watch(onChange: () => void): () => void {
  const lists = QUERIES.map(query => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

const matches = (query: string) => () => window.matchMedia(query).matches;

/** The system's display preferences; the component re-renders when they change. */
export function useSystemPreferences(): SystemPreferences {
  const moreContrast = useSyncExternalStore(watch, matches(QUERIES[0]));
  const light = useSyncExternalStore(watch, matches(QUERIES[1]));
  return { moreContrast, light };
}

/** Applies the theme the user chose, or the one that matches the system. */
export function useTheme(): void {
  const choice = preferences.theme.read(usePreferences());
  const { moreContrast, light } = useSystemPreferences();
  useEffect(() => {
    document.documentElement.dataset.theme = resolveTheme(choice, { moreContrast, light });
  }, [choice, moreContrast, light]);
}
