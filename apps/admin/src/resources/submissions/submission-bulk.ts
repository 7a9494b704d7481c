import type { BulkOutcome } from '#features/bulk/change-status.ts';
import { inBatches } from '#providers/data/batch.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';
import type { SubmissionRecord } from './submission.ts';

type Worked = Pick<SubmissionRecord, 'id' | 'status' | 'assignee_id'>;
export type WorkChange = Pick<SubmissionRecord, 'status'> | Pick<SubmissionRecord, 'assignee_id'>;

async function read(ids: string[]): Promise<Worked[]> {
  return inBatches(ids, async (batch) => {
    const { data, error, status } = await supabase
      .from('contact_submissions')
      .select('id,status,assignee_id')
      .in('id', batch);
    if (error) throw toDataError({ status, body: error });
    return data;
  });
}

async function write(rows: readonly Worked[], change: WorkChange): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await inBatches(ids, async (batch) => {
    const { error, status } = await supabase
      .from('contact_submissions')
      .update(change)
      .in('id', batch);
    if (error) throw toDataError({ status, body: error });
    return [];
  });
}

/**
 * Sets a status or an assignee and resolves with the number of changed rows and an undo, which
 * skips rows that a colleague has changed since.
 */
export async function changeWork(ids: string[], change: WorkChange): Promise<BulkOutcome> {
  const [field, value] =
    'status' in change
      ? (['status', change.status] as const)
      : (['assignee_id', change.assignee_id] as const);
  const changed = (await read(ids)).filter((row) => row[field] !== value);
  await write(changed, change);
  const undo = async () => {
    const now = await read(changed.map(({ id }) => id));
    const untouched = new Set(now.filter((row) => row[field] === value).map(({ id }) => id));
    const back = changed.filter(({ id }) => untouched.has(id));
    for (const [, alike] of Map.groupBy(back, (row) => row[field])) {
      const [first] = alike;
      if (!first) continue;
      const former =
        field === 'status' ? { status: first.status } : { assignee_id: first.assignee_id };
      await write(alike, former);
    }
  };
  return { count: changed.length, undo };
}
