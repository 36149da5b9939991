import { useVoice } from '../speech/Speech';
import stack from '../ui/stack.module.css';
import { EYES_FREE_NOTICE } from './text';

/** Tells how the quiz that is set up here will run while eyes-free quizzes are on. */
export function EyesFreeNotice() {
  const voice = useVoice();
  switch (voice) {
    case 'off':
    case 'unknown':
      return null;
    case 'none':
    case 'ready':
      return <p className={stack.notice}>{EYES_FREE_NOTICE[voice]}</p>;
  }
}
