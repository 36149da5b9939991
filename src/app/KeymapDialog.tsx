import { useState, useSyncExternalStore } from 'react';
import type { Command } from '../commands/command';
import type { Stroke } from '../commands/hotkey';
import type { Keymap } from '../commands/keymap';
import { changeKey, type SlotRow, slotRows, spokenHotkey, withKeys } from '../commands/remap';
import { keymapPreference, preferences } from '../settings/preferences';
import { usePreferenceSettings, usePreferences } from '../settings/useSettings';
import { useSpeech } from '../speech/Speech';
import { CommandButton } from '../ui/CommandButton';
import { CloseButton, Dialog } from '../ui/Dialog';
import { useShell } from '../ui/shell';
import stack from '../ui/stack.module.css';
import { KeyCapture } from './KeyCapture';
import styles from './KeymapDialog.module.css';
import { KeyRow } from './KeyRow';
import { KEYMAP, spokenKeyChange } from './text';
import { storeKeymap } from './useKeymapCommands';

interface KeymapDialogProps {
  /** Restores the declared keys. */
  readonly reset: Command;
  readonly onClose: () => void;
}

/** Every key of this page that can be changed, by group; changes take effect immediately and are stored in the browser. */
export default function KeymapDialog({ reset, onClose }: KeymapDialogProps) {
  const { registry, platform } = useShell();
  const { say } = useSpeech();
  const preferenceSettings = usePreferenceSettings();
  const choices = usePreferences();
  const declared = useSyncExternalStore(registry.subscribe, registry.list);
  const [captured, setCaptured] = useState<string>();
  const keymap = keymapPreference.read(choices);
  const rows = slotRows(declared, keymap);
  const close = () => setCaptured(undefined);

  const change = ({ slot, spoken }: SlotRow, next: Keymap) => {
    storeKeymap(preferenceSettings, next);
    const strokes = next.get(slot.id) ?? slot.declared;
    say(spokenKeyChange(spoken, strokes.length === 0 ? undefined : spokenHotkey(strokes, platform)));
    close();
  };
  const press = (row: SlotRow, stroke: Stroke | undefined) => {
    const result = changeKey(declared, keymap, row.slot, stroke);
    if (result.kind === 'refused') return result.reason;
    change(row, result.keymap);
    return undefined;
  };
  const captureOf = (row: SlotRow) => (
    <KeyCapture
      row={row}
      onPress={stroke => press(row, stroke)}
      onClear={() => change(row, withKeys(keymap, row.slot, []))}
      onClose={close}
    />
  );
  return (
    <Dialog
      title="Change Shortcuts"
      className={styles.dialog}
      onClose={onClose}
      onEscape={event => {
        if (captured === undefined) return;
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.notes}>
        <p>{KEYMAP.intro}</p>
        {preferences.shortcuts.read(choices) === 'off' && <p>{KEYMAP.shortcutsOff}</p>}
      </div>
      {[...new Set(rows.map(({ group }) => group))].map(group => (
        <section key={group} className={styles.group}>
          <h3>{group}</h3>
          <ul>
            {rows
              .filter(row => row.group === group)
              .map(row => (
                <KeyRow
                  key={row.slot.id}
                  row={row}
                  capture={row.slot.id === captured && captureOf(row)}
                  onCapture={() => setCaptured(row.slot.id)}
                />
              ))}
          </ul>
        </section>
      ))}
      <div className={stack.row}>
        <CloseButton tone="primary" />
        <CommandButton command={reset} whenDisabled="keep-focus" />
      </div>
    </Dialog>
  );
}
