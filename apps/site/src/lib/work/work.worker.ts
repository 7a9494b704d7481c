import { solveWork, type WorkChallenge } from '@expat-buddy/domain/work/solve-work';

addEventListener('message', ({ data }: MessageEvent<WorkChallenge>) => {
  postMessage(solveWork(data));
});
