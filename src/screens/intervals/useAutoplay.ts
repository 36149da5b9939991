import { useEffect, useRef } from 'react';
import type { ResultSpeech } from '../common/preferences';
import type { IntervalQuestion, IntervalsSession } from './question';

/** How long what is said before a sound has the word (milliseconds): until it stands in the live region. */
const FIRST_WORD = 150;

const DELAYS: Record<ResultSpeech, number> = { before: FIRST_WORD, after: 0, off: 0 };

/** In a quick drill each new question plays by itself; one that was there when the screen came waits to be asked for. */
export function useAutoplay(
  session: IntervalsSession,
  speech: ResultSpeech,
  play: (question: IntervalQuestion) => void,
): void {
  const question = session.status === 'asking' ? session.question : undefined;
  const known = useRef(question);
  const latest = useRef({ speech, play });
  latest.current = { speech, play };
  useEffect(() => {
    if (question === undefined || question === known.current) return;
    known.current = question;
    if (question.pace.kind === 'calm') return;
    const timer = setTimeout(() => latest.current.play(question), DELAYS[latest.current.speech]);
    return () => clearTimeout(timer);
  }, [question]);
}
