import type { Locator, Page } from './page.ts';

/**
 * The keys of a walk: known beforehand, set apart by blanks, or told one by one to someone who reads the page meanwhile.
 * What stands in parentheses is no key: it is the name of what one waits for to have the focus.
 */
export type Keys = string | ((page: Page) => AsyncGenerator<string, void>);

/** Something that the specification lets one do, and how it is done without a pointer. */
export interface Task {
  readonly name: string;
  /** Where `spec.md` describes it: the number of the section, and its part. */
  readonly spec: string;
  readonly address: string;
  readonly keys: Keys;
  /** How many keys it takes from a fresh load. */
  readonly most: number;
  /** What is seen at the end. */
  readonly ends: (page: Page) => Locator;
}

const splitKeys = (keys: string): readonly string[] => keys.match(/\([^)]+\)|\S+/g) ?? [];

/** The keys of a task, one by one. */
export async function* keysOf({ keys }: Task, page: Page): AsyncGenerator<string, void> {
  if (typeof keys === 'string') yield* splitKeys(keys);
  else yield* keys(page);
}

/**
 * A text as the keys that type it.
 *
 * @example typed('b flat') // 'b Space f l a t'
 */
export const typed = (text: string): string =>
  [...text].map(each => (each === ' ' ? 'Space' : each)).join(' ');

/**
 * A key pressed again and again.
 *
 * @example times(3, 'ArrowRight') // 'ArrowRight ArrowRight ArrowRight'
 */
export const times = (count: number, key: string): string =>
  Array.from({ length: count }, () => key).join(' ');

/** Presses Tab until something, or something within it, has the focus. */
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

/** Some keys, then Tab until something has the focus, then others. */
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

/** Whatever it is, once it has the focus. */
export const focused = (target: (page: Page) => Locator) => (page: Page) =>
  target(page).and(page.locator(':focus'));

/** A select that stands at an option. */
export const select = (name: string, option: string) => (page: Page) =>
  page
    .getByRole('combobox', { name, exact: true })
    .filter({ has: page.locator('option:checked').getByText(option, { exact: true }) });

/** The heading of a screen that one has come to. */
export const arrived = (title: string) =>
  focused((page: Page) => page.getByRole('heading', { level: 1, name: title, exact: true }));
