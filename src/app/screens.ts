import type { ScreenId } from '../commands/screenId';
import { SCREENS } from '../screens';
import type { ScreenDefinition } from '../screens/definition';

/**
 * The definition of a screen.
 *
 * @throws RangeError if there is none.
 */
export function screenOf(screen: ScreenId): ScreenDefinition {
  const entry = SCREENS.find(({ id }) => id === screen);
  if (entry === undefined) throw new RangeError(`no screen ${screen}`);
  return entry;
}

/**
 * The canonical form of a path, which may be in upper case, percent-encoded, have extra slashes, or name the file a screen's
 * page is built into.
 *
 * @returns `undefined` for a path that can't be decoded
 * @example canonicalPath('//Sc%61les.html/') // '/scales'
 * @example canonicalPath('/index.html') // '/'
 */
export function canonicalPath(pathname: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  if (segments.includes(undefined)) return undefined;
  const file = `/${segments.join('/')}`.toLowerCase();
  return file === '/index.html' ? '/' : file.replace(/(?<=[^/])\.html$/, '');
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The screen at a path. The router and the shell both use this, so that they never disagree. */
export function screenAt(pathname: string): ScreenDefinition | undefined {
  const canonical = canonicalPath(pathname);
  return SCREENS.find(({ path }) => path === canonical);
}
