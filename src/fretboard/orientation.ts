import type { Orientation } from '../instrument/orientation';

/** The string on top, by whether the user wants the lowest one there. */
export const TOP_STRINGS = { on: 'lowest', off: 'first' } as const satisfies Record<
  'on' | 'off',
  Orientation['topString']
>;
