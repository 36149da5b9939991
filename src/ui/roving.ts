const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Where a key leads in a row of things that one Tab stop holds: Left and Right go round, Home and End to its ends.
 *
 * @returns the index, or nothing where the key leads nowhere
 * @see https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex
 * @example indexAfter('ArrowRight', 2, 3) // 0
 */
export const indexAfter = (key: string, at: number, count: number): number | undefined =>
  STEPS[key]?.(at, count);
