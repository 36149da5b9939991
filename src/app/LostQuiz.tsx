import { useEffect, useState } from 'react';
import type { ScreenId } from '../commands/screenId';
import { useSpeech } from '../speech/Speech';
import { useAppState } from './AppContext';
import styles from './StatusLine.module.css';
import { LOST_QUIZ } from './text';

/** Tells once that the screen's quiz was lost in a reload: in the status line until the screen is left, and spoken. */
export function LostQuiz({ screen }: { readonly screen: ScreenId }) {
  const { lostQuizzes } = useAppState();
  const { say, whenQuiet } = useSpeech();
  const [isLost] = useState(() => lostQuizzes.isLost(screen));
  useEffect(() => {
    if (!isLost) return;
    lostQuizzes.told(screen);
    // A new page is announced first, and takes a screen reader a while.
    return whenQuiet(() => say(LOST_QUIZ.spoken, 'lasting', 'redrawn'));
  }, [isLost, lostQuizzes, screen, say, whenQuiet]);
  return isLost ? <span className={styles.lost}>{LOST_QUIZ.shown}</span> : null;
}
