import type { DataProvider, RaRecord } from 'react-admin';
import type { CsvColumn } from '#ui/csv.ts';
import { readReferences } from './read-records.ts';
import { recordFields } from './record-fields.ts';
import { columnsOf, type RecordKind } from './record-kind.ts';

/** The export of a kind: what its import reads, then columns for information. */
export function recordExport(kind: RecordKind, provider: DataProvider) {
  const extra = (kind.exportOnly?.columns ?? []) as readonly CsvColumn<RaRecord>[];
  const columns = async (): Promise<readonly CsvColumn<RaRecord>[]> => {
    const fields = recordFields(kind, await readReferences(provider, kind));
    const own = fields.map(({ label, name, format }) => ({
      label,
      value: (row: RaRecord) => format((kind.fromRow?.(row) ?? row)[name]),
    }));
    return [...own, ...extra];
  };
  const read = [columnsOf(kind), kind.exportOnly?.reads].filter(Boolean).join(',');
  return { columns, read };
}
