import { Fragment, useSyncExternalStore } from 'react';
import type { Command } from '../commands/command';
import { chooseIn } from '../commands/setting';
import { NO_VOICE } from '../screens/common/eyesFree';
import { preferences, preferencesOf, preferenceTable } from '../screens/common/preferences';
import { useVoice } from '../speech/Speech';
import { CommandButton } from '../ui/CommandButton';
import { Dialog } from '../ui/Dialog';
import { SettingField } from '../ui/SettingField';
import { useShell } from '../ui/shell';
import stack from '../ui/stack.module.css';
import styles from './SettingsDialog.module.css';
import { useAfter } from './useAfter';

interface SettingsDialogProps {
  /** Leads to where the keys can be changed. */
  readonly change: Command;
  readonly onClose: () => void;
}

/** The user's preferences; each takes effect at once and is kept in the browser. */
export default function SettingsDialog({ change, onClose }: SettingsDialogProps) {
  const store = preferencesOf(useShell().keep);
  const choices = useSyncExternalStore(store.subscribe, store.choices);
  const [changeAfter, onClosed] = useAfter(change, onClose);
  const voice = useVoice();
  return (
    <Dialog title="Settings" className={styles.dialog} onClose={onClose} onClosed={onClosed}>
      <div className={stack.stack}>
        {preferenceTable.rows.map(row => (
          <Fragment key={row.id}>
            <SettingField
              owner="preferences"
              row={row}
              choices={choices}
              onChoose={(chosen, option) => store.apply(chooseIn(preferenceTable, choices, chosen, option))}
            />
            {row.id === preferences.eyesFree.id && voice === 'none' && (
              <p className={stack.notice}>{NO_VOICE}</p>
            )}
          </Fragment>
        ))}
        <p className={styles.note}>
          With single-key shortcuts off, every command is still in the palette; keys with Ctrl or Cmd stay.
        </p>
      </div>
      <div className={stack.row}>
        <CommandButton
          tone="primary"
          command={{ id: 'settings.close', title: 'Close', group: 'Settings', scope: 'dialog', run: onClose }}
        />
        <CommandButton command={changeAfter} />
      </div>
      <p className={styles.licenses}>
        {/* In a tab of its own, so that a running quiz isn't left. */}
        <a href={`${import.meta.env.BASE_URL}licenses.txt`} target="_blank" rel="noreferrer">
          Licenses
        </a>
      </p>
    </Dialog>
  );
}
