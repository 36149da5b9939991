import { memo, useEffect, useState } from 'react';
import type { ScreenId } from '../../commands/command';
import { useActiveQuizzes } from '../../quiz/quizzes';
import { useSpeech } from '../../speech/Speech';
import { useAppState, useScreen } from '../AppContext';
import { LOST_QUIZ } from '../text';
import styles from './StatusLine.module.css';

/** The place of the notice: in the status line, where it is seen and spoken once, or at the top of the main area. */
export type LostQuizPlace = 'line' | 'main';

interface LostQuizNoticeProps {
  readonly screen: ScreenId;
  readonly place: LostQuizPlace;
}

/**
 * Tells that the screen's quiz was lost in a reload. The main area has it for screen readers alone: on a slow machine they are
 * still reading the new page when the status line's text is spoken, and then they skip it.
 */
export function LostQuizNotice({ screen, place }: LostQuizNoticeProps) {
  return place === 'line' ? (
    <InLine screen={screen} />
  ) : (
    <p className="visually-hidden">{`${LOST_QUIZ.spoken}.`}</p>
  );
}

function InLine({ screen }: Pick<LostQuizNoticeProps, 'screen'>) {
  const { lostQuizzes } = useAppState();
  const { say, whenQuiet } = useSpeech();
  useEffect(() => {
    lostQuizzes.told(screen);
    // A new page is announced first, and takes a screen reader a while.
    return whenQuiet(() => say(LOST_QUIZ.spoken, 'lasting', 'redrawn'));
  }, [lostQuizzes, screen, say, whenQuiet]);
  return <span className={styles.lost}>{LOST_QUIZ.shown}</span>;
}

interface LostQuizProps {
  readonly place: LostQuizPlace;
}

/** Tells once that the screen's quiz was lost in a reload, until the screen is left. */
export const LostQuiz = memo(function LostQuiz({ place }: LostQuizProps) {
  const screen = useScreen();
  const quizzes = useActiveQuizzes();
  if (!screen || quizzes.some(quiz => quiz.screen === screen.id)) return null;
  return <OfScreen key={screen.id} screen={screen.id} place={place} />;
});

function OfScreen(props: LostQuizProps & { readonly screen: ScreenId }) {
  const { lostQuizzes } = useAppState();
  const [isLost] = useState(() => lostQuizzes.isLost(props.screen));
  return isLost && <LostQuizNotice {...props} />;
}

/**
 * Has the open quizzes written down while the page may be about to go. A hidden page may be discarded without any further
 * event; a page that leaves may come back from the back-forward cache with its quizzes.
 *
 * @see https://developer.chrome.com/docs/web-platform/page-lifecycle-api
 */
export function useLostQuizzes(): void {
  const { lostQuizzes, quizzes } = useAppState();
  useEffect(() => {
    const { remember, forget } = lostQuizzes;
    const isHidden = () => document.visibilityState === 'hidden';
    const look = () => (isHidden() ? remember() : forget());
    // An eyes-free quiz may come to its end out of sight.
    const leave = quizzes.subscribe(() => isHidden() && remember());
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', remember);
    window.addEventListener('pageshow', look);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', remember);
      window.removeEventListener('pageshow', look);
    };
  }, [lostQuizzes, quizzes]);
}
