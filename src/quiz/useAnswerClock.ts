import { useEffect } from 'react';
import { usePlayer } from '../audio/Audio';
import { useSpeech } from '../speech/Speech';
import type { QuizStore } from './Quizzes';

/**
 * Runs the clock of an answer's time while its question can be answered: not while it is still to be heard or sounds, is
 * paused, or lies beneath a dialog, behind another tab or screen, or in a hidden window.
 */
export function useAnswerClock<Question, Answer, R>(store: QuizStore<Question, Answer, R>): void {
  const speech = useSpeech();
  const player = usePlayer();
  useEffect(() => {
    const canBeAnswered = () => {
      const { isShown, isPresenting } = store.presence();
      const isSilent = player.snapshot().status === 'silent';
      const isSeen = isShown && document.visibilityState === 'visible' && !speech.isDelayed();
      return isSeen && isSilent && !isPresenting;
    };
    const look = () => store.dispatch({ type: canBeAnswered() ? 'resume' : 'pause', at: performance.now() });
    look();
    const leave = [store.subscribe(look), speech.subscribe(look), player.subscribe(look)];
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const each of leave) each();
      document.removeEventListener('visibilitychange', look);
      store.dispatch({ type: 'pause', at: performance.now() });
    };
  }, [store, speech, player]);
}
