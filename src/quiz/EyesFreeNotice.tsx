import { useVoice } from '../speech/Speech';
import stack from '../ui/stack.module.css';

/** What eyes-free quizzes make of the quiz that is set up here. */
export function EyesFreeNotice() {
  const voice = useVoice();
  switch (voice) {
    case 'off':
    case 'unknown':
      return null;
    case 'none':
      return (
        <p className={stack.notice}>
          Eyes-free quizzes are on, but this browser has no voice: the quiz runs as without them.
        </p>
      );
    case 'ready':
      return (
        <p className={stack.notice}>
          Eyes-free quizzes are on: a voice asks, one key answers, and when the verdict has been spoken the
          next question comes. Quick Drill rests.
        </p>
      );
  }
}
