import type { Page as PlaywrightPage } from 'playwright';

type Role = Parameters<PlaywrightPage['getByRole']>[0];

/** What tells an element from others with the same role. */
export type Traits = Pick<
  NonNullable<Parameters<PlaywrightPage['getByRole']>[1]>,
  'name' | 'exact' | 'level' | 'checked' | 'pressed' | 'selected' | 'disabled'
>;

interface Finder {
  getByRole(role: Role, traits?: Traits): Locator;
  getByText(text: string | RegExp, options?: { exact?: boolean }): Locator;
}

/** The part of Playwright's `Locator` that the tasks use. */
export interface Locator extends Finder {
  locator(css: string): Locator;
  and(other: Locator): Locator;
  or(other: Locator): Locator;
  filter(options?: { has?: Locator }): Locator;
  first(): Locator;
  count(): Promise<number>;
  textContent(): Promise<string | null>;
  getAttribute(name: string): Promise<string | null>;
  waitFor(options?: { timeout: number }): Promise<void>;
}

/** The part of Playwright's `Page` that the tasks use, so that other drivers can run them too. */
export interface Page extends Finder, Pick<PlaywrightPage, 'addInitScript' | 'evaluate'> {
  readonly keyboard: { press(key: string): Promise<void> };
  goto(address: string): Promise<unknown>;
  locator(css: string): Locator;
  waitForFunction(holds: () => boolean): Promise<unknown>;
}
