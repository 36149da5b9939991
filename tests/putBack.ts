import { afterAll, vi } from 'vitest';

// Test files share what a worker has loaded, so none may leave anything behind.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
