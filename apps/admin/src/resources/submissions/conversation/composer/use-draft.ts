import { newSubmissionId as newId } from '@expat-buddy/domain/inquiry/submission-id';
import { saveDraft } from '@expat-buddy/domain/message/queries';
import type { DraftValues, MessageDraft } from '@expat-buddy/domain/message/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { supabase } from '#providers/supabase.ts';

const PAUSE_MS = 800;

export type DraftState = 'empty' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'elsewhere';

type Draft = { id: string; values: DraftValues };

/**
 * A reply that saves itself a moment after the last change. Saves run one after the other, and a failed
 * one keeps what was written, to be saved with the next change or by `flush`.
 */
export function useDraft(submissionId: string, saved: MessageDraft | null, empty: DraftValues) {
  const fresh = (): Draft => {
    if (!saved) return { id: newId(), values: empty };
    const { id, updated_at: _, ...values } = saved;
    return { id, values };
  };
  const [draft, setDraft] = useState(fresh);
  const [state, setState] = useState<DraftState>(saved ? 'saved' : 'empty');
  const current = useRef(draft);
  const isDirty = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));

  const saveNow = useCallback(async (): Promise<boolean> => {
    if (!isDirty.current) return true;
    const { id, values } = current.current;
    isDirty.current = false;
    setState('saving');
    try {
      const isOurs = await saveDraft(supabase, { id, submission_id: submissionId }, values);
      if (!isOurs) isDirty.current = true;
      setState(isOurs ? (isDirty.current ? 'unsaved' : 'saved') : 'elsewhere');
      return isOurs;
    } catch {
      isDirty.current = true;
      setState('failed');
      return false;
    }
  }, [submissionId]);

  /** False if the draft could not be saved. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current = running.current.then(saveNow);
    return running.current;
  }, [saveNow]);

  const change = useCallback(
    (values: Partial<DraftValues>) => {
      current.current = { ...current.current, values: { ...current.current.values, ...values } };
      isDirty.current = true;
      setDraft(current.current);
      setState('unsaved');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [flush],
  );

  /** Saves even an unchanged draft, so that files can belong to it. */
  const create = useCallback((): Promise<boolean> => {
    isDirty.current = true;
    return flush();
  }, [flush]);

  const reset = useCallback((values: DraftValues) => {
    clearTimeout(timer.current);
    isDirty.current = false;
    current.current = { id: newId(), values };
    setDraft(current.current);
    setState('empty');
  }, []);

  // Leaving the page saves what the pause was still waiting for.
  useEffect(() => () => void flush(), [flush]);

  return { ...draft, state, change, flush, create, reset };
}
