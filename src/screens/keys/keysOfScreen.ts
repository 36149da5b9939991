import type { useKeys } from './useKeys';

/** What the screen works with, and the code of its quiz once that is there. */
export type KeysOfScreen = ReturnType<typeof useKeys<typeof import('./running')>>;
