import type { Fields } from '#features/bulk/records/record-kind.ts';
import { EditDrawer } from '#features/record-editing/EditDrawer.tsx';
import type { PageOf } from '#features/record-editing/publication/page-on-site.ts';
import { t } from '#i18n/t.ts';
import { CatalogueForm } from './CatalogueForm.tsx';
import type { CatalogueKind } from './catalogue-kind.ts';
import { savedValues } from './saved-values.ts';

export function CatalogueEdit({ kind }: { kind: CatalogueKind }) {
  return (
    <EditDrawer
      resource={kind.resource}
      title={t('Edit the {one}', { one: kind.names.one })}
      labels={kind.labels}
      transform={(values: Fields) => savedValues(values, kind.empty, kind.schema)}
      pageOf={kind.pageOf as PageOf | undefined}
    >
      <CatalogueForm kind={kind} />
    </EditDrawer>
  );
}
