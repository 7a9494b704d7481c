import { MAX_ROWS } from '@expat-buddy/domain/postgrest/all-rows';

/** With the exact count: there is nothing behind it to ask for. */
type Answer<Row> = { data: Row[]; total?: number | undefined };
type Ask<Row> = (pagination: { page: number; perPage: number }) => Promise<Answer<Row>>;

/** For choices: every row, in as many requests as that takes. */
export const EVERY_ROW = { page: 1, perPage: 1_000_000 } as const;

/** A page longer than the API answers at once, put together from several answers. */
export async function longPage<Row>(ask: Ask<Row>): Promise<{ data: Row[]; total: number }> {
  const data: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask({ page, perPage: MAX_ROWS });
    data.push(...answer.data);
    const isWhole = data.length >= (answer.total ?? Number.POSITIVE_INFINITY);
    if (isWhole || answer.data.length === 0) return { data, total: data.length };
  }
}
