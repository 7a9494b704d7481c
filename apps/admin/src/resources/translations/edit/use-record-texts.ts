import { translationLanguages } from '@expat-buddy/domain/language/languages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { PROGRESS_KEY } from '#features/record-editing/translations/translation-progress.ts';
import { readTexts, saveTexts } from '../text-requests.ts';
import { rebased, type TextEdit, type TextEdits, toSend, withEdit } from './text-edits.ts';

/** The texts of a record, what somebody typed, and saving all of it together. */
export function useRecordTexts(table: string, id: string) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [edits, setEdits] = useState<TextEdits>({});
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: ['record-translations', table, id],
    queryFn: () => readTexts(table, [id], translationLanguages),
    // Read again whenever the page opens, never while somebody types.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });

  const edit = useCallback(
    (changed: TextEdit) => setEdits((current) => withEdit(current, changed)),
    [],
  );

  async function save(): Promise<boolean> {
    const sent = toSend(edits);
    if (sent.length === 0) return true;
    setSaving(true);
    setProblem(undefined);
    try {
      await saveTexts(sent);
      const { data: texts = [] } = await refetch();
      // What was typed while it was being saved stays.
      setEdits((current) => rebased(current, texts, false));
      void queryClient.invalidateQueries({ queryKey: [PROGRESS_KEY] });
      void queryClient.invalidateQueries({ queryKey: ['translations'] });
      return true;
    } catch (reason) {
      setProblem((reason as Error).message);
      return false;
    } finally {
      setSaving(false);
    }
  }

  return {
    texts: data,
    error,
    edits,
    isSaving,
    problem,
    edit,
    save,
    /** Reads what colleagues have saved, and keeps what is typed here. */
    reload: async () => {
      const { data: texts = [] } = await refetch();
      setProblem(undefined);
      setEdits((current) => rebased(current, texts, true));
      notify('The texts are current again. What you typed is still here.', { type: 'info' });
    },
    retry: () => void refetch(),
  };
}
