import { memo } from 'react';
import type { Command } from '../../commands/command';
import { CommandButton } from '../CommandButton';
import stack from '../stack.module.css';
import { PICTURE_NOTICES, type PictureOutcome } from '../text';

/** The commands that copy and save what a screen shows as a picture; where it shows several, also all of them. */
interface PictureCommands {
  readonly copyPicture: Command;
  readonly saveSvg: Command;
  readonly copyAll?: Command;
  readonly saveAll?: Command;
}

interface PictureToolsProps {
  readonly commands: PictureCommands;
  /** How the last of them ended. */
  readonly outcome: PictureOutcome | undefined;
}

/** A row of commands that copy and save what is above it as a picture, with how the last of them ended. */
export const PictureTools = memo(function PictureTools({
  commands: { copyPicture, saveSvg, copyAll, saveAll },
  outcome,
}: PictureToolsProps) {
  return (
    <div className={stack.pictures}>
      {[copyPicture, saveSvg, copyAll, saveAll].map(
        command => command && <CommandButton key={command.id} tone="text" command={command} />,
      )}
      {outcome && <span>{PICTURE_NOTICES[outcome]}</span>}
    </div>
  );
});
