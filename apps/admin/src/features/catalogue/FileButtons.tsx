import { useDataProvider } from 'react-admin';
import { ImportButton } from '#features/bulk/import/ImportButton.tsx';
import { recordExport } from '#features/bulk/records/record-columns.ts';
import type { RecordKind } from '#features/bulk/records/record-kind.ts';
import { ExportButton } from '#features/export/ExportButton.tsx';

/** Exports a list to a CSV file, and imports one. */
export function FileButtons({ kind }: { kind: RecordKind }) {
  const provider = useDataProvider();
  return (
    <>
      <ExportButton name={kind.names.many} {...recordExport(kind, provider)} />
      <ImportButton kind={kind} />
    </>
  );
}
