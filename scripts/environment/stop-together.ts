// Ends a command in order: at a signal, when the process that started it is gone, or when its backend has died.
import type { BackendProcess } from './backend-process.ts';
import { command } from './settings.ts';

/** @param stop is called once */
export function stopOnSignal(stop: () => void): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    console.log('\nStopping …');
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce);
  // The terminal or npm may be killed without a signal; then this process gets another parent.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stopOnce(), 1000).unref();
}

/** Without its backend, a site only looks alive. */
export function stopWithBackend({ whenStopped }: BackendProcess, stop: () => void): void {
  void whenStopped.then((reason) => {
    console.error(
      `The local backend exited unexpectedly (${reason}). Run ${command} again; the data is kept.`,
    );
    stop();
  });
}
