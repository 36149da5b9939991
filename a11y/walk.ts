import type { Locator, Page } from 'playwright';
import type { World } from './world.ts';

/** Where one sees that a state is reached. */
export type Sight = (page: Page) => Locator;

/** One thing that the app can look like. */
export interface State {
  /** Unique within its walk. */
  readonly name: string;
  /** What is pressed to get here from the state before it; nothing where the address alone leads here. */
  readonly keys: readonly string[];
  readonly sees: Sight;
}

/** States that follow each other on one page, by keys alone. */
export interface Walk {
  /** Unique among all walks. */
  readonly name: string;
  readonly address: `/${string}`;
  /** What is different from the world in which most walks take place. */
  readonly world?: World;
  /** What the user has chosen before, by the ids of the preferences. */
  readonly preferences?: Readonly<Record<string, string>>;
  /** In CSS pixels. */
  readonly widths: readonly number[];
  readonly states: readonly State[];
}

/** As wide as a page must be able to get by with, and a common window. */
export const NARROW_AND_WIDE = [320, 1280];

/** For walks whose layout in between is another one still. */
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

/** Something that is there and has the focus. */
export const focused =
  (sight: Sight): Sight =>
  page =>
    sight(page).and(page.locator(':focus'));

/** The same keys, several times over. */
export const times = (count: number, ...keys: readonly string[]): readonly string[] =>
  Array.from({ length: count }, () => keys).flat();

const TAB_TO = 'Tab to ';

/** Presses Tab until the thing of a name has the focus. */
export const tabTo = (name: string): string => `${TAB_TO}${name}`;

/** More things to stop at than any page has. */
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
  throw new Error(`Tab never comes to ${name}`);
}

/** Does what the keys of a state say. */
export async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    if (key.startsWith(TAB_TO)) await pressTabUntil(page, key.slice(TAB_TO.length));
    else await page.keyboard.press(key);
}
