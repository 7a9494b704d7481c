import type { GetListResult, Identifier, RaRecord } from 'react-admin';
import { inBatches } from './in-batches.ts';

type Pagination = { page: number; perPage: number };

/** From this row on, a page costs less when the rows before it are passed over by their keys alone. */
const DISTANT_ROW = 1000;

export function isDistant({ page, perPage }: Pagination): boolean {
  return (page - 1) * perPage >= DISTANT_ROW;
}

type DistantPage<RecordType extends RaRecord> = {
  /** The page with nothing but the keys. An index answers that, and an exact count, by itself. */
  listKeys: () => Promise<GetListResult<RaRecord>>;
  readRows: (ids: Identifier[]) => Promise<RecordType[]>;
};

/**
 * A page far down a long list: first its keys, then their rows, in the order of the keys. In one request
 * the database would read all rows before the page whole, with what is embedded in each.
 */
export async function readDistantPage<RecordType extends RaRecord>({
  listKeys,
  readRows,
}: DistantPage<RecordType>): Promise<GetListResult<RecordType>> {
  const { data: keys, ...counted } = await listKeys();
  const rows = await inBatches(
    keys.map(({ id }) => String(id)),
    readRows,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { ...counted, data: keys.flatMap(({ id }) => byId.get(id) ?? []) };
}
