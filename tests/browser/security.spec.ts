import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

const ADDRESSES = ['/', '/triads', '/scales?view=patterns', '/keys?key=D-major', '/intervals', '/nowhere'];

/** Texts that would do harm if the page treated them as markup or code. */
const HOSTILE = [
  '<img src=x onerror="document.title=\'taken\'">',
  '"><script>document.title="taken"</script>',
  'javascript:document.title="taken"',
  '{{constructor.constructor("document.title=1")()}}',
];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The hashes a policy may name. */
const HASHES = /^'sha256-[\w+/]{43}='$/;

test('given the built page, when it is read, then it allows only files from its own folder, and what is built into it', {
  tag: '@fast',
}, async ({ page }) => {
  await page.goto('/');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const [scripts, styles] = ['script', 'style'].map(kind =>
    new RegExp(`${kind}-src 'self' ([^;]*)`).exec(policy ?? '')?.[1]?.split(' '),
  );
  for (const hashes of [scripts, styles]) {
    expect(hashes).not.toEqual([]);
    for (const hash of hashes ?? []) expect(hash).toMatch(HASHES);
  }
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${scripts?.join(' ')}`,
    `style-src 'self' ${styles?.join(' ')}`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types fretty-worker',
  ]);
});

test('given the preview server, when it sends the page, then its headers have the same policy and forbid framing', {
  tag: '@fast',
}, async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toContain('microphone=(self), midi=(self), screen-wake-lock=(self)');
});

test.describe('given its policy', () => {
  test.use({ expectedConsole: [/Content Security Policy|TrustedHTML|TrustedScript/i] });

  test('when something evaluates text or requests another host, then the browser refuses', {
    tag: '@fast',
  }, async ({ page }) => {
    await open(page, '/');
    const refused = await page.evaluate(async () => {
      const met = (run: () => unknown) => {
        try {
          run();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown';
        }
      };
      const violated: string[] = [];
      document.addEventListener('securitypolicyviolation', event => violated.push(event.effectiveDirective));
      const script = document.createElement('script');
      const results = {
        markup: met(() => {
          document.body.innerHTML = '<b>bold</b>';
        }),
        policy: met(() => window.trustedTypes?.createPolicy('other', {})),
        script: met(() => {
          script.textContent = 'document.title = "taken"';
        }),
        fetch: await fetch('http://other.example/').then(
          () => 'done',
          () => 'refused',
        ),
      };
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      await new Promise<void>(refused => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (effectiveDirective === 'style-src-elem') refused();
        });
        document.head.append(style);
      });
      return { ...results, violated: [...new Set(violated)].sort() };
    });
    expect(refused).toEqual({
      markup: 'TypeError',
      policy: 'TypeError',
      script: 'TypeError',
      fetch: 'refused',
      violated: ['connect-src', 'require-trusted-types-for', 'style-src-elem', 'trusted-types'],
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('given every screen, when its dialogs are opened and a quiz is started, then nothing violates the policy', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event =>
      console.error(`${event.effectiveDirective}: ${event.blockedURI} ${event.sourceFile}`),
    );
  });
  for (const address of ADDRESSES) {
    await open(page, address);
    for (const key of ['?', ',', 't', ':']) {
      await page.keyboard.press(key);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('q');
    await page.keyboard.press('p');
  }
});

for (const text of HOSTILE)
  test(`given ${text}, when it is typed or in the address, then it stays text`, {}, async ({ page }) => {
    const query = encodeURIComponent(text);
    for (const address of [`/?notes=${query}`, `/scales?key=${query}`, `/keys?key=${query}`, `/${query}`]) {
      await open(page, address);
      await expect(page).toHaveTitle(/ · Fretty$/);
    }
    await open(page, '/keys?view=quiz');
    await startQuiz(page);
    await page.getByRole('textbox', { name: 'Your answer' }).fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: 'Type a command' });
    await palette.fill(text);
    await expect(palette).toHaveValue(text);
    await expect(page).toHaveTitle(/ · Fretty$/);
    await expect(page.locator('img')).toHaveCount(0);
    // The one that is built into the page; the one after its picture goes with it.
    await expect(page.locator('script:not([src])')).toHaveCount(1);
  });

test.describe('given a chosen theme', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('when the page is loaded, then its first paint already has it', { tag: '@fast' }, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { theme: 'amber' } }));
    });
    // Without the app only the page itself remains: what is painted while the app is loading.
    await page.route('**/assets/*.js', route => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'amber');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 13, 6)');
  });
});

/** The texts of the inline scripts and styles of a page, and the hashes that its policy names. */
const inlineIn = (page: string) => ({
  texts: [...page.matchAll(/<(?:script|style)>(.*?)<\/(?:script|style)>/gs)].map(([, text = '']) => text),
  hashes: [...page.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash),
});

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('given the built files, when they are read, then each page and the header allow exactly the scripts and styles in the pages', {
  tag: '@fast',
}, async () => {
  const built = new URL('../../dist/', import.meta.url);
  const pages = (await readdir(built)).filter(name => name.endsWith('.html'));
  expect(pages).toContain('index.html');
  const header = await readFile(new URL('_headers', built), 'utf8');
  const all = new Set<string>();
  for (const page of pages) {
    const text = await readFile(new URL(page, built), 'utf8');
    expect(text, page).not.toMatch(/\son\w+=|\sstyle=|unsafe-/);
    expect(text, page).toContain('http-equiv="Content-Security-Policy"');
    const { texts, hashes } = inlineIn(text);
    expect(new Set(hashes), page).toEqual(new Set(texts.map(hashOf)));
    for (const each of texts) all.add(hashOf(each));
  }
  expect(new Set(inlineIn(header).hashes)).toEqual(all);
});

test.describe('given a page that someone has changed', () => {
  test.use({ expectedConsole: [/Content Security Policy/] });

  test('when another script and style are in it, then the browser refuses both, and Fretty starts', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        document.documentElement.dataset.refused = `${document.documentElement.dataset.refused ?? ''} ${effectiveDirective}`;
      });
    });
    await page.route('/', async route => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</head>',
        '<script>document.title="taken"</script><style>body{display:none}</style></head>',
      );
      await route.fulfill({ response, body });
    });
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-refused', / script-src-elem style-src-elem/);
    await expect(page).toHaveTitle('Notes · Fretty');
  });
});
