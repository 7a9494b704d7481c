/** What functions of a local backend, which runs in this process, continue after their response. */
const running = new Set<Promise<unknown>>();

Object.assign(globalThis, {
  EdgeRuntime: {
    waitUntil(task: Promise<unknown>) {
      running.add(task);
      void task.finally(() => running.delete(task));
    },
  },
});

/** Resolves once nothing continues that functions began, also in suites that ran before on the same backend. */
export async function backgroundTasks(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
