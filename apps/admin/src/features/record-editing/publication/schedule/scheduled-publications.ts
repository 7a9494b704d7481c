import type { Row } from '@expat-buddy/domain/supabase-client';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { RecordName } from '../record-name.ts';

export type ScheduledAction = 'publish' | 'unpublish';
export type ScheduledPublication = Omit<Row<'scheduled_publications'>, 'action' | 'created_by'> & {
  action: ScheduledAction;
};

async function listScheduledPublications(): Promise<ScheduledPublication[]> {
  const { data, error, status } = await supabase
    .from('scheduled_publications')
    .select('resource,record_id,action,due_at,failure')
    .order('due_at')
    .overrideTypes<ScheduledPublication[], { merge: false }>();
  if (error) throw toDataError({ status, body: error });
  return data;
}

/** Of all records: only few have a schedule, and lists show each one's. */
export const scheduledPublications = {
  queryKey: ['scheduled-publications'],
  queryFn: listScheduledPublications,
  staleTime: 30_000,
};

/** Sets when a record goes online and offline. Null cancels, undefined changes nothing. */
export async function schedule(
  { table, id }: RecordName,
  times: Partial<Record<ScheduledAction, string | null>>,
): Promise<void> {
  const entries = Object.entries(times);
  const cancelled = entries.flatMap(([action, due]) => (due === null ? [action] : []));
  const due = entries.flatMap(([action, due_at]) =>
    due_at ? [{ resource: table, record_id: id, action, due_at }] : [],
  );
  if (cancelled.length > 0) {
    const { error, status } = await supabase
      .from('scheduled_publications')
      .delete()
      .eq('resource', table)
      .eq('record_id', id)
      .in('action', cancelled);
    if (error) throw toDataError({ status, body: error });
  }
  if (due.length === 0) return;
  const { error, status } = await supabase
    .from('scheduled_publications')
    .upsert(due, { onConflict: 'resource,record_id,action' });
  if (error) throw toDataError({ status, body: error });
}

/** Why a record could not be published or unpublished; undefined while it is due. */
export function failureOf({ failure }: Pick<ScheduledPublication, 'failure'>): string | undefined {
  return failure ? toDataError({ status: 400, body: failure }).message : undefined;
}
