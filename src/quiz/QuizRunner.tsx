import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useListener, useListening } from '../listening/Listening';
import { listenWhile } from '../listening/listener';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings } from '../settings/useSettings';
import { useSpeech } from '../speech/Speech';
import { sourceIn } from './answerWith';
import type { QuizController } from './controller';
import type { AnyRun, AnySession } from './definition';
import { advances } from './pace';
import type { QuizStore } from './quizzes';
import { isOpen, openQuestion, playedIn, type Session } from './session';
import { useAnswerClock } from './useAnswerClock';
import { type FocusTargets, useCues, usePresentation, useReturn } from './useCues';
import { type ByEar, type EyesFreeState, useEyesFree } from './useEyesFree';
import { useTimeNews } from './useTimeNews';

/**
 * Listens for as long as an open quiz that is answered on an instrument is on the page, and hands it what is played. Beneath a
 * dialog and while the quiz is paused, nothing answers.
 */
export function usePlaying(
  session: AnySession,
  isShown: boolean,
  { hear, listen }: Pick<QuizController<never>, 'hear' | 'listen'>,
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
    if (isHearing && run && question !== undefined)
      listener.expect(run.quiz.played?.expected(question) ?? []);
  }, [listener, isHearing, run, question]);
  useEffect(() => {
    if (source === undefined) return;
    return listener.onNote(event => {
      if (event.kind === 'ended' || !isDelayed()) hear(event);
    });
  }, [listener, source, hear, isDelayed]);
}

/**
 * Advances a quiz on the page by itself: a drill after a right answer and the pause that the user has set, an eyes-free
 * quiz after any answer, once its verdict has been spoken. It waits while a dialog is open, and for a note that answered to
 * die away.
 */
export function useAdvance(
  session: AnySession,
  isShown: boolean,
  ringing: 'ringing' | 'silent',
  advance: () => void,
): void {
  const { after, whenQuiet } = useSpeech();
  useEffect(() => {
    if (!isShown || session.status !== 'feedback') return;
    if (ringing === 'ringing' && playedIn(session.last)) return;
    const { pace } = session.run;
    if (!advances(pace, session.last.verdict)) return;
    return pace.kind === 'drill' ? after(pace.pause, advance) : whenQuiet(advance);
  }, [session, isShown, ringing, advance, after, whenQuiet]);
}

interface QuizRunnerProps<Question, Answer, R> {
  readonly store: QuizStore<Question, Answer, R>;
  readonly session: Session<Question, Answer, R>;
  readonly isShown: boolean;
  readonly eyesFree: EyesFreeState;
  /** Filled with what can be done by ear. */
  readonly byEar: RefObject<ByEar | undefined>;
  readonly acts: Pick<QuizController<never>, 'advance' | 'hear' | 'listen'>;
  readonly places: FocusTargets<Question, Answer, R>;
  /** Plays a question that is a sound. */
  readonly play: (question: Question) => void;
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
  acts,
  places,
  play,
}: QuizRunnerProps<Question, Answer, R>) {
  const preferred = usePreferenceSettings();
  const results = () => preferred.read(preferences.results);
  const timeNews = useTimeNews(store, session, isShown);
  useCues(session, results, places, timeNews);
  useReturn(session, isShown, places);
  const present = usePresentation({ store, session, isShown, results, play });
  const ringing = useSyncExternalStore(store.subscribe, () =>
    store.presence().ringing === undefined ? 'silent' : 'ringing',
  );
  useAdvance(session, isShown, ringing, acts.advance);
  usePlaying(session, isShown, acts);
  useAnswerClock(store);
  const byEarActs = useEyesFree({ store, isShown, isEyesFree: eyesFree !== 'off', places, present, play });
  useLayoutEffect(() => {
    byEar.current = byEarActs;
  }, [byEar, byEarActs]);
  return null;
}
