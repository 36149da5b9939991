import { type BrowserContext, test as base, expect } from '@playwright/test';
import { EXPERIENCED_LEARNER } from '../learners.ts';

interface Options {
  /** Console errors that a test provokes on purpose: `test.use({ expectedConsole: [/quota/] })`. */
  expectedConsole: RegExp[];
  /** A first visit is shown where to start, and a first round is easy: most tests are about learners who have been here. */
  visitor: 'experienced' | 'new';
}

interface Guards {
  /** Fails the test if a page logged an error or contacted another host. */
  calm: undefined;
}

/** Playwright's `test`, with a guard on every page that a test opens, in any context. */
export const test = base.extend<Options & Guards>({
  expectedConsole: [[], { option: true }],
  visitor: ['experienced', { option: true }],
  calm: [
    async ({ browser, baseURL, expectedConsole, visitor }, use) => {
      const complaints: string[] = [];
      const guard = (context: BrowserContext) => {
        watch(context, baseURL, text => complaints.push(text));
        if (visitor === 'experienced') void remember(context);
      };
      browser.on('context', guard);
      await use(undefined);
      browser.off('context', guard);
      const unexpected = complaints.filter(text => !expectedConsole.some(expected => expected.test(text)));
      expect(unexpected, 'errors on the page, and requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

/** Stores in each page that its user has been here. */
const remember = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(({ name, record }) => {
    try {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, record);
    } catch {
      // A test has blocked storage.
    }
  }, EXPERIENCED_LEARNER);

function watch(context: BrowserContext, baseURL: string | undefined, complain: (text: string) => void): void {
  context.on('console', message => {
    if (message.type() === 'error') complain(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', webError => complain(`page: ${webError.error().message}`));
  context.on('request', request => {
    if (leaves(request.url(), baseURL)) complain(`request: ${request.url()}`);
  });
}

/** `data:` and `blob:` addresses make no request. */
function leaves(address: string, baseURL: string | undefined): boolean {
  const { protocol, origin } = new URL(address);
  return protocol.startsWith('http') && origin !== (baseURL && new URL(baseURL).origin);
}

export { expect };
