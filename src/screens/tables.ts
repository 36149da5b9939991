import type { ScreenId } from '../commands/command';
import { createListeners } from '../listeners';
import { SCREENS } from '.';
import type { ScreenTable } from './drillText';

const NO_TABLE: ScreenTable = { rows: [] };

const tables = new Map<ScreenId, ScreenTable>();
const { subscribe, notify } = createListeners();

/** The settings of a screen; without any rows until they are loaded. */
export const tableOf = (screen: ScreenId): ScreenTable => tables.get(screen) ?? NO_TABLE;

/** Whether the settings of a screen, which may have none, are loaded. */
export const isTableLoaded = (screen: ScreenId): boolean => tables.has(screen);

/** Calls back whenever tables have been loaded; returns a function that ends that. */
export const onTables = subscribe;

/**
 * Loads the settings of some screens. A screen is shown only with its own, and the palette opens only with those of all.
 *
 * @example await loadTables(['scales']); tableOf('scales').rows.length > 0 // true
 */
export async function loadTables(screens: readonly ScreenId[]): Promise<void> {
  const missing = SCREENS.filter(({ id }) => screens.includes(id) && !tables.has(id));
  const loaded = await Promise.all(
    missing.map(async ({ id, loadTable }) => [id, await loadTable()] as const),
  );
  const arrived = loaded.filter(([id]) => !tables.has(id));
  for (const [id, table] of arrived) tables.set(id, table);
  if (arrived.length > 0) notify();
}

/** Loads the settings of every screen. */
export const loadAllTables = (): Promise<void> => loadTables(SCREENS.map(({ id }) => id));
