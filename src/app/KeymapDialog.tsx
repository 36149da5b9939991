import { useState, useSyncExternalStore } from 'react';
import type { Command } from '../commands/command';
import type { Keymap } from '../commands/keymap';
import {
  changeKey,
  isChanged,
  keyDrawn,
  keyWords,
  type SlotRow,
  slotRows,
  withKeys,
} from '../commands/remap';
import { keymapPreference, preferences, preferencesOf } from '../screens/common/preferences';
import { useSpeech } from '../speech/Speech';
import { CommandButton } from '../ui/CommandButton';
import { Dialog } from '../ui/Dialog';
import { Spoken } from '../ui/Spoken';
import { useShell } from '../ui/shell';
import stack from '../ui/stack.module.css';
import { KeyCapture } from './KeyCapture';
import styles from './KeymapDialog.module.css';
import { applyKeymap } from './useKeymap';

interface KeymapDialogProps {
  /** Brings back the declared keys. */
  readonly reset: Command;
  readonly onClose: () => void;
}

/** Every key of this page that can be changed, by group; each takes effect at once and is kept in the browser. */
export default function KeymapDialog({ reset, onClose }: KeymapDialogProps) {
  const { registry, keep } = useShell();
  const { say } = useSpeech();
  const store = preferencesOf(keep);
  const choices = useSyncExternalStore(store.subscribe, store.choices);
  const declared = useSyncExternalStore(registry.subscribe, registry.declared);
  const [captured, setCaptured] = useState<string>();
  const keymap = keymapPreference.read(choices);
  const rows = slotRows(declared, keymap);
  const capturing = rows.find(({ slot }) => slot.id === captured);

  const settle = ({ slot, words }: SlotRow, next: Keymap) => {
    applyKeymap(store, next);
    const strokes = next.get(slot.id) ?? slot.declared;
    say(strokes.length === 0 ? `${words} has no key now` : `${words} is now ${keyWords(strokes)}`);
    setCaptured(undefined);
  };
  return (
    <Dialog title="Change Shortcuts" className={styles.dialog} onClose={onClose}>
      <div className={styles.notes}>
        <p>
          These are the keys of this page as it stands, and those that work everywhere. The keys of another
          page, or of a quiz, can be changed while it is shown. Enter, Space, arrows and keys with Ctrl or Cmd
          stay as they are.
        </p>
        {preferences.shortcuts.read(choices) === 'off' && (
          <p>Single-key shortcuts are switched off in the settings: no key below works until they are on.</p>
        )}
      </div>
      {[...new Set(rows.map(({ group }) => group))].map(group => (
        <section key={group} className={styles.group}>
          <h3>{group}</h3>
          <ul>
            {rows
              .filter(row => row.group === group)
              .map(row => (
                <KeyRow key={row.slot.id} row={row} onCapture={() => setCaptured(row.slot.id)} />
              ))}
          </ul>
        </section>
      ))}
      <div className={stack.row}>
        <CommandButton
          tone="primary"
          command={{ id: 'keymap.close', title: 'Close', group: 'Fretty', scope: 'dialog', run: onClose }}
        />
        <CommandButton command={reset} resting="keep-focus" />
      </div>
      {capturing && (
        <KeyCapture
          row={capturing}
          onPress={stroke => {
            const change = changeKey(declared, keymap, capturing.slot, stroke);
            if (change.kind === 'refused') return change.reason;
            settle(capturing, change.keymap);
            return undefined;
          }}
          onClear={() => settle(capturing, withKeys(keymap, capturing.slot, []))}
          onClose={() => setCaptured(undefined)}
        />
      )}
    </Dialog>
  );
}

/** A command or a setting with its key, which is the button that changes it. */
function KeyRow({ row, onCapture }: { row: SlotRow; onCapture: () => void }) {
  const { platform, drawn } = useShell();
  const { slot, title, words, strokes } = row;
  const notes = [
    ...(slot.kind === 'leader' ? [`begins ${slot.commands.length} shortcuts`] : []),
    ...(isChanged(row) ? [`was ${keyWords(slot.declared)}`] : []),
  ];
  return (
    <li className={styles.row}>
      <span>
        <Spoken drawn={drawn(title)} words={words} /> <small>{notes.join(', ')}</small>
      </span>
      <button
        type="button"
        className={styles.key}
        aria-label={`Change the key of ${words}, now ${keyWords(strokes)}`}
        onClick={onCapture}
      >
        {keyDrawn(strokes, platform)}
      </button>
    </li>
  );
}
