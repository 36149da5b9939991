import type { Locator, Page } from 'playwright';
import { NOTE_ON, send, touch } from '../tests/browser/midiGuitar.ts';
import { startQuiz } from '../tests/browser/startQuiz.ts';
import type { World } from './world.ts';

/** What is visible once a state is reached. */
export type Sight = (page: Page) => Locator;

/** One state of the app. */
export interface State {
  /** Unique within its walk. */
  readonly name: string;
  /** The keys that lead here from the state before, and what is played in between. Empty if the address is enough. */
  readonly keys: readonly string[];
  readonly sees: Sight;
}

/** A series of states on one page, reached by keyboard, and on an instrument where it answers. */
export interface Walk {
  /** Unique among all walks. */
  readonly name: string;
  readonly address: `/${string}`;
  /** What is different from the usual environment. */
  readonly world?: World;
  /** Stored preferences, by id. */
  readonly preferences?: Readonly<Record<string, string>>;
  /** In CSS pixels. */
  readonly widths: readonly number[];
  readonly states: readonly State[];
  /** Left out of `npm test`, since others are much like it. */
  readonly isLong?: true;
}

/** The narrowest width that a page must support, and a common desktop width. */
export const NARROW_AND_WIDE = [320, 1280];

/** For walks with yet another layout in between. */
export const EVERY_WIDTH = [320, 768, 1280];

export const text =
  (seen: RegExp): Sight =>
  page =>
    page.getByText(seen).first();

export const heading =
  (name: string): Sight =>
  page =>
    page.getByRole('heading', { level: 1, name, exact: true });

export const dialog =
  (name: string): Sight =>
  page =>
    page.getByRole('dialog', { name, exact: true });

export const button =
  (name: string): Sight =>
  page =>
    page.getByRole('button', { name, exact: true });

export const choice =
  (name: string | RegExp): Sight =>
  page =>
    page.getByRole('radio', { name, exact: true, checked: true });

export const grid =
  (name: string): Sight =>
  page =>
    page.getByRole('grid', { name, exact: true });

/** The same element, once it has the focus. */
export const focused =
  (sight: Sight): Sight =>
  page =>
    sight(page).and(page.locator(':focus'));

/** The same keys several times. */
export const times = (count: number, ...keys: readonly string[]): readonly string[] =>
  Array.from({ length: count }, () => keys).flat();

/** Presses Tab until the element with this name has the focus. */
export const tabTo = (name: string): string => `Tab to ${name}`;

/** More Tab stops than any page has. */
const STOPS = 80;

async function pressTabUntil(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const { activeElement: focused } = document;
      if (focused instanceof HTMLInputElement) return focused.ariaLabel ?? focused.labels?.[0]?.textContent;
      return focused?.ariaLabel ?? focused?.textContent;
    });
    if (here === name) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

/** Strikes a note of the MIDI guitar and damps it at once: it is heard, but doesn't hold. */
export const play = (midi: number): string => `Play ${midi}`;

/** Strikes a note of the MIDI guitar and lets it ring. */
export const hold = (midi: number): string => `Hold ${midi}`;

/** Waits until a button is there: the answers are read late. */
export const whenOffered = (name: string): string => `Wait for ${name}`;

/** Takes away the MIDI guitar or the microphone. */
export const UNPLUG = 'Unplug';

/** What is done in place of a key. */
const DEEDS: readonly (readonly [deed: RegExp, run: (page: Page, on: string) => Promise<unknown>])[] = [
  [/^Tab to (.+)$/, pressTabUntil],
  [/^Wait for (.+)$/, (page, name) => page.getByRole('button', { name, exact: true }).waitFor()],
  [
    /^Play (\d+)$/,
    async (page, midi) => {
      await canBePlayed(page);
      await touch(page, Number(midi));
    },
  ],
  [/^Hold (\d+)$/, (page, midi) => strike(page, Number(midi))],
  [/^(Unplug)$/, page => page.evaluate(() => window.unplug())],
];

const canBePlayed = (page: Page): Promise<void> => page.getByText(/^Play it\. /).waitFor();

/** Strikes a note once the question can be answered by playing. */
async function strike(page: Page, midi: number): Promise<void> {
  await canBePlayed(page);
  await send(page, NOTE_ON, midi, 100);
}

const isPaletteOpen = (page: Page): Promise<boolean> =>
  page.getByRole('combobox', { name: 'Type a command' }).isVisible();

async function pressKey(page: Page, key: string): Promise<void> {
  if (key === 'q' && !(await isPaletteOpen(page))) await startQuiz(page);
  else await page.keyboard.press(key);
}

/** Presses the keys of a state. */
export async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const [deed] = DEEDS.flatMap(([names, run]) => {
      const on = names.exec(key)?.[1];
      return on === undefined ? [] : [() => run(page, on)];
    });
    await (deed ? deed() : pressKey(page, key));
  }
}
