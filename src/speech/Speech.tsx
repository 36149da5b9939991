import { createContext, type ReactNode, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
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

/** The live region. Its explicit `aria-live` keeps it audible beneath a dialog, which hides everything else from screen readers. */
function LiveRegion({ announcer }: { announcer: Announcer }) {
  const text = useSyncExternalStore(announcer.subscribe, announcer.text);
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="visually-hidden">
      {text}
    </div>
  );
}

/**
 * Says in the browser's voice what a page shows, once it is quiet; a screen reader reads the page itself. `undefined` says
 * nothing.
 */
export function useSpokenPage(text: string | undefined): void {
  const { sayAloud, whenQuiet } = useSpeech();
  useEffect(
    () => (text === undefined ? undefined : whenQuiet(() => sayAloud(text))),
    [text, sayAloud, whenQuiet],
  );
}

/** Says a text whenever the shown value changes; an empty text says nothing. */
export function useSpokenChange<T>(shown: T, textFor: (before: T, after: T) => string): void {
  const { say } = useSpeech();
  const before = useRef(shown);
  const latest = useRef(textFor);
  latest.current = textFor;
  useEffect(() => {
    const text = before.current === shown ? '' : latest.current(before.current, shown);
    before.current = shown;
    if (text !== '') say(text, 'news');
  }, [shown, say]);
}
