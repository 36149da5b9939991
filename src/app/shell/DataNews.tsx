import { useEffect, useState, useSyncExternalStore } from 'react';
import { DataProgress } from '../../screens/DataProgress';
import { useDataState } from '../../screens/yourData';
import { useSpeech } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import { useAppState } from '../AppContext';
import { DATA } from '../data/text';
import styles from './StatusLine.module.css';

/** News about the answers, with a way to act on it, on pages that don't show it themselves. */
export function DataNews() {
  const { yourData } = useAppState();
  const { task, report, trouble, deletions, places } = useDataState();
  useSpokenTrouble(trouble);
  if (places > 0) return null;
  const { exportLines, stop, undo } = yourData.commands;
  return (
    <>
      {trouble !== undefined && (
        <span className={styles.news}>
          <span>{trouble}</span> <CommandButton tone="text" command={exportLines} />
        </span>
      )}
      {task && (
        <span className={styles.news}>
          <DataProgress task={task} /> <CommandButton tone="text" command={stop} />
        </span>
      )}
      {report !== undefined && (
        <span className={styles.news}>
          <span>{report}</span> {deletions > 0 && <CommandButton tone="text" command={undo} />}
        </span>
      )}
    </>
  );
}

/** Speaks trouble with the storage once, without interrupting a quiz. */
function useSpokenTrouble(trouble: string | undefined): void {
  const { quizzes } = useAppState();
  const { say, whenQuiet } = useSpeech();
  const isQuizOpen = useSyncExternalStore(quizzes.subscribe, () => quizzes.active().length > 0);
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    if (trouble === undefined || trouble === said || isQuizOpen) return;
    return whenQuiet(() => {
      setSaid(trouble);
      say(DATA.spoken(DATA.group, trouble), 'lasting', 'redrawn');
    });
  }, [trouble, said, isQuizOpen, say, whenQuiet]);
}
