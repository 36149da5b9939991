import { useCallback, useEffect, useRef } from 'react';
import type { ResultSpeech } from '../../settings/preferences';
import { useSpeech } from '../../speech/Speech';
import type { IntervalQuestion, IntervalsSession } from './question';

/** How long what is said before a sound has the word (milliseconds): until it stands in the live region. */
const FIRST_WORD = 150;

const DELAYS: Record<ResultSpeech, number> = { before: FIRST_WORD, after: 0, off: 0 };

/**
 * Where single keys answer each new question plays by itself; one that was there when the screen came waits to be asked
 * for. Gives what plays a question once all that is said now has been spoken.
 */
export function useAutoplay(
  session: IntervalsSession,
  speech: ResultSpeech,
  play: (question: IntervalQuestion) => void,
): (question: IntervalQuestion) => void {
  const { whenQuiet } = useSpeech();
  const question = session.status === 'asking' ? session.question : undefined;
  const known = useRef(question);
  const latest = useRef({ speech, play });
  latest.current = { speech, play };
  const cancel = useRef(() => {});
  const playAfterWords = useCallback(
    (asked: IntervalQuestion) => {
      cancel.current();
      cancel.current = whenQuiet(() => latest.current.play(asked));
    },
    [whenQuiet],
  );
  const ask = useCallback(
    (asked: IntervalQuestion) => {
      switch (asked.pace.kind) {
        case 'calm':
          return;
        case 'drill': {
          const timer = setTimeout(() => latest.current.play(asked), DELAYS[latest.current.speech]);
          cancel.current = () => clearTimeout(timer);
          return;
        }
        case 'eyes-free':
          return playAfterWords(asked);
      }
    },
    [playAfterWords],
  );
  useEffect(() => {
    if (question !== undefined && question !== known.current) ask(question);
    known.current = question ?? known.current;
    // Answered or left, a question doesn't play any more.
    return () => cancel.current();
  }, [question, ask]);
  return playAfterWords;
}
