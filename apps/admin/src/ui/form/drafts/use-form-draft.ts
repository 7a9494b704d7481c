import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { DraftStoreContext, type FormDraft, type Typed } from './draft-store.ts';
import { useAutosave } from './use-autosave.ts';

type FormDraftOptions = {
  form: string;
  /** Empty for a new record. */
  recordId: string;
  /** What differs from the record; null if nothing does. */
  collect: () => Typed | null;
  /** Puts what was typed back into the form. Returns false if it says nothing any more. */
  restore: (draft: FormDraft) => boolean;
  /** False until the record has loaded. */
  isReady?: boolean;
};

/** Keeps what is typed into a form until it is saved or discarded, and restores it when the form opens again. */
export function useFormDraft(options: FormDraftOptions) {
  const { form, recordId, collect, restore, isReady = true } = options;
  const store = useContext(DraftStoreContext);
  const [restored, setRestored] = useState<FormDraft>();
  const [isFailing, setFailing] = useState(false);
  const latest = useRef({ collect, restore });
  const isRead = useRef(false);
  const isStored = useRef(false);
  useEffect(() => {
    latest.current = { collect, restore };
  });

  const save = async (): Promise<boolean> => {
    // Until then a change could replace what is stored.
    if (!store || !isRead.current) return !store;
    const typed = latest.current.collect();
    try {
      if (typed) await store.save({ form, recordId }, typed);
      else if (isStored.current) await store.drop({ form, recordId });
      isStored.current = typed !== null;
      if (!typed) setRestored(undefined);
      setFailing(false);
      return true;
    } catch {
      setFailing(true);
      return false;
    }
  };
  const saveAtOnce = () => {
    const typed = latest.current.collect();
    if (store && typed) store.saveAtOnce({ form, recordId }, typed);
  };
  const { schedule, cancel, flush } = useAutosave({ save, saveAtOnce });

  useEffect(() => {
    if (!store || !isReady) return;
    let isGone = false;
    const open = (draft: FormDraft | null) => {
      if (isGone) return;
      isRead.current = true;
      // What was typed while it was read.
      if (!draft) return void flush();
      isStored.current = true;
      if (latest.current.restore(draft)) setRestored(draft);
      else void store.drop({ form, recordId }).catch(() => {});
    };
    store.read({ form, recordId }).then(open, () => open(null));
    return () => {
      isGone = true;
    };
  }, [store, form, recordId, isReady, flush]);

  /** Once the form is saved, or what was typed is given up. */
  const finish = useCallback(() => {
    isStored.current = false;
    setRestored(undefined);
    setFailing(false);
    void cancel().then(() => store?.drop({ form, recordId }).catch(() => {}));
  }, [store, cancel, form, recordId]);

  return {
    /** What the form was filled with, until it is saved or discarded. */
    restored,
    /** Whether it is lost if the page closes. */
    isLosable: !store || isFailing,
    isFailing,
    schedule,
    flush,
    finish,
  };
}
