import { NO_KEYMAP } from '../commands/declaredKeys';
import type * as Code from '../commands/keymap';
import type { CommandRegistry } from '../commands/registry';
import { keymapText } from '../settings/preferences';
import type { Settings } from '../settings/settings';
import { keymapCode } from './keymapCode';

/** Gives the commands the keys that the user has changed, also in another tab, as soon as their code is there. */
export function followKeymap(
  preferred: Pick<Settings, 'choices' | 'subscribe'>,
  registry: Pick<CommandRegistry, 'setKeymap'>,
): void {
  let known = keymapText.defaultCode;
  const follow = () => {
    const text = preferred.choices().get(keymapText.id) ?? keymapText.defaultCode;
    if (text === known) return;
    known = text;
    const use = (code: typeof Code) => {
      if (text === known) registry.setKeymap(code.parseKeymap(text), code);
    };
    const code = keymapCode.now();
    if (text === keymapText.defaultCode) registry.setKeymap(NO_KEYMAP, undefined);
    else if (code) use(code);
    else keymapCode.fetch().then(use, error => console.warn('Could not load your shortcuts', error));
  };
  follow();
  preferred.subscribe(follow);
}
