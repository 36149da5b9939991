import type { Page } from '@playwright/test';
import { installVoice, wantEyesFree } from './eyesFree.voice.ts';
import { startQuiz } from './startQuiz.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    awakeLocks: ReadonlySet<EventTarget>;
  }
}

/** Counts the locks that the page holds, in a browser that grants all of them or none. */
async function countLocks(page: Page, answer: 'grant' | 'refuse'): Promise<() => Promise<number>> {
  await page.addInitScript(answer => {
    const held = new Set<EventTarget>();
    const request = async () => {
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

test('given the drone, when it is turned on and off, then the screen stays awake that long', async ({
  page,
}) => {
  const locks = await countLocks(page, 'grant');
  await page.goto('/scales');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await locks()).toBe(0);

  await page.keyboard.press('Shift+H');
  await expect.poll(locks).toBe(1);
  await page.keyboard.press('Shift+H');
  await expect.poll(locks).toBe(0);
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
