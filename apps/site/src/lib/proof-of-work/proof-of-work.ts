import type { GetProofOfWork } from '@expat-buddy/domain/proof-of-work/types';

/** A solution in progress or ready; undefined while none was requested. */
let started: Promise<string | undefined> | undefined;

const solve = async () => (await import('./solve-new-challenge.ts')).solveNewChallenge();

/** Starts to solve a challenge while the visitor types, so that sending need not wait for it. */
export function startProofOfWork(): void {
  // A failure is retried when the inquiry is refused.
  started ??= solve().catch(() => undefined);
}

/** A solution is valid once, so each is handed out once. */
export const getProofOfWork: GetProofOfWork = async (isRequired) => {
  const solution = started;
  started = undefined;
  return isRequired ? solve() : solution;
};
