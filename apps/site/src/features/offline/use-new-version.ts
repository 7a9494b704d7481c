import { useEffect, useState } from 'react';
import { hasUnsentWords } from '#lib/unsent-words.ts';
import { startServiceWorker, takeOver } from './service-worker-registration.ts';
import { fieldsOfThisPage, holdWords } from './typed-words.ts';

const LOOK_AGAIN_MS = 1000;

const isSomebodyWriting = () => hasUnsentWords() || holdWords(fieldsOfThisPage());

/** Not while a form contains input. */
export function useNewVersion() {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  const [isInTheWay, setInTheWay] = useState(true);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    void startServiceWorker((worker) => !isOver && setWaiting(worker)).then((end) => {
      if (isOver) end?.();
      else stop = end;
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);

  useEffect(() => {
    if (!waiting) return;
    const look = () => setInTheWay(isSomebodyWriting());
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waiting]);

  return {
    isOffered: waiting !== undefined && !isInTheWay,
    reload: () => {
      if (waiting && !isSomebodyWriting()) takeOver(waiting);
    },
    later: () => setWaiting(undefined),
  };
}
