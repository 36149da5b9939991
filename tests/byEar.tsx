import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { App } from '../src/app/App';
import type { World } from '../src/app/state';
import type { EngineVoice } from '../src/speech/engine';
import { stateWith, visit } from './openApp';
import { stagedPlayer } from './screens/intervals/page';
import { fakeSpeech } from './speech/fakeSpeech';

/** Longer than a text waits before it is said, and than the breath after it (milliseconds). */
const SAID = 100;
const BREATH = 300;

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Lets a test say how the time passes: what would take seconds takes none. */
export function ownTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
}

/** Writes down whatever the live region comes to hold. */
function recordRegion(): readonly string[] {
  const texts: string[] = [];
  const region = screen.getByRole('status');
  const observer = new MutationObserver(() => {
    // The space that tells a repeated text from the one before isn't heard.
    if (region.textContent) texts.push(region.textContent.trimEnd());
  });
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return texts;
}

/** Opens Fretty with eyes-free quizzes on, in a browser with these voices; the test needs fake timers. */
export async function openByEar(at: string, voices?: EngineVoice[], own: Partial<World> = {}) {
  const speech = fakeSpeech(voices);
  vi.stubGlobal('speechSynthesis', speech.scope.speechSynthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', speech.scope.SpeechSynthesisUtterance);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { eyesFree: 'on' } }));
  const stage = stagedPlayer();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  visit(at);
  const { unmount } = render(<App state={stateWith({ player: stage.player, ...own })} />);
  await screen.findByRole('heading', { level: 1 });
  // The code of the voice.
  await act(() => vi.dynamicImportSettled());
  return {
    ...stage,
    ...speech,
    user,
    region: recordRegion(),
    close: unmount,
    /** What the voice says now. */
    async hear(): Promise<string | undefined> {
      await pass(SAID);
      return speech.synthesis.now?.text;
    },
    /** Lets what the voice says come to its end, and the breath after it pass. */
    async listen(): Promise<void> {
      act(() => speech.synthesis.over());
      await pass(BREATH);
    },
  };
}
