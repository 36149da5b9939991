import { useCallback, useEffect, useRef } from 'react';
import type { ResultSpeech } from '../settings/preferences';
import { useSpeech } from '../speech/Speech';
import type { AnyQuiz } from './definition';
import type { Pace } from './pace';
import type { QuizStore } from './Quizzes';
import type { Session } from './session';

/** How long a drill's sound waits (milliseconds): a verdict spoken before it needs time to reach the live region. */
const DELAYS: Record<ResultSpeech, number> = { before: 150, after: 0, off: 0 };

interface Presentation<Question, Answer, R> {
  readonly store: QuizStore<Question, Answer, R>;
  readonly session: Session<Question, Answer, R>;
  readonly isShown: boolean;
  /** When the verdict before the question is spoken. */
  readonly results: () => ResultSpeech;
  readonly play: (question: Question) => void;
}

/** Plays the open question if it is a sound: as one that has just been asked, or because the user wants it again. */
export type Present = (why?: 'asked' | 'again') => void;

/**
 * Where single keys answer, plays each new question that is a sound: in a drill at once, eyes-free when its text has been
 * spoken, and never beneath a dialog. A question that was open before its screen was shown isn't played until the user
 * asks for it.
 *
 * @returns a function that presents the open question; again it is played at once, but eyes-free after its text
 */
export function usePresentation<Question, Answer, R extends { readonly quiz: AnyQuiz; readonly pace: Pace }>({
  store,
  session,
  isShown,
  ...use
}: Presentation<Question, Answer, R>): Present {
  const { after, whenQuiet } = useSpeech();
  const latest = useRef(use);
  latest.current = use;
  const cancel = useRef(() => {});

  const present = useCallback<Present>(
    (why = 'asked') => {
      cancel.current();
      const asking = store.state();
      if (asking.status !== 'asking') return;
      const { quiz, pace } = asking.run;
      const end = () => {
        if (quiz.isHeard) latest.current.play(asking.question);
        store.setPresence({ isPresenting: false });
      };
      // Only the browser's own voice tells when it has finished, so its text alone can come before the sound.
      if (why === 'again' && pace.kind !== 'eyes-free') return end();
      if (pace.kind === 'calm' || (pace.kind === 'drill' && !quiz.isHeard)) return;
      store.setPresence({ isPresenting: true });
      const stopWaiting =
        pace.kind === 'drill' ? after(DELAYS[latest.current.results()], end) : whenQuiet(end);
      cancel.current = () => {
        stopWaiting();
        store.setPresence({ isPresenting: false });
      };
    },
    [store, after, whenQuiet],
  );

  // The answers before the question tell one question from another. They are compared as drawn: the store may be ahead.
  const asked = session.status === 'asking' ? session.answered : undefined;
  const known = useRef(asked);
  useEffect(() => {
    if (asked !== undefined && asked !== known.current) present();
    known.current = asked;
    return () => cancel.current();
  }, [asked, present]);
  useEffect(() => {
    if (!isShown) return;
    return () => cancel.current();
  }, [isShown]);

  return present;
}
