import { useEffect } from 'react';
import { useSpeech } from '../speech/Speech';
import type { AnySession } from './definition';
import { advances } from './pace';

/**
 * Advances a quiz on the page by itself: a drill after a right answer and the pause that the user has set, an eyes-free
 * quiz after any answer, once its verdict has been spoken. It waits while a dialog is open.
 */
export function useAdvance(session: AnySession, isShown: boolean, advance: () => void): void {
  const { after, whenQuiet } = useSpeech();
  useEffect(() => {
    if (!isShown || session.status !== 'feedback') return;
    const { pace } = session.run;
    if (!advances(pace, session.last.verdict)) return;
    return pace.kind === 'drill' ? after(pace.pause, advance) : whenQuiet(advance);
  }, [session, isShown, advance, after, whenQuiet]);
}
