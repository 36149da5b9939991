import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Lets the MIDI guitar send a message. */
    sendMidi: (bytes: readonly number[]) => void;
    /** When it sent the last one (milliseconds, on the page's clock). */
    sentAt: number;
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
    window.sentAt = 0;
    window.sendMidi = bytes => {
      window.sentAt = performance.now();
      const event = { data: Uint8Array.from(bytes), timeStamp: window.sentAt };
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

/** Strikes a note and damps it in the same moment: however busy the machine is, it never counts as held. */
export const touch = (page: Pick<Page, 'evaluate'>, midi: number): Promise<void> =>
  page.evaluate(
    messages => {
      for (const message of messages) window.sendMidi(message);
    },
    [
      [NOTE_ON, midi, 100],
      [NOTE_OFF, midi, 0],
    ],
  );

type Waiting = Pick<Page, 'evaluate'> & { waitForFunction(holds: () => boolean): Promise<unknown> };

/** Strikes a note and lets it ring, as late after the note before as the fastest hand: what comes sooner is still that one. */
export async function ring(page: Waiting, midi: number): Promise<void> {
  await page.waitForFunction(() => performance.now() > window.sentAt + 60);
  await send(page, NOTE_ON, midi, 100);
}

/** Strikes a note and damps it. */
export async function strike(page: Waiting, midi: number): Promise<void> {
  await ring(page, midi);
  await send(page, NOTE_OFF, midi, 0);
}
