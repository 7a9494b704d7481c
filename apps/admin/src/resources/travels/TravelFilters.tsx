import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ExportButton } from '#layout/export/ExportButton.tsx';
import { FilterBar } from '#layout/FilterBar.tsx';
import { PublicationFilter } from '#layout/PublicationFilter.tsx';
import { addPath } from '#layout/record-paths.ts';
import { SearchBox } from '#layout/SearchBox.tsx';
import { SelectFilter } from '#layout/SelectFilter.tsx';
import { SortSelect } from '#layout/SortSelect.tsx';
import { useIsPhone } from '#layout/use-is-phone.ts';
import { travelColumns } from './travel-columns.ts';
import { useTerms } from './use-terms.ts';

const sorts = [
  { field: 'title', order: 'ASC', label: 'Title' },
  { field: 'updated_at', order: 'DESC', label: 'Last changed' },
] as const;

export function TravelFilters() {
  const isPhone = useIsPhone();
  const regions = useTerms('regions');
  const types = useTerms('types');
  const tags = useTerms('tags');
  return (
    <FilterBar
      search={<SearchBox label="Search travels" />}
      actions={
        <>
          <ExportButton name="travels" columns={travelColumns} />
          <Button
            component={Link}
            to={addPath('travels')}
            variant="contained"
            startIcon={<Plus size={18} />}
          >
            Add travel
          </Button>
        </>
      }
    >
      <SelectFilter source="region_id" label="Region" any="Any region" choices={regions.choices} />
      <SelectFilter source="type" label="Type" any="Any type" choices={types.choices} />
      <SelectFilter source="tag" label="Tag" any="Any tag" choices={tags.choices} />
      <PublicationFilter />
      {isPhone && <SortSelect sorts={sorts} />}
    </FilterBar>
  );
}
