import type { Keymap } from '../commands/declaredKeys';
import { formatKeymap, parseKeymap } from '../commands/keymap';
import { keymapText } from './preferences';
import { type TextSetting, textOf } from './textSetting';

/** The keys the user has changed. */
export const keymapPreference: TextSetting<Keymap> = textOf({
  id: keymapText.id,
  parse: parseKeymap,
  format: formatKeymap,
});
