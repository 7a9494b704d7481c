import { MAX_ROWS } from '@expat-buddy/domain/postgrest/all-rows';

/** Needs an exact count. */
type Answer<Row> = { data: Row[]; total?: number | undefined };
type Ask<Row> = (pagination: { page: number; perPage: number }) => Promise<Answer<Row>>;

/** Every row, in as many requests as needed. */
export const EVERY_ROW = { page: 1, perPage: 1_000_000 } as const;

/** Concatenates requests for a page longer than the API's row limit. */
export async function longPage<Row>(ask: Ask<Row>): Promise<{ data: Row[]; total: number }> {
  const data: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask({ page, perPage: MAX_ROWS });
    data.push(...answer.data);
    const isWhole = data.length >= (answer.total ?? Number.POSITIVE_INFINITY);
    if (isWhole || answer.data.length === 0) return { data, total: data.length };
  }
}
