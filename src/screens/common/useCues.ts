import { useEffect, useRef } from 'react';
import type { Weight } from '../../speech/announcer';
import { byTimer } from '../../speech/later';
import { useSpeech } from '../../speech/Speech';

/** Where the focus belongs after a change of a quiz, and what is said then; an empty text says nothing. */
export interface Cue<Focus> {
  readonly focus: Focus;
  readonly say: string;
  /** A verdict is lasting: it is not lost where something else is said before it was heard. */
  readonly weight?: Weight;
  /** Whether so much of the page is drawn anew that a screen reader is busy with it for a while. */
  readonly page?: 'redrawn';
}

/**
 * How long what is said waits for a page that was drawn anew, in milliseconds: Orca throws away what comes while more than
 * fifty changes wait for it, and all cells of a neck are more (measured).
 */
const REDRAWN = 700;

/** Turns each change of a quiz into focus and speech: the focus moves first, then the text is said. */
export function useCues<Session, Focus>(
  session: Session,
  cueFor: (before: Session, after: Session) => Cue<Focus>,
  moveFocus: (to: Focus, session: Session) => void,
): void {
  const { say, voice } = useSpeech();
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
    if (cue.focus !== 'none' || cue.say !== '') callOff.current();
    const tell = () => say(cue.say, cue.weight ?? 'news');
    if (cue.say === '') return;
    if (cue.page === 'redrawn' && voice() === 'off') callOff.current = byTimer(tell, REDRAWN);
    else tell();
  }, [session, say, voice]);
  useEffect(() => () => callOff.current(), []);
}
