import { useEffect, useState } from 'react';
import type { ScreenId } from '../commands/screenId';
import { useActiveQuizzes } from '../quiz/Quizzes';
import { useSpeech } from '../speech/Speech';
import { useAppState } from './AppContext';
import styles from './StatusLine.module.css';
import { LOST_QUIZ } from './text';
import { useScreen } from './usePlace';

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

/**
 * The same at the top of the main area, for screen readers alone: on a slow machine they are still reading the new page when
 * the text above is spoken, and then they skip it.
 */
export function LostQuizFirst() {
  const screen = useScreen();
  const quizzes = useActiveQuizzes();
  if (!screen || quizzes.some(quiz => quiz.screen === screen.id)) return null;
  return <First key={screen.id} screen={screen.id} />;
}

function First({ screen }: { readonly screen: ScreenId }) {
  const { lostQuizzes } = useAppState();
  const [isLost] = useState(() => lostQuizzes.isLost(screen));
  return isLost ? <p className="visually-hidden">{`${LOST_QUIZ.spoken}.`}</p> : null;
}
