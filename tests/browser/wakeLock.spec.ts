import type { Page } from '@playwright/test';
import { installVoice, wantEyesFree } from './eyesFree.voice.ts';
import { testWith } from './microphone.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    awakeLocks: ReadonlySet<EventTarget>;
    /** Takes all locks back, as a browser does with a page that is hidden, and a system whose battery is low. */
    takeLocks: () => void;
    /** How often the page has asked. */
    asked: number;
  }
}

/** Counts the locks that the page holds, in a browser that grants all of them or none. */
async function countLocks(page: Page, answer: 'grant' | 'refuse'): Promise<() => Promise<number>> {
  await page.addInitScript(answer => {
    const held = new Set<EventTarget>();
    window.asked = 0;
    window.takeLocks = () => {
      for (const lock of held) {
        held.delete(lock);
        lock.dispatchEvent(new Event('release'));
      }
    };
    const request = async () => {
      window.asked += 1;
      if (answer === 'refuse') throw new DOMException('The battery is low.', 'NotAllowedError');
      const lock = new EventTarget();
      held.add(lock);
      return Object.assign(lock, { release: async () => void held.delete(lock) });
    };
    window.awakeLocks = held;
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  }, answer);
  return () => page.evaluate(() => window.awakeLocks.size);
}

const hearing = testWith({ plays: [110], answer: 'allow' });

for (const [name, address, key] of [
  ['the drone', '/scales', 'Shift+H'],
  ['the metronome', '/scales', 'Shift+M'],
  ['listening', '/tuner', 'Shift+L'],
] as const)
  hearing(
    `given ${name}, when it is turned on and off, then the screen stays awake that long`,
    async ({ page }) => {
      const locks = await countLocks(page, 'grant');
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await locks()).toBe(0);

      await page.keyboard.press(key);
      await expect.poll(locks).toBe(1);
      await page.keyboard.press(key);
      await expect.poll(locks).toBe(0);
    },
  );

const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate(isHidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('given a screen that is kept awake, when the page is hidden and shown again, then the lock is lost and asked for again', async ({
  page,
}) => {
  const locks = await countLocks(page, 'grant');
  await page.goto('/scales');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift+H');
  await expect.poll(locks).toBe(1);

  await page.evaluate(() => window.takeLocks());
  await hide(page, true);
  expect(await locks()).toBe(0);
  await hide(page, false);
  await expect.poll(locks).toBe(1);
  await page.keyboard.press('Shift+H');
  await expect.poll(locks).toBe(0);
});

test('given a screen that is kept awake, when the system takes the lock while it is shown, then nothing is said or asked again, and the drone sounds on', async ({
  page,
}) => {
  const locks = await countLocks(page, 'grant');
  await page.goto('/scales');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift+H');
  await expect.poll(locks).toBe(1);

  await page.evaluate(() => window.takeLocks());
  await page.keyboard.press('o');
  await expect(page.getByRole('switch', { name: 'Drone' })).toBeChecked();
  await expect(page.getByText(/awake|battery/i)).toHaveCount(0);
  expect(await page.evaluate(() => window.asked)).toBe(1);
  await page.keyboard.press('Shift+H');
  await page.keyboard.press('Shift+H');
  await expect.poll(locks).toBe(1);
});

test('given an eyes-free quiz, when it is started and left, then the screen stays awake that long', async ({
  page,
}) => {
  const locks = await countLocks(page, 'grant');
  await installVoice(page);
  await wantEyesFree(page);
  await page.goto('/?quiz=name-note');
  await startQuiz(page);
  await expect.poll(locks).toBe(1);
  await page.keyboard.press('Shift+Q');
  await expect.poll(locks).toBe(0);
});

test('given a browser that refuses, when the drone is turned on, then it sounds all the same, and nothing is said', async ({
  page,
}) => {
  await countLocks(page, 'refuse');
  await page.goto('/scales');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Shift+H');
  await expect(page.getByRole('switch', { name: 'Drone' })).toBeChecked();
  await expect(page.getByText(/awake|battery/i)).toHaveCount(0);
});
