import type { Browser, CDPSession } from '@playwright/test';
import { expect } from './test.ts';

/**
 * A tab that the browser can freeze. Playwright keeps its own pages in sight, and the browser freezes only what is hidden, so
 * this one is in a context that Playwright doesn't know.
 *
 * @see https://wicg.github.io/page-lifecycle/
 */
export class FreezableTab {
  static async open(browser: Browser, address: string, script: string): Promise<FreezableTab> {
    const session = await browser.newBrowserCDPSession();
    const { browserContextId } = await session.send('Target.createBrowserContext');
    const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const tab = new FreezableTab(session, sessionId, browserContextId);
    await tab.send('Page.enable');
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: script });
    await tab.send('Page.navigate', { url: address });
    return tab;
  }

  private sent = 0;
  private readonly waiting = new Map<number, (result: unknown) => void>();

  private constructor(
    private readonly session: CDPSession,
    private readonly sessionId: string,
    private readonly browserContextId: string,
  ) {
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message);
      this.waiting.get(id)?.(result);
      this.waiting.delete(id);
    });
  }

  private async send(method: string, params: object = {}): Promise<unknown> {
    this.sent += 1;
    const id = this.sent;
    const result = new Promise<unknown>(resolve => this.waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await this.session.send('Target.sendMessageToTarget', { sessionId: this.sessionId, message });
    return result;
  }

  /** The value of an expression in the page. */
  async read(expression: string): Promise<unknown> {
    const done = await this.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    return JSON.parse(JSON.stringify(done)).result?.value;
  }

  /** Waits until the page shows a text. */
  async expectText(text: RegExp): Promise<void> {
    await expect.poll(() => this.read('document.body?.innerText ?? ""')).toMatch(text);
  }

  async expectNoText(text: RegExp): Promise<void> {
    await expect.poll(() => this.read('document.body.innerText')).not.toMatch(text);
  }

  /** Presses a letter, or `Enter`. */
  async press(key: string): Promise<void> {
    const isLetter = key.length === 1;
    const code = isLetter ? `Key${key.toUpperCase()}` : key;
    const isUpper = isLetter && key !== key.toLowerCase();
    const common = { key, code, windowsVirtualKeyCode: isLetter ? key.toUpperCase().charCodeAt(0) : 13 };
    const modifiers = isUpper ? 8 : 0;
    const text = isLetter ? key : '\r';
    await this.send('Input.dispatchKeyEvent', { type: 'keyDown', ...common, modifiers, text });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...common, modifiers });
  }

  /** Hides the tab and freezes it. */
  async freeze(): Promise<void> {
    await this.send('Page.setWebLifecycleState', { state: 'frozen' });
  }

  /** Thaws the tab and shows it again. */
  async thaw(): Promise<void> {
    await this.send('Page.setWebLifecycleState', { state: 'active' });
    await this.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await expect.poll(() => this.read('document.visibilityState')).toBe('visible');
  }

  async close(): Promise<void> {
    await this.session.send('Target.disposeBrowserContext', { browserContextId: this.browserContextId });
    await this.session.detach();
  }
}
