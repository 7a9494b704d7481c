import type { PublicationStatus } from '@expat-buddy/domain/publication-status';
import type { PublishedTable } from '#content-kinds.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

export type BulkOutcome = {
  count: number;
  undo: () => Promise<void>;
  /** Says why nothing changed, in place of the action's own sentence. */
  nothing?: string;
};

type StatusOf = { id: string; status: PublicationStatus };

// The client types each table separately; these two columns are the same in all.
const rowsOf = (table: PublishedTable) => supabase.from(table as 'travels');

async function writeStatus(table: PublishedTable, rows: StatusOf[], status: PublicationStatus) {
  const ids = rows.map(({ id }) => id);
  const answer = await rowsOf(table).update({ status }).in('id', ids);
  if (answer.error) throw toDataError({ status: answer.status, body: answer.error });
}

/**
 * Sets a status and resolves with the number of changed rows and an undo. Reads the former states
 * from the database, because the list may be stale.
 */
export async function changeStatus(
  table: PublishedTable,
  ids: string[],
  status: PublicationStatus,
): Promise<BulkOutcome> {
  const before = await rowsOf(table).select('id,status').in('id', ids).neq('status', status);
  if (before.error) throw toDataError({ status: before.status, body: before.error });
  const changed: StatusOf[] = before.data;
  if (changed.length > 0) await writeStatus(table, changed, status);
  const undo = async () => {
    for (const [former, rows] of Map.groupBy(changed, (row) => row.status)) {
      await writeStatus(table, rows, former);
    }
  };
  return { count: changed.length, undo };
}
