import { useCallback, useEffect, useMemo, useRef } from 'react';
import { usePlayer } from '../audio/Audio';
import { useSpeech } from '../speech/Speech';
import { spokenAgain } from './cues';
import type { AnyRun } from './definition';
import { createEyesFreeActs, type EyesFreeActs } from './eyesFree';
import { eyesFreeState } from './eyesFreeState';
import { isOpen } from './open';
import type { QuizStore } from './Quizzes';
import type { QuizPlaces } from './useCues';
import type { Present } from './usePresentation';

/** What the user can ask for by ear. */
export type ByEar = Pick<EyesFreeActs, 'repeat' | 'togglePause'>;

interface EyesFreeUse<Question, Answer, R> {
  readonly store: QuizStore<Question, Answer, R>;
  readonly isShown: boolean;
  readonly isEyesFree: boolean;
  readonly places: Pick<QuizPlaces<Question, Answer, R>, 'question'>;
  /** Plays the open question if it is a sound. */
  readonly present: Present;
  readonly play: (question: Question) => void;
}

/**
 * Repeats the question of any quiz, and pauses an eyes-free one; when the user comes back to one of those, it asks its
 * question again.
 */
export function useEyesFree<Question, Answer, R extends AnyRun>({
  store,
  isShown,
  isEyesFree,
  ...use
}: EyesFreeUse<Question, Answer, R>): EyesFreeActs {
  const speech = useSpeech();
  const { stop } = usePlayer();
  const latest = useRef(use);
  latest.current = use;

  const again = useCallback(() => {
    const session = store.state();
    if (!isOpen(session)) return;
    const { places, present, play } = latest.current;
    // Without the browser's voice, a screen reader would read the focused element as well.
    if (session.run.pace.kind === 'eyes-free') places.question(session);
    // An answered question is played before its verdict is spoken.
    if (session.status === 'feedback') play(session.last.question);
    speech.say(spokenAgain(session), 'news');
    present('again');
  }, [store, speech]);

  const acts = useMemo(
    () =>
      createEyesFreeActs({
        speech,
        isPaused: () => store.presence().isPaused,
        setPaused: isPaused => store.setPresence({ isPaused }),
        stopSound: stop,
        again,
      }),
    [store, speech, stop, again],
  );

  useEffect(() => {
    if (!isEyesFree) return;
    return acts.leave;
  }, [isEyesFree, acts]);

  // When the quiz comes back onto the page; one that starts there is announced by its cue.
  useEffect(() => {
    if (isShown && eyesFreeState(store.state(), store.presence()) !== 'off') again();
  }, [isShown, store, again]);

  return acts;
}
