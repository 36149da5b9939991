import { Link } from 'react-router-dom';
import { CommandButton } from '../ui/CommandButton';
import { ScreenFrame } from '../ui/ScreenFrame';
import stack from '../ui/stack.module.css';
import styles from './NotFound.module.css';

/** What stands where no page is: an unknown address, or a page that failed and may be tried again. */
export function NotFound({ reason }: { reason: 'unknown' | 'failed' }) {
  return (
    <ScreenFrame title="Page Not Found" subtitle="nothing is fretted here">
      <p>The page you're looking for doesn't exist.</p>
      <p className={stack.row}>
        <Link to="/" className={styles.home}>
          Go Home
        </Link>
        {reason === 'failed' && (
          <CommandButton
            command={{
              id: 'not-found.again',
              title: 'Try again',
              group: 'Page Not Found',
              scope: 'screen',
              run: () => window.location.reload(),
            }}
          />
        )}
      </p>
    </ScreenFrame>
  );
}
