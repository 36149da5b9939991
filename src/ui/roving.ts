const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Where a key moves the focus in a row of items that is one Tab stop: Left and Right wrap around, Home and End go to the ends.
 *
 * @returns the new index; `undefined` if the key doesn't move the focus
 * @see https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex
 * @example indexAfter('ArrowRight', 2, 3) // 0
 */
export const indexAfter = (key: string, at: number, count: number): number | undefined =>
  STEPS[key]?.(at, count);
