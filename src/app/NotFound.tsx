import { Link } from 'react-router-dom';
import { CommandButton } from '../ui/CommandButton';
import { ScreenFrame } from '../ui/ScreenFrame';
import stack from '../ui/stack.module.css';
import styles from './NotFound.module.css';
import { NOT_FOUND } from './text';

/** Shown for an unknown address, and for a page that failed, with a way to try again. */
export function NotFound({ reason }: { reason: 'unknown' | 'failed' }) {
  return (
    <ScreenFrame title={NOT_FOUND.title} subtitle={NOT_FOUND.subtitle}>
      <p>{NOT_FOUND.text}</p>
      <p className={stack.row}>
        <Link to="/" className={styles.home}>
          {NOT_FOUND.home}
        </Link>
        {reason === 'failed' && (
          <CommandButton
            command={{
              id: 'not-found.again',
              title: 'Try Again',
              group: NOT_FOUND.title,
              scope: 'screen',
              run: () => window.location.reload(),
            }}
          />
        )}
      </p>
    </ScreenFrame>
  );
}
