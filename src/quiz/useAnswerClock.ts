import { useEffect } from 'react';
import { usePlayer } from '../audio/Audio';
import { useSpeech } from '../speech/Speech';
import type { AnyRun } from './definition';
import type { QuizStore } from './quizzes';

/** A moment on two clocks (milliseconds). */
export interface Moment {
  /** On `performance.now()`'s clock, which on some systems stands still while the device sleeps, and on others goes on. */
  readonly page: number;
  /** On the system's clock, which goes on. */
  readonly system: number;
}

/** A page that is awake looks more often than this (milliseconds), however busy it is. */
const LONGEST_GAP = 5000;

/**
 * Watches for sleep of a page, by how long it didn't look at the system's clock. If someone sets that ahead, it seems to have
 * slept.
 *
 * @returns a function that looks, and returns when the page was last awake, on its own clock, if it has slept since then;
 * `undefined` if it hasn't
 * @example createSleepWatch({ page: 100, system: 0 })({ page: 9100, system: 9000 }) // 100
 */
export function createSleepWatch(first: Moment): (now: Moment) => number | undefined {
  let last = first;
  return now => {
    const before = last;
    last = now;
    return now.system - before.system > LONGEST_GAP ? before.page : undefined;
  };
}

/** How often the page looks whether it has slept (milliseconds). */
const LOOK_EVERY = 1000;

/** What may answer a question, before it does. */
const INPUTS = ['keydown', 'pointerdown', 'click'] as const;

/**
 * Calls back once the page has slept, before a key or a click takes effect: a device that sleeps doesn't hide its window.
 *
 * @param slept called with the last time at which the page was awake, as `performance.now()` tells it
 * @returns a function that ends that
 */
function watchSleep(slept: (since: number) => void): () => void {
  const now = () => ({ page: performance.now(), system: Date.now() });
  const sleptSince = createSleepWatch(now());
  const check = () => {
    const since = sleptSince(now());
    if (since !== undefined) slept(since);
  };
  const timer = setInterval(check, LOOK_EVERY);
  for (const input of INPUTS) window.addEventListener(input, check, true);
  return () => {
    clearInterval(timer);
    for (const input of INPUTS) window.removeEventListener(input, check, true);
  };
}

/**
 * Measures an answer's time while its question can be answered: not while the question is still to be spoken or played,
 * while something sounds, while the quiz is paused, or while it is beneath a dialog, behind another tab or screen, or in a
 * hidden window, nor while the device sleeps.
 *
 * The time of a drill runs while a question is open on the page, also while it is spoken or played: an answer may come
 * before the end of a sound.
 *
 * If the user was looking at the question and then wasn't for a while, its time is marked as interrupted.
 *
 * The time of a question that is a sound counts from the end of its first playing. Where the user decides when to play
 * it, its time runs from the start, in case it is answered unheard, and starts over with that first playing.
 */
export function useAnswerClock<Question, Answer, R extends AnyRun>(
  store: QuizStore<Question, Answer, R>,
): void {
  const speech = useSpeech();
  const player = usePlayer();
  useEffect(() => {
    /** The question that the user has been looking at, as `QuizRuntime.interrupted` names it. */
    let seen: readonly unknown[] | undefined;
    const interrupt = () => {
      const session = store.state();
      if (session.status === 'asking' && session.answered === seen) store.setPresence({ interrupted: seen });
    };
    const slept = (since: number) => {
      interrupt();
      store.dispatch({ type: 'away', at: since });
      store.dispatch({ type: 'pause', at: since });
    };
    let endWatch: (() => void) | undefined;
    const look = () => {
      const { isShown, isPresenting } = store.presence();
      const session = store.state();
      const isSilent = player.snapshot().status === 'silent';
      const isSeen = isShown && document.visibilityState === 'visible' && !speech.isDelayed();
      // While such a question is on the page, nothing else plays.
      const isHeard = session.status === 'asking' && session.run.quiz.isHeard === true;
      if (isHeard && isShown && !isSilent) store.dispatch({ type: 'play' });
      if (!isSeen) interrupt();
      else if (session.status === 'asking') seen = session.answered;
      if (isSeen && session.status === 'asking') endWatch ??= watchSleep(slept);
      else endWatch = void endWatch?.();
      store.dispatch({ type: isSeen ? 'back' : 'away', at: performance.now() });
      const canBeAnswered = isSeen && isSilent && !isPresenting;
      store.dispatch({ type: canBeAnswered ? 'resume' : 'pause', at: performance.now() });
    };
    look();
    const leave = [store.subscribe(look), speech.subscribe(look), player.subscribe(look)];
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const each of leave) each();
      endWatch?.();
      document.removeEventListener('visibilitychange', look);
      interrupt();
      store.dispatch({ type: 'pause', at: performance.now() });
      store.dispatch({ type: 'away', at: performance.now() });
    };
  }, [store, speech, player]);
}
