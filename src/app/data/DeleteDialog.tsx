import { useEffect, useId, useMemo, useState } from 'react';
import type { Command } from '../../commands/command';
import { DELETION, deletionText, NO_ANSWERS } from '../../practice/text';
import { DataProgress } from '../../screens/DataProgress';
import { useDataState } from '../../screens/yourData';
import { CommandButton } from '../../ui/CommandButton';
import { CloseButton, Dialog } from '../../ui/Dialog';
import { LoadingDialog } from '../../ui/lazyDialog';
import { useAppState } from '../AppContext';
import { DATA } from './text';

interface DeleteDialogProps {
  readonly onClose: () => void;
}

/** Asks before all answers are deleted, once they are counted. If there are none, it says so and closes. */
export default function DeleteDialog({ onClose }: DeleteDialogProps) {
  const count = useCount(onClose);
  return count === undefined ? (
    <LoadingDialog onClose={onClose} />
  ) : (
    <Question count={count} onClose={onClose} />
  );
}

const { title } = DATA.deleteAll;

/** How many answers would be deleted; `undefined` until they are counted. */
function useCount(onClose: () => void): number | undefined {
  const { yourData } = useAppState();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let isOpen = true;
    void yourData
      .withAnswerFiles(title, files => files.count())
      .then(counted => {
        if (!isOpen) return;
        if (counted) return setCount(counted);
        onClose();
        if (counted === 0) yourData.report(title, NO_ANSWERS);
      });
    return () => {
      isOpen = false;
    };
  }, [yourData, onClose]);
  return count;
}

interface QuestionProps {
  /** How many answers would be deleted. */
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks, and offers to export the answers first. */
function Question({ count, onClose }: QuestionProps) {
  const { yourData } = useAppState();
  const { task, report } = useDataState();
  const text = useId();
  const [first, confirm] = useMemo(() => {
    const shared = { group: DATA.group, scope: 'dialog' } as const;
    const disabled = () => yourData.state().task && DATA.busy;
    const first: Command = {
      ...{ ...shared, id: 'data.export-first', title: DATA.exportLines.title },
      get disabled() {
        return disabled();
      },
      run: yourData.commands.exportLines.run,
    };
    const confirm: Command = {
      ...{ ...shared, id: 'data.confirm', title: DELETION.confirm },
      get disabled() {
        return disabled();
      },
      run() {
        onClose();
        void yourData.withAnswerFiles(title, files => files.deleteAll());
      },
    };
    return [first, confirm];
  }, [yourData, onClose]);
  return (
    <Dialog
      title={DELETION.title}
      firstFocus="control-then-title"
      onClose={onClose}
      describedBy={text}
      foot={
        <>
          <CommandButton command={first} whenDisabled="keep-focus" />
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
