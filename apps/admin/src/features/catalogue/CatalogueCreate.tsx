import { CreateBase, useGetList } from 'react-admin';
import type { Fields } from '#features/bulk/records/record-kind.ts';
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
      <CreateBase
        mutationMode="pessimistic"
        transform={transform}
        redirect={(_resource, id, data) =>
          // A draft is not done yet: its drawer stays, as a new trip's page does.
          data?.status === 'draft' ? `${kind.resource}/edit/${id}` : kind.resource
        }
      >
        <CatalogueForm kind={kind} />
      </CreateBase>
    </RecordDrawer>
  );
}
