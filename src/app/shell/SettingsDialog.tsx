import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Command } from '../../commands/command';
import { NO_VOICE } from '../../quiz/text';
import { descriptionOf } from '../../settings/descriptions';
import { Field } from '../../settings/Field';
import { NumberField } from '../../settings/NumberField';
import {
  PREFERENCE_GROUPS,
  type PreferenceGroup,
  preferences,
  preferencesIn,
  THEMES,
  type ThemeChoice,
} from '../../settings/preferences';
import { usePreferenceSettings, useShownSetting } from '../../settings/useSettings';
import { useSpeech, useVoice } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import { CloseButton, Dialog } from '../../ui/Dialog';
import { Radios } from '../../ui/Radios';
import stack from '../../ui/stack.module.css';
import { useAppState } from '../AppContext';
import { LICENSES, SETTINGS_GROUPS, SETTINGS_NOTE, SETTINGS_OPENED } from '../keyboard/text';
import styles from './SettingsDialog.module.css';
import { resolveTheme, useSystemPreferences } from './theme';

interface SettingsDialogProps {
  /** Opens the keymap editor. */
  readonly change: Command;
  /** Opens the dialog of an own tuning. */
  readonly tune: Command;
  readonly onClose: () => void;
}

/** The user's preferences; changes take effect immediately and are stored in the browser. */
export default function SettingsDialog({ change, tune, onClose }: SettingsDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  const { say } = useSpeech();
  const { commands } = useAppState().beat;
  // While the page beneath is being hidden, Orca misses the name of the dialog.
  useEffect(() => say(SETTINGS_OPENED, 'news', 'redrawn'), [say]);
  return (
    <Dialog
      title="Settings"
      className={styles.dialog}
      firstControl={first}
      onClose={onClose}
      foot={<CloseButton />}
    >
      <div className={styles.groups}>
        {PREFERENCE_GROUPS.map(group => (
          <Group key={group} group={group} first={first} tune={tune}>
            {group === 'keys' && (
              <>
                <p className={styles.note}>{SETTINGS_NOTE}</p>
                <div>
                  <CommandButton command={change} />
                </div>
              </>
            )}
            {group === 'beat' && (
              <div className={stack.row}>
                <CommandButton command={commands.metronome} />
                <CommandButton command={commands.tap} />
              </div>
            )}
            {group === 'data' && (
              <p className={styles.licenses}>
                <a href={`${import.meta.env.BASE_URL}licenses.txt`} target="_blank" rel="noreferrer">
                  {LICENSES}
                </a>
              </p>
            )}
          </Group>
        ))}
      </div>
    </Dialog>
  );
}

interface GroupProps {
  readonly group: PreferenceGroup;
  /** The control that has the focus first. */
  readonly first: RefObject<HTMLInputElement | null>;
  readonly tune: Command;
  /** What comes after the settings of the group. */
  readonly children: ReactNode;
}

function Group({ group, first, tune, children }: GroupProps) {
  const settings = usePreferenceSettings();
  const voice = useVoice();
  return (
    <div className={styles.group}>
      <h3>{SETTINGS_GROUPS[group]}</h3>
      <div className={stack.stack}>
        {preferencesIn(group).map(row => (
          <Fragment key={row.id}>
            {row.id === preferences.theme.id ? (
              <Themes chosenRef={first} />
            ) : (
              <Field settings={settings} row={row} description={descriptionOf(row.id)} Range={NumberField} />
            )}
            {row.id === preferences.instrument.id && (
              <div>
                <CommandButton command={tune} />
              </div>
            )}
            {row.id === preferences.eyesFree.id && voice === 'none' && (
              <p className={stack.notice}>{NO_VOICE}</p>
            )}
          </Fragment>
        ))}
        {children}
      </div>
    </div>
  );
}

/** The themes, each drawn in its own colors. */
function Themes({ chosenRef }: { readonly chosenRef: RefObject<HTMLInputElement | null> }) {
  const settings = usePreferenceSettings();
  const { options, isChosen } = useShownSetting(settings, preferences.theme);
  const system = useSystemPreferences();
  const choices: readonly ThemeChoice[] = ['default', 'system', ...THEMES];
  return (
    <Radios
      legend={preferences.theme.label}
      layout="list"
      options={options}
      chosen={options.find(isChosen)?.code}
      chosenRef={chosenRef}
      themeOf={({ code }) => resolveTheme(choices.find(choice => choice === code) ?? 'default', system)}
      onChoose={option => settings.choose(preferences.theme, option)}
    />
  );
}
