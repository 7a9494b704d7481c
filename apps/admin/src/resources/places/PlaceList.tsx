import type { Row } from '@expat-buddy/domain/supabase-client';
import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { Link, Outlet } from 'react-router-dom';
import { FileButtons } from '#features/catalogue/FileButtons.tsx';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { RecordColumn } from '#ui/list/RecordColumn.tsx';
import { RecordLink } from '#ui/list/RecordLink.tsx';
import { RecordTable } from '#ui/list/RecordTable.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { Moment } from '#ui/Moment.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { addPath, editPath } from '#ui/record-paths.ts';

import { placeKind } from './place-kind.ts';

type Place = Row<'places'>;
const Column = RecordColumn<Place>;

function Head() {
  return (
    <FilterBar
      search={<SearchBox label={t('Search places')} />}
      actions={
        <>
          <FileButtons kind={placeKind} />
          <Button
            component={Link}
            to={addPath('places')}
            variant="contained"
            startIcon={<Plus size={18} />}
          >
            {t('Add place')}
          </Button>
        </>
      }
    />
  );
}

export default function PlaceList() {
  return (
    <>
      <UrlListBase sort={{ field: 'name', order: 'ASC' }} perPage={50} queryOptions={readOptions}>
        <PageTitle title={t('Places')} />
        <ListFrame
          head={<Head />}
          empty={
            <NothingFound
              none={t(
                'There are no places yet. With places, the stops of a travel’s days appear on its map.',
              )}
              noneFitting={t('No place matches the search.')}
            />
          }
        >
          <RecordTable<Place>
            pathOf={({ id }) => editPath('places', id)}
            sx={{ '& .column-updated_at': { display: { xs: 'none', md: 'table-cell' } } }}
          >
            <Column
              source="name"
              isRowHeader
              label={t('Name')}
              render={({ id, name }) => <RecordLink to={editPath('places', id)}>{name}</RecordLink>}
            />
            <Column source="latitude" label={t('Latitude')} />
            <Column source="longitude" label={t('Longitude')} />
            <Column
              source="updated_at"
              label={t('Changed')}
              sortByOrder="DESC"
              render={({ updated_at }) => <Moment at={updated_at} />}
            />
          </RecordTable>
        </ListFrame>
      </UrlListBase>
      <Outlet />
    </>
  );
}
