import type { SettingsTable } from '../../settings/setting';

/** Nothing can be set for workouts: each of their drills has settings of its own. */
export const workoutsTable: SettingsTable = { rows: [] };
