export { renewCode } from '../ui/renewCode';

/** Shows in place of the page that its code couldn't be loaded. */
export function showNotLoaded(root: Element): void {
  const notice = document.createElement('p');
  notice.className = 'first-look-notice';
  notice.role = 'alert';
  notice.textContent = "Fretty couldn't be loaded. Check your connection, then reload the page.";
  root.replaceChildren(notice);
}
