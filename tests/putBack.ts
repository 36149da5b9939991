import { afterAll, vi } from 'vitest';
import { closeChannels } from './ownChannels';

// Test files share what a worker has loaded, so none may leave anything behind.
afterAll(() => {
  closeChannels();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
