import { Box } from '@mui/material';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { PublicationFilter } from '#ui/list/PublicationFilter.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { SortSelect } from '#ui/list/SortSelect.tsx';
import { useTags } from './use-tags.ts';

const uses = [
  { id: 'true', name: 'Used' },
  { id: 'false', name: 'Not used' },
];

const descriptions = [
  { id: 'false', name: 'Not described' },
  { id: 'true', name: 'Described' },
];

const sorts = [
  { field: 'created_at', order: 'DESC', label: 'Newest first' },
  { field: 'created_at', order: 'ASC', label: 'Oldest first' },
  { field: 'updated_at', order: 'DESC', label: 'Last changed' },
  { field: 'alt', order: 'ASC', label: 'Description' },
] as const;

export function PhotoFilters() {
  const tags = useTags().map((tag) => ({ id: tag, name: tag }));
  return (
    <FilterBar search={<SearchBox label="Search photos" />}>
      <PublicationFilter />
      <SelectFilter source="tags@cs" label="Tag" any="Any tag" choices={tags} />
      <SelectFilter
        source="is_described"
        label="Description"
        any="Described or not"
        choices={descriptions}
      />
      <SelectFilter source="is_used" label="Use" any="Used or not" choices={uses} />
      <Box sx={{ display: 'flex', flex: { xs: '1 1 40%', sm: '0 0 auto' }, ml: { md: 'auto' } }}>
        <SortSelect sorts={sorts} />
      </Box>
    </FilterBar>
  );
}
