import { type Hotkey, type Platform, strokesIn } from './hotkey';
import { quietStroke } from './spokenHotkey';

/**
 * A hotkey as spoken in a list of keys.
 *
 * @example spokenSequence('r shift+b', 'other') // 'r Shift B'
 */
export const spokenSequence = (hotkey: Hotkey, platform: Platform): string =>
  strokesIn(hotkey)
    .map(stroke => quietStroke(stroke, platform))
    .join(' ');
