import clsx from 'clsx';
import { useCallback, useSyncExternalStore } from 'react';
import { useQuizzes } from '../../quiz/quizzes';
import { isOpen } from '../../quiz/session';
import type { Settings } from '../../settings/settings';
import { CommandButton } from '../../ui/CommandButton';
import dock from '../../ui/dock.module.css';
import { Panel } from '../../ui/Panel';
import type { Invitation } from './commands';
import styles from './StartHere.module.css';
import { START_HERE } from './text';

/** Whether a first drill is offered now; a setting that was changed, or a question, shows that nobody needs it. */
export function useInvited(settings: Settings, session: Parameters<typeof isOpen>[0]): boolean {
  const { learner } = useQuizzes();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [learner, settings].map(each => each.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [learner, settings],
  );
  const isWanted = () => learner.isFirstVisit() && settings.choices().size === 0;
  return useSyncExternalStore(subscribe, isWanted) && !isOpen(session);
}

/** A first drill that can be won, for someone who has never been here. */
export function StartHere({ invitation: { start, skip } }: { readonly invitation: Invitation }) {
  return (
    // The script in the page takes it out of the picture for those who have been here.
    <div data-first-visit="">
      <Panel title={START_HERE.title} className={styles.card}>
        <p className={styles.text}>{START_HERE.text}</p>
        <div className={clsx(dock.dock, styles.buttons)}>
          <CommandButton tone="primary" command={start} />
          <CommandButton tone="text" command={skip} />
        </div>
      </Panel>
    </div>
  );
}
