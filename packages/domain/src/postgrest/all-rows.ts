/** The API returns at most this many rows per request (`max_rows` in supabase/config.toml). */
export const MAX_ROWS = 1000;

type Batch<Row> = PromiseLike<{ data: Row[] | null; count: number | null; error: unknown }>;

/**
 * All rows of a query, read in batches, because the API truncates longer results without an error. The
 * query must request `count: 'exact'` and be ordered by a unique key, or batches could overlap:
 *
 *     allRows((from, to) =>
 *       client.from('travels').select('id', { count: 'exact' }).order('id').range(from, to));
 *
 * Throws the client's error, or an Error when rows are missing.
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
    // Without a count, only a batch that is not full is known to be the last.
    if (count === null && data?.length === batchSize) {
      throw new Error('A query for all rows must ask for its exact count.');
    }
    total = count ?? rows.length + (data?.length ?? 0);
    // A server may return fewer rows than requested, but not none while there are more.
    if (!data?.length) break;
    rows.push(...data);
  }
  if (rows.length < total) throw new Error(`Only ${rows.length} of ${total} rows could be read.`);
  return rows;
}
