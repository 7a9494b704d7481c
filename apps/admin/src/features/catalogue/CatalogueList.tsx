import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { RecordBulkBar } from '#features/bulk/RecordBulkBar.tsx';
import { hasOwnIds } from '#features/bulk/records/record-fields.ts';
import { OrderedRecords } from '#features/ordering/OrderedRecords.tsx';
import { useShownNames } from '#features/record-editing/translations/use-shown-names.ts';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { PublicationFilter } from '#ui/list/PublicationFilter.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SelectAllLabel } from '#ui/list/SelectRows.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { addPath } from '#ui/record-paths.ts';
import { CatalogueRow } from './CatalogueRow.tsx';
import {
  type CatalogueKind,
  type CatalogueRecord,
  isSelectable,
  nameOf,
} from './catalogue-kind.ts';
import { FileButtons } from './FileButtons.tsx';
import { recordKindOf } from './record-kind-of.ts';

type KindProps = { kind: CatalogueKind };

function Filters({ kind }: KindProps) {
  const records = useMemo(() => recordKindOf(kind), [kind]);
  const search = <SearchBox label={t('Search {many}', { many: kind.names.many })} />;
  const actions = (
    <>
      {hasOwnIds(kind) && <FileButtons kind={records} />}
      <Button
        component={Link}
        to={addPath(kind.resource)}
        variant="contained"
        startIcon={<Plus size={18} />}
      >
        {t('Add {one}', { one: kind.names.one })}
      </Button>
    </>
  );
  return (
    <FilterBar search={search} actions={actions}>
      {(kind.filters || kind.published) && (
        <>
          {kind.filters}
          {kind.published && <PublicationFilter />}
        </>
      )}
    </FilterBar>
  );
}

function SelectedRows({ kind }: KindProps) {
  const records = useMemo(() => recordKindOf(kind), [kind]);
  if (!isSelectable(kind)) return null;
  return (
    <RecordBulkBar
      names={kind.names}
      published={kind.published}
      edit={kind.bulkFields && { kind: records, load: kind.bulkFields }}
    />
  );
}

function Rows({ kind }: KindProps) {
  const shownName = useShownNames(kind.resource);
  const name = (record: CatalogueRecord) => shownName(record.id, nameOf(record));
  return (
    <OrderedRecords<CatalogueRecord>
      resource={kind.resource}
      table={kind.table}
      label={t('{title} in their order', { title: kind.title })}
      nameOf={name}
      renderRow={(record) => <CatalogueRow kind={kind} record={record} name={name(record)} />}
    />
  );
}

export function CatalogueList({ kind }: KindProps) {
  return (
    <>
      <UrlListBase
        sort={{ field: 'position', order: 'ASC' }}
        perPage={100}
        queryOptions={{ ...readOptions, meta: { columns: kind.columns } }}
      >
        <PageTitle title={kind.title} />
        {kind.tabs}
        <ListFrame
          head={<Filters kind={kind} />}
          bulk={<SelectedRows kind={kind} />}
          empty={
            <NothingFound
              none={kind.none}
              noneFitting={t('No {one} matches the search and filters.', { one: kind.names.one })}
            />
          }
        >
          {isSelectable(kind) && <SelectAllLabel />}
          <Rows kind={kind} />
        </ListFrame>
      </UrlListBase>
      <Outlet />
    </>
  );
}
