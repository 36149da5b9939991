/** Code that is fetched when it is needed, and then kept. */
export interface Later<Code> {
  /** Fetches it. A failure is forgotten: the next call tries again. */
  fetch(): Promise<Code>;
  /** `undefined` until it is there. */
  now(): Code | undefined;
}

/**
 * Code that is fetched later, trying twice: the first failure may have been a glitch of the network.
 *
 * @example later(() => import('./running')).now() // undefined
 */
export function later<Code>(load: () => Promise<Code>): Later<Code> {
  let code: Code | undefined;
  let request: Promise<Code> | undefined;
  const fetchTwice = async () => {
    code = await load().catch(load);
    return code;
  };
  return {
    async fetch() {
      if (code !== undefined) return code;
      request ??= fetchTwice().finally(() => {
        request = undefined;
      });
      return request;
    },
    now: () => code,
  };
}
