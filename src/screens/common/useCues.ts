import { useEffect, useRef } from 'react';
import { useSpeech } from '../../speech/Speech';

/** Where the focus belongs after a change of a quiz, and what is said then; an empty text says nothing. */
export interface Cue<Focus> {
  readonly focus: Focus;
  readonly say: string;
  /** A verdict is not lost where something else is said before it was heard. */
  readonly weight?: 'verdict';
}

/**
 * Turns each change of a quiz into focus and speech: the focus moves first, then the text is said.
 *
 * @param tell how it is said; at once, unless the screen has reason to wait
 */
export function useCues<Session, Focus>(
  session: Session,
  cueFor: (before: Session, after: Session) => Cue<Focus>,
  moveFocus: (to: Focus, session: Session) => void,
  tell?: (text: string, weight: Cue<Focus>['weight']) => void,
): void {
  const { say } = useSpeech();
  const previous = useRef(session);
  const latest = useRef({ cueFor, moveFocus, tell: tell ?? say });
  latest.current = { cueFor, moveFocus, tell: tell ?? say };
  useEffect(() => {
    if (previous.current === session) return;
    const cue = latest.current.cueFor(previous.current, session);
    previous.current = session;
    latest.current.moveFocus(cue.focus, session);
    if (cue.say !== '') latest.current.tell(cue.say, cue.weight);
  }, [session]);
}
