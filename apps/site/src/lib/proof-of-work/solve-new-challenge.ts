import { InquiryError } from '@expat-buddy/domain/inquiry/errors';
import { getProofOfWorkChallenge } from '@expat-buddy/domain/proof-of-work/queries';
import { encodeSolution } from '@expat-buddy/domain/proof-of-work/solve-challenge';
import type { ProofOfWorkChallenge } from '@expat-buddy/domain/proof-of-work/types';
import { database } from '#lib/supabase.ts';

// Slow phones need several seconds.
const TIMEOUT_MS = 60_000;

/** Solves in a worker, so that the page stays responsive. */
function findNumber(challenge: ProofOfWorkChallenge): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    const timer = setTimeout(() => {
      end();
      resolve(undefined);
    }, TIMEOUT_MS);
    worker.onmessage = ({ data }: MessageEvent<number | undefined>) => {
      end();
      resolve(data);
    };
    worker.onerror = ({ message }) => {
      end();
      reject(new InquiryError('spamCheck', message));
    };
    worker.postMessage(challenge);
  });
}

/** Fetches a challenge and solves it. Undefined when none is required any more. */
export async function solveNewChallenge(): Promise<string | undefined> {
  const challenge = await getProofOfWorkChallenge(await database());
  if (challenge === null) return undefined;
  const number = await findNumber(challenge);
  if (number === undefined) throw new InquiryError('spamCheck');
  return encodeSolution(challenge, number);
}
