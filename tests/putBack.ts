import { afterAll, vi } from 'vitest';

// Files of tests share what a worker has loaded, so none may leave anything of its own behind.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
