import type { Page } from '@playwright/test';
import { pressAll } from './paints.ts';

declare global {
  interface Window {
    /** What each key of the cycle changed in the page. */
    changes: (() => void)[][];
    /** Stops recording. */
    stopRecording: () => void;
  }
}

/**
 * Records what a cycle of keys changes in the page, then takes the app out of it: from now on plain JavaScript makes the same
 * changes for the same keys. After the last key the page has to be as it was before the first.
 */
export async function replaceByPlainJavaScript(page: Page, cycle: readonly string[]): Promise<void> {
  await page.evaluate(record);
  await pressAll(page, cycle);
  await page.evaluate(replay);
}

function record(): void {
  const redo = ({ target, type, attributeName }: MutationRecord): (() => void) => {
    if (type === 'childList' && target instanceof Element) {
      const children = [...target.childNodes];
      return () => target.replaceChildren(...children);
    }
    if (attributeName === null || !(target instanceof Element)) {
      const text = target.nodeValue;
      return () => {
        target.nodeValue = text;
      };
    }
    const value = target.getAttribute(attributeName);
    return value === null
      ? () => target.removeAttribute(attributeName)
      : () => target.setAttribute(attributeName, value);
  };
  window.changes = [];
  const begin = () => window.changes.push([]);
  const observer = new MutationObserver(records => window.changes.at(-1)?.push(...records.map(redo)));
  observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  window.addEventListener('keydown', begin, true);
  window.stopRecording = () => {
    observer.disconnect();
    window.removeEventListener('keydown', begin, true);
  };
}

function replay(): void {
  window.stopRecording();
  let at = 0;
  const root = document.documentElement;
  // React and the app's hotkeys listen further down, or to what bubbles.
  root.addEventListener('input', event => event.stopPropagation(), true);
  root.addEventListener(
    'keydown',
    event => {
      event.stopPropagation();
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      for (const change of window.changes[at++ % window.changes.length] ?? []) change();
    },
    true,
  );
}
