import { keymapText } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import { later } from '../ui/later';

/** What reads the keys the user has changed, and puts them into effect. */
export const keymapCode = later(() => import('../commands/keymap'));

/** Fetches it for users who have changed a key, so that even their first key press follows their keymap. Without it, declared hotkeys work. */
export async function readyKeymap(preferred: Settings): Promise<void> {
  if (preferred.choices().has(keymapText.id)) await keymapCode.fetch().catch(() => {});
}
