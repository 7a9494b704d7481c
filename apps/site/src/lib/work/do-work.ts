import type { DoWork } from '@expat-buddy/domain/work/work-calls';

/** A solution that is on its way or there; undefined while nobody asked for one. */
let early: Promise<string | undefined> | undefined;

const solve = async () => (await import('./solve-task.ts')).solveTask();

/** Begins to solve a task while the visitor types, so that sending need not wait for it. */
export function beginWork(): void {
  // What fails now is tried again when the inquiry is refused.
  early ??= solve().catch(() => undefined);
}

/** A solution counts once, so each is given away once. */
export const doWork: DoWork = async (isWanted) => {
  const begun = early;
  early = undefined;
  return isWanted ? solve() : begun;
};
