import { useSyncExternalStore } from 'react';
import { type Binding, type Circumstances, type Command, inEffect } from '../commands/command';
import { type Hotkey, hotkeyText } from '../commands/hotkey';
import { CommandButton } from '../ui/CommandButton';
import { CloseButton, Dialog } from '../ui/Dialog';
import { Spoken } from '../ui/Spoken';
import { useShell } from '../ui/shell';
import stack from '../ui/stack.module.css';
import styles from './ShortcutsDialog.module.css';
import { useAfter } from './useAfter';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly spoken: string | undefined;
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
  const { registry, platform } = useShell();
  const groups = groupsOf(useSyncExternalStore(registry.subscribe, registry.bindings), circumstances);
  const [changeAfter, onClosed] = useAfter(change, onClose);
  return (
    <Dialog title="Keyboard Shortcuts" className={styles.dialog} onClose={onClose} onClosed={onClosed}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard, see https://dequeuniversity.com/rules/axe/4.11/scrollable-region-focusable */}
      <section className={styles.groups} tabIndex={0} aria-label="List of shortcuts">
        {groups.map(([group, rows]) => (
          <div key={group} className={styles.group}>
            <h3>{group}</h3>
            <dl>
              {rows.map(({ id, title, spoken, hotkeys }) => (
                <div key={id} className={styles.row}>
                  <dt>
                    {hotkeys.map(hotkey => (
                      <kbd key={hotkey}>{hotkeyText(hotkey, platform)}</kbd>
                    ))}
                  </dt>
                  <dd>
                    <Spoken text={title} spoken={spoken} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
      <div className={stack.row}>
        <CloseButton tone="primary" />
        <CommandButton command={changeAfter} />
      </div>
    </Dialog>
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
    .map(({ command: { id, title, spoken, group }, hotkeys }) => ({ id, title, spoken, group, hotkeys }));
  return [...new Set(rows.map(({ group }) => group))].map(
    group => [group, rows.filter(row => row.group === group)] as const,
  );
}
