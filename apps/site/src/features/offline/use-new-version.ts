import { useEffect, useState } from 'react';
import { hasUnsentInput } from '#lib/storage/unsent-input.ts';
import { activate, startServiceWorker } from './service-worker-registration.ts';
import { hasTypedInput, readFields } from './typed-input.ts';

const CHECK_EVERY_MS = 1000;

const hasUnsavedInput = () => hasUnsentInput() || hasTypedInput(readFields());

/** Not while a form contains input. */
export function useNewVersion() {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  const [isWriting, setWriting] = useState(true);

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
    const check = () => setWriting(hasUnsavedInput());
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting]);

  return {
    isOffered: waiting !== undefined && !isWriting,
    reload: () => {
      if (waiting && !hasUnsavedInput()) activate(waiting);
    },
    later: () => setWaiting(undefined),
  };
}
