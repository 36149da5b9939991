import { type Hotkey, isSign, type Platform, type SignKey, strokesIn } from './hotkey';
import { isRowStroke, spokenRowKey } from './numberRow';

/** The names of the signs: most screen readers skip a sign on its own. */
export const SPOKEN_SIGNS: Record<SignKey, string> = {
  ',': 'comma',
  '?': 'question mark',
  ':': 'colon',
  '.': 'period',
  ';': 'semicolon',
  '/': 'slash',
};

const SPOKEN_NAMED_KEYS: Partial<Record<string, string>> = {
  ArrowUp: 'Up Arrow',
  ArrowDown: 'Down Arrow',
  ArrowLeft: 'Left Arrow',
  ArrowRight: 'Right Arrow',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

/**
 * A stroke as spoken.
 *
 * @example spokenStroke('shift+c', 'other') // 'Shift C'
 * @example spokenStroke('mod+ArrowUp', 'mac') // 'Command Up Arrow'
 */
export function spokenStroke(stroke: string, platform: Platform): string {
  if (isRowStroke(stroke)) return spokenRowKey(stroke);
  const parts = stroke.split('+').map(part => {
    if (part === 'mod') return platform === 'mac' ? 'Command' : 'Control';
    if (part === 'shift') return 'Shift';
    if (part === 'alt') return platform === 'mac' ? 'Option' : 'Alt';
    if (isSign(part)) return SPOKEN_SIGNS[part];
    return SPOKEN_NAMED_KEYS[part] ?? part.replace(/^[a-z]$/, letter => letter.toUpperCase());
  });
  return parts.join(' ');
}

/**
 * A stroke as spoken in a list of keys. Plain letters stay lower case: some screen readers announce capitals.
 *
 * @example quietStroke('b', 'other') // 'b'
 */
export const quietStroke = (stroke: string, platform: Platform): string =>
  /^[a-z]$/.test(stroke) ? stroke : spokenStroke(stroke, platform);

/**
 * A hotkey as spoken in a list of keys.
 *
 * @example spokenSequence('r shift+b', 'other') // 'r Shift B'
 */
export const spokenSequence = (hotkey: Hotkey, platform: Platform): string =>
  strokesIn(hotkey)
    .map(stroke => quietStroke(stroke, platform))
    .join(' ');
