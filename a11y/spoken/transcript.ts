import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { Task } from '../tasks/task.ts';
import type { Listener } from '../tasks/walk.ts';
import { Ear } from './heard.ts';

/** If set, tasks that are heard differently are recorded again from there on. Otherwise what is heard must match to the letter. */
const REWRITES = process.env.UPDATE_SPOKEN === '1';

const HOW_TO =
  'if this is intended, record the transcripts again: UPDATE_SPOKEN=1 npm run test:full -- browser';

const ABOUT = `What is heard after each key of each task. In brackets: the key. Then the focused element as the browser's accessibility
tree describes it, after the names of the containers just entered. Indented: what the live region says. Times appear as
"… s", and answers per minute as "…". To record again: UPDATE_SPOKEN=1 npm run test:full -- browser. Then read the diff.
`;

/** How long what was recorded may take to be heard again (milliseconds). While recording, most of it never will be. */
const PATIENCE = REWRITES ? 2000 : 10_000;

/**
 * Longer than the live region's delay (milliseconds). After a large part of the page has been redrawn that is 700; only
 * a recording has to wait so long, since a comparison knows which text to expect.
 */
const QUIET = REWRITES ? 900 : 200;

const fileOf = (screen: string) => fileURLToPath(new URL(`${screen}.txt`, import.meta.url));

/** What is heard after one key. */
const block = (key: string, focus: string, live: readonly string[]): string =>
  [`[${key}] ${focus}`, ...live.map(text => `    ${text}`)].join('\n');

const equals = (text: string, wanted: string): boolean => text === wanted;

/** Whether the rest of what is wanted may still be heard: a task may end with what is played, after its last key. */
const begins = (text: string, wanted: string): boolean =>
  equals(text, wanted) || wanted.startsWith(`${text}\n`);

function sectionsIn(text: string): ReadonlyMap<string, readonly string[]> {
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map(section => {
      const [name = '', ...lines] = section.trimEnd().split('\n');
      return [name, lines.join('\n').split(/\n(?=\[)/)];
    }),
  );
}

/** What is heard on a screen, compared with its file; differences are recorded to it or reported. */
export class Transcript {
  /** Whether differences are recorded. */
  static readonly isRewriting = REWRITES;

  readonly #screen: string;
  readonly #page: Page;
  readonly #ear: Ear;
  readonly #expected: ReadonlyMap<string, readonly string[]>;
  readonly #heard = new Map<string, string[]>();

  private constructor(screen: string, page: Page, ear: Ear) {
    this.#screen = screen;
    this.#page = page;
    this.#ear = ear;
    const file = fileOf(screen);
    this.#expected = sectionsIn(existsSync(file) ? readFileSync(file, 'utf8') : '');
  }

  static async of(screen: string, page: Page): Promise<Transcript> {
    return new Transcript(screen, page, await Ear.on(page));
  }

  /** Returns the listener for a task; call it right after the page is loaded. */
  listenTo({ name }: Task): Listener {
    this.#ear.forget();
    const heard: string[] = [];
    this.#heard.set(name, heard);
    const expected = this.#expected.get(name) ?? [];
    let told = 0;
    let differs = false;
    return async key => {
      const now = async () => {
        const { text, keep } = await this.#ear.focus();
        const live = await this.#ear.live();
        return { text: block(key, text, live.slice(told)), keep, told: live.length };
      };
      const wanted = expected[heard.length];
      const isLast = heard.length === expected.length - 1;
      const last = await this.#hear(now, differs ? undefined : wanted, isLast ? begins : equals);
      heard.push(last.text);
      last.keep();
      told = last.told;
      if (differs || last.text === wanted) return [];
      if (isLast && wanted !== undefined && begins(last.text, wanted)) return [];
      differs = true;
      if (REWRITES) return [];
      return [`heard\n${last.text}\ninstead of\n${wanted ?? 'nothing more'}\n(${HOW_TO})`];
    };
  }

  /** Call after the last key of a task. Reports or records texts that came late, and reports blocks that are missing. */
  async end({ name }: Task): Promise<readonly string[]> {
    const [heard = [], expected = []] = [this.#heard.get(name), this.#expected.get(name)];
    const said = heard.join('\n').match(/^ {4}/gm)?.length ?? 0;
    const late = async () => (await this.#ear.live()).slice(said).map(text => `    ${text}`);
    const last = heard.at(-1) ?? '';
    const wanted = expected[heard.length - 1] ?? '';
    if (!REWRITES && last !== wanted && begins(last, wanted)) {
      const whole = async () => [last, ...(await late())].join('\n');
      await expect
        .poll(whole, { timeout: PATIENCE })
        .toBe(wanted)
        .catch(() => {});
      await this.#wait();
      const heardAll = await whole();
      return heardAll === wanted ? [] : [`${name}: heard\n${heardAll}\ninstead of\n${wanted}\n(${HOW_TO})`];
    }
    await this.#wait();
    if (REWRITES) {
      if (heard.pop() !== undefined) heard.push([last, ...(await late())].join('\n'));
      return [];
    }
    return [
      ...(await late()).map(
        text => `${name}: "${text.trim()}" was said at the end but isn't in the transcript (${HOW_TO})`,
      ),
      ...(heard.length < expected.length ? [`${name}: the transcript has more (${HOW_TO})`] : []),
    ];
  }

  /** Records the file, or reports the tasks in it that no longer exist. */
  close(): readonly string[] {
    if (!REWRITES)
      return [...this.#expected.keys()]
        .filter(name => !this.#heard.has(name))
        .map(name => `${name}: is in the transcript but is not a task (${HOW_TO})`);
    const sections = [...this.#heard].map(([name, blocks]) => `## ${name}\n${blocks.join('\n')}\n`);
    writeFileSync(fileOf(this.#screen), [ABOUT, ...sections].join('\n'));
    return [];
  }

  /** What is heard: as soon as that is what was wanted, or once nothing more is said. */
  async #hear<Now extends { text: string }>(
    now: () => Promise<Now>,
    wanted: string | undefined,
    isIt: typeof equals,
  ) {
    const soon = wanted === undefined ? undefined : await this.#wanted(now, wanted, isIt);
    return soon === undefined || (REWRITES && soon.text !== wanted) ? this.#settled(now) : soon;
  }

  async #wanted<Now extends { text: string }>(now: () => Promise<Now>, wanted: string, isIt: typeof equals) {
    let last = await now();
    await expect
      .poll(
        async () => {
          last = await now();
          return isIt(last.text, wanted);
        },
        { timeout: PATIENCE, intervals: [20, 20, 40, 80, 100] },
      )
      .toBe(true)
      .catch(() => {});
    return last;
  }

  /** Waits until no sound plays and nothing more is said. */
  async #settled<Now extends { text: string }>(now: () => Promise<Now>) {
    let [before, last] = ['', await now()];
    while (before !== last.text) {
      before = last.text;
      await this.#wait();
      await this.#page.waitForFunction(() => !window.isSounding());
      await this.#wait();
      last = await now();
    }
    return last;
  }

  async #wait(): Promise<void> {
    await this.#page.evaluate(quiet => new Promise(done => setTimeout(done, quiet)), QUIET);
  }
}
