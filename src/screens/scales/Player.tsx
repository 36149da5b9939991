import { memo } from 'react';
import { Field } from '../../settings/Field';
import type { Settings } from '../../settings/settings';
import { CommandButton } from '../../ui/CommandButton';
import type { ScalesCommands } from './commands';
import styles from './Player.module.css';
import { scalesSettings } from './settings';

interface PlayerProps {
  readonly commands: ScalesCommands;
  readonly settings: Settings;
}

/** The commands of the diagram in use, and its tempo. */
export const Player = memo(function Player({ commands, settings }: PlayerProps) {
  const { play, stop, copy, previousPattern, nextPattern } = commands;
  return (
    <div className={styles.player}>
      {[play, stop, copy, previousPattern, nextPattern].map(command => (
        <CommandButton key={command.id} command={command} whenDisabled="keep-focus" />
      ))}
      <Field settings={settings} row={scalesSettings.tempo} />
    </div>
  );
});
