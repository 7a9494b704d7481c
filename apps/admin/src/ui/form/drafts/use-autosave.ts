import { useCallback, useEffect, useRef } from 'react';

const PAUSE_MS = 800;

type Autosave = {
  /** Resolves false if it failed; what was typed stays due, for the next change or `flush`. */
  save: () => Promise<boolean>;
  /** As the page is left, when something is due. */
  saveAtOnce?: () => void;
};

/** Saves a moment after the last change, one save after the other, and what is due as the page is left. */
export function useAutosave({ save, saveAtOnce }: Autosave) {
  const latest = useRef<Autosave>({ save });
  const due = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  useEffect(() => {
    latest.current = { save, ...(saveAtOnce && { saveAtOnce }) };
  });

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current = running.current.then(async () => {
      if (!due.current) return true;
      due.current = false;
      const isSaved = await latest.current.save();
      if (!isSaved) due.current = true;
      return isSaved;
    });
    return running.current;
  }, []);

  const markDue = useCallback(() => {
    due.current = true;
  }, []);

  const schedule = useCallback(() => {
    due.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  }, [flush]);

  /** Resolves once no save is running. */
  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    due.current = false;
    return running.current;
  }, []);

  useEffect(() => {
    const onHide = () => due.current && latest.current.saveAtOnce?.();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      void flush();
    };
  }, [flush]);

  return { schedule, markDue, flush, cancel, isDue: () => due.current };
}
