import type { DataProvider, RaRecord } from 'react-admin';
import { inBatches } from '#providers/data/batch.ts';
import { EVERY_ROW } from '#providers/data/long-page.ts';
import { type Named, nameColumns, shownNameOf } from '#providers/data/shown-name.ts';
import type { FieldChoices } from './record-fields.ts';
import { type Choice, columnsOf, type Fields, type RecordKind } from './record-kind.ts';

type Provider = Pick<DataProvider, 'getList' | 'getMany'>;

/** The records of these ids as their form reads them; none for an id that does not exist. */
export async function readRecords(
  provider: Provider,
  kind: RecordKind,
  ids: readonly string[],
): Promise<Map<string, Fields>> {
  const rows = await inBatches(ids, async (batch) => {
    const asked = { ids: batch, meta: { columns: columnsOf(kind) } };
    return (await provider.getMany<RaRecord>(kind.resource, asked)).data;
  });
  return new Map(rows.map((row) => [String(row.id), kind.fromRow?.(row) ?? row]));
}

async function readChoices(
  provider: Provider,
  { resource, name }: { resource: string; name: 'title' | 'name' },
): Promise<Choice[]> {
  const { data } = await provider.getList<RaRecord & Named>(resource, {
    pagination: EVERY_ROW,
    sort: { field: 'id', order: 'ASC' },
    meta: { columns: `id,${nameColumns(name)}` },
  });
  return data.map((row) => ({
    id: String(row.id),
    name: shownNameOf(row),
    english: String(row[name]),
  }));
}

/** The choices of the fields that refer to other records. */
export async function readReferences(provider: Provider, kind: RecordKind): Promise<FieldChoices> {
  const read = await Promise.all(
    Object.entries(kind.references ?? {}).map(
      async ([field, reference]) => [field, await readChoices(provider, reference)] as const,
    ),
  );
  return Object.fromEntries(read);
}
