import type { ComponentType } from 'react';
import type { LetterKey } from '../commands/hotkey';
import type { SettingsTable } from '../commands/setting';
import { HEADS } from '../screens/common/heads';
import type { Noun } from '../screens/common/noun';
import { intervalsTable } from '../screens/intervals/settings';
import { keysTable } from '../screens/keys/settings';
import { notesTable } from '../screens/notes/settings';
import { scalesTable } from '../screens/scales/settings';
import { triadsTable } from '../screens/triads/settings';

/** What the app knows of a screen before it is loaded. */
export interface ScreenEntry {
  readonly noun: Noun;
  /** As the navigator says it: `Learn the {name}`. */
  readonly name: string;
  readonly path: `/${string}`;
  /** What follows the leader `l`. */
  readonly letter: LetterKey;
  readonly settings: SettingsTable;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** Every screen there is. Navigator, routes, palette, hotkeys and help come from these rows; a new screen is one more. */
export const SCREENS: readonly ScreenEntry[] = [
  {
    noun: 'notes',
    name: 'Notes',
    path: HEADS.notes.path,
    letter: 'n',
    settings: notesTable,
    load: async () => ({ default: (await import('../screens/notes/NotesScreen')).NotesScreen }),
  },
  {
    noun: 'triads',
    name: 'Triads',
    path: HEADS.triads.path,
    letter: 't',
    settings: triadsTable,
    load: async () => ({ default: (await import('../screens/triads/TriadsScreen')).TriadsScreen }),
  },
  {
    noun: 'scales',
    name: 'Scales',
    path: HEADS.scales.path,
    letter: 's',
    settings: scalesTable,
    load: async () => ({ default: (await import('../screens/scales/ScalesScreen')).ScalesScreen }),
  },
  {
    noun: 'keys',
    name: 'Keys',
    path: HEADS.keys.path,
    letter: 'k',
    settings: keysTable,
    load: async () => ({ default: (await import('../screens/keys/KeysScreen')).KeysScreen }),
  },
  {
    noun: 'intervals',
    name: 'Intervals',
    path: HEADS.intervals.path,
    letter: 'i',
    settings: intervalsTable,
    load: async () => ({ default: (await import('../screens/intervals/IntervalsScreen')).IntervalsScreen }),
  },
];

/**
 * The path that an address means, however it is written: in any case, percent-encoded, with slashes to spare, or as the file
 * that a screen's page is built into.
 *
 * @returns nothing for a path that can't be decoded
 * @example canonicalPath('//Sc%61les.html/') // '/scales'
 * @example canonicalPath('/index.html') // '/'
 */
export function canonicalPath(pathname: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  if (segments.includes(undefined)) return undefined;
  const file = `/${segments.join('/')}`.toLowerCase();
  return file === '/index.html' ? '/' : file.replace(/(?<=[^/])\.html$/, '');
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The screen that a path means. The router and the frame both ask here, so that they never disagree. */
export function screenAt(pathname: string): ScreenEntry | undefined {
  const canonical = canonicalPath(pathname);
  return SCREENS.find(({ path }) => path === canonical);
}
