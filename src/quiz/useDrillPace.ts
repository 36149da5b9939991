import { useEffect, useRef } from 'react';
import { useSpeech } from '../speech/Speech';
import { goesOnByItself, type Pace } from './pace';
import type { Session } from './session';

/**
 * Lets a quiz go on by itself: in a quick drill after a right answer and the pause that the user has set, eyes-free
 * after any answer, as soon as its verdict has been spoken.
 */
export function useDrillPace<Question, Answer>(
  session: Session<Question, Answer>,
  paceOf: (question: Question) => Pace,
  next: () => void,
): void {
  const { whenQuiet } = useSpeech();
  const latest = useRef({ paceOf, next });
  latest.current = { paceOf, next };
  useEffect(() => {
    if (session.status !== 'feedback') return;
    const goOn = () => latest.current.next();
    const pace = latest.current.paceOf(session.last.question);
    if (!goesOnByItself(pace, session.last.verdict)) return;
    if (pace.kind !== 'drill') return whenQuiet(goOn);
    const timer = setTimeout(goOn, pace.pause);
    return () => clearTimeout(timer);
  }, [session, whenQuiet]);
}
