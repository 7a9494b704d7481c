import { solveChallenge } from '@expat-buddy/domain/proof-of-work/solve-challenge';
import type { ProofOfWorkChallenge } from '@expat-buddy/domain/proof-of-work/types';

addEventListener('message', ({ data }: MessageEvent<ProofOfWorkChallenge>) => {
  postMessage(solveChallenge(data));
});
