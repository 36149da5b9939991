import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useMetronome } from '../audio/Audio';
import { preferences } from '../settings/preferences';
import { usePreferenceSettings } from '../settings/useSettings';
import { beatResultsOf } from './beat';
import type { AnySession } from './definition';
import { beatsAt } from './pace';
import { isOpen } from './session';

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Lets the metronome go for as long as a drill on the beat is open on a page that is seen, and sets its tempo after a round. If
 * the user stops it, the drill goes on without it.
 */
export function useOnBeat(session: AnySession, isShown: boolean): void {
  const { join } = useMetronome();
  const preferred = usePreferenceSettings();
  const isSeen = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const isWanted = isShown && isSeen && isOpen(session) && beatsAt(session.run.pace) !== undefined;
  useEffect(() => (isWanted ? join() : undefined), [isWanted, join]);

  const before = useRef(session);
  useEffect(() => {
    const hasEnded = isOpen(before.current) && session.status === 'completed';
    before.current = session;
    const results = hasEnded ? beatResultsOf(session.answered) : undefined;
    if (results && results.next !== results.tempo) preferred.write(preferences.tempo, results.next);
  }, [session, preferred]);
}
