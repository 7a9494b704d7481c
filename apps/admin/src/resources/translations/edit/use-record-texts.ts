import { translationLanguages } from '@expat-buddy/domain/language/languages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { PROGRESS_KEY } from '#features/record-editing/translations/translation-progress.ts';
import { t } from '#i18n/t.ts';
import { readTexts, saveTexts } from '../text-requests.ts';
import { rebased, type TextEdit, type TextEdits, toSend, withEdit } from './text-edits.ts';

/** The texts of a record and their unsaved edits, which are saved together. */
export function useRecordTexts(table: string, id: string) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [edits, setEdits] = useState<TextEdits>({});
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: ['record-translations', table, id],
    queryFn: () => readTexts(table, [id], translationLanguages),
    // Fetched whenever the page opens, never while somebody types.
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
      // Keeps what was typed during the save.
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
    /** Puts back what was typed before, as far as it says something new. Returns whether it does. */
    restore: (typed: TextEdits): boolean => {
      const restored = rebased(typed, data ?? [], true);
      setEdits(restored);
      return Object.keys(restored).length > 0;
    },
    /** Fetches what colleagues have saved, and keeps the edits. */
    reload: async () => {
      const { data: texts = [] } = await refetch();
      setProblem(undefined);
      setEdits((current) => rebased(current, texts, true));
      notify(t('Texts reloaded. Your unsaved changes are still here.'), { type: 'info' });
    },
    retry: () => void refetch(),
  };
}
