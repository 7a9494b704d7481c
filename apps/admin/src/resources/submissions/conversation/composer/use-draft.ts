import { newSubmissionId as newId } from '@expat-buddy/domain/inquiry/submission-id';
import { saveDraft } from '@expat-buddy/domain/message/queries';
import type { DraftValues, MessageDraft } from '@expat-buddy/domain/message/types';
import { useCallback, useRef, useState } from 'react';
import { supabase } from '#providers/supabase.ts';
import { useAutosave } from '#ui/form/drafts/use-autosave.ts';

export type DraftState = 'empty' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'elsewhere';

type Draft = { id: string; values: DraftValues };

/** A reply that saves itself a moment after the last change. A failed save keeps what was written. */
export function useDraft(submissionId: string, saved: MessageDraft | null, empty: DraftValues) {
  const fresh = (): Draft => {
    if (!saved) return { id: newId(), values: empty };
    const { id, updated_at: _, ...values } = saved;
    return { id, values };
  };
  const [draft, setDraft] = useState(fresh);
  const [state, setState] = useState<DraftState>(saved ? 'saved' : 'empty');
  const current = useRef(draft);

  const save = async (): Promise<boolean> => {
    const { id, values } = current.current;
    setState('saving');
    try {
      const isOurs = await saveDraft(supabase, { id, submission_id: submissionId }, values);
      setState(isOurs ? (isDue() ? 'unsaved' : 'saved') : 'elsewhere');
      return isOurs;
    } catch {
      setState('failed');
      return false;
    }
  };
  const { schedule, markDue, flush, cancel, isDue } = useAutosave({ save });

  const change = useCallback(
    (values: Partial<DraftValues>) => {
      current.current = { ...current.current, values: { ...current.current.values, ...values } };
      setDraft(current.current);
      setState('unsaved');
      schedule();
    },
    [schedule],
  );

  /** Saves even an unchanged draft, so that files can belong to it. */
  const create = useCallback((): Promise<boolean> => {
    markDue();
    return flush();
  }, [markDue, flush]);

  const reset = useCallback(
    (values: DraftValues) => {
      void cancel();
      current.current = { id: newId(), values };
      setDraft(current.current);
      setState('empty');
    },
    [cancel],
  );

  return { ...draft, state, change, flush, create, reset };
}
