import { type WorkChallenge, workSolution } from '@expat-buddy/domain/work/solve-work';
import { getWorkChallenge, WORK_FAILED_MESSAGE } from '@expat-buddy/domain/work/work-calls';
import { database } from '#lib/supabase.ts';

// A slow phone needs some seconds.
const LONGEST_MS = 60_000;

/** Apart from the page, which would stand still meanwhile. */
function findNumber(challenge: WorkChallenge): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    const timer = setTimeout(() => {
      end();
      resolve(undefined);
    }, LONGEST_MS);
    worker.onmessage = ({ data }: MessageEvent<number | undefined>) => {
      end();
      resolve(data);
    };
    worker.onerror = ({ message }) => {
      end();
      reject(new Error(WORK_FAILED_MESSAGE, { cause: message }));
    };
    worker.postMessage(challenge);
  });
}

/** Fetches a task and solves it. Undefined when none is asked for any more. */
export async function solveTask(): Promise<string | undefined> {
  const challenge = await getWorkChallenge(await database());
  if (challenge === null) return undefined;
  const number = await findNumber(challenge);
  if (number === undefined) throw new Error(WORK_FAILED_MESSAGE);
  return workSolution(challenge, number);
}
