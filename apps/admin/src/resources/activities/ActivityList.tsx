import { Button, MenuItem, TextField } from '@mui/material';
import { Plus } from 'lucide-react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { RecordBulkBar } from '#features/bulk/RecordBulkBar.tsx';
import { FileButtons } from '#features/catalogue/FileButtons.tsx';
import { t } from '#i18n/t.ts';
import { readOptions } from '#providers/read-options.ts';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListFrame } from '#ui/list/ListFrame.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { PublicationFilter } from '#ui/list/PublicationFilter.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SortSelect } from '#ui/list/SortSelect.tsx';
import { UrlListBase } from '#ui/list/UrlListBase.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { addPath } from '#ui/record-paths.ts';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { ActivityRows } from './ActivityRows.tsx';
import { ActivityTable } from './ActivityTable.tsx';
import { ActivityTabs } from './ActivityTabs.tsx';
import { activityKind } from './activity-kind.ts';
import { useCategories } from './use-categories.ts';

function CategoryFilter() {
  const { filterValues, setFilters } = useListContext();
  const { categories } = useCategories();
  const chosen: unknown = filterValues.category_id;
  const isListed = categories.some(({ id }) => id === chosen);
  return (
    <TextField
      select
      label={t('Category')}
      value={isListed ? chosen : ''}
      onChange={(event) =>
        setFilters({ ...filterValues, category_id: event.target.value || undefined })
      }
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ m: 0, width: 'auto', minWidth: 150, flex: { xs: 1, sm: '0 0 auto' } }}
    >
      <MenuItem value="">{t('Any category')}</MenuItem>
      {categories.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

const sorts = [
  { field: 'title', order: 'ASC', label: t('Title') },
  { field: 'updated_at', order: 'DESC', label: t('Last changed') },
  { field: 'completeness', order: 'ASC', label: t('Fewest answers') },
] as const;

function Filters() {
  const isPhone = useIsPhone();
  return (
    <FilterBar
      search={<SearchBox label={t('Search activities')} />}
      actions={
        <>
          <FileButtons kind={activityKind} />
          <Button
            component={Link}
            to={addPath('activities')}
            variant="contained"
            startIcon={<Plus size={18} />}
          >
            {t('Add activity')}
          </Button>
        </>
      }
    >
      <CategoryFilter />
      <PublicationFilter />
      {isPhone && <SortSelect sorts={sorts} />}
    </FilterBar>
  );
}

const queryOptions = { ...readOptions, meta: { columns: '*,completeness' } };

export default function ActivityList() {
  const isPhone = useIsPhone();
  return (
    <UrlListBase sort={{ field: 'title', order: 'ASC' }} perPage={25} queryOptions={queryOptions}>
      <PageTitle title={t('Activities')} />
      <ActivityTabs current="activities" />
      <ListFrame
        head={<Filters />}
        bulk={
          <RecordBulkBar
            names={activityKind.names}
            published="activities"
            edit={{ kind: activityKind, load: () => import('./activity-bulk-fields.tsx') }}
          />
        }
        empty={
          <NothingFound
            none={t('There are no activities yet.')}
            noneFitting={t('No activity matches the search and filters.')}
          />
        }
      >
        {isPhone ? <ActivityRows /> : <ActivityTable />}
      </ListFrame>
    </UrlListBase>
  );
}
