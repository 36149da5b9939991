import type { Page as PlaywrightPage } from 'playwright';

type Role = Parameters<PlaywrightPage['getByRole']>[0];

/** What sets one thing apart from others of its role. */
export type Traits = Pick<
  NonNullable<Parameters<PlaywrightPage['getByRole']>[1]>,
  'name' | 'exact' | 'level' | 'checked' | 'pressed' | 'selected' | 'disabled'
>;

interface Finder {
  getByRole(role: Role, traits?: Traits): Locator;
  getByText(text: string | RegExp, options?: { exact?: boolean }): Locator;
}

/** As much of Playwright's `Locator` as the tasks ask of it. */
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

/** As much of Playwright's `Page` as the tasks ask of it, so that another driver can walk them too. */
export interface Page extends Finder, Pick<PlaywrightPage, 'addInitScript' | 'evaluate'> {
  readonly keyboard: { press(key: string): Promise<void> };
  goto(address: string): Promise<unknown>;
  locator(css: string): Locator;
  waitForFunction(holds: () => boolean): Promise<unknown>;
}
