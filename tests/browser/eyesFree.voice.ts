import type { Page } from 'playwright';

/** A text given to the fake voice. */
export interface Spoken {
  readonly text: string;
  /** Whether a sound was playing when it began, according to the fake audio context. */
  readonly sounding: boolean;
}

declare global {
  interface Window {
    /** Everything the fake voice has said, in order. */
    spoken: Spoken[];
    /** What it is saying now; empty when silent. */
    saying: () => string;
    /** Ends the current utterance. */
    endSaying: () => void;
    /** Every text of the live region, in order. */
    regionTexts: string[];
  }
}

/** Turns eyes-free quizzes on before the page reads its preferences. */
export async function wantEyesFree(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { eyesFree: 'on' } }));
  });
}

/** Records every text of the live region. */
export async function recordRegion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.regionTexts = [];
    const listen = () => {
      const region = document.querySelector('[aria-live]');
      if (!region) return requestAnimationFrame(listen);
      new MutationObserver(() => {
        // A repeated text ends in a space that isn't heard.
        if (region.textContent) window.regionTexts.push(region.textContent.trimEnd());
      }).observe(region, { childList: true, characterData: true, subtree: true });
      return undefined;
    };
    document.addEventListener('DOMContentLoaded', listen);
  });
}

/** A page that can run scripts before the app. */
type Preparable = Pick<Page, 'addInitScript'>;

/** How long the voice takes for any text that the test doesn't end itself (milliseconds). */
const BRIEFLY = 30;

/** Gives the browser one local voice. It appears late, and says each text until the test ends it. */
export const installVoice = (page: Preparable): Promise<void> => giveVoice(page, undefined);

/** Gives the browser one local voice that says each text in a moment, and lists it with the texts of the live region. */
export const installBriefVoice = (page: Preparable): Promise<void> => giveVoice(page, BRIEFLY);

async function giveVoice(page: Preparable, lasts: number | undefined): Promise<void> {
  await page.addInitScript(lasts => {
    class Utterance extends EventTarget {
      lang = '';
      voice = null;
      constructor(readonly text: string) {
        super();
      }
    }

    let now: Utterance | undefined;
    const over = (type: 'end' | 'error') => {
      const ended = now;
      now = undefined;
      ended?.dispatchEvent(new Event(type));
    };
    window.spoken = [];
    window.saying = () => now?.text ?? '';
    window.endSaying = () => over('end');

    class Synthesis extends EventTarget {
      readonly paused = false;
      private voices: object[] = [];
      constructor() {
        super();
        setTimeout(() => {
          this.voices = [{ name: 'Samantha', lang: 'en-US', default: true, localService: true }];
          this.dispatchEvent(new Event('voiceschanged'));
        });
      }
      getVoices() {
        return this.voices;
      }
      speak(utterance: Utterance) {
        now = utterance;
        const spoken = { text: utterance.text, sounding: window.isSounding?.() ?? false };
        window.spoken.push(spoken);
        utterance.dispatchEvent(new Event('start'));
        if (lasts === undefined) return;
        window.utterances.push(spoken);
        setTimeout(() => now === utterance && over('end'), lasts);
      }
      cancel() {
        over('error');
      }
      resume() {}
    }

    Object.defineProperty(window, 'speechSynthesis', { value: new Synthesis() });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, lasts);
}
