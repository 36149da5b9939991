import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type Announcer, createAnnouncer, type VoiceState } from './announcer';

const SpeechContext = createContext<Announcer>(createAnnouncer());

/** The announcer of the app. */
export const useSpeech = (): Announcer => useContext(SpeechContext);

/**
 * How it stands with the browser's own voice.
 *
 * @example useVoice() // 'off', as long as nobody asks for it
 */
export function useVoice(): VoiceState {
  const { subscribe, voice } = useSpeech();
  return useSyncExternalStore(subscribe, voice);
}

/** Gives the app its one announcer, and the live region through which it is heard. */
export function Speech({ announcer, children }: { announcer: Announcer; children: ReactNode }) {
  return (
    <SpeechContext value={announcer}>
      {children}
      <LiveRegion announcer={announcer} />
    </SpeechContext>
  );
}

/** The explicit `aria-live` keeps it audible under an open dialog, which hides all else from screen readers. */
function LiveRegion({ announcer }: { announcer: Announcer }) {
  const text = useSyncExternalStore(announcer.subscribe, announcer.text);
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="visually-hidden">
      {text}
    </div>
  );
}
