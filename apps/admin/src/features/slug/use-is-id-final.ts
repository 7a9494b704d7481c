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

/** True once the record was published, and for kinds without drafts. */
export function useIsIdFinal(): boolean {
  const record = useRecordContext();
  const { table } = ruleOf(useResourceContext() ?? '');
  const isDraft = record?.status === 'draft';
  const id = String(record?.id);
  const { data = true } = useQuery({
    queryKey: [table, 'published id', id],
    queryFn: () => wasPublished(table, id),
    enabled: isDraft,
  });
  return record?.id !== undefined && (!isDraft || data);
}
