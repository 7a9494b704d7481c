/** The most rows that the API answers at once (config.toml, api.max_rows). */
const PORTION = 1000;
/** A list that changes all the time is taken as it was read last. */
const ATTEMPTS = 3;

type Row = { id: string | number };

type ReadAll<RowType extends Row> = {
  /** The rows of one page in the order of the list, and how many there are in all at that moment. */
  readPage: (page: number, perPage: number) => Promise<{ data: RowType[]; total?: number }>;
  onProgress: (read: number) => void;
  signal: AbortSignal;
};

async function readOnce<RowType extends Row>({ readPage, onProgress, signal }: ReadAll<RowType>) {
  // By id: a row that came in at the top in the meantime pushes one over to the next page.
  const rows = new Map<RowType['id'], RowType>();
  const totals = new Set<number | undefined>();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const { data, total } = await readPage(page, PORTION);
    for (const row of data) rows.set(row.id, row);
    totals.add(total);
    onProgress(rows.size);
    if (data.length < PORTION)
      return { rows: [...rows.values()], isOfOneMoment: totals.size === 1 };
  }
}

/**
 * All rows of a list, portion by portion. A row that leaves or joins the list between two portions moves
 * another over the edge, so a list whose length changed on the way is read once more.
 */
export async function readAll<RowType extends Row>(ask: ReadAll<RowType>): Promise<RowType[]> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows, isOfOneMoment } = await readOnce(ask);
    if (isOfOneMoment || attempt === ATTEMPTS) return rows;
  }
}
