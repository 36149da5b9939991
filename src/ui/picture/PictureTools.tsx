import { memo } from 'react';
import type { Command } from '../../commands/command';
import { CommandButton } from '../CommandButton';
import stack from '../stack.module.css';
import { PICTURE_NOTICES, type PictureOutcome } from '../text';

/** What takes a picture of a screen along; where it shows several, also of all of them. */
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

/** The commands that take a picture of what is above them, in a row. */
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
