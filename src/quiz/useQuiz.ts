import { useSyncExternalStore } from 'react';
import type { Keep } from '../ui/kept';
import { useShell } from '../ui/shell';
import type { QuizStore } from './desk';
import type { Session } from './session';

/** A screen's quiz: how it stands, and what changes it. */
export function useQuiz<Question, Answer>(
  storeOf: (keep: Keep) => QuizStore<Question, Answer>,
): readonly [Session<Question, Answer>, QuizStore<Question, Answer>['dispatch']] {
  const store = storeOf(useShell().keep);
  return [useSyncExternalStore(store.subscribe, store.state), store.dispatch];
}
