import type { PublicationStatus } from '#ui/publication.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

/** The tables whose rows are drafts, published or archived. */
export type PublishedTable =
  | 'travels'
  | 'services'
  | 'vehicles'
  | 'events'
  | 'products'
  | 'product_collections'
  | 'faq_questions'
  | 'photos';

/** What a change of several rows came to, and the way back. */
export type BulkOutcome = { count: number; undo: () => Promise<void> };

type StatusOf = { id: string; status: PublicationStatus };

// The client types each table apart; in these two columns they are all alike.
const rowsOf = (table: PublishedTable) => supabase.from(table as 'travels');

async function writeStatus(table: PublishedTable, rows: StatusOf[], status: PublicationStatus) {
  const ids = rows.map(({ id }) => id);
  const answer = await rowsOf(table).update({ status }).in('id', ids);
  if (answer.error) throw toDataError({ status: answer.status, body: answer.error });
}

/**
 * Gives rows a status. Answers how many that changed, and a way back, which gives each the status it
 * had. Asks the database for those, because the list on the screen may be old.
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
