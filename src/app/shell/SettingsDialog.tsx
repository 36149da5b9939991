import { Fragment, useEffect } from 'react';
import type { Command } from '../../commands/command';
import { NO_VOICE } from '../../quiz/text';
import { descriptionOf } from '../../settings/descriptions';
import { Field } from '../../settings/Field';
import { preferences } from '../../settings/preferences';
import { usePreferenceSettings } from '../../settings/useSettings';
import { useSpeech, useVoice } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import { CloseButton, Dialog } from '../../ui/Dialog';
import stack from '../../ui/stack.module.css';
import { LICENSES, SETTINGS_NOTE, SETTINGS_OPENED } from '../keyboard/text';
import styles from './SettingsDialog.module.css';

interface SettingsDialogProps {
  /** Opens the keymap editor. */
  readonly change: Command;
  readonly onClose: () => void;
}

/** The user's preferences; changes take effect immediately and are stored in the browser. */
export default function SettingsDialog({ change, onClose }: SettingsDialogProps) {
  const settings = usePreferenceSettings();
  const voice = useVoice();
  const { say } = useSpeech();
  // While the page beneath is being hidden, Orca misses the name of the dialog.
  useEffect(() => say(SETTINGS_OPENED, 'news', 'redrawn'), [say]);
  return (
    <Dialog title="Settings" className={styles.dialog} onClose={onClose}>
      <div className={stack.stack}>
        {settings.table.rows.map(row => (
          <Fragment key={row.id}>
            <Field settings={settings} row={row} description={descriptionOf(row.id)} />
            {row.id === preferences.eyesFree.id && voice === 'none' && (
              <p className={stack.notice}>{NO_VOICE}</p>
            )}
          </Fragment>
        ))}
        <p className={styles.note}>{SETTINGS_NOTE}</p>
      </div>
      <div className={stack.row}>
        <CloseButton />
        <CommandButton command={change} />
      </div>
      <p className={styles.licenses}>
        <a href={`${import.meta.env.BASE_URL}licenses.txt`} target="_blank" rel="noreferrer">
          {LICENSES}
        </a>
      </p>
    </Dialog>
  );
}
