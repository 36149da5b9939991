import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page, Traits } from '../../a11y/tasks/page.ts';
import { programOf } from './engines.ts';
import { type Front, openFront } from './front.ts';
import { type Found, look, type Query, type Wording } from './query.ts';
import { WebDriver } from './webdriver.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** How long one waits for something that is to come, and how long before one looks again (milliseconds). */
const PATIENCE = { within: 5000, every: 20 };

async function until(holds: () => Promise<boolean>, what: string, within = PATIENCE.within): Promise<void> {
  const since = performance.now();
  while (!(await holds())) {
    if (performance.now() - since > within) throw new Error(`never came: ${what}`);
    await wait(PATIENCE.every);
  }
}

function wordingOf(text: string | RegExp, exact = false): Wording {
  if (typeof text === 'string') return { how: exact ? 'whole' : 'part', text };
  return { how: 'pattern', text: text.source, flags: text.flags };
}

function roleQuery(role: string, { name, exact, ...states }: Traits = {}): Query {
  return name === undefined
    ? { by: 'role', role, states }
    : { by: 'role', role, name: wordingOf(name, exact), states };
}

const textQuery = (text: string | RegExp, exact?: boolean): Query => ({
  by: 'text',
  text: wordingOf(text, exact),
});

class DrivenLocator implements Locator {
  constructor(
    private readonly page: DrivenPage,
    readonly query: Query,
  ) {}

  private with(by: 'within' | 'and' | 'or' | 'having', other: Query): DrivenLocator {
    return new DrivenLocator(this.page, { by, one: this.query, other });
  }

  private look(attribute = ''): Promise<Found> {
    return this.page.evaluate(look, { query: this.query, attribute });
  }

  private async there(attribute?: string): Promise<Found> {
    let found = await this.look(attribute);
    await until(async () => {
      found = await this.look(attribute);
      return found.count > 0;
    }, JSON.stringify(this.query));
    return found;
  }

  getByRole(role: string, traits?: Traits): DrivenLocator {
    return this.with('within', roleQuery(role, traits));
  }

  getByText(text: string | RegExp, options?: { exact?: boolean }): DrivenLocator {
    return this.with('within', textQuery(text, options?.exact));
  }

  locator(css: string): DrivenLocator {
    return this.with('within', { by: 'css', css });
  }

  and(other: DrivenLocator): DrivenLocator {
    return this.with('and', other.query);
  }

  or(other: DrivenLocator): DrivenLocator {
    return this.with('or', other.query);
  }

  filter(options?: { has?: DrivenLocator }): DrivenLocator {
    return options?.has ? this.with('having', options.has.query) : this;
  }

  first(): DrivenLocator {
    return new DrivenLocator(this.page, { by: 'first', one: this.query });
  }

  async count(): Promise<number> {
    return (await this.look()).count;
  }

  async textContent(): Promise<string | null> {
    return (await this.there()).text;
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.there(name)).attribute;
  }

  async waitFor(options?: { timeout: number }): Promise<void> {
    await until(async () => (await this.look()).visible, JSON.stringify(this.query), options?.timeout);
  }
}

/** A page of a browser that is driven over WebDriver, as much as the tasks ask of one. */
export class DrivenPage implements Page {
  /** Starts a WebKit and shows it a site. */
  static async open(site: string): Promise<DrivenPage> {
    const [driver, screen] = [programOf('driver'), programOf('screen')];
    if (!driver || !screen) throw new Error('WebKit is not here: run it by `npm run test:browsers`.');
    return new DrivenPage(await WebDriver.start(driver, screen), await openFront(site));
  }

  readonly keyboard = { press: (key: string) => this.driver.press(key) };

  private constructor(
    private readonly driver: WebDriver,
    private readonly front: Front,
  ) {
    front.before = library;
  }

  async addInitScript<Arg>(script: unknown, arg?: Arg) {
    this.front.before += `;(${script})(${JSON.stringify(arg)});`;
    return { dispose: async () => {}, [Symbol.asyncDispose]: async () => {} };
  }

  async evaluate<R, Arg>(ask: string | ((arg: never) => R | Promise<R>), arg?: Arg): Promise<R> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${ask})(arguments[0])).then(value => done({ value }), error => done({ error: String(error) }));`;
    const { value, error } = await this.driver.run<{ value: R; error?: string }>(script, [arg]);
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async goto(address: string): Promise<void> {
    await this.driver.open(address.startsWith('/') ? this.front.url + address : address);
  }

  getByRole(role: string, traits?: Traits): DrivenLocator {
    return new DrivenLocator(this, roleQuery(role, traits));
  }

  getByText(text: string | RegExp, options?: { exact?: boolean }): DrivenLocator {
    return new DrivenLocator(this, textQuery(text, options?.exact));
  }

  locator(css: string): DrivenLocator {
    return new DrivenLocator(this, { by: 'css', css });
  }

  async waitForFunction(holds: () => boolean): Promise<void> {
    await until(() => this.evaluate(holds), String(holds));
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.resize(width, height);
  }

  /** Waits until nothing that the page asked for is on its way, and what came has been drawn. */
  async settled(): Promise<void> {
    const drawn = () =>
      this.evaluate(() => new Promise<void>(done => requestAnimationFrame(() => setTimeout(() => done()))));
    await drawn();
    if (this.front.underway() === 0) return;
    await until(async () => this.front.underway() === 0, 'an answer to all that was asked for');
    await drawn();
  }

  async close(): Promise<void> {
    await this.driver.close();
    await this.front.close();
  }
}
