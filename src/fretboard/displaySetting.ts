import type { Leader } from '../commands/hotkey';
import { oneOf } from '../settings/optionSetting';
import type { Setting } from '../settings/setting';

/** How a neck labels a triad or a scale: with note names, or with intervals above the root. */
export type Display = 'notes' | 'intervals';

/**
 * The choice between notes and intervals on the neck.
 *
 * @example displaySetting('notes').read(new Map([['display', 'intervals']])) // 'intervals'
 */
export const displaySetting = (initial: Display, leader: Leader = 'v'): Setting<Display> =>
  oneOf<Display>({
    id: 'display',
    label: 'Display',
    control: 'radios',
    leader,
    options: [
      { value: 'notes', text: 'Notes', keywords: ['show notes', 'note names', 'letters'] },
      {
        value: 'intervals',
        text: 'Intervals',
        keywords: ['show intervals', 'degrees', 'numbers', 'formula'],
      },
    ],
    initial,
  });
