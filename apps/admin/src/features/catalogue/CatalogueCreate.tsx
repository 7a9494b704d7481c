import { useGetList } from 'react-admin';
import type { Fields } from '#features/bulk/records/record-kind.ts';
import { RecordCreate } from '#features/record-editing/RecordCreate.tsx';
import { t } from '#i18n/t.ts';
import { RecordDrawer } from '#ui/form/RecordDrawer.tsx';
import { CatalogueForm } from './CatalogueForm.tsx';
import type { CatalogueKind, CatalogueRecord } from './catalogue-kind.ts';
import { savedValues } from './saved-values.ts';

/** New records go to the end of the order. */
function useLastPosition(resource: string): number {
  const { data } = useGetList<CatalogueRecord>(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'position', order: 'DESC' },
    meta: { columns: 'id,position' },
  });
  return data?.[0]?.position ?? 0;
}

export function CatalogueCreate({ kind }: { kind: CatalogueKind }) {
  const last = useLastPosition(kind.resource);
  const transform = (values: Fields) => ({
    ...savedValues(values, kind.empty, kind.schema),
    position: last + 10,
  });
  return (
    <RecordDrawer resource={kind.resource} title={t('New {one}', { one: kind.names.one })}>
      <RecordCreate resource={kind.resource} transform={transform}>
        <CatalogueForm kind={kind} />
      </RecordCreate>
    </RecordDrawer>
  );
}
