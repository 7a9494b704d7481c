import { foldersOf } from '@expat-buddy/domain/id-redirect/page-folders';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useResourceContext } from 'react-admin';
import { toDataError } from '#providers/data/database-errors.ts';
import { ruleOf } from '#providers/data/tables.ts';
import { supabase } from '#providers/supabase.ts';

async function wasPublished(table: string, id: string): Promise<boolean> {
  const { data, error, status } = await supabase.rpc('is_published_id', { of_table: table, id });
  if (error) throw toDataError({ status, body: error });
  return data;
}

/** True if the former addresses of the record's page lead to the present one. */
export function useIsIdRedirected(): boolean {
  return foldersOf(ruleOf(useResourceContext() ?? '').table).length > 0;
}

/** True once a record without a page of its own was published, and for kinds without drafts. */
export function useIsIdFinal(): boolean {
  const record = useRecordContext();
  const isRedirected = useIsIdRedirected();
  const { table } = ruleOf(useResourceContext() ?? '');
  const isDraft = record?.status === 'draft';
  const id = String(record?.id);
  const { data = true } = useQuery({
    queryKey: [table, 'published id', id],
    queryFn: () => wasPublished(table, id),
    enabled: isDraft && !isRedirected,
  });
  return record?.id !== undefined && !isRedirected && (!isDraft || data);
}
