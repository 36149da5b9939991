import type { Page } from '@playwright/test';
import { expect, keepTracks, testWith } from './microphone.ts';
import { remember } from './remember.ts';

declare global {
  interface Window {
    /** Lets the browser hand the microphone over. */
    allow: () => void;
    suspendAll: () => Promise<void>;
    letResume: () => void;
  }
}

const OPEN_A = 110;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const statusLine = (page: Page) => page.getByRole('contentinfo');
const keysWork = async (page: Page) => {
  await page.keyboard.press('l');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Notes', exact: true })).toBeVisible();
};

/** Opens the tuner of a page that keeps the tracks it is given. */
async function openTuner(page: Page): Promise<void> {
  await keepTracks(page);
  await page.goto('/tuner');
  await expect(page.getByRole('heading', { level: 1, name: 'Tuner' })).toBeVisible();
}

/** Lets the browser hand a microphone over only when `window.allow` is called. */
const keepAsking = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const allowed = new Promise<void>(settle => {
      window.allow = settle;
    });
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async wanted => {
      document.documentElement.dataset.asked = 'yes';
      await allowed;
      return ask(wanted);
    };
  });

/** Never lets the code of the worklet come. */
const holdBackCode = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    AudioWorklet.prototype.addModule = () => new Promise(() => {});
  });

/** Opens every context suspended, and keeps it so. */
const keepSuspended = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const Contexts = window.AudioContext;
    window.AudioContext = class extends Contexts {
      constructor(options?: AudioContextOptions) {
        super(options);
        void super.suspend();
      }
      override async resume() {}
    };
  });

/** Lets the page suspend the contexts that it opens as a system does: they can't be resumed meanwhile. */
const letSystemSuspend = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    let isHeld = false;
    const Contexts = window.AudioContext;
    window.AudioContext = class extends Contexts {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
      override async resume() {
        if (!isHeld) await super.resume();
      }
    };
    window.suspendAll = async () => {
      isHeld = true;
      for (const context of contexts) await context.suspend();
    };
    window.letResume = () => {
      isHeld = false;
    };
  });

const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const WAYS_OF_LEAVING: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'another screen is opened': keysWork,
  'it is stopped': page => page.keyboard.press('Shift+L'),
  'the tab is hidden': hide,
  'an address that doesn’t exist is opened': page =>
    page.evaluate(() => {
      window.history.pushState({ key: 'nowhere' }, '', '/nowhere');
      window.dispatchEvent(new PopStateEvent('popstate'));
    }),
};

/** Where a page that goes leaves the states of its tracks to the next one. */
const LEFT = 'tracks-left';

/** Reloads the page. Its listener comes after those of the app, so it sees the tracks as the page leaves them. */
async function reload(page: Page): Promise<void> {
  await page.evaluate(key => {
    window.addEventListener('pagehide', () => {
      sessionStorage.setItem(key, JSON.stringify(window.tracks.map(({ readyState }) => readyState)));
    });
  }, LEFT);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Tuner' })).toBeVisible();
}

/** The states of the tracks that the page has been given, after those that a page before it has left. */
const trackStates = (page: Page) =>
  page.evaluate((key): readonly string[] => {
    const left: readonly string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return [...left, ...window.tracks.map(({ readyState }) => readyState)];
  }, LEFT);

const hearing = testWith({ plays: [OPEN_A], answer: 'allow' });
const denied = testWith({ plays: [], answer: 'deny' });
const without = testWith({ plays: [], answer: 'no-device' });

hearing.describe('given a microphone that hears an open A', () => {
  hearing(
    'when the tuner listens, then it says the note, the string and that it is in tune; Stop Listening lets the microphone go',
    {},
    async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', request => fetched.push(new URL(request.url()).pathname));
      const ofListening = () => fetched.filter(path => /worklet|openListening/.test(path));
      await openTuner(page);
      expect(await trackStates(page)).toEqual([]);
      expect(ofListening()).toEqual([]);

      await page.keyboard.press('Shift+L');
      await expect(statusLine(page).getByText('● Listening to the microphone')).toBeVisible();
      const tuner = region(page, 'Tuner');
      await expect(tuner.getByText('A2', { exact: true }).first()).toBeVisible();
      await expect(tuner.getByText(/^[+−]?[0-3] cents?, in tune$/)).toBeVisible();
      await expect(tuner.getByText(/^string 5,/)).toBeVisible();
      await expect(region(page, 'Strings').getByText(/^[+−]?[0-3] cents?, in tune$/)).toBeVisible();
      // The note was heard as well, not just its pitch.
      await expect(statusLine(page).getByText(/^A2, [+−]?[0-3] cents?$/)).toBeVisible();
      expect(ofListening()).not.toEqual([]);
      expect(await trackStates(page)).toEqual(['live']);
      const settings = await page.evaluate(() => window.tracks[0]?.getSettings());
      expect(settings).toMatchObject({
        ...{ echoCancellation: false, noiseSuppression: false, autoGainControl: false },
      });

      await page.keyboard.press('Shift+L');
      await expect(statusLine(page).getByText('● Listening to the microphone')).toHaveCount(0);
      expect(await trackStates(page)).toEqual(['ended']);
    },
  );

  hearing(
    'when the browser changes its sound although it was asked not to, then one sentence says so',
    async ({ page }) => {
      await page.addInitScript(() => {
        MediaStreamTrack.prototype.getSettings = () => ({ noiseSuppression: true });
      });
      await openTuner(page);
      await page.keyboard.press('Shift+L');
      const altered = region(page, 'Tuner').getByText(/^This browser changes the sound of the microphone/);
      await expect(altered).toBeVisible();
    },
  );

  hearing('when another screen is opened, then the microphone is let go', async ({ page }) => {
    await openTuner(page);
    await page.keyboard.press('Shift+L');
    await expect(statusLine(page).getByText('● Listening to the microphone')).toBeVisible();
    await keysWork(page);
    expect(await trackStates(page)).toEqual(['ended']);
  });

  hearing('when two tabs listen, then both hear it, and each lets go of its own track', async ({ page }) => {
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await openTuner(tab);
      await tab.keyboard.press('Shift+L');
      await expect(region(tab, 'Tuner').getByText(/^[+−]?[0-3] cents?, in tune$/)).toBeVisible();
    }
    await other.keyboard.press('Shift+L');
    await expect(statusLine(other).getByText('● Listening to the microphone')).toHaveCount(0);
    expect(await trackStates(other)).toEqual(['ended']);
    expect(await trackStates(page)).toEqual(['live']);
    await page.keyboard.press('Shift+L');
    expect(await trackStates(page)).toEqual(['ended']);
  });

  hearing(
    'when the microphone goes while it listens, then one sentence says so and the keys go on working',
    async ({ page }) => {
      await openTuner(page);
      await page.keyboard.press('Shift+L');
      await expect(statusLine(page).getByText('● Listening to the microphone')).toBeVisible();
      await page.evaluate(() => window.tracks[0]?.dispatchEvent(new Event('ended')));
      await expect(region(page, 'Tuner').getByText(/^The microphone was disconnected/)).toBeVisible();
      await keysWork(page);
    },
  );
});

hearing.describe('given a microphone that is being opened', () => {
  for (const [way, leave] of Object.entries({ ...WAYS_OF_LEAVING, 'the page is reloaded': reload }))
    hearing(`when ${way} while its code is loading, then it is let go at once`, async ({ page }) => {
      await holdBackCode(page);
      await openTuner(page);
      await page.keyboard.press('Shift+L');
      await expect.poll(() => trackStates(page)).toEqual(['live']);
      await leave(page);
      expect(await trackStates(page)).toEqual(['ended']);
      await expect(statusLine(page).getByText(/microphone/)).toHaveCount(0);
    });

  for (const [way, leave] of Object.entries({ ...WAYS_OF_LEAVING, 'the page is reloaded': reload }))
    hearing(`when ${way} while its sound is suspended, then it is let go at once`, async ({ page }) => {
      await keepSuspended(page);
      await openTuner(page);
      await page.keyboard.press('Shift+L');
      await expect.poll(() => trackStates(page)).toEqual(['live']);
      await leave(page);
      expect(await trackStates(page)).toEqual(['ended']);
      await expect(statusLine(page).getByText(/microphone/)).toHaveCount(0);
    });

  for (const [way, leave] of Object.entries(WAYS_OF_LEAVING))
    hearing(`when ${way} while the browser asks, then it is let go as it arrives`, async ({ page }) => {
      await keepAsking(page);
      await openTuner(page);
      await page.keyboard.press('Shift+L');
      await expect(statusLine(page).getByText('Asking for the microphone …')).toBeVisible();
      // The line is there before the code that asks; left earlier, it never does.
      await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
      await leave(page);
      await page.evaluate(() => window.allow());
      await expect.poll(() => trackStates(page)).toEqual(['ended']);
      await expect(statusLine(page).getByText(/microphone/)).toHaveCount(0);
    });

  hearing(
    'when the page is reloaded while the browser asks, then neither page has a track or listens',
    async ({ page }) => {
      await keepAsking(page);
      await openTuner(page);
      await page.keyboard.press('Shift+L');
      await expect(statusLine(page).getByText('Asking for the microphone …')).toBeVisible();
      await reload(page);
      await page.evaluate(() => window.allow());
      expect(await trackStates(page)).toEqual([]);
      await expect(statusLine(page).getByText(/microphone/)).toHaveCount(0);
    },
  );

  hearing(
    'when the drill that wants it ends with its results, then it is let go at once',
    async ({ page }) => {
      await holdBackCode(page);
      await keepTracks(page);
      await page.goto('/?quiz=play-note&with=microphone&drill=on');
      await expect(page.getByRole('heading', { level: 1, name: 'Notes', exact: true })).toBeVisible();
      await page.keyboard.press('q');
      await expect.poll(() => trackStates(page)).toEqual(['live']);
      await page.keyboard.press('/');
      await page.keyboard.press('Shift+Q');
      await expect(page.getByRole('dialog', { name: 'Quiz Results' })).toBeVisible();
      expect(await trackStates(page)).toEqual(['ended']);
    },
  );

  hearing('when it is unplugged meanwhile, then it never says that it listens', async ({ page }) => {
    await holdBackCode(page);
    await openTuner(page);
    await page.keyboard.press('Shift+L');
    await expect.poll(() => trackStates(page)).toEqual(['live']);
    await page.evaluate(() => window.tracks[0]?.dispatchEvent(new Event('ended')));
    await expect(region(page, 'Tuner').getByText(/^The microphone was disconnected/)).toBeVisible();
    expect(await trackStates(page)).toEqual(['ended']);
  });
});

hearing.describe('given a system that suspends the sound of the tuner while it listens', () => {
  hearing('when it lets it resume, then it listens again, and the line says so', async ({ page }) => {
    await letSystemSuspend(page);
    await openTuner(page);
    await page.keyboard.press('Shift+L');
    await expect(statusLine(page).getByText('● Listening to the microphone')).toBeVisible();
    await page.evaluate(() => window.suspendAll());
    await expect(
      statusLine(page).getByText('The system has interrupted the microphone; waiting for it …'),
    ).toBeVisible();
    await expect(statusLine(page).getByText('● Listening to the microphone')).toHaveCount(0);
    await page.evaluate(() => window.letResume());
    await expect(statusLine(page).getByText('● Listening to the microphone')).toBeVisible();
    expect(await trackStates(page)).toEqual(['live']);
  });

  for (const [way, leave] of Object.entries({ ...WAYS_OF_LEAVING, 'the page is reloaded': reload }))
    hearing(`when ${way} meanwhile, then the microphone is let go at once`, async ({ page }) => {
      await letSystemSuspend(page);
      await openTuner(page);
      await page.keyboard.press('Shift+L');
      await expect(statusLine(page).getByText('● Listening to the microphone')).toBeVisible();
      await page.evaluate(() => window.suspendAll());
      await leave(page);
      expect(await trackStates(page)).toEqual(['ended']);
    });
});

hearing.describe('given a host that forbids the microphone', () => {
  // Chromium says so as well.
  hearing.use({ expectedConsole: [/Permissions policy violation: microphone/] });

  hearing(
    'when the tuner listens, then one sentence says so and the keys go on working',
    async ({ page }) => {
      await page.route('**/tuner', async route => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'permissions-policy': 'microphone=(), midi=()' };
        await route.fulfill({ response, headers });
      });
      await openTuner(page);
      await page.keyboard.press('Shift+L');
      await expect(region(page, 'Tuner').getByText(/^The site that hosts Fretty forbids/)).toBeVisible();
      await keysWork(page);
    },
  );
});

denied.describe('given a user who doesn’t allow the microphone', () => {
  denied('when the tuner listens, then one sentence says so and the keys go on working', async ({ page }) => {
    await openTuner(page);
    await page.keyboard.press('Shift+L');
    await expect(region(page, 'Tuner').getByText(/^The microphone wasn't allowed/)).toBeVisible();
    await keysWork(page);
  });
});

without.describe('given a machine without a microphone', () => {
  without(
    'when the tuner listens, then one sentence says so and the keys go on working',
    async ({ page }) => {
      await openTuner(page);
      await page.keyboard.press('Shift+L');
      await expect(region(page, 'Tuner').getByText(/^No microphone found/)).toBeVisible();
      await keysWork(page);
    },
  );
});

const flat = testWith({ plays: [109], answer: 'allow' });

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  flat(
    `given a flat string at ${width} × ${height}, when it is heard, then what to do, needle, string and level are seen without scrolling`,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openTuner(page);
      const tuner = region(page, 'Tuner');
      await tuner.getByRole('button', { name: 'Listen', exact: true }).click();
      const advice = tuner.getByText('Too low: tighten', { exact: true });
      await expect(advice).toBeInViewport({ ratio: 1 });
      const size = await advice.evaluate(each => Number.parseFloat(getComputedStyle(each).fontSize));
      expect(size).toBeGreaterThan(24);
      for (const drawing of await tuner.locator('svg').all())
        await expect(drawing).toBeInViewport({ ratio: 1 });
      await expect(tuner.getByText(/^Level /)).toBeInViewport({ ratio: 1 });
      await expect(tuner.getByRole('button', { name: 'Stop Listening' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    },
  );

const lowE = testWith({
  plays: Array.from({ length: 12 }, () => 440 * 2 ** ((40 - 69) / 12)),
  ringing: { from: 3, every: 1.2 },
  answer: 'allow',
});

lowE(
  'given Next by Playing Twice, when the open lowest string is plucked again and again, then it answers, and two more plucks go on, without a key',
  async ({ page }) => {
    await remember(page, { goesOnByNote: 'on', readerPace: '0' });
    await page.goto('/?quiz=play-note&with=microphone&strings=6');
    await expect(page.getByRole('heading', { level: 1, name: 'Notes', exact: true })).toBeVisible();
    await page.keyboard.press('q');
    await expect(page.getByText('Play any note twice to go on, or press Enter.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Question 3 of 12', exact: true })).toBeVisible({
      timeout: 60_000,
    });
  },
);
