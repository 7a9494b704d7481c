import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

const EXPECTED = [
  // Development only: the photo captions are a query whose data is only ever set.
  /No queryFn was passed/,
  // Component tests have no storage. Whether a test sees the failure depends on how long it takes.
  /Image failed to load .*\/storage\/v1\/object\/public\/photos\//,
];

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  const errors = consoleError.mock.calls.filter(
    ([error]) => !EXPECTED.some((expected) => expected.test(String(error))),
  );
  consoleError.mockRestore();
  vi.useRealTimers();
  expect(errors, 'errors in the console').toEqual([]);
});
