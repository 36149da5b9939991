import type { CDPSession, Page } from 'playwright';

/** A press on some keyboard layout: the character typed, and the key's position. */
export interface Press {
  readonly key: string;
  readonly code: string;
  readonly shift?: true;
  readonly altGraph?: true;
}

/** Windows virtual key codes, which Chromium reports as `keyCode` and `which`. 229 means that an input method has the key. */
function virtualKey({ key, code }: Press): number {
  if (key === 'Process') return 229;
  const [latin = ''] = /^[a-z]$/i.test(key) ? [key] : code.replace(/^(Key|Digit)/, '');
  return latin.toUpperCase().charCodeAt(0);
}

const MODIFIERS = { ctrl: 2, alt: 1, shift: 8 };

/** A keyboard of any layout. It sends real key events with separate key and code, which Playwright's keyboard can't. */
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

  /** Holds a key down until it has repeated a number of times. */
  async hold(press: Press, times: number): Promise<void> {
    for (let time = 0; time < times; time++) await this.down(press, { repeated: time > 0 });
    await this.up(press);
  }

  /** Shows a composition, like an input method. The text stays open until it is committed. */
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
