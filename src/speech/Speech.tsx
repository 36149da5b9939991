import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { type Announcer, createAnnouncer, type VoiceState } from './announcer';

const SpeechContext = createContext<Announcer>(createAnnouncer());

/** The app's announcer. */
export const useSpeech = (): Announcer => useContext(SpeechContext);

/** The state of the browser's own voice; the component re-renders when it changes. */
export function useVoice(): VoiceState {
  const { subscribe, voice } = useSpeech();
  return useSyncExternalStore(subscribe, voice);
}

/** Delays quizzes while the component is mounted: nothing advances beneath a dialog. */
export function useDelayedIdle(): void {
  const { delayIdle } = useSpeech();
  useEffect(() => delayIdle(), [delayIdle]);
}

/** Provides the app's one announcer, and renders its live region. */
export function Speech({ announcer, children }: { announcer: Announcer; children: ReactNode }) {
  return (
    <SpeechContext value={announcer}>
      {children}
      <LiveRegion announcer={announcer} />
    </SpeechContext>
  );
}

/** The explicit `aria-live` keeps it audible beneath a dialog, which hides everything else from screen readers. */
function LiveRegion({ announcer }: { announcer: Announcer }) {
  const text = useSyncExternalStore(announcer.subscribe, announcer.text);
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="visually-hidden">
      {text}
    </div>
  );
}
