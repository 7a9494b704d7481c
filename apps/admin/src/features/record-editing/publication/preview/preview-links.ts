import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { RecordName } from '../record-name.ts';

const HOUR_MS = 60 * 60 * 1000;

async function createPreviewLink({ table, id }: RecordName): Promise<string> {
  const { data, error, status } = await supabase.rpc('create_preview_link', {
    of_table: table,
    of_record: id,
  });
  if (error) throw toDataError({ status, body: error });
  return `/preview#${data}`;
}

/** A link that is used again while the back office stays open: it works for a day. */
export const previewLink = (record: RecordName) => ({
  queryKey: ['preview-link', record.table, record.id],
  queryFn: () => createPreviewLink(record),
  staleTime: 12 * HOUR_MS,
  gcTime: 12 * HOUR_MS,
});

/** Revokes every link of a record and resolves with their number. */
export async function revokePreviewLinks({ table, id }: RecordName): Promise<number> {
  const { data, error, status } = await supabase
    .from('preview_links')
    .delete()
    .eq('resource', table)
    .eq('record_id', id)
    .select('id');
  if (error) throw toDataError({ status, body: error });
  return data.length;
}
