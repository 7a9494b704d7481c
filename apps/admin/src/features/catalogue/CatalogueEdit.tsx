import { useEditContext } from 'react-admin';
import { EditDrawer } from '#features/record-editing/EditDrawer.tsx';
import { OnSiteButton } from '#ui/page/OnSiteButton.tsx';
import { CatalogueForm } from './CatalogueForm.tsx';
import type { CatalogueKind, CatalogueRecord, Fields } from './catalogue-kind.ts';
import { savedValues } from './saved-values.ts';

type KindProps = { kind: CatalogueKind };

function OnSite({ kind }: KindProps) {
  const { record } = useEditContext<CatalogueRecord>();
  const path = record?.status === 'published' ? kind.pageOf?.(record) : undefined;
  return path ? <OnSiteButton path={path} /> : null;
}

export function CatalogueEdit({ kind }: KindProps) {
  return (
    <EditDrawer
      resource={kind.resource}
      title={`Edit the ${kind.names.one}`}
      labels={kind.labels}
      transform={(values: Fields) => savedValues(values, kind.empty)}
    >
      <OnSite kind={kind} />
      <CatalogueForm kind={kind} />
    </EditDrawer>
  );
}
