import type { Keymap } from '../commands/command';
import { formatKeymap, parseKeymap } from '../commands/keymap';
import { type TextSetting, textOf } from './options';
import { keymapText } from './preferences';

/** The keys the user has changed. */
export const keymapPreference: TextSetting<Keymap> = textOf({
  id: keymapText.id,
  parse: parseKeymap,
  format: formatKeymap,
});
