import { type RefObject, useLayoutEffect } from 'react';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings } from '../settings/useSettings';
import type { AnyRun } from './definition';
import type { EyesFreeState } from './eyesFreeState';
import type { QuizStore } from './Quizzes';
import type { Session } from './session';
import { useAdvance } from './useAdvance';
import { useAnswerClock } from './useAnswerClock';
import { type QuizPlaces, useCues } from './useCues';
import { type ByEar, useEyesFree } from './useEyesFree';
import { usePresentation } from './usePresentation';

interface QuizRunnerProps<Question, Answer, R> {
  readonly store: QuizStore<Question, Answer, R>;
  readonly session: Session<Question, Answer, R>;
  readonly isShown: boolean;
  readonly eyesFree: EyesFreeState;
  /** Filled with what can be done by ear. */
  readonly byEar: RefObject<ByEar | undefined>;
  readonly advance: () => void;
  readonly places: QuizPlaces<Question, Answer, R>;
  /** Plays a question that is a sound. */
  readonly play: (question: Question) => void;
}

/**
 * Draws nothing: it moves the focus, speaks, plays, keeps the time and advances as a quiz changes. Beneath a dialog nothing
 * advances, plays or opens by itself.
 */
export function QuizRunner<Question, Answer, R extends AnyRun>({
  store,
  session,
  isShown,
  eyesFree,
  byEar,
  advance,
  places,
  play,
}: QuizRunnerProps<Question, Answer, R>) {
  const preferred = usePreferenceSettings();
  const results = () => preferred.read(preferences.results);
  useCues(session, results, places);
  const present = usePresentation({ store, session, isShown, results, play });
  useAdvance(session, isShown, advance);
  useAnswerClock(store);
  const acts = useEyesFree({ store, isShown, isEyesFree: eyesFree !== 'off', places, present, play });
  useLayoutEffect(() => {
    byEar.current = acts;
  }, [byEar, acts]);
  return null;
}
