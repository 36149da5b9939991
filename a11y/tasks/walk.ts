import type { Page as PlaywrightPage, Request } from 'playwright';
import { installBriefVoice } from '../../tests/browser/eyesFree.voice.ts';
import { recordSpeech, speedUpAudio } from '../../tests/browser/intervals.audio.ts';
import { plugIn } from '../../tests/browser/midiGuitar.ts';
import { storeAnswers, yearOfAnswers } from '../../tests/browser/storedYear.ts';
import { expect } from '../../tests/browser/test.ts';
import { EXPERIENCED_LEARNER } from '../../tests/learners.ts';
import { focusProblems, focusSeen } from '../focus.ts';
import type { Page } from './page.ts';
import { keysOf, type Task } from './task.ts';

/** Polling intervals (milliseconds). They are short because a task is many short waits. */
const OFTEN = [10, 10, 20, 50];

/** Called after each key. Returns what is wrong with what was heard. */
export type Listener = (key: string) => Promise<readonly string[]>;

/** Makes every load a fresh one, by someone who has been here or for the first time, random choices the same each time, and sounds short. There is a voice for eyes-free quizzes, a MIDI guitar, and a microphone that isn't allowed. */
export async function prepare(page: Page, visitor: 'experienced' | 'new'): Promise<void> {
  const learner = visitor === 'experienced' ? EXPERIENCED_LEARNER : undefined;
  await page.addInitScript(known => {
    if (location.protocol.startsWith('http')) {
      localStorage.clear();
      if (known) localStorage.setItem(known.name, known.record);
      // A task may leave a quiz open, which isn't lost for the next one: it begins in a new tab.
      sessionStorage.clear();
      // Without a round before it, none is compared: times differ from run to run.
      indexedDB.deleteDatabase('fretty');
    }
    // Mulberry32: https://github.com/bryc/code/blob/master/jshash/PRNGs.md
    // With this seed, the first questions are the ones the tasks count their keys for.
    let state = 1_831_565_820;
    Math.random = () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }, learner);
  await speedUpAudio(page, 40);
  await recordSpeech(page);
  await installBriefVoice(page);
  await plugIn(page);
  await page.addInitScript(() => {
    const getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  });
}

/** The day on which a year of practice ends, so that every transcript has the same dates (milliseconds since 1970). */
const LAST_DAY = Date.UTC(2026, 10, 22, 12);

/** Gives every load a year of answers, and always the same time. */
export async function practiceForAYear(page: PlaywrightPage): Promise<void> {
  await page.addInitScript(now => {
    Date.now = () => now;
  }, LAST_DAY);
  await storeAnswers(page, yearOfAnswers(LAST_DAY));
}

/**
 * Returns a function that waits until all requests have finished and their results are rendered. A dialog's code is only
 * fetched when it is first needed, and a user would wait for it too.
 */
export function watchLoading(page: PlaywrightPage): () => Promise<void> {
  const underway = new Set<Request>();
  page.on('request', request => underway.add(request));
  page.on('requestfinished', request => underway.delete(request));
  page.on('requestfailed', request => underway.delete(request));
  // After a navigation, the old page's requests never finish.
  page.on('framenavigated', () => underway.clear());
  // Code that has come still has to run, and a quiz takes no keys until its first question is drawn.
  const idle = () => page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 2000 })));
  const drawn = async () => {
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));
    await idle();
  };
  return async () => {
    await drawn();
    if (underway.size === 0) return;
    await expect.poll(() => underway.size, { intervals: OFTEN }).toBe(0);
    await drawn();
  };
}

async function problemsOf(page: Page): Promise<readonly string[]> {
  const [seen, width] = await Promise.all([
    focusSeen(page),
    page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ]);
  return [...focusProblems(seen), ...(width > 0 ? [`the page is ${width} px wider than the window`] : [])];
}

/** The problems that remain after the page has had time to settle. */
async function standing(page: Page): Promise<readonly string[]> {
  let problems = await problemsOf(page);
  if (problems.length === 0) return problems;
  await expect
    .poll(
      async () => {
        problems = await problemsOf(page);
        return problems;
      },
      { intervals: OFTEN, timeout: 2000 },
    )
    .toEqual([])
    .catch(() => {});
  return problems;
}

/** Does a task from a fresh load, and returns what went wrong, one sentence each. */
export async function walk(
  page: Page,
  task: Task,
  settled: () => Promise<void>,
  listen: Listener = async () => [],
): Promise<readonly string[]> {
  // Going to the same address would be a reload, which keeps the page's history state.
  await page.goto('about:blank');
  await page.goto(task.address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled();
  const problems: string[] = [];
  let pressed = 0;
  for await (const step of keysOf(task, page)) {
    const [, key = step, awaited] = /^(\S+) \((.+)\)$/.exec(step) ?? [];
    if (pressed === task.most) {
      problems.push(`takes more than ${task.most} keys`);
      break;
    }
    await page.keyboard.press(key);
    pressed += 1;
    await settled();
    if (awaited !== undefined)
      await expect.poll(async () => (await focusSeen(page)).name, { intervals: OFTEN }).toBe(awaited);
    const found = [...(await standing(page)), ...(await listen(key))];
    problems.push(...found.map(each => `key ${pressed} (${key}): ${each}`));
  }
  const ended = await task
    .ends(page)
    .waitFor({ timeout: 20_000 })
    .then(
      () => [],
      () => ['its goal is not visible at the end'],
    );
  if (pressed < task.most) problems.push(`takes ${pressed} keys, not ${task.most}`);
  return [...problems, ...ended].map(each => `${task.name}: ${each}`);
}
