import { expect, it, vi } from 'vitest';
import { FileRefused } from './check-file.ts';
import { createUploadQueue } from './upload-queue.ts';

const stored = { id: 'photo', path: '2026/photo.webp' };
const file = (name: string) => new File(['x'], name);

/** A queue whose uploads end when the test says so. */
function controlled(parallel = 2) {
  const begun: string[] = [];
  const ends = new Map<
    string,
    { done: (photo: { id: string; path: string }) => void; fail: (error: Error) => void }
  >();
  const queue = createUploadQueue(
    ({ name }, { signal }) =>
      new Promise((done, fail) => {
        begun.push(name);
        ends.set(name, { done, fail });
        signal.addEventListener('abort', () => fail(new Error('aborted')));
      }),
    parallel,
  );
  const states = () => queue.uploads().map(({ name, state }) => `${name} ${state}`);
  const keyOf = (name: string) => queue.uploads().find((upload) => upload.name === name)?.key ?? '';
  return { queue, begun, ends, states, keyOf };
}

it('limits concurrency and starts the next upload when one ends', async () => {
  const { queue, begun, ends, states } = controlled();
  queue.add([file('a'), file('b'), file('c')]);
  expect(begun).toEqual(['a', 'b']);
  ends.get('a')?.done(stored);
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']));
  expect(states()).toEqual(['a done', 'b preparing', 'c preparing']);
});

it('retries one upload alone', async () => {
  const { queue, begun, ends, states, keyOf } = controlled();
  queue.add([file('a'), file('b')]);
  ends.get('a')?.fail(new Error('No connection.'));
  ends.get('b')?.done(stored);
  await vi.waitFor(() => expect(states()).toEqual(['a failed', 'b done']));
  expect(queue.uploads()[0]?.sentence).toBe('No connection.');
  queue.retry(keyOf('a'));
  ends.get('a')?.done(stored);
  await vi.waitFor(() => expect(states()).toEqual(['a done', 'b done']));
  expect(begun).toEqual(['a', 'b', 'a']);
});

it('tells an invalid file from a failed upload', async () => {
  const { queue, ends, states } = controlled();
  queue.add([file('a')]);
  ends.get('a')?.fail(new FileRefused('This is a GIF.'));
  await vi.waitFor(() => expect(states()).toEqual(['a refused']));
});

it('cancels a running or waiting upload and continues with the rest', async () => {
  const { queue, begun, states, keyOf } = controlled(1);
  queue.add([file('a'), file('b'), file('c')]);
  queue.cancel(keyOf('b'));
  queue.cancel(keyOf('a'));
  await vi.waitFor(() => expect(begun).toEqual(['a', 'c']));
  expect(states()).toEqual(['a cancelled', 'b cancelled', 'c preparing']);
  queue.dismiss(({ state }) => state === 'cancelled');
  expect(states()).toEqual(['c preparing']);
  queue.dismiss(() => true);
  expect(states()).toEqual([]);
});
