import { useEffect, useRef } from 'react';
import type { Session } from '../../quiz/session';

/** How a quiz goes on after a right answer: by itself after a pause in milliseconds, or when it is told to. */
export type Pace = { readonly kind: 'calm' } | { readonly kind: 'drill'; readonly pause: number };

/** In a quick drill a right answer goes on by itself after the pause that the user has set. */
export function useDrillPace<Question, Answer>(
  session: Session<Question, Answer>,
  paceOf: (question: Question) => Pace,
  next: () => void,
): void {
  const latest = useRef({ paceOf, next });
  latest.current = { paceOf, next };
  useEffect(() => {
    if (session.status !== 'feedback' || session.last.verdict === 'wrong') return;
    const pace = latest.current.paceOf(session.last.question);
    if (pace.kind === 'calm') return;
    const timer = setTimeout(() => latest.current.next(), pace.pause);
    return () => clearTimeout(timer);
  }, [session]);
}
