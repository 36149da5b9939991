import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Lets the MIDI guitar send a message. */
    sendMidi: (bytes: readonly number[]) => void;
    /** Takes away what is listened to: the MIDI guitar, or the microphone of an audit. */
    unplug: () => void;
  }
}

export const NOTE_ON = 0x90;
export const NOTE_OFF = 0x80;

/** Gives the page a MIDI guitar: headless Chromium can't allow a real one. */
export async function plugIn(page: Pick<Page, 'addInitScript'>): Promise<void> {
  await page.addInitScript(() => {
    const input = { id: 'guitar', state: 'connected', onmidimessage: undefined as unknown };
    const access = { inputs: new Map([['guitar', input]]), onstatechange: undefined as unknown };
    Object.defineProperty(navigator, 'requestMIDIAccess', { value: async () => access });
    window.sendMidi = bytes => {
      const event = { data: Uint8Array.from(bytes), timeStamp: performance.now() };
      if (typeof input.onmidimessage === 'function') input.onmidimessage(event);
    };
    window.unplug = () => {
      input.state = 'disconnected';
      if (typeof access.onstatechange === 'function') access.onstatechange();
    };
  });
}

/** Lets the MIDI guitar send a message. */
export const send = (page: Pick<Page, 'evaluate'>, ...bytes: readonly number[]): Promise<void> =>
  page.evaluate(message => window.sendMidi(message), bytes);
