/** What a screen teaches; each has a folder of its own beside this one. */
export type ScreenId = 'notes' | 'triads' | 'scales' | 'keys' | 'intervals';
