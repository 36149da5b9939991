import { useId, useMemo } from 'react';
import type { Command } from '../commands/command';
import { DELETION, deletionText } from '../practice/text';
import { DataProgress } from '../screens/DataProgress';
import { useDataState } from '../screens/yourData';
import { CommandButton } from '../ui/CommandButton';
import { CloseButton, Dialog } from '../ui/Dialog';
import { useAppState } from './AppContext';
import { DATA } from './dataText';

interface DeleteDialogProps {
  /** How many answers would be deleted. */
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks before all answers are deleted, and offers to export them first. */
export default function DeleteDialog({ count, onClose }: DeleteDialogProps) {
  const { yourData } = useAppState();
  const { task, report } = useDataState();
  const text = useId();
  const confirm = useMemo<Command>(
    () => ({
      id: 'data.confirm',
      title: DELETION.confirm,
      group: DATA.group,
      scope: 'dialog',
      get disabled() {
        return yourData.state().task && DATA.busy;
      },
      run() {
        onClose();
        yourData.deleteAll();
      },
    }),
    [yourData, onClose],
  );
  return (
    <Dialog
      title={DELETION.title}
      firstFocus="control-then-title"
      onClose={onClose}
      describedBy={text}
      foot={
        <>
          <CommandButton command={yourData.commands.exportLines} whenDisabled="keep-focus" />
          <CloseButton />
          <CommandButton command={confirm} />
        </>
      }
    >
      <p id={text}>{deletionText(count)}</p>
      <p>{DELETION.hint}</p>
      {task && <DataProgress task={task} />}
      {report !== undefined && <p>{report}</p>}
    </Dialog>
  );
}
