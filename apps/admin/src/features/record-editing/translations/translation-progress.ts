import { inBatches } from '#providers/data/batch.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { TranslationProgress } from './progress-text.ts';

const columns =
  'id,resource,record_id,language,title,is_visible,texts,missing,outdated,drafts,is_complete';

function readProgress(table: string, ids: readonly string[]): Promise<TranslationProgress[]> {
  return inBatches(ids, async (batch) => {
    const { data, error, status } = await supabase
      .from('translation_progress')
      .select(columns)
      .eq('resource', table)
      .in('record_id', batch)
      .overrideTypes<TranslationProgress[], { merge: false }>();
    if (error) throw toDataError({ status, body: error });
    return data;
  });
}

export const PROGRESS_KEY = 'translation-progress';

/** The progress of several records of a table, in one request. */
export const progressQuery = (table: string, ids: readonly string[]) => ({
  queryKey: [PROGRESS_KEY, table, ids],
  queryFn: () => readProgress(table, ids),
});
