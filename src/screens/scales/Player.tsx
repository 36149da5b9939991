import type { Command } from '../../commands/command';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { CommandButton } from '../../ui/CommandButton';
import styles from './Player.module.css';
import { scalesSettings } from './settings';

/** What can be done with the diagram in use, and how fast it is played. */
export function Player({ commands, settings }: { commands: readonly Command[]; settings: Settings }) {
  return (
    <div className={styles.player}>
      {commands.map(command => (
        <CommandButton key={command.id} command={command} whenDisabled="keep-focus" />
      ))}
      <Field settings={settings} row={scalesSettings.tempo} />
    </div>
  );
}
