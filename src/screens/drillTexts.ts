import type { ScreenId } from '../commands/screenId';
import type { DrillPart } from './drillText';

/** Loads what each screen says of its drills; a screen without a quiz says nothing. */
export const DRILL_TEXTS: Readonly<Partial<Record<ScreenId, () => Promise<readonly DrillPart[]>>>> = {
  notes: async () => (await import('./notes/drillText')).NOTES_DRILL,
  triads: async () => (await import('./triads/drillText')).TRIADS_DRILL,
  scales: async () => (await import('./scales/drillText')).SCALES_DRILL,
  keys: async () => (await import('./keys/drillText')).KEYS_DRILL,
  intervals: async () => (await import('./intervals/drillText')).INTERVALS_DRILL,
};
