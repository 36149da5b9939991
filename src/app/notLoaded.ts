/** Says in place of the page that its code couldn't be loaded. */
export function showNotLoaded(root: Element): void {
  const notice = document.createElement('p');
  notice.className = 'first-look-notice';
  notice.role = 'alert';
  notice.textContent = "Fretty couldn't be loaded. Check your connection, then reload the page.";
  root.replaceChildren(notice);
}

/** The addresses of the code that the page has the browser fetch before it runs. */
export const preloadedCode = (): readonly string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href);
