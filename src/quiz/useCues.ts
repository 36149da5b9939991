import { useEffect, useRef } from 'react';
import type { PageChange, Weight } from '../speech/announcer';
import { useSpeech } from '../speech/Speech';

/** Where the focus belongs after a change of a quiz, and what is said then; an empty text says nothing. */
export interface Cue<Focus> {
  readonly focus: Focus;
  readonly say: string;
  /** A verdict is lasting: it is not lost where something else is said before it was heard. */
  readonly weight?: Weight;
  readonly page?: PageChange;
}

/**
 * Turns each change of a quiz into focus and speech: the focus moves first, then the text is said. One that still waits for
 * a redrawn page is called off where the focus goes elsewhere without a word.
 */
export function useCues<Session, Focus>(
  session: Session,
  cueFor: (before: Session, after: Session) => Cue<Focus>,
  moveFocus: (to: Focus, session: Session) => void,
): void {
  const { say } = useSpeech();
  const callOff = useRef(() => {});
  const previous = useRef(session);
  const latest = useRef({ cueFor, moveFocus });
  latest.current = { cueFor, moveFocus };
  useEffect(() => {
    if (previous.current === session) return;
    const cue = latest.current.cueFor(previous.current, session);
    previous.current = session;
    latest.current.moveFocus(cue.focus, session);
    // A verdict that comes above what has the focus pushes it out of sight.
    if (cue.focus !== 'none') document.activeElement?.scrollIntoView({ block: 'nearest' });
    if (cue.say !== '') {
      const takeBack = say(cue.say, cue.weight ?? 'news', cue.page);
      callOff.current = cue.page === 'redrawn' ? takeBack : () => {};
    } else if (cue.focus !== 'none') callOff.current();
  }, [session, say]);
  useEffect(() => () => callOff.current(), []);
}
