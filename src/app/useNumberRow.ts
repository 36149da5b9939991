import { useEffect, useState } from 'react';
import { rowOn, US_ROW } from '../commands/numberRow';

declare global {
  interface Navigator {
    /** Chromium's alone; see https://wicg.github.io/keyboard-map/ */
    readonly keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> };
  }
}

/** What the number row types: read when the app starts and when its window is come back to, since layouts can be switched. */
export function useNumberRow(): readonly string[] {
  const [row, setRow] = useState(US_ROW);
  useEffect(() => {
    const { keyboard } = navigator;
    if (keyboard === undefined) return;
    const read = () => {
      keyboard.getLayoutMap().then(
        layout => setRow(known => (known.join() === rowOn(layout).join() ? known : rowOn(layout))),
        // A page within another site's may not know; the digits are still right nearly everywhere.
        () => {},
      );
    };
    read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, []);
  return row;
}
