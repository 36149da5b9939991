import { renewCopies } from '../ui/fetchChunk';

/** Says in place of the page that its code couldn't be loaded. */
export function showNotLoaded(root: Element): void {
  const notice = document.createElement('p');
  notice.className = 'first-look-notice';
  notice.role = 'alert';
  notice.textContent = "Fretty couldn't be loaded. Check your connection, then reload the page.";
  root.replaceChildren(notice);
}

/** Asks the host again for the code that the page has the browser fetch before it runs, and for other files. */
export function renewCode(...others: readonly string[]): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  return renewCopies([...others, ...[...links].map(({ href }) => href)]);
}
