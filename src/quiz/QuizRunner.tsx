import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings } from '../settings/useSettings';
import type { QuizActs } from './acts';
import type { AnyRun } from './definition';
import type { EyesFreeState } from './eyesFreeState';
import type { QuizStore } from './Quizzes';
import type { Session } from './session';
import { useAdvance } from './useAdvance';
import { useAnswerClock } from './useAnswerClock';
import { type QuizPlaces, useCues, useReturn } from './useCues';
import { type ByEar, useEyesFree } from './useEyesFree';
import { usePlaying } from './usePlaying';
import { usePresentation } from './usePresentation';
import { useTimeNews } from './useTimeNews';

interface QuizRunnerProps<Question, Answer, R> {
  readonly store: QuizStore<Question, Answer, R>;
  readonly session: Session<Question, Answer, R>;
  readonly isShown: boolean;
  readonly eyesFree: EyesFreeState;
  /** Filled with what can be done by ear. */
  readonly byEar: RefObject<ByEar | undefined>;
  readonly acts: Pick<QuizActs<never>, 'advance' | 'hear' | 'listen'>;
  readonly places: QuizPlaces<Question, Answer, R>;
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
