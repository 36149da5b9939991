import { useSyncExternalStore } from 'react';
import { type Binding, type Circumstances, type Command, inEffect, spokenTitle } from '../commands/command';
import { type Hotkey, hotkeyText, spokenSequence } from '../commands/hotkey';
import { CommandButton } from '../ui/CommandButton';
import { CloseButton, Dialog } from '../ui/Dialog';
import { useSafeId, useShell } from '../ui/shell';
import stack from '../ui/stack.module.css';
import styles from './ShortcutsDialog.module.css';
import { spokenShortcut } from './text';
import { useAfter } from './useAfter';

interface Row {
  readonly id: string;
  readonly title: string;
  /** The title as spoken. */
  readonly spoken: string;
  readonly hotkeys: readonly Hotkey[];
}

interface ShortcutsDialogProps {
  /** The circumstances when the dialog was opened. */
  readonly circumstances: Circumstances;
  /** Opens the keymap editor. */
  readonly change: Command;
  readonly onClose: () => void;
}

/** Every key that works now, by group. */
export default function ShortcutsDialog({ circumstances, change, onClose }: ShortcutsDialogProps) {
  const { registry } = useShell();
  const groups = groupsOf(useSyncExternalStore(registry.subscribe, registry.bindings), circumstances);
  const [changeAfter, onClosed] = useAfter(change, onClose);
  return (
    <Dialog title="Keyboard Shortcuts" className={styles.dialog} onClose={onClose} onClosed={onClosed}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard, see https://dequeuniversity.com/rules/axe/4.11/scrollable-region-focusable */}
      <section className={styles.groups} tabIndex={0} aria-label="List of shortcuts">
        {groups.map(([group, rows]) => (
          <Group key={group} title={group} rows={rows} />
        ))}
      </section>
      <div className={stack.row}>
        <CloseButton />
        <CommandButton command={changeAfter} />
      </div>
    </Dialog>
  );
}

/** Each line is drawn as keys and title, and spoken as one text: a screen reader would read out the two one by one. */
function Group({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const { platform, withSigns } = useShell();
  const id = useSafeId();
  return (
    <div className={styles.group}>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>
        {rows.map(row => (
          <li key={row.id}>
            <span className={styles.row} aria-hidden="true">
              <span className={styles.keys}>
                {row.hotkeys.map(hotkey => (
                  <kbd key={hotkey}>{hotkeyText(hotkey, platform)}</kbd>
                ))}
              </span>
              <span>{withSigns(row.title)}</span>
            </span>
            <span className="visually-hidden">
              {spokenShortcut(
                row.hotkeys.map(hotkey => spokenSequence(hotkey, platform)),
                row.spoken,
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The hotkeys of the page as they were before the dialog opened, then those of dialogs. The hotkeys of the neck are listed
 * if there is a neck on the page; they work while it has the focus.
 */
function groupsOf(
  bindings: readonly Binding[],
  circumstances: Circumstances,
): readonly (readonly [string, readonly Row[]])[] {
  const hasNeck = bindings.some(({ command }) => command.scope === 'neck');
  const ofPage = inEffect(bindings, { ...circumstances, dialogOpen: false, neckFocused: hasNeck });
  const ofDialogs = inEffect(bindings, { ...circumstances, dialogOpen: true });
  const rows = [...ofPage, ...ofDialogs]
    .filter(({ command }) => command.disabled === undefined)
    .map(({ command, hotkeys }) => ({
      id: command.id,
      title: command.title,
      spoken: spokenTitle(command),
      group: command.group,
      hotkeys,
    }));
  return [...new Set(rows.map(({ group }) => group))].map(
    group => [group, rows.filter(row => row.group === group)] as const,
  );
}
