import { useEffect } from 'react';
import { useAppState } from '../AppContext';

/**
 * Has the open quizzes written down while the page may be about to go. A hidden page may be discarded without any further
 * event; a page that leaves may come back from the back-forward cache with its quizzes.
 *
 * @see https://developer.chrome.com/docs/web-platform/page-lifecycle-api
 */
export function useLostQuizzes(): void {
  const { lostQuizzes, quizzes } = useAppState();
  useEffect(() => {
    const { remember, forget } = lostQuizzes;
    const isHidden = () => document.visibilityState === 'hidden';
    const look = () => (isHidden() ? remember() : forget());
    // An eyes-free quiz may come to its end out of sight.
    const leave = quizzes.subscribe(() => isHidden() && remember());
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', remember);
    window.addEventListener('pageshow', look);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', remember);
      window.removeEventListener('pageshow', look);
    };
  }, [lostQuizzes, quizzes]);
}
