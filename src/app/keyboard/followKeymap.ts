import { type Keymap, NO_KEYMAP } from '../../commands/command';
import { parseKeymap } from '../../commands/keymap';
import type { CommandRegistry } from '../../commands/registry';
import { noteNames } from '../../settings/noteNames';
import { keymapText } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import type { NoteSystem } from '../../theory/names';

const GERMAN_KEYS: Keymap = new Map([['notes.sidebar', ['shift+b']]]);

/** The keys that make way for those of the notes: in German, h is the note H. */
const KEYS_BESIDE: Readonly<Record<NoteSystem, Keymap>> = {
  english: NO_KEYMAP,
  german: GERMAN_KEYS,
  'german-signs': GERMAN_KEYS,
  'fixed-do': NO_KEYMAP,
  'fixed-do-ti': NO_KEYMAP,
};

/** Gives the commands the keys that the user has changed, also in another tab, and those that go with the note names. */
export function followKeymap(
  preferred: Pick<Settings, 'choices' | 'subscribe'>,
  registry: Pick<CommandRegistry, 'setKeymap'>,
): void {
  let known = { names: noteNames.read(new Map()), text: keymapText.defaultCode };
  const follow = () => {
    const choices = preferred.choices();
    const now = {
      names: noteNames.read(choices),
      text: choices.get(keymapText.id) ?? keymapText.defaultCode,
    };
    if (now.names === known.names && now.text === known.text) return;
    known = now;
    const chosen = parseKeymap(now.text);
    const beside = KEYS_BESIDE[now.names];
    registry.setKeymap(beside.size === 0 ? chosen : new Map([...beside, ...chosen]));
  };
  follow();
  preferred.subscribe(follow);
}
