import { threadId } from 'node:worker_threads';

const open = new Set<BroadcastChannel>();

/**
 * The channel between the tabs of a browser, of which each test has its own: Node's is heard in every thread, and by the
 * logs of all tests that have ended.
 */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} in thread ${threadId}`);
    open.add(this);
  }

  override postMessage(message: unknown): void {
    if (open.has(this)) super.postMessage(message);
  }
};

/** Cuts off the tabs of a test that has ended. */
export function closeChannels(): void {
  for (const channel of open) channel.close();
  open.clear();
}
