import type { Locator, Page } from './page.ts';

/**
 * The keys of a task: fixed and separated by spaces, or generated one by one while reading the page. A name in parentheses
 * after a key isn't a key: it means to wait until the element with that name has the focus.
 */
export type Keys = string | ((page: Page) => AsyncGenerator<string, void>);

/** Something that the specification lets the user do, and how to do it by keyboard. */
export interface Task {
  readonly name: string;
  /** Where `spec.md` describes it: the section number and the part. */
  readonly spec: string;
  readonly address: string;
  readonly keys: Keys;
  /** The exact number of keys it takes from a fresh load. */
  readonly most: number;
  /** What is visible at the end. */
  readonly ends: (page: Page) => Locator;
}

const splitKeys = (keys: string): readonly string[] => keys.match(/\S+(?: \([^)]+\))?/g) ?? [];

/** The keys of a task, one by one. */
export async function* keysOf({ keys }: Task, page: Page): AsyncGenerator<string, void> {
  if (typeof keys === 'string') yield* splitKeys(keys);
  else yield* keys(page);
}

/**
 * The keys that type a text.
 *
 * @example typed('b flat') // 'b Space f l a t'
 */
export const typed = (text: string): string =>
  [...text].map(each => (each === ' ' ? 'Space' : each)).join(' ');

/**
 * A key pressed several times.
 *
 * @example times(3, 'ArrowRight') // 'ArrowRight ArrowRight ArrowRight'
 */
export const times = (count: number, key: string): string =>
  Array.from({ length: count }, () => key).join(' ');

/** Tab, until the target or something in it has the focus. */
export async function* tabsTo(page: Page, target: Locator): AsyncGenerator<string, void> {
  const focus = page.locator(':focus');
  do yield 'Tab';
  while (
    (await target
      .and(focus)
      .or(target.filter({ has: focus }))
      .count()) === 0
  );
}

/** Some keys, then Tab until the target has the focus, then more keys. */
export const byTab = (before: string, target: (page: Page) => Locator, after = ''): Keys =>
  async function* (page) {
    yield* splitKeys(before);
    yield* tabsTo(page, target(page));
    yield* splitKeys(after);
  };

export const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
export const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name, exact: true });
export const radio = (name: string) => (page: Page) =>
  page.getByRole('radio', { name, exact: true, checked: true });
export const cell = (name: string) => (page: Page) =>
  page.getByRole('gridcell', { name, exact: true }).first();
export const text = (shown: string | RegExp) => (page: Page) =>
  page.getByText(shown, { exact: true }).first();

/** The target, once it has the focus. */
export const focused = (target: (page: Page) => Locator) => (page: Page) =>
  target(page).and(page.locator(':focus'));

/** A select with an option chosen. */
export const select = (name: string, option: string) => (page: Page) =>
  page
    .getByRole('combobox', { name, exact: true })
    .filter({ has: page.locator('option:checked').getByText(option, { exact: true }) });

/** The heading of the screen just opened, which then has the focus. */
export const arrived = (title: string) =>
  focused((page: Page) => page.getByRole('heading', { level: 1, name: title, exact: true }));
