import { renewCode, showNotLoaded } from '../notLoaded';

/**
 * Asks once more for the page's first script if that can't be loaded; if it fails again, the page says so, instead of looking
 * ready and answering no key.
 */
export function watchFirstScript(page: Window): void {
  const watch = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    page.removeEventListener('error', watch, true);
    void askAgain(target.src);
  };
  page.addEventListener('error', watch, true);
}

async function askAgain(address: string): Promise<void> {
  await renewCode(address);
  try {
    // As another address, since some browsers keep the failure.
    await import(/* @vite-ignore */ `${address}?again`);
  } catch {
    const root = document.getElementById('root');
    if (root) showNotLoaded(root);
  }
}
