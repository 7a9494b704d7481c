import { Box } from '@mui/material';
import { t } from '#i18n/t.ts';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { PublicationFilter } from '#ui/list/PublicationFilter.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { SortSelect } from '#ui/list/SortSelect.tsx';
import { useTags } from './use-tags.ts';

const uses = [
  { id: 'true', name: t('Used') },
  { id: 'false', name: t('Not used') },
];

const descriptions = [
  { id: 'false', name: t('Not described') },
  { id: 'true', name: t('Described') },
];

const sorts = [
  { field: 'created_at', order: 'DESC', label: t('Newest first') },
  { field: 'created_at', order: 'ASC', label: t('Oldest first') },
  { field: 'updated_at', order: 'DESC', label: t('Last changed') },
  { field: 'alt', order: 'ASC', label: t('Description') },
] as const;

export function PhotoFilters() {
  const tags = useTags().map((tag) => ({ id: tag, name: tag }));
  return (
    <FilterBar search={<SearchBox label={t('Search photos')} />}>
      <PublicationFilter />
      <SelectFilter source="tags@cs" label={t('Tag')} any={t('Any tag')} choices={tags} />
      <SelectFilter
        source="is_described"
        label={t('Description')}
        any={t('Described or not')}
        choices={descriptions}
      />
      <SelectFilter source="is_used" label={t('Use')} any={t('Used or not')} choices={uses} />
      <Box sx={{ display: 'flex', flex: { xs: '1 1 40%', sm: '0 0 auto' }, ml: { md: 'auto' } }}>
        <SortSelect sorts={sorts} />
      </Box>
    </FilterBar>
  );
}
