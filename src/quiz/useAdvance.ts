import { useEffect } from 'react';
import { useSpeech } from '../speech/Speech';
import type { AnySession } from './definition';
import { advances } from './pace';
import { playedIn } from './session';

/**
 * Advances a quiz on the page by itself: a drill after a right answer and the pause that the user has set, an eyes-free
 * quiz after any answer, once its verdict has been spoken. It waits while a dialog is open, and for a note that answered to
 * die away.
 */
export function useAdvance(
  session: AnySession,
  isShown: boolean,
  ringing: 'ringing' | 'silent',
  advance: () => void,
): void {
  const { after, whenQuiet } = useSpeech();
  useEffect(() => {
    if (!isShown || session.status !== 'feedback') return;
    if (ringing === 'ringing' && playedIn(session.last)) return;
    const { pace } = session.run;
    if (!advances(pace, session.last.verdict)) return;
    return pace.kind === 'drill' ? after(pace.pause, advance) : whenQuiet(advance);
  }, [session, isShown, ringing, advance, after, whenQuiet]);
}
