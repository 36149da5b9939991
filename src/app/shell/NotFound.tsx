import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useListener } from '../../listening/Listening';
import { useSpeech } from '../../speech/Speech';
import { CommandButton } from '../../ui/CommandButton';
import { ScreenFrame } from '../../ui/ScreenFrame';
import { useShell } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { NOT_FOUND, spokenArrival } from '../text';
import styles from './NotFound.module.css';

/** The page for an unknown address, and for a page that failed, with a way to try again. */
export function NotFound({ reason }: { reason: 'unknown' | 'failed' }) {
  const { isFirstPage } = useShell();
  const { say } = useSpeech();
  const { stop } = useListener();
  // A screen that has failed needs the microphone no more.
  useEffect(stop, [stop]);
  useEffect(() => {
    // The name of the page that should have come was announced.
    if (reason === 'failed' && !isFirstPage()) say(spokenArrival(NOT_FOUND.title), 'news', 'redrawn');
  }, [reason, isFirstPage, say]);
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
