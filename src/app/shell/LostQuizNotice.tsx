import { useEffect } from 'react';
import type { ScreenId } from '../../commands/command';
import { useSpeech } from '../../speech/Speech';
import { useAppState } from '../AppContext';
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
