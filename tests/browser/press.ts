import type { CDPSession, Page } from 'playwright';

/** A press as a keyboard layout makes it: what is typed, and where the key sits on the board. */
export interface Press {
  readonly key: string;
  readonly code: string;
  readonly shift?: true;
  readonly altGraph?: true;
}

/** The codes of Windows' virtual keys, which Chromium fills `keyCode` and `which` from; 229 says that an input method has it. */
function virtualKey({ key, code }: Press): number {
  if (key === 'Process') return 229;
  const [latin = ''] = /^[a-z]$/i.test(key) ? [key] : code.replace(/^(Key|Digit)/, '');
  return latin.toUpperCase().charCodeAt(0);
}

const MODIFIERS = { ctrl: 2, alt: 1, shift: 8 };

/** A keyboard of any layout: real key events, with key and code given apart, which Playwright's own keyboard can't. */
export class Keyboard {
  static async of(page: Page): Promise<Keyboard> {
    return new Keyboard(await page.context().newCDPSession(page));
  }

  private constructor(readonly session: CDPSession) {}

  async down(press: Press, how: { readonly repeated: boolean } = { repeated: false }): Promise<void> {
    const { key, code, shift, altGraph } = press;
    const text = key.length === 1 ? { text: key, unmodifiedText: key } : {};
    await this.session.send('Input.dispatchKeyEvent', {
      type: key.length === 1 ? 'keyDown' : 'rawKeyDown',
      key,
      code,
      windowsVirtualKeyCode: virtualKey(press),
      autoRepeat: how.repeated,
      modifiers: (shift ? MODIFIERS.shift : 0) + (altGraph ? MODIFIERS.ctrl + MODIFIERS.alt : 0),
      ...text,
    });
  }

  async up(press: Press): Promise<void> {
    const { key, code } = press;
    await this.session.send('Input.dispatchKeyEvent', {
      type: 'keyUp',
      key,
      code,
      windowsVirtualKeyCode: virtualKey(press),
    });
  }

  async press(press: Press): Promise<void> {
    await this.down(press);
    await this.up(press);
  }

  /** Holds a key down until it has come a number of times. */
  async hold(press: Press, times: number): Promise<void> {
    for (let time = 0; time < times; time++) await this.down(press, { repeated: time > 0 });
    await this.up(press);
  }

  /** What an input method shows while one composes; the text stays open until it is committed. */
  async compose(text: string): Promise<void> {
    await this.session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }

  async commit(text: string): Promise<void> {
    await this.session.send('Input.insertText', { text });
  }
}
