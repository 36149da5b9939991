/** Whether a browser keeps what is stored until the user deletes it: it has agreed, it hasn't, or it can't be asked. */
export type Persistence = 'agreed' | 'refused' | 'unknown';

/**
 * Asks a browser to keep what is stored. Firefox asks the user, so only a command may call this.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/StorageManager/persist
 */
export async function requestPersistence(
  storage: Pick<StorageManager, 'persist'> | undefined,
): Promise<Persistence> {
  // Older browsers, and pages outside a secure context, have no such method.
  if (storage?.persist === undefined) return 'unknown';
  try {
    return (await storage.persist()) ? 'agreed' : 'refused';
  } catch {
    return 'unknown';
  }
}

/** The browser, and how the app runs in it. */
interface BrowserFacts {
  readonly vendor: string;
  readonly isInstalled: boolean;
}

/**
 * Whether a browser deletes what a site has stored after seven days of use without a visit. Safari does, and every browser
 * on iOS; installed apps are spared.
 *
 * @see https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/
 * @example deletesUnvisited({ vendor: 'Apple Computer, Inc.', isInstalled: false }) // true
 */
export const deletesUnvisited = ({ vendor, isInstalled }: BrowserFacts): boolean =>
  vendor.startsWith('Apple') && !isInstalled;
