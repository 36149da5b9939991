import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import { bundled } from '../browser/probe.ts';
import { remember } from '../browser/remember.ts';
import { startQuiz } from '../browser/startQuiz.ts';
import type * as InPage from './guitarInPage.ts';

/** The global under which the page has the bundled guitar. */
declare const guitar: typeof InPage;

const entry = fileURLToPath(new URL('guitarInPage.ts', import.meta.url));

let script: Promise<string> | undefined;

/** Opens a page whose microphone hears a guitar in a room. */
async function openInRoom(page: Page, address: string): Promise<void> {
  script ??= bundled(entry, 'guitar');
  const content = await script;
  // Nobody hears the live region here.
  await remember(page, { readerPace: '0' });
  await page.addInitScript({ content: `${content}\nwindow.guitar = guitar;` });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => guitar.open());
}

const NOTES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'];

/** The open strings from the 1st to the 6th, as MIDI numbers. */
const OPEN_STRINGS = [64, 59, 55, 50, 45, 40];

/** The pitch of a question such as `Play C on string 5`, at the lower of its two frets or the higher one. */
function pitchOf(prompt: string, octave: number): number {
  const [, note = '', string = ''] = /^Play ([A-G]#?).* on string (\d)/.exec(prompt) ?? [];
  const open = OPEN_STRINGS[Number(string) - 1] ?? Number.NaN;
  return open + ((NOTES.indexOf(note) - open + 120) % 12) + 12 * octave;
}

interface Verdicts {
  /** Milliseconds from the start of a pluck to the paint of its verdict, where it was right. */
  readonly times: readonly number[];
  readonly wrong: number;
  readonly unheard: number;
}

const LISTENING = '● Listening to the microphone';

/** Plays what a drill on 24 frets asks, one question after the other. */
export async function verdictTimes(page: Page, site: string, plucks: number): Promise<Verdicts> {
  await openInRoom(page, `${site}?quiz=play-note&with=microphone&drill=on&length=endless&frets=24&pause=0`);
  await startQuiz(page);
  await expect(page.getByText(LISTENING)).toBeVisible();
  const prompt = page.getByText(/^Play .+ on string \d$/);
  const judged: InPage.Judged[] = [];
  let before: string | null = null;
  for (let pluck = 0; pluck < plucks; pluck += 1) {
    if (before !== null) await expect(prompt).not.toHaveText(before);
    await expect(page.getByText(/^Play it\./)).toBeVisible();
    before = await prompt.textContent();
    const midi = pitchOf(before ?? '', pluck % 2);
    judged.push(await page.evaluate(midi => guitar.judged(midi), midi));
    // A drill goes on by itself after a right answer only.
    if (judged.at(-1)?.verdict === 'none') await page.keyboard.press('/');
    if (judged.at(-1)?.verdict !== 'right') await page.keyboard.press('Enter');
  }
  const count = (verdict: InPage.Judged['verdict']) => judged.filter(each => each.verdict === verdict);
  return {
    times: count('right').map(({ time }) => time),
    wrong: count('wrong').length,
    unheard: count('none').length,
  };
}

/** For how long the processor's time is counted (seconds). */
const COUNTED = 10;

/** The low A string. */
const OPEN_A = 45;

/** The share of one processor that the page takes in the next seconds (percent). */
async function shareOf(page: Page, browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo
      .filter(({ type }) => type === 'renderer')
      .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const before = await spent();
  const begun = performance.now();
  await page.waitForTimeout(COUNTED * 1000); // It waits for nothing: this is the time that is measured.
  const share = (await spent()) - before;
  await session.detach();
  return (share / ((performance.now() - begun) / 1000)) * 100;
}

interface Shares {
  readonly quiet: number;
  readonly played: number;
}

/** What the tuner takes of a processor while it listens, less what the same page takes before, with the same room in it (percent). */
export async function listeningShares(page: Page, browser: Browser, site: string): Promise<Shares> {
  await openInRoom(page, `${site}tuner`);
  const pluck = () =>
    page.evaluate(([midi, times]) => guitar.pluckEverySecond(midi, times), [OPEN_A, COUNTED] as const);
  const floor = { quiet: await shareOf(page, browser), played: 0 };
  await pluck();
  floor.played = await shareOf(page, browser);
  await page.keyboard.press('Shift+L');
  await expect(page.getByText(LISTENING)).toBeVisible();
  const quiet = (await shareOf(page, browser)) - floor.quiet;
  await pluck();
  return { quiet, played: (await shareOf(page, browser)) - floor.played };
}
