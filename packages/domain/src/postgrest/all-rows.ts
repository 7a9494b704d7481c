/** The API returns at most this many rows per request (`max_rows` in supabase/config.toml). */
export const MAX_ROWS = 1000;

type Batch<Row> = PromiseLike<{ data: Row[] | null; count: number | null; error: unknown }>;

/**
 * Every row of a query, read in batches, since the API cuts longer answers without an error. The query
 * must ask for `count: 'exact'` and be ordered by a unique key, or rows could repeat between batches:
 *
 *     allRows((from, to) =>
 *       client.from('travels').select('id', { count: 'exact' }).order('id').range(from, to));
 *
 * Throws the client's error, and an error of its own when rows are missing at the end.
 */
export async function allRows<Row>(
  readBatch: (from: number, to: number) => Batch<Row>,
  batchSize: number = MAX_ROWS,
): Promise<Row[]> {
  const rows: Row[] = [];
  let total = Number.POSITIVE_INFINITY;
  while (rows.length < total) {
    const { data, count, error } = await readBatch(rows.length, rows.length + batchSize - 1);
    if (error) throw error;
    // Without a count only a batch that is not full says that it is the last one.
    if (count === null && data?.length === batchSize) {
      throw new Error('A query for all rows must ask for its exact count.');
    }
    total = count ?? rows.length + (data?.length ?? 0);
    // A server may hand out fewer rows than were asked for, but never none while there are more.
    if (!data?.length) break;
    rows.push(...data);
  }
  if (rows.length < total) throw new Error(`Only ${rows.length} of ${total} rows could be read.`);
  return rows;
}
