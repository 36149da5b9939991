import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The characters that WebDriver knows keys by, and those of the number row on its American keyboard. */
const KEYS: Record<string, string> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backquote: '`',
  Control: '\uE009',
  End: '\uE010',
  Enter: '\uE007',
  Equal: '=',
  Escape: '\uE00C',
  Home: '\uE011',
  Minus: '-',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};

/** How long a driver may take to start (milliseconds), and how often it is asked whether it has. */
const START = { within: 15_000, every: 100 };

/**
 * What is pressed for a key, first to last.
 *
 * @example strokes('Shift+F') // ['\uE008', 'F']
 */
function strokes(key: string): readonly string[] {
  const [last = '', ...modifiers] = key.split(/(?<=.)\+/).reverse();
  return [...modifiers.reverse(), last].map(each => KEYS[each] ?? each.replace(/^Digit/, ''));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** A browser that is spoken to over WebDriver: plain HTTP and JSON. */
export class WebDriver {
  /** Starts a driver and its browser, on a screen of their own. */
  static async start(driver: string, screen: string): Promise<WebDriver> {
    const port = await freePort();
    const program = spawn(screen, ['-a', driver, '-p', String(port)], { stdio: 'ignore', detached: true });
    const url = `http://127.0.0.1:${port}`;
    try {
      await untilReady(url);
      const { sessionId } = await call<{ sessionId: string }>(`${url}/session`, { capabilities: {} });
      return new WebDriver(`${url}/session/${sessionId}`, program);
    } catch (error) {
      end(program);
      throw error;
    }
  }

  private constructor(
    private readonly session: string,
    private readonly program: ChildProcess,
  ) {}

  async resize(width: number, height: number): Promise<void> {
    await call(`${this.session}/window/rect`, { width, height });
  }

  async open(url: string): Promise<void> {
    await call(`${this.session}/url`, { url });
  }

  async press(key: string): Promise<void> {
    const pressed = strokes(key);
    const actions = [
      ...pressed.map(value => ({ type: 'keyDown', value })),
      ...pressed.toReversed().map(value => ({ type: 'keyUp', value })),
    ];
    await call(`${this.session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Runs a script whose last argument is what it hands its result to. */
  async run<Result>(script: string, args: readonly unknown[]): Promise<Result> {
    return call<Result>(`${this.session}/execute/async`, { script, args });
  }

  async close(): Promise<void> {
    await fetch(this.session, { method: 'DELETE' });
    end(this.program);
  }
}

/** The driver, the screen and the browser are one group. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid);
}

async function untilReady(url: string): Promise<void> {
  const since = performance.now();
  for (;;) {
    const ready = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (performance.now() - since > START.within) throw new Error('the driver does not answer');
    await wait(START.every);
  }
}

/** A driver answers each command with a value of its own shape, or with what went wrong. */
interface Answer<Value> {
  readonly value: Value & { readonly error?: string; readonly message?: string };
}

async function call<Value>(url: string, body: object): Promise<Value> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value }: Answer<Value> = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
