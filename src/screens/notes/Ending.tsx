import { useEffect } from 'react';
import { lazyDialog, usePreload } from '../../ui/lazyDialog';
import { useComparison } from '../useComparison';
import type { NotesSession } from './quiz/quizzes';
import type { Notes } from './useNotes';

const results = lazyDialog(() => import('./NotesResults'));

interface EndingProps {
  readonly session: NotesSession;
  readonly notes: Notes;
}

/** The results of a quiz, once it has ended. What they need is fetched before that. */
export function Ending({ session, notes }: EndingProps) {
  const comparison = useComparison('notes', session);
  usePreload(results);
  // By the end of the quiz, a server with a newer version may have dropped the code of this one.
  useEffect(() => {
    if (session.status !== 'idle') results.preload().catch(() => {});
  }, [session.status]);
  if (session.status !== 'completed') return null;
  return (
    <results.Component
      session={session}
      notes={notes}
      comparison={comparison}
      onClose={notes.quiz.acts.quit}
    />
  );
}
