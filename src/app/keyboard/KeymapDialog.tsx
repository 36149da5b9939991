import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Command, Keymap } from '../../commands/command';
import type { Stroke } from '../../commands/hotkey';
import {
  changeKey,
  isChanged,
  keyText,
  rowsMatching,
  type SlotRow,
  slotRows,
  spokenHotkey,
  withKeys,
} from '../../commands/remap';
import { keymapPreference, preferences } from '../../settings/preferences';
import { usePreferenceSettings, usePreferences } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import { CloseButton, Dialog } from '../../ui/Dialog';
import { Spoken } from '../../ui/Spoken';
import { useSafeId, useShell } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { KEYWORDS } from '../palette/keywords';
import { KeyCapture } from './KeyCapture';
import styles from './KeymapDialog.module.css';
import {
  changeKeyName,
  declaredNote,
  fixedNote,
  KEYMAP,
  leaderNote,
  spokenKeyChange,
  spokenResults,
} from './text';

interface KeyRowProps {
  readonly row: SlotRow;
  /** The field that takes the new key, while it is open. */
  readonly capture: ReactNode;
  readonly onCapture: () => void;
}

/** A command or a setting, with a button that shows its key and changes it. */
export function KeyRow({ row, capture, onCapture }: KeyRowProps) {
  const { platform } = useShell();
  const { slot, title, spoken, strokes } = row;
  const button = useRef<HTMLButtonElement>(null);
  const notes = [
    ...(slot.kind === 'leader' ? [leaderNote(slot.commands.length)] : []),
    ...(slot.fixed.length > 0 ? [fixedNote(spokenHotkey(slot.fixed, platform))] : []),
    ...(isChanged(row) && slot.declared.length > 0
      ? [declaredNote(spokenHotkey(slot.declared, platform))]
      : []),
  ];
  return (
    <li className={styles.row}>
      <span>
        <Spoken text={title} spoken={spoken} /> <small>{notes.join(', ')}</small>
      </span>
      <button
        ref={button}
        type="button"
        className={styles.key}
        aria-label={changeKeyName(spoken, spokenHotkey(strokes, platform))}
        onClick={onCapture}
      >
        {keyText(strokes, platform)}
      </button>
      {capture && <Returning to={button}>{capture}</Returning>}
    </li>
  );
}

interface ReturningProps {
  readonly to: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Moves the focus, if it is inside, to another element before this one is removed. */
function Returning({ to, children }: ReturningProps) {
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => () => {
      if (inside.current?.contains(document.activeElement)) to.current?.focus();
    },
    [to],
  );
  return (
    <div ref={inside} className={styles.capture}>
      {children}
    </div>
  );
}

interface KeymapDialogProps {
  /** Restores the declared keys. */
  readonly reset: Command;
  /** Whether the dialog was opened from the page or from another dialog. */
  readonly from: 'page' | 'dialog';
  readonly onClose: () => void;
}

/** Every key of this page that can be changed, by group; changes take effect immediately and are stored in the browser. */
export default function KeymapDialog({ reset, from, onClose }: KeymapDialogProps) {
  const { registry, platform } = useShell();
  const { say, sayAloud } = useSpeech();
  const preferenceSettings = usePreferenceSettings();
  const choices = usePreferences();
  const declared = useSyncExternalStore(registry.subscribe, registry.list);
  const [captured, setCaptured] = useState<string>();
  const keymap = keymapPreference.read(choices);
  const [typed, setTyped] = useState('');
  const all = slotRows(declared, keymap);
  const rows = rowsMatching(all, typed, KEYWORDS);
  const close = () => setCaptured(undefined);
  useEffect(() => (from === 'dialog' ? say(KEYMAP.opened, 'news', 'redrawn') : undefined), [from, say]);
  const filter = (next: string) => {
    setTyped(next);
    const found = rowsMatching(all, next, KEYWORDS);
    say(spokenResults(found.length, found[0]?.spoken));
  };

  const change = ({ slot, spoken }: SlotRow, next: Keymap) => {
    preferenceSettings.apply(keymapPreference.write(preferenceSettings.choices(), next));
    const strokes = next.get(slot.id) ?? slot.declared;
    // In a voice only: a screen reader reads out the button.
    sayAloud(spokenKeyChange(spoken, strokes.length === 0 ? undefined : spokenHotkey(strokes, platform)));
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
      firstFocus={from === 'dialog' ? 'title-then-control' : 'control'}
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
      <Filter typed={typed} onType={filter} />
      {[...new Set(rows.map(({ group }) => group))].map(group => (
        <Group key={group} title={group}>
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
        </Group>
      ))}
      {rows.length === 0 && <p className={styles.empty}>{KEYMAP.noMatch}</p>}
      <div className={stack.row}>
        <CloseButton />
        <CommandButton command={reset} whenDisabled="keep-focus" />
      </div>
    </Dialog>
  );
}

interface FilterProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** A text field that narrows the list. */
function Filter({ typed, onType }: FilterProps) {
  const id = useSafeId();
  return (
    <p className={styles.filter}>
      <label htmlFor={id}>{KEYMAP.filter}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={event => onType(event.target.value)}
      />
    </p>
  );
}

/** The rows of a group, as a list with its name. */
function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useSafeId();
  return (
    <div className={styles.group}>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}
