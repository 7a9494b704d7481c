import type { GetListResult, Identifier, RaRecord } from 'react-admin';
import { inBatches } from './batch.ts';

type Pagination = { page: number; perPage: number };

/** From this offset on, reading keys first is faster. */
const DISTANT_ROW = 1000;

export function isDistant({ page, perPage }: Pagination): boolean {
  return (page - 1) * perPage >= DISTANT_ROW;
}

type DistantPage<RecordType extends RaRecord> = {
  /** Keys only: answered from an index, with an exact count. */
  listKeys: () => Promise<GetListResult<RaRecord>>;
  readRows: (ids: Identifier[]) => Promise<RecordType[]>;
};

/**
 * Reads the keys of a page, then their rows. In one request, the database would read every
 * preceding row with its embedded tables.
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
