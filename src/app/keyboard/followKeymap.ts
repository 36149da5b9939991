import { parseKeymap } from '../../commands/keymap';
import type { CommandRegistry } from '../../commands/registry';
import { keymapText } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';

/** Gives the commands the keys that the user has changed, also in another tab. */
export function followKeymap(
  preferred: Pick<Settings, 'choices' | 'subscribe'>,
  registry: Pick<CommandRegistry, 'setKeymap'>,
): void {
  let known = keymapText.defaultCode;
  const follow = () => {
    const text = preferred.choices().get(keymapText.id) ?? keymapText.defaultCode;
    if (text === known) return;
    known = text;
    registry.setKeymap(parseKeymap(text));
  };
  follow();
  preferred.subscribe(follow);
}
