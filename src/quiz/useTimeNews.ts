import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useSpeech } from '../speech/Speech';
import type { AnyRun, AnySession } from './definition';
import { LAST_ANSWER, spokenTimeLeft, timeLeft } from './figures';
import type { QuizStore } from './quizzes';
import { isOpen } from './session';

/** When a drill's time is nearly up (milliseconds). */
const SOON = 10_000;

/** A moment of a drill's time that is told. */
type Moment = 'soon' | 'over';

/** The moment that has come; `over` matters only while a last answer can still be given. */
function momentIn({ status }: AnySession, left: number): Moment | undefined {
  if (left > SOON) return undefined;
  if (left > 0) return 'soon';
  return status === 'asking' ? 'over' : undefined;
}

/** What is spoken of a moment; what is left by then may be less than when it came. */
const textOf = (left: number): string => (left === 0 ? LAST_ANSWER : spokenTimeLeft(left));

/**
 * Tells when the time of a drill is nearly up, and when the open question is its last: once each, and never over anything
 * that sounds or is being said. Where answers come too fast for silence, it follows the next text instead.
 *
 * @returns what is still to be told, for a text that is said now; empty if nothing is
 */
export function useTimeNews<Question, Answer, R extends AnyRun>(
  store: Pick<QuizStore<Question, Answer, R>, 'state'>,
  session: AnySession,
  isShown: boolean,
): () => string {
  const { say, whenQuiet } = useSpeech();
  const [, look] = useReducer((count: number) => count + 1, 0);
  const told = useRef<{ readonly run: AnyRun; readonly moment: Moment }>(undefined);
  const isUntold = useRef(false);

  const take = useCallback(() => {
    const now = store.state();
    const left = isUntold.current && isOpen(now) ? timeLeft(now, performance.now()) : undefined;
    isUntold.current = false;
    return left === undefined || momentIn(now, left) === undefined ? '' : textOf(left);
  }, [store]);

  useEffect(() => {
    const left = isShown && isOpen(session) ? timeLeft(session, performance.now()) : undefined;
    if (!isOpen(session) || left === undefined) {
      isUntold.current = false;
      return;
    }
    const moment = momentIn(session, left);
    const known = told.current?.run === session.run ? told.current.moment : undefined;
    if (moment !== undefined && moment !== known) {
      told.current = { run: session.run, moment };
      isUntold.current = true;
    }
    const tell = () => {
      const text = take();
      if (text !== '') say(text, 'lasting');
    };
    const stopWaiting = isUntold.current ? whenQuiet(tell) : undefined;
    const isRunning = session.status === 'asking' && session.onPage.since !== undefined;
    const timer = isRunning && left > 0 ? setTimeout(look, left > SOON ? left - SOON : left) : undefined;
    return () => {
      stopWaiting?.();
      clearTimeout(timer);
    };
  });
  return take;
}
