import { CommandButton } from '../../ui/CommandButton';
import { Dialog } from '../../ui/Dialog';
import styles from './DirectionHelp.module.css';
import { QUIZ_DIRECTIONS } from './directions';
import { DIRECTION_HELP } from './text';

const TITLE = 'Direction Options Explained';

/** Explains the directions of a quiz. */
export default function DirectionHelp({ onClose }: { onClose: () => void }) {
  const shared = { group: TITLE, scope: 'dialog', run: onClose } as const;
  return (
    <Dialog title={TITLE} onClose={onClose}>
      <div className={styles.close}>
        <CommandButton command={{ ...shared, id: 'directions.close', title: '×', spoken: 'Close ×' }} />
      </div>
      <dl className={styles.options}>
        {QUIZ_DIRECTIONS.map(({ value, text }) => (
          <div key={value}>
            <dt>{text}</dt>
            <dd>{DIRECTION_HELP[value]}</dd>
          </div>
        ))}
      </dl>
      <CommandButton tone="primary" command={{ ...shared, id: 'directions.done', title: 'Got it!' }} />
    </Dialog>
  );
}
