import { Box, Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { Link, Outlet } from 'react-router-dom';
import { RecordBulkBar } from '#features/bulk/RecordBulkBar.tsx';
import { OrderedRecords } from '#features/ordering/OrderedRecords.tsx';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { PublicationFilter } from '#ui/list/PublicationFilter.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SelectAllLabel } from '#ui/list/SelectRows.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { addPath } from '#ui/record-paths.ts';
import { type CategoryRecord, CategoryRow } from './CategoryRow.tsx';
import { travelCategoryKind } from './category-kind.ts';

function Filters() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: { xs: 1.5, sm: 2 } }}>
      <SearchBox label={t('Search travel categories')} />
      <PublicationFilter />
      <Button
        component={Link}
        to={addPath('travel-categories')}
        variant="contained"
        startIcon={<Plus size={18} />}
        sx={{ marginInlineStart: 'auto' }}
      >
        {t('Add category')}
      </Button>
    </Box>
  );
}

export default function CategoryList() {
  return (
    <>
      <UrlListBase
        sort={{ field: 'position', order: 'ASC' }}
        perPage={100}
        queryOptions={readOptions}
      >
        <PageTitle title={t('Travel categories')} />
        <ListFrame
          head={<Filters />}
          bulk={
            <RecordBulkBar
              names={travelCategoryKind.names}
              published="travel_categories"
              edit={{ kind: travelCategoryKind, load: () => import('./category-bulk-fields.tsx') }}
            />
          }
          empty={
            <NothingFound
              none={t(
                'There are no travel categories yet. Each one leads to the travels that match its filter.',
              )}
              noneFitting={t('No category matches the search and status.')}
            />
          }
        >
          <SelectAllLabel />
          <OrderedRecords<CategoryRecord>
            resource="travel-categories"
            table="travel_categories"
            label={t('Travel categories in their order')}
            nameOf={(category) => category.name}
            renderRow={(category) => <CategoryRow category={category} />}
          />
        </ListFrame>
      </UrlListBase>
      <Outlet />
    </>
  );
}
