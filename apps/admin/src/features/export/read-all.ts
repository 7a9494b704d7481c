/** The API's row limit (config.toml, api.max_rows). */
const BATCH_SIZE = 1000;
/** After that many attempts, a list that keeps changing is exported as last read. */
const ATTEMPTS = 3;

type Row = { id: string | number };

type ReadAll<RowType extends Row> = {
  /** One page in the list's order, with the total at that moment. */
  readPage: (page: number, perPage: number) => Promise<{ data: RowType[]; total?: number }>;
  onProgress: (read: number) => void;
  signal: AbortSignal;
};

async function readOnce<RowType extends Row>({ readPage, onProgress, signal }: ReadAll<RowType>) {
  // Keyed by id: a new row at the top moves another one to the next page.
  const rows = new Map<RowType['id'], RowType>();
  const totals = new Set<number | undefined>();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const { data, total } = await readPage(page, BATCH_SIZE);
    for (const row of data) rows.set(row.id, row);
    totals.add(total);
    onProgress(rows.size);
    if (data.length < BATCH_SIZE)
      return { rows: [...rows.values()], isOfOneMoment: totals.size === 1 };
  }
}

/**
 * Reads all rows in batches. Reads again when the total changed meanwhile, because rows then move
 * between batches.
 */
export async function readAll<RowType extends Row>(ask: ReadAll<RowType>): Promise<RowType[]> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows, isOfOneMoment } = await readOnce(ask);
    if (isOfOneMoment || attempt === ATTEMPTS) return rows;
  }
}
