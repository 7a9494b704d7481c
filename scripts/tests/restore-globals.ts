import { afterAll, vi } from 'vitest';

// Unit tests share their worker (vitest.config.ts).
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
