import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useMetronome } from '../audio/Audio';
import { useListener, useListening } from '../listening/Listening';
import { listenWhile } from '../listening/listener';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings } from '../settings/useSettings';
import { useSpeech } from '../speech/Speech';
import { sourceIn } from './answerWith';
import { beatsIn, untilAsked } from './beat';
import type { QuizController } from './controller';
import type { AnyRun, AnySession } from './definition';
import { LAST_ANSWER, timeLeft } from './figures';
import { advances, beatsAt, endedByItself, SETTLING, shownFor } from './pace';
import type { QuizStore } from './quizzes';
import { isOpen, openQuestion, playedIn, type Session } from './session';
import { spokenTimeLeft } from './text';
import { useAnswerClock } from './useAnswerClock';
import { type FocusTargets, type PlayReason, useCues, usePresentation, useReturn } from './useCues';
import { type ByEar, type EyesFreeState, useEyesFree } from './useEyesFree';
import { useOnBeat } from './useOnBeat';

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
const textOf = (left: number): string => (left === 0 ? LAST_ANSWER : `${spokenTimeLeft(left)}.`);

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

/**
 * Listens for as long as an open quiz that is answered on an instrument is on the page, and hands it what is played. Beneath a
 * dialog and while the quiz is paused, nothing answers.
 */
export function usePlaying(
  session: AnySession,
  isShown: boolean,
  { hear, hearStrum, listen }: Pick<QuizController<never>, 'hear' | 'hearStrum' | 'listen'>,
): void {
  const listener = useListener();
  const listening = useListening();
  const { isDelayed } = useSpeech();
  const run = isOpen(session) ? session.run : undefined;
  const source = isShown && run ? sourceIn(run) : undefined;
  const isHearing = source !== undefined && listening.status === 'listening';
  const question = isOpen(session) ? openQuestion(session) : undefined;

  useEffect(() => (source === undefined ? undefined : listenWhile(listener, source)), [listener, source]);
  const heard = isHearing ? listening.source : undefined;
  useEffect(() => {
    listen(heard);
    return () => listen(undefined);
  }, [heard, listen]);
  useEffect(() => {
    if (!isHearing || !run || question === undefined) return;
    const { played } = run.quiz;
    listener.expect(played?.expected(question) ?? [], played?.strummed?.notes(question));
  }, [listener, isHearing, run, question]);
  useEffect(() => (isHearing ? () => listener.expect([]) : undefined), [listener, isHearing]);
  useEffect(() => {
    if (source === undefined) return;
    return listener.onNote(event => {
      if (event.kind === 'ended' || !isDelayed()) hear(event);
    });
  }, [listener, source, hear, isDelayed]);
  useEffect(() => {
    if (source === undefined) return;
    return listener.onStrum(strum => {
      if (!isDelayed()) hearStrum(strum);
    });
  }, [listener, source, hearStrum, isDelayed]);
}

/** What has been played of what an advance depends on. */
interface PlayedSoFar {
  /** Whether the note that answered hasn't died away. */
  readonly ringing: 'ringing' | 'silent';
  /** The answers after which the user has played what goes on. */
  readonly playedOn?: readonly unknown[] | undefined;
}

/**
 * Advances a quiz on the page by itself: a drill after a right answer and the pause that the user has set, or after a mistake
 * that was shown for a while; an eyes-free quiz after any answer, once its verdict has been spoken; on the beat, on the next
 * beat after that. It waits while a dialog is open and, off the beat, for a note that answered to die away: on the beat, the
 * next note is played while it rings.
 */
export function useAdvance(
  session: AnySession,
  isShown: boolean,
  { ringing, playedOn }: PlayedSoFar,
  advance: () => void,
): void {
  const { after, whenQuiet } = useSpeech();
  const { state, timeOf } = useMetronome();
  useEffect(() => {
    if (!isShown || session.status !== 'feedback') return;
    const { pace } = session.run;
    const isPlayedOn = playedOn === session.answered;
    if (!isPlayedOn && !advances(pace, session.last.verdict)) return;
    const every = beatsAt(pace);
    const beatsNow = () => (every === undefined ? undefined : beatsIn(state(), timeOf));
    if (ringing === 'ringing' && playedIn(session.last) && beatsNow() === undefined) return;
    /** How long it is from some time on until the next question's time has come; at once where there is no beat. */
    const untilBeat = (from: number): number => {
      const beats = beatsNow();
      if (every === undefined || beats === undefined) return 0;
      return untilAsked(beats, every, session.last.timing, performance.now() + from);
    };
    if (pace.kind === 'drill') {
      const shown = isPlayedOn ? 0 : shownFor(pace, session.last.verdict);
      return after(shown + untilBeat(shown), advance);
    }
    let stopWaiting = () => {};
    const stopListening = whenQuiet(() => {
      const wait = untilBeat(0);
      if (wait === 0) advance();
      else stopWaiting = after(wait, advance);
    });
    return () => {
      stopListening();
      stopWaiting();
    };
  }, [session, isShown, ringing, playedOn, advance, after, whenQuiet, state, timeOf]);
}

/** Lets Enter start the quiz again once its results have been seen: at once if the user asked for them. */
function useSettling<Question, Answer, R extends AnyRun>(
  { setPresence }: Pick<QuizStore<Question, Answer, R>, 'setPresence'>,
  session: AnySession,
): void {
  useEffect(() => {
    if (session.status !== 'completed') return;
    const settle = () => setPresence({ settled: session.answered });
    if (!endedByItself(session)) return settle();
    const timer = setTimeout(settle, SETTLING);
    return () => clearTimeout(timer);
  }, [setPresence, session]);
}

interface QuizRunnerProps<Question, Answer, R> {
  readonly store: QuizStore<Question, Answer, R>;
  readonly session: Session<Question, Answer, R>;
  readonly isShown: boolean;
  readonly eyesFree: EyesFreeState;
  /** Filled with what can be done by ear. */
  readonly byEar: RefObject<ByEar | undefined>;
  readonly controller: Pick<QuizController<never>, 'advance' | 'hear' | 'hearStrum' | 'listen'>;
  readonly focusTargets: FocusTargets<Question, Answer, R>;
  /** Plays a question that is a sound. */
  readonly play: (question: Question, why: PlayReason) => void;
}

/**
 * Follows a quiz with everything that isn't drawn: focus, speech, sound, listening, the clock, and the step to the next
 * question. Beneath a dialog nothing advances, plays or opens by itself.
 */
export function QuizRunner<Question, Answer, R extends AnyRun>({
  store,
  session,
  isShown,
  eyesFree,
  byEar,
  controller,
  focusTargets,
  play,
}: QuizRunnerProps<Question, Answer, R>) {
  const preferred = usePreferenceSettings();
  const results = () => preferred.read(preferences.results);
  const timeNews = useTimeNews(store, session, isShown);
  useCues(session, results, focusTargets, timeNews);
  useReturn(session, isShown, focusTargets);
  const present = usePresentation({ store, session, isShown, results, play });
  const ringing = useSyncExternalStore(store.subscribe, () =>
    store.presence().ringing === undefined ? 'silent' : 'ringing',
  );
  const playedOn = useSyncExternalStore(store.subscribe, () => store.presence().playedOn);
  useAdvance(session, isShown, { ringing, playedOn }, controller.advance);
  usePlaying(session, isShown, controller);
  useSettling(store, session);
  useAnswerClock(store);
  useOnBeat(session, isShown);
  const byEarControls = useEyesFree({
    store,
    isShown,
    isEyesFree: eyesFree !== 'off',
    focusTargets,
    present,
    play,
  });
  useLayoutEffect(() => {
    byEar.current = byEarControls;
  }, [byEar, byEarControls]);
  return null;
}
