/** Tries to use storage, which may be missing, full or blocked; a failure is logged. */
export function logged<T>(action: string, name: string, attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch (error) {
    console.warn(`Could not ${action} ${name}`, error);
    return undefined;
  }
}

/** The text under a name in the browser's local storage, if there is one. */
export const readLocal = (name: string): string | undefined =>
  logged('read', name, () => window.localStorage.getItem(name) ?? undefined);

/** The same in the session storage of this tab. */
export const readTab = (name: string): string | undefined =>
  logged('read', name, () => window.sessionStorage.getItem(name) ?? undefined);
