import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { Link, Outlet } from 'react-router-dom';
import { RecordBulkBar } from '#features/bulk/RecordBulkBar.tsx';
import { FileButtons } from '#features/catalogue/FileButtons.tsx';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { PublicationFilter } from '#ui/list/PublicationFilter.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { addPath } from '#ui/record-paths.ts';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { ActivityTabs } from '../ActivityTabs.tsx';
import { CategoryRows } from './CategoryRows.tsx';
import { CategoryTable } from './CategoryTable.tsx';
import { categoryKind } from './category-kind.ts';

function Filters() {
  return (
    <FilterBar
      search={<SearchBox label={t('Search categories')} />}
      actions={
        <>
          <FileButtons kind={categoryKind} />
          <Button
            component={Link}
            to={addPath('activity-categories')}
            variant="contained"
            startIcon={<Plus size={18} />}
          >
            {t('Add category')}
          </Button>
        </>
      }
    >
      <PublicationFilter />
    </FilterBar>
  );
}

export default function CategoryList() {
  const isPhone = useIsPhone();
  return (
    <>
      <UrlListBase sort={{ field: 'name', order: 'ASC' }} perPage={25} queryOptions={readOptions}>
        <PageTitle title={t('Activity categories')} />
        <ActivityTabs current="activity-categories" />
        <ListFrame
          head={<Filters />}
          bulk={<RecordBulkBar names={categoryKind.names} published="activity_categories" />}
          empty={
            <NothingFound
              none={t('There are no categories yet.')}
              noneFitting={t('No category matches the search and status.')}
            />
          }
        >
          {isPhone ? <CategoryRows /> : <CategoryTable />}
        </ListFrame>
      </UrlListBase>
      <Outlet />
    </>
  );
}
